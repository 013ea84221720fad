"""What must hold in every position of Dust Tactics that play can reach."""

from __future__ import annotations

from opendust.tactics import phases as p
from opendust.tactics.state import DESTROYED, State

AUTOMATIC = (p.RoundStart, p.Proceeding, p.Shooting, p.Harming, p.RoundEnd)
IN_ATTACK = (
    p.Declaring, p.Aiming, p.Spreading, p.Roll, p.Medal, p.Retaliating, p.Losing, p.Resisting,
)  # fmt: skip
IN_ACTIVATION = (
    p.Entering, p.Moving, p.Window, p.ReactionRoll, p.UsingSkill, p.AbilityRoll, *IN_ATTACK,
)  # fmt: skip


def check(state: State, before: State | None) -> None:
    """Everything, after an input; `before` is the position it was given in."""
    assert not isinstance(state.phase, AUTOMATIC)
    assert (state.attack is not None) == isinstance(state.phase, IN_ATTACK)
    assert (state.activation is not None) == isinstance(state.phase, IN_ACTIVATION)
    check_health(state)
    check_heroes(state)
    check_spaces(state)
    if before is not None:
        check_progress(state, before)


def check_health(state: State) -> None:
    """Nobody has more than his card says, and the dead are off the board. CARD-04, ATK-16."""
    battle = state.battle
    for model in range(battle.model_count):
        assert 0 <= state.health[model] <= battle.model_full[model]
    for line in range(battle.line_count):
        assert 0 <= state.ammo[line] <= battle.lines[line].ammo
    for unit in range(battle.unit_count):
        if state.attack is None:
            assert (state.strength(unit) == 0) == (state.place[unit] == DESTROYED)


def check_heroes(state: State) -> None:
    """A joined hero is where his squad is. HERO-06."""
    for unit in range(state.battle.unit_count):
        leader, hero = state.leader[unit], state.hero[unit]
        if leader >= 0:
            assert state.hero[leader] == unit
            assert state.place[unit] == state.place[leader]
            assert state.activated[unit] == state.activated[leader]
        assert hero < 0 or state.leader[hero] == unit


def check_spaces(state: State) -> None:
    """The flags tell what stands where, and only heroes share a space. HERO-01."""
    battle = state.battle
    fresh = state.copy()
    for space in range(battle.grid.space_count):
        fresh.mark(space)
        there = state.bodies_at(space)
        if isinstance(state.phase, p.Moving):
            there = [unit for unit in there if unit != state.acting().unit]
        assert len({battle.side[unit] for unit in there}) <= 1
        assert len([unit for unit in there if not battle.cards[unit].is_hero]) <= 1
    assert fresh.flags == state.flags


def check_progress(state: State, before: State) -> None:
    """Rounds and lost points only grow, and once-per-game skills stay used. SKILL-LIMIT-1."""
    assert before.round <= state.round <= before.round + 1
    for side in (0, 1):
        assert state.lost[side] >= before.lost[side]
    for now, then in zip(state.used, before.used, strict=True):
        assert now & then == then
