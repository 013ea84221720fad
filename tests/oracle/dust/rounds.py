"""Questions about a whole round: order of turns, interruptions, income, scoring, victory."""

from __future__ import annotations

from opendust.kernel.contract import Plain
from opendust.kernel.pending import Result
from tests.oracle.dust.positions import House, card_name, random_position
from tests.oracle.dust.setting import lay_out
from tests.oracle.predicates.dust import initiative, production, scoring
from tests.oracle.predicates.dust.position import Position
from tests.oracle.tally import Choose, Tally


def ask_initiative(choose: Choose, tally: Tally, house: House) -> None:
    """Everybody plays his card: who is first, who may interrupt him, what does he earn?"""
    position = random_position(choose, house)
    position.used = set()
    hands: dict[str, Plain] = {p: [card_name(card)] for p, card in position.cards.items()}
    more: dict[str, Plain] = {"played": {}, "hands": hands, "used": []}
    table = lay_out(position, {"kind": "initiative"}, house, more)
    for player in position.players:
        table.act(player, "play", card_name(position.cards[player]))
    order = initiative.turn_order(position.cards)
    tally.compare("initiative", order, table.plain()["order"], position.cards)
    for player in initiative.may_interrupt(position.cards, order):
        seats = table.pending().seats
        tally.compare("initiative", (table.seat(player),), seats, position.cards)
        table.act(player, "pass")
    tally.compare("initiative", (table.seat(order[0]),), table.pending().seats, position.cards)
    points = table.plain()["phase"].get("points")
    tally.compare("income", production.income(position, order[0]), points, (order[0], position))


def ask_scoring(choose: Choose, tally: Tally, house: House) -> None:
    """The last turn of a round ends: majorities, points, winners."""
    position = random_position(choose, house)
    even_out(choose, position)
    phase: dict[str, Plain] = {"kind": "combat", "points": 1}
    table = lay_out(position, phase, house, {"queue": [position.active]})
    events = table.act(position.active, "done")
    scored = {e.args[0]: e.args[4] for e in events if e.kind.value == "points-scored"}
    for seat, player in enumerate(position.players):
        total = position.scores[player] + scoring.gains(position, player)
        tally.compare("scoring", total, scored[seat], (player, position))
    plain, held = table.plain(), scoring.majorities(position)
    for kind in ("production", "sea", "land"):
        tally.compare("majorities", held[kind], plain["majorities"][kind], (kind, position))
    waiting = table.pending()
    won = [position.players[s] for s in waiting.winners] if isinstance(waiting, Result) else []
    tally.compare("victory", scoring.winners(position), won, position)


def even_out(choose: Choose, position: Position) -> None:
    """Now and then totals end level, so that ties are broken."""
    if choose(2):
        return
    goal = 38 + choose(20)
    for player in position.players:
        if choose(4):
            position.scores[player] = max(0, goal - scoring.gains(position, player))
