"""Chapters about skills and those who have them."""
