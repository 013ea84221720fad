"""What has a seat of DUST brought about? Figures that tell one end of a round from another."""

from __future__ import annotations

from opendust.dust.control import sources_held
from opendust.dust.force import cost
from opendust.dust.phases import Over
from opendust.dust.state import State


def deeds(before: State, after: State, seat: int) -> dict[str, float]:
    """What has come about since a position, the weightiest first; armies in production points."""
    found = {"won": float(isinstance(after.phase, Over) and seat in after.phase.winners)}
    home = before.homes[seat]
    if home >= 0 and before.owner[home] == seat:
        found["capital-kept"] = float(after.owner[home] == seat)
    more = (after.land[seat] & ~before.land[seat] & before.board.capitals).bit_count()
    found["capital-taken"] = float(more > 0)
    found["majorities"] = float(after.majorities.count(seat))
    found["points"] = float(after.scores[seat] - before.scores[seat])
    found["sources"] = float(sources_held(after, seat))
    found["army"] = float(cost(after.on_map[seat]))
    others = [other for other in range(before.players) if other != seat]
    found["enemies"] = float(sum([cost(after.on_map[other]) for other in others]))
    return found
