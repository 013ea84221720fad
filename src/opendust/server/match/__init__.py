"""One match on the server: its table, its clock, its chairs, and who acts in it."""
