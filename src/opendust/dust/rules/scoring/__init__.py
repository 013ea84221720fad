"""Scoring and winning."""
