"""All matches of one process: made, found, counted, taken out, and let go."""
