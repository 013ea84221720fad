"""Text forms: board files and positions."""
