"""Chapters about attacks."""
