"""What the arena measures and tells of Dust Tactics."""
