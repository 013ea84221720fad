"""What are packaged editions, scenarios with their sides, profiles and armies called?

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


def side_name(own: str, language: str) -> str:
    """The name of a side of a scenario, where it is one of the usual ones."""
    return title_text("tactics-side-name", slug(own), own, language)


def objective_name(own: str, language: str) -> str:
    """The name of an objective of a packaged scenario."""
    return title_text("tactics-objective-name", slug(own), own, language)


def slug(own: str) -> str:
    """A name as a message is named for it."""
    return own.lower().replace(" ", "-")
