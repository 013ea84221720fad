"""What lies where on the table of Bluff? Everybody's dice, and the bid."""

from __future__ import annotations

from bluff.game import FACES
from bluff.state import State


def table(view: State, seat: int, language: str) -> list[dict[str, object]]:
    """The zones of the table; dice that the viewer may not see lie face down."""
    zones: list[dict[str, object]] = []
    for owner, dice in enumerate(view.dice):
        things = [{"look": "die" if face else "back", "label": str(face or "?"), "value": face}
                  for face in dice]  # fmt: skip
        zones.append({"title": view.seats[owner], "things": things, "seat": owner})
    if view.count:
        label = f"{view.seats[view.bidder]}: {view.count} {FACES[view.face - 1]}"
        zones.append({"title": "Bid", "things": [{"look": "text", "label": label}]})
    return zones
