"""What does a viewer want to be told? Whoever asks for nothing pays for nothing."""

from __future__ import annotations

from typing import Final, Literal, final

from msgspec import Struct

Language = Literal["en", "de", "it", "fr"]
Positions = Literal["always", "choices", "never"]
Updates = Literal["full", "lean"]


@final
class Wants(Struct, frozen=True):
    """When to send the position, in which language to say things (none: only ids), what to draw.

    Lean updates leave out the table while it has not changed.
    """

    positions: Positions = "always"
    lang: Language | None = None
    scene: bool = False
    updates: Updates = "full"


PLAIN: Final = Wants()
