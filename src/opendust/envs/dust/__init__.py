"""Observations of DUST."""
