"""What would come of it? Fire zones, an attack worked out, a place to stand, threats, reactions."""
