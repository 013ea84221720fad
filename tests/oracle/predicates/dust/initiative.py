"""The order of turns. EN-P p12, DE-S p12, IT p12; INIT-02 to INIT-04."""

from __future__ import annotations

from tests.oracle.predicates.dust.position import Card


def turn_order(cards: dict[str, Card]) -> list[str]:
    """Higher combat value first, then higher movement value, then more stars."""

    def rank(player: str) -> tuple[int, int, int]:
        card = cards[player]
        return card.combat, card.movement, card.stars

    return sorted(cards, key=rank, reverse=True)


def may_interrupt(cards: dict[str, Card], order: list[str]) -> list[str]:
    """Whom Koshka lets interrupt the first turn, by stars; equal stars by order. A-50."""
    waiting = [p for p in order[1:] if cards[p].ability == "koshka"]
    return sorted(waiting, key=lambda p: (-cards[p].stars, order.index(p)))
