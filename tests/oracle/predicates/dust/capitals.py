"""When is a capital a capital? NEUT-12, NEUT-13, SETUP-14, CMBT-14 to CMBT-16, ruling A-05.

In the three younger editions every capital is one, whoever holds it. In the Italian original a
capital that nobody claimed at setup is plain land for the whole game, and its token is boxed.
"""

from __future__ import annotations

from tests.oracle.predicates.dust.position import NEUTRAL, Position

POINTS_TO_WIN = {"premium-en": None, "premium-de": None, "epic-de": 40, "original-it": 40}
PREMIUM_POINTS = {2: 50, 3: 40, 4: 40, 5: 30, 6: 30}


def points_to_win(position: Position) -> int:
    """WIN-01."""
    return POINTS_TO_WIN[position.edition] or PREMIUM_POINTS[len(position.players)]


def is_capital(position: Position, area: str) -> bool:
    """Worth points, income and five dice in a player's hand. NEUT-13."""
    if position.edition == "original-it":
        return area in position.homes.values()
    return area in position.capitals


def defends_as_capital(position: Position, area: str) -> bool:
    """Neutral ones too, except in the original. NEUT-12."""
    neutral = position.holder.get(area) == NEUTRAL
    return is_capital(position, area) and not (neutral and position.edition == "original-it")


def is_open(position: Position, attacker: str, area: str) -> bool:
    """The scores let this player attack the capital. CMBT-14, CMBT-15, CMBT-16."""
    if not defends_as_capital(position, area):
        return True
    if position.edition in ("epic-de", "original-it"):
        return max(position.scores.values()) >= 20
    return position.capitals_open or 2 * position.scores[attacker] >= points_to_win(position)
