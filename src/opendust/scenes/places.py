"""Which places of the board does an action name? For those who point at them."""

from __future__ import annotations

from typing import Any, Final

from opendust.kernel.action import Action, Shape
from opendust.kernel.contract import Game
from opendust.kernel.text.notation import name_of

PLACES: Final = ("area", "space")
"""The nouns of places on a board."""


def places(game: Game[Any], view: Any, action: Action) -> list[str]:
    """The places that an action names, in its own order."""
    fields = zip(game.VERBS[action.verb], action.args, strict=True)
    return [
        name_of(game.names(view, field.noun), given)
        for field, given in fields
        if field.shape is Shape.PICK and field.noun in PLACES and isinstance(given, int)
    ]
