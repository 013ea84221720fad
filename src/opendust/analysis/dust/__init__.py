"""What analysis knows of DUST."""
