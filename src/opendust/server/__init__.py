"""Matches for people far apart: tables, sockets, storage. No line here names a game."""
