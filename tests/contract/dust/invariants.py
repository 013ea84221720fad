"""What must hold in every position of DUST that play can reach."""

from __future__ import annotations

from opendust.dust import phases as p
from opendust.dust.control import centers_left, figures_left, neutral_figures_left
from opendust.dust.force import AIR_FIELDS, LAND_FIELDS, SEA_FIELD, UNITS
from opendust.dust.rules.cards import HAND_LIMIT
from opendust.dust.state import NEUTRAL, NO_CARD, NOBODY, OWNERS, State

IN_BATTLE = (
    p.BattleStart, p.BattleSecret, p.Retreat, p.RetreatTogether, p.RetreatPlace, p.Roll,
    p.RerollWindow, p.Reroll, p.Casualties, p.NurseWindow, p.NurseRoll,
)  # fmt: skip
BEFORE_ROUNDS = (
    p.Deal, p.SetupCards, p.ChooseColor, p.ClaimCapital, p.ClaimLand, p.ClaimSource,
    p.SetupCenters, p.Reinforce,
)  # fmt: skip
IN_TURN = (
    p.Purchase, p.Placement, p.CenterPlacement, p.ProductionEnd, p.Movement, p.Combat,
    p.SpecialRoll, p.SpecialCasualties, *IN_BATTLE,
)  # fmt: skip
AUTOMATIC = (p.RoundStart, p.TurnStart, p.BattleStep, p.TurnEnd, p.RoundEnd)


def check(state: State, before: State | None) -> None:
    """Everything, after an input; `before` is the position it was given in."""
    assert not isinstance(state.phase, AUTOMATIC)
    check_map(state)
    check_forces(state)
    check_figures(state)
    check_centers(state)
    check_cards(state)
    check_battle(state)
    check_turns(state)
    check_points(state)
    if before is not None:
        check_progress(state, before)


def check_map(state: State) -> None:
    """Owners, masks and units agree; every unit is in its element. COMP-17, COMP-25."""
    land_count = state.board.land_count
    land, sea = [0] * OWNERS, [0] * OWNERS
    for area, owner in enumerate(state.owner):
        force = state.units[area]
        assert (owner == NOBODY) == (force == 0)
        assert owner in (NOBODY, NEUTRAL) or 0 <= owner < state.players
        assert not force & (SEA_FIELD if area < land_count else LAND_FIELDS | AIR_FIELDS)
        if owner != NOBODY:
            mask = land if area < land_count else sea
            mask[owner] |= 1 << (area if area < land_count else area - land_count)
    assert state.land == tuple(land)
    assert state.sea == tuple(sea)
    assert state.occupied_land == sum(land)
    assert state.occupied_sea == sum(sea)


def check_forces(state: State) -> None:
    """What a player has in play stands on the map, attacks or retreats."""
    in_play = [0] * OWNERS
    for area, owner in enumerate(state.owner):
        if owner != NOBODY:
            in_play[owner] += state.units[area]
    battle = state.battle
    if battle is not None:
        in_play[battle.attacker] += battle.attackers
        if isinstance(state.phase, p.RetreatPlace):
            in_play[battle.defender] += state.phase.units
    assert state.on_map == tuple(in_play)


def check_figures(state: State) -> None:
    """Nobody has more units in play than figures; a tank may mark the score. COMP-07, COMP-09."""
    for unit in UNITS:
        for seat in range(state.players):
            assert figures_left(state, seat, unit) >= 0
        for area, owner in enumerate(state.owner):
            if owner == NEUTRAL:
                assert neutral_figures_left(state, area, unit) >= 0


def check_centers(state: State) -> None:
    """At most 24 production centers, on land, none on a power source. COMP-10, COMP-14."""
    assert centers_left(state) >= 0
    assert not state.centers & ~state.board.all_land
    assert not state.centers & state.board.land_sources


def check_cards(state: State) -> None:
    """Every card is in exactly one place; nobody holds more than the limit. CARD-01, CARD-09."""
    places = [state.unseen, state.discards, *state.hands]
    places += [1 << card for card in (*state.chosen, *state.played) if card != NO_CARD]
    assert sum(places) == (1 << state.deck.size) - 1
    assert sum([place.bit_count() for place in places]) == state.deck.size
    if not isinstance(state.phase, BEFORE_ROUNDS):
        assert max(hand.bit_count() for hand in state.hands) <= HAND_LIMIT


def check_battle(state: State) -> None:
    """There is a battle exactly in its phases, between two sides, over one area."""
    battle = state.battle
    assert (battle is not None) == isinstance(state.phase, IN_BATTLE)
    if battle is None:
        return
    assert battle.attacker == state.active()
    assert battle.attacker != battle.defender
    assert battle.defender != NOBODY
    assert state.owner[battle.target] in (battle.defender, NOBODY)
    assert battle.attackers >= 0
    assert battle.origins
    assert not state.truces[battle.attacker] >> battle.defender & 1


def check_turns(state: State) -> None:
    """The queue holds different players of the order; truces bind both. ROUND-03."""
    assert len(set(state.queue)) == len(state.queue)
    assert set(state.queue) <= set(range(state.players))
    if isinstance(state.phase, IN_TURN):
        assert state.queue
        assert state.played[state.active()] != NO_CARD
    for seat in range(state.players):
        assert not state.truces[seat] >> seat & 1
        for other in range(state.players):
            assert state.truces[seat] >> other & 1 == state.truces[other] >> seat & 1


def check_points(state: State) -> None:
    """No points below zero; homes are different capitals. SETUP-06."""
    assert min(state.scores) >= 0
    assert min(state.gains) >= 0
    points = getattr(state.phase, "points", 0)
    assert points >= 0
    homes = [home for home in state.homes if home != NOBODY]
    assert len(set(homes)) == len(homes)
    assert not state.claimed & ~state.board.capitals
    for holder in state.majorities:
        assert holder == NOBODY or 0 <= holder < state.players


def check_progress(state: State, before: State) -> None:
    """Scores never fall and rounds never go back. SCORE-02."""
    for seat in range(state.players):
        assert state.scores[seat] >= before.scores[seat]
    assert before.round <= state.round <= before.round + 1
    assert state.round == before.round or before.round == 0 or state.played != before.played
