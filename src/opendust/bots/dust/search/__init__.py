"""The bots `captain` and `general` for DUST: choices tried out in imagined rounds."""
