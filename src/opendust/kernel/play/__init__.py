"""Playing: a match with its dice, and matches by chance."""
