"""What one seat may see: hands are secret, their sizes public, everything else is open. A-67."""

from __future__ import annotations

from opendust.dust.phases import RetreatTogether
from opendust.dust.rules.fighting.retreat import UNDECIDED
from opendust.dust.state import NO_CARD, Hidden, State, changed
from opendust.kernel.bits import bits, size
from opendust.kernel.play.dice import Stream


def view(state: State, seat: int) -> State:
    """The state with everything that the seat cannot know taken out (-1: a spectator)."""
    if state.hidden is not None:
        return state
    seen = state.copy()
    sizes = tuple([size(state.hands[other]) for other in range(state.players)])
    decided = 0
    for other in range(state.players):
        if state.chosen[other] != NO_CARD:
            decided |= 1 << other
        if other == seat:
            continue
        seen.unseen |= state.hands[other]
        seen.hands = changed(seen.hands, other, 0)
        if state.chosen[other] != NO_CARD:
            seen.unseen |= 1 << state.chosen[other]
            seen.chosen = changed(seen.chosen, other, NO_CARD)
    decided |= hide_retreat(seen, seat)
    seen.hidden = Hidden(seat, sizes, size(state.unseen), decided)
    return seen


def hide_retreat(seen: State, seat: int) -> int:
    """Hide the other side's simultaneous decision; who has decided stays visible. A-31."""
    phase = seen.phase
    if not isinstance(phase, RetreatTogether):
        return 0
    battle = seen.fight()
    decided = 0
    attackers, defenders = phase.attackers, phase.defenders
    if attackers != UNDECIDED:
        decided |= 1 << battle.attacker
    if defenders != UNDECIDED:
        decided |= 1 << battle.defender
    if seat != battle.attacker:
        attackers = UNDECIDED
    if seat != battle.defender:
        defenders = UNDECIDED
    seen.phase = RetreatTogether(attackers, defenders)
    return decided


def resample(state: State, seat: int, stream: Stream) -> State:
    """A whole state that the seat cannot tell from this one: unseen cards are dealt out anew.

    The seat's view is enough, since that is all a bot has.
    """
    hidden = state.hidden
    if hidden is None:
        other = dealt_out(view(state, seat), stream)
        other.phase = state.phase
        resample_retreat(other, seat, stream)
        return other
    if hidden.viewer != seat:
        raise ValueError(f"seat {seat} does not see the view of seat {hidden.viewer}")
    return dealt_out(state, stream)


def dealt_out(seen: State, stream: Stream) -> State:
    """The view with hands, secret choices and deck of the known sizes; who retreats, stays."""
    hidden = seen.hidden
    assert hidden is not None
    other = seen.copy()
    other.hidden = None
    phase = seen.phase
    is_retreat = isinstance(phase, RetreatTogether)
    pool = list(bits(seen.unseen))
    for player in range(seen.players):
        if player == hidden.viewer:
            continue
        other.hands = changed(other.hands, player, draw(pool, hidden.hand_sizes[player], stream))
        if hidden.decided >> player & 1 and not is_retreat:
            other.chosen = changed(other.chosen, player, pool.pop(stream.below(len(pool))))
    other.unseen = draw(pool, len(pool), stream)
    if isinstance(phase, RetreatTogether):
        battle = seen.fight()
        attackers, defenders = phase.attackers, phase.defenders
        if attackers == UNDECIDED and hidden.decided >> battle.attacker & 1:
            attackers = 0
        if defenders == UNDECIDED and hidden.decided >> battle.defender & 1:
            defenders = 0
        other.phase = RetreatTogether(attackers, defenders)
    return other


def draw(pool: list[int], size: int, stream: Stream) -> int:
    """A random set of so many cards, taken from the pool."""
    mask = 0
    for _ in range(size):
        mask |= 1 << pool.pop(stream.below(len(pool)))
    return mask


def resample_retreat(state: State, seat: int, stream: Stream) -> None:
    """Another secret decision of the other side: to stay, or the one it has made. A-31."""
    phase = state.phase
    if not isinstance(phase, RetreatTogether) or stream.below(2):
        return
    battle = state.fight()
    attackers, defenders = phase.attackers, phase.defenders
    if seat != battle.attacker and attackers != UNDECIDED:
        attackers = 0
    if seat != battle.defender and defenders != UNDECIDED:
        defenders = 0
    state.phase = RetreatTogether(attackers, defenders)
