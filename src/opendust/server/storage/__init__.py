"""Where matches are kept, so that nothing acknowledged is ever lost."""
