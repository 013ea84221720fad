"""Retreats: who, when, how many, and where to. EN-P p20-21, DE-S p20-21, IT p18-19."""

from __future__ import annotations

from tests.oracle.predicates.dust.position import NEUTRAL, Force, Position


def limit(position: Position, force: Force) -> int:
    """Half, rounded up; one in the original. RETR-01."""
    return 1 if position.edition == "original-it" else -(-sum(force.values()) // 2)


def windows(position: Position, kind: str, roller: str) -> list[str]:
    """Who is asked before a roll, in order. RETR-02, A-31, A-32."""
    if kind == "sea":
        return ["attacker", "defender"]
    other = "defender" if roller == "attacker" else "attacker"
    return [roller, other] if position.edition == "original-it" else [roller]


def may_leave(position: Position, kind: str, side: str, *, has_rolled: bool) -> bool:
    """Whether a side may retreat at this moment, if it has a place. RETR-03, RETR-04, RETR-12."""
    original = position.edition == "original-it"
    if kind == "sea" and original:
        return False
    if side == "attacker":
        return kind in ("land", "sea")
    return has_rolled or original


def refuges(position: Position, kind: str, player: str, target: str, origins: set[str]) -> set[str]:
    """Where a defending unit may go now. RETR-08, RETR-09, RETR-11, RETR-13, RETR-15.

    The position is that of the moment: where a unit has just fled is friendly to the next (A-33).
    """
    if player == NEUTRAL:
        return set()
    element = position.sea if kind == "sea" else position.land
    near = {a for a in position.near(target) if a in element} - origins
    friendly = {a for a in near if position.holder.get(a) == player}
    if position.edition == "original-it":
        if kind == "sea":
            return set()
        return friendly | (across_the_sea(position, player, target) - origins)
    return friendly or {a for a in near if position.is_free(a)}


def across_the_sea(position: Position, player: str, target: str) -> set[str]:
    """Own coasts over own submarines, by the fewest sea areas. IT p18-19; RETR-11, A-63."""
    own = {a for a in position.sea if position.holder.get(a) == player}
    edge = position.near(target) & own
    seen = set(edge)
    while edge:
        coasts = {
            coast
            for sea in edge
            for coast in position.near(sea)
            if coast in position.land and coast != target and position.holder.get(coast) == player
        }
        if coasts:
            return coasts
        edge = {a for sea in edge for a in position.near(sea)} & own - seen
        seen |= edge
    return set()
