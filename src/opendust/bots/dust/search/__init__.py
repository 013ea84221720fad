"""The bots `captain`, `general` and `marshal` for DUST: choices tried out in imagined rounds."""
