"""Chapters about moving."""
