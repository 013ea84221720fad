"""How a viewer stays in touch."""
