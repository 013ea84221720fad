"""Computer players: they see what their seat sees, and choose."""

from __future__ import annotations

from opendust.bots.registry import bot_names, is_bot, make_bot, tempered_bots

__all__ = ["bot_names", "is_bot", "make_bot", "tempered_bots"]
