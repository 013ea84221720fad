"""The victory point step and the end. EN-P p17-18, DE-S p18-19, DE-E p23, IT p19-20."""

from __future__ import annotations

from tests.oracle.predicates.dust.capitals import is_capital, points_to_win
from tests.oracle.predicates.dust.position import Position

PREMIUM = ("premium-en", "premium-de")


def counts(position: Position, player: str) -> dict[str, int]:
    """What a player controls, by the majority that it counts for. SCORE-06."""
    own = {area for area, holder in position.holder.items() if holder == player}
    return {
        "production": len(own & position.centers),
        "sea": len(own & set(position.sea)),
        "land": len(own & set(position.land)),
    }


def majorities(position: Position) -> dict[str, str]:
    """Strictly most; a tie keeps a tied holder; otherwise nobody. SCORE-07 to SCORE-09."""
    result = {}
    for kind in ("production", "sea", "land"):
        by_player = {p: counts(position, p)[kind] for p in position.players}
        most = max(by_player.values())
        leaders = [p for p in position.players if by_player[p] == most]
        before = position.majorities.get(kind, "")
        if most == 0:
            result[kind] = ""
        elif len(leaders) == 1:
            result[kind] = leaders[0]
        else:
            result[kind] = before if before in leaders else ""
    return result


def gains(position: Position, player: str) -> int:
    """The points of this round. SCORE-03 to SCORE-05."""
    own = {area for area, holder in position.holder.items() if holder == player}
    capitals = len([area for area in own & position.capitals if is_capital(position, area)])
    sources = len(own & position.sources)
    held = list(majorities(position).values()).count(player)
    if position.edition in PREMIUM:
        return capitals + sources + held
    return 2 * capitals + sources // 3 + 2 * held


def winners(position: Position) -> list[str]:
    """Who has won after this round; nobody if play goes on. WIN-01 to WIN-08, A-58, A-59."""
    totals = {p: position.scores[p] + gains(position, p) for p in position.players}
    able = [p for p in position.players if totals[p] >= points_to_win(position)]
    if position.edition != "original-it":
        able = [p for p in able if capital_count(position, p)]
    best = [p for p in able if totals[p] == max(totals[q] for q in able)]
    for rank in tie_breaks(position):
        best = [p for p in best if rank[p] == max(rank[q] for q in best)]
    if len(best) > 1 and position.edition == "original-it":
        return []  # one more round is played
    return best


def capital_count(position: Position, player: str) -> int:
    """The capitals that a player controls as capitals."""
    return len([a for a in position.held(player, position.land)
                if a in position.capitals and is_capital(position, a)])  # fmt: skip


def tie_breaks(position: Position) -> list[dict[str, int]]:
    """The ranks that decide between equal totals, one after the other. WIN-05, WIN-06."""
    players = position.players
    capitals = {p: capital_count(position, p) for p in players}
    land = {p: counts(position, p)["land"] for p in players}
    if position.edition != "original-it":
        return [capitals, {p: land[p] + counts(position, p)["sea"] for p in players}]
    held = list(majorities(position).values())
    sources = {p: len([a for a in position.sources if position.holder.get(a) == p])
               for p in players}  # fmt: skip
    last = {p: gains(position, p) for p in players}
    return [last, {p: held.count(p) for p in players}, land, sources, capitals]
