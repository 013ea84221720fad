"""Dust Tactics through the contract: random matches with invariants after every input.

Small boards and random armies of all cards, so that every skill and weapon comes up; two profiles,
two to four players. The position is written and read again at every pending point.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from opendust.kernel.action import Action, Arg, Decision, Outcome, Shape
from opendust.kernel.contract import Setup
from opendust.kernel.dice import Stream
from opendust.kernel.digest import canonical
from opendust.kernel.event import seen_by
from opendust.kernel.match import Match
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.record import read_record, replay, write_record
from opendust.kernel.refusal import BadText, Refused
from opendust.tactics import game
from opendust.tactics.card_text import load_cards
from opendust.tactics.cards import Skill, UnitCard
from opendust.tactics.phases import Moving
from opendust.tactics.scenario_text import scenario_names
from opendust.tactics.state import DESTROYED, State

OPEN_MAP = """
.......
.x.#.*.
..c..t.
.~...x.
..t.c..
.*.#.x.
.......
"""
WALLED_MAP = """
+ + + + + + + +
 . . . . . . .
+ + + + + + + +
 . . x . . * .
+ + +-+-+L+ + +
 . .s1 1 1|. .
+ + + +-+ + + +
 . .|1 1 1L. .
+ + +-+s+-+ + +
 . x . . . t .
+ + + + + + + +
 . . . c . . .
+ + + + + + + +
"""
QUIET = {
    "fire": 0.3, "order": 0.15, "cancel-order": 0.1, "stay-silent": 0.05, "be-asked": 0.2,
    "part": 0.2, "forgo": 0.1, "stop": 0.4, "hold-fire": 0.5, "keep": 0.3,
}  # fmt: skip
LIMIT = 5000


def random_setup(seed: int) -> Setup:
    """A random match on a small board."""
    rnd = random.Random(seed)
    sides = rnd.sample(("allies", "axis", "ssu"), 2)
    players = 2 if rnd.random() < 0.3 else 1
    seats = ("a", "b", "c", "d") if players == 2 else ("a", "b")
    return game.complete(
        Setup(
            seats,
            {
                "map": rnd.choice((OPEN_MAP, WALLED_MAP)),
                "army.1.units": random_army(rnd, sides[0], players),
                "army.2.units": random_army(rnd, sides[1], players),
                "profile": rnd.choice(("revised", "revised-faq")),
            },
        )
    )


def random_army(rnd: random.Random, faction: str, players: int) -> str:
    """Three to eight units of a faction that may be fielded together."""
    cards = [
        card
        for card in load_cards().cards
        if card.faction.value == faction and not card.is_large()
    ]
    chosen: list[UnitCard] = []
    size = rnd.randint(3, 8)
    while len(chosen) < size:
        card = rnd.choice(cards)
        alone = card.is_hero or card.has(Skill.COMMAND_SQUAD)
        if not (alone and card in chosen):
            chosen.append(card)
    slugs = [card.slug for card in chosen]
    half = len(slugs) // 2
    if players == 2:
        return ", ".join(slugs[:half]) + " | " + ", ".join(slugs[half:])
    return ", ".join(slugs)


def check_position(state: State) -> None:
    """What holds at every pending point."""
    battle = state.battle
    for model in range(battle.model_count):
        assert 0 <= state.health[model] <= battle.model_full[model]
    for line in range(battle.line_count):
        assert 0 <= state.ammo[line] <= battle.lines[line].ammo
    for unit in range(battle.unit_count):
        if state.attack is None:
            assert (state.strength(unit) == 0) == (state.place[unit] == DESTROYED)
        if state.leader[unit] >= 0:
            assert state.hero[state.leader[unit]] == unit
            assert state.place[unit] == state.place[state.leader[unit]]
    check_spaces(state)


def check_spaces(state: State) -> None:
    """The flags tell what stands where, and only heroes share a space."""
    battle = state.battle
    fresh = state.copy()
    for space in range(battle.grid.space_count):
        fresh.mark(space)
        there = state.bodies_at(space)
        if isinstance(state.phase, Moving):
            there = [unit for unit in there if unit != state.acting().unit]
        assert len({battle.side[unit] for unit in there}) <= 1
        assert len([unit for unit in there if not battle.cards[unit].is_hero]) <= 1
    assert fresh.flags == state.flags


def any_action(rnd: random.Random, state: State) -> Action:
    """An action of the right shape, legal or not."""
    verb = rnd.choice(list(game.VERBS))
    args: list[Arg] = []
    for field in game.VERBS[verb]:
        size = max(1, len(game.names(state, field.noun)))
        several = sorted(rnd.sample(range(size), min(size, rnd.randint(0, 2))))
        if field.shape is Shape.PICK:
            args.append(rnd.randrange(size + 1))
        elif field.shape is Shape.AMOUNT:
            args.append(rnd.randrange(6))
        elif field.shape is Shape.COUNTS:
            args.append(tuple([(key, rnd.randint(1, 2)) for key in several]))
        else:
            args.append(tuple(several))
    return Action(verb, tuple(args))


def check_agreement(rnd: random.Random, state: State, seat: int, menu: list[Option]) -> None:
    """Options and refusals agree on legal and on arbitrary actions; the default is legal."""
    tried = [option.fill(rnd.randrange) for option in menu]
    for action in tried:
        assert game.refuse(state, seat, action) is None, action
    quiet = game.default(state, seat)
    assert game.refuse(state, seat, quiet) is None, quiet
    for action in [any_action(rnd, state) for _ in range(6)]:
        refusal = game.refuse(state, seat, action)
        assert (refusal is None) == any(option.contains(action) for option in menu), action
        if refusal is not None:
            before = canonical(game.encode(state))
            with pytest.raises(Refused):
                game.apply(state, Decision(seat, action))
            assert canonical(game.encode(state)) == before


def check_hiding(state: State, seat: int, stream: Stream) -> None:
    """What a seat cannot know changes neither its view nor its options."""
    other = game.resample(state, seat, stream)
    assert canonical(game.encode(game.view(other, seat))) == canonical(
        game.encode(game.view(state, seat))
    )
    assert [repr(o.verb) for o in game.options(other, seat)] == [
        repr(o.verb) for o in game.options(game.view(state, seat), seat)
    ]


def play_random(seed: int, tally: Counter[str], *, checks: bool) -> Result:
    """One random match to its end, with every check or at full speed."""
    rnd = random.Random(seed)
    setup = random_setup(seed)
    state = game.new_game(setup)
    for _ in range(LIMIT):
        waiting = game.pending(state)
        if isinstance(waiting, Result):
            return waiting
        if checks:
            check_position(state)
            data = game.encode(state)
            state = game.decode(data, setup)
            assert game.encode(state) == data
        if isinstance(waiting, Chance):
            assert waiting.count > 0
            faces = tuple([rnd.choice((1, 2, 3, 4, 5, 6, 5)) for _ in range(waiting.count)])
            events = game.apply(state, Outcome(faces))
            tally[waiting.point] += 1
        else:
            seat = rnd.choice(waiting.seats)
            menu = game.options(state, seat)
            if checks:
                check_agreement(rnd, state, seat, menu)
                check_hiding(state, rnd.randrange(len(setup.seats)), Stream(b"key", seed))
            weights = [QUIET.get(str(option.verb.value), 1.0) for option in menu]
            action = rnd.choices(menu, weights)[0].fill(rnd.randrange)
            events = game.apply(state, Decision(seat, action))
            tally[str(action.verb.value)] += 1
        for event in events:
            tally[str(event.kind.value)] += 1
        assert all(event.owner < 0 for event in seen_by(events, -1))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seed", range(8))
def test_random_matches_keep_the_invariants(seed: int) -> None:
    result = play_random(seed, Counter(), checks=True)
    assert len(result.scores) in (2, 4)


def test_random_matches_meet_most_of_the_game() -> None:
    tally: Counter[str] = Counter()
    for seed in range(100, 116):
        play_random(seed, tally, checks=False)
    wanted = (
        "activate", "enter", "step", "stop", "react", "hold-fire", "aim", "spend", "fire", "lose",
        "attack-roll", "sustained-roll", "cover-roll", "reaction-roll", "unit-destroyed",
        "losses-suffered", "order", "initiative-roll",
    )  # fmt: skip
    assert [name for name in wanted if not tally[name]] == []


class Chooser:
    """A player who chooses among his options by a key."""

    def __init__(self, seed: int) -> None:
        self.rnd = random.Random(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        return self.rnd.choice(options).fill(self.rnd.randrange)


@pytest.mark.parametrize("scenario", scenario_names())
def test_every_scenario_is_played_recorded_and_replayed(scenario: str) -> None:
    match = Match(game, Setup(("a", "b"), {"scenario": scenario}), b"0123456789abcdef")
    chooser = Chooser(1)
    while not isinstance(match.pending, Result):
        waiting = match.pending
        if isinstance(waiting, Choice):
            seat = waiting.seats[0]
            view = game.view(match.state, seat)
            match.submit(seat, chooser.choose(view, seat, game.options(view, seat)))
        else:
            match.roll()
    text = write_record(match, with_seed=True)
    again = replay(game, read_record(text, "record"))
    assert game.encode(again.state) == game.encode(match.state)


@pytest.mark.parametrize("scenario", scenario_names())
def test_absent_players_never_stop_a_match(scenario: str) -> None:
    match = Match(game, Setup(("a", "b"), {"scenario": scenario}), b"0123456789abcdef")
    for _ in range(LIMIT):
        waiting = match.pending
        if isinstance(waiting, Result):
            return
        if isinstance(waiting, Choice):
            match.choose_default(waiting.seats[0])
        else:
            match.roll()
    raise AssertionError("the match does not end")


def test_a_copy_shares_nothing_that_changes() -> None:
    rnd = random.Random(5)
    setup = random_setup(5)
    state = game.new_game(setup)
    for _ in range(120):
        waiting = game.pending(state)
        if isinstance(waiting, Result):
            return
        before = canonical(game.encode(state))
        other = state.copy()
        if isinstance(waiting, Chance):
            game.apply(other, Outcome((6,) * waiting.count))
        else:
            seat = waiting.seats[0]
            game.apply(
                other, Decision(seat, rnd.choice(game.options(state, seat)).fill(rnd.randrange))
            )
        assert canonical(game.encode(state)) == before
        state = other


def test_unknown_settings_are_named() -> None:
    with pytest.raises(BadText):
        game.complete(Setup(("a", "b"), {"colour": "blue"}))
