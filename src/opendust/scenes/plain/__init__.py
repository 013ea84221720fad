"""Any game as a screen shows it: players, figures and the things on the table, by their names."""
