"""What the arena measures and tells of DUST."""
