"""What are packaged editions, scenarios, profiles and armies called in a language?

Each has a title in its file, which is English; a player's own file has only that.
"""

from __future__ import annotations

from opendust.words.catalogue import has_message, text


def title_text(kind: str, name: str, own: str, language: str) -> str:
    """The title of something packaged, or what its file says if a player has changed it."""
    message = f"{kind}-{name}"
    if not has_message(message) or text(message, "en") != own:
        return own
    return text(message, language)
