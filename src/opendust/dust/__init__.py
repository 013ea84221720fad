"""DUST (2007): the board game of world conquest, by the book."""
