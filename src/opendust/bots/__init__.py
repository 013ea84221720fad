"""Computer players: they see what their seat sees, and choose."""

from __future__ import annotations

from opendust.bots.registry import bot_names, make_bot

__all__ = ["bot_names", "make_bot"]
