"""The board: areas, its check, and how it is drawn."""
