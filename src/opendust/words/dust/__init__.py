"""The words of DUST."""
