"""Conformance cases: how they are written and played."""
