"""Exact odds of DUST."""
