"""What analysis knows of Dust Tactics."""
