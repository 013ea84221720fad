"""The bot `general` for DUST: tries its choices out in imagined rounds against imagined replies."""
