"""Do captain and general of DUST play within the rules, from their view, alike, and in time?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.attack import Judge
from opendust.bots.dust.planner.chains import Chains, Memory
from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import SETTLING, Commander, captain
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.value import value
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.safe_bot import SafeBot
from opendust.dust import game as dust
from opendust.dust.force import MECH, TANK, of
from opendust.dust.phases import ClaimLand, ClaimSource, Initiative, Over, SetupCards
from opendust.dust.rules.scoring.scoring import SEA
from opendust.dust.state import LAND_BATTLE, State
from opendust.kernel.action import Action, Input
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Choice
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match, Player, play
from opendust.kernel.text.notation import format_action
from tests.bots.matches import deciders

BOARD = """
land: west! mine* middle pit* east! north
sea: bay gulf*
links: west-mine mine-middle middle-pit pit-east middle-north pit-north west-bay east-gulf bay-gulf
"""
HOMES: dict[str, Plain] = {"west": "red 2 tank center", "east": "blue 2 tank center"}
PURCHASE: dict[str, Plain] = {
    "kind": "purchase", "points": 12, "units": "", "neutrals": "", "centers": 0, "cards": 0,
    "begun": False,
}  # fmt: skip
WEIGHTS = load_captain_weights()
KEEPING = Keeping(WEIGHTS.duel.sense)
CHOICES = (
    "setup", "sites-worlds", "cards", "stances", "movements", "attacks", "windows", "pieces",
)  # fmt: skip


def position(areas: dict[str, Plain], phase: dict[str, Plain]) -> State:
    setup = Setup(("red", "blue"), {"board.small": BOARD, "edition": "premium-en"})
    return dust.decode({"areas": {**HOMES, **areas}, "phase": phase}, setup)


def combat(points: int) -> dict[str, Plain]:
    return {"kind": "combat", "points": points}


def bot_with(seed: bytes, rank: str, worlds: int) -> Commander:
    """A bot that tries everything in so many worlds, or nothing."""
    tables = load_search_weights(rank).tables
    for table in tables.values():
        if "cards" in table:
            table.update(dict.fromkeys(CHOICES, worlds))
    return Commander(seed, SearchWeights(rank, tables, WEIGHTS))


def quick_general(seed: bytes) -> Commander:
    """A general that looks at few worlds, so that the tests are quick."""
    return bot_with(seed, "general", 1)


def planner(seed: bytes) -> Commander:
    """A captain that tries nothing out."""
    return bot_with(seed, "captain", 0)


def some_of_a_game(edition: str, players: int, seed: bytes) -> tuple[list[Input], int]:
    """The beginning of a game of one general among captains, and the slips in it."""
    match = Match(dust, Setup(("a", "b", "c")[:players], {"edition": edition}), seed * 4)
    thinkers: list[Player] = [quick_general(seed), *[planner(seed) for _ in range(players - 1)]]
    bots = [SafeBot(bot, seed) for bot in thinkers]
    play(match, bots, 110)
    return match.inputs, sum([bot.slips for bot in bots])


@pytest.mark.parametrize(("edition", "players"), [("premium-en", 3), ("original-it", 2)])
def test_they_never_slip(edition: str, players: int) -> None:
    _, slips = some_of_a_game(edition, players, b"slip")
    assert slips == 0


def test_the_same_seeds_give_the_same_game() -> None:
    assert some_of_a_game("epic-de", 2, b"same") == some_of_a_game("epic-de", 2, b"same")


@pytest.mark.parametrize("maker", [captain, quick_general])
def test_what_they_cannot_see_does_not_change_their_choice(
    maker: Callable[[bytes], Player],
) -> None:
    match = Match(dust, Setup(("a", "b"), {"edition": "epic-de"}), b"sight" * 3)
    guide, stream, looked = planner(b"guide"), Stream(b"other cards"), 0
    for seat in deciders(match):
        if len(match.inputs) >= 90:
            break
        if len(match.inputs) % 9 == 0 or isinstance(match.state.phase, SetupCards):
            other = dust.resample(match.state, seat, stream)
            assert answer(maker(b"x"), match.state) == answer(maker(b"x"), other)
            looked += 1
        match.submit(seat, answer(guide, match.state))
    assert looked > 7


def answer(bot: Player, state: State) -> Action:
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    seen = dust.view(state, seat)
    return bot.choose(seen, seat, dust.options(seen, seat))


def test_without_time_the_captain_answers_by_sense() -> None:
    bot, ticks = captain(b"late"), iter(range(1_000_000))
    bot.budget, bot.clock = 0.5, lambda: float(next(ticks))
    state = position({"middle": "red 5 tank 1 mech", "pit": "blue 1 tank"}, combat(2))
    assert format_action(dust, state, answer(bot, state)).startswith("attack middle pit")
    assert bot.planner.effort.cut_short == 1


def test_without_time_the_general_answers_like_a_captain() -> None:
    bot, ticks = quick_general(b"late"), iter(range(1_000_000))
    bot.budget, bot.clock = 0.5, lambda: float(next(ticks))
    state = position({"middle": "red 5 tank 1 mech", "pit": "blue 1 tank"}, PURCHASE)
    assert answer(bot, state) == answer(planner(b"late"), state)
    assert bot.effort.cut_short == 1


def test_the_general_ends_when_its_effort_is_spent() -> None:
    bot = quick_general(b"spent")
    bot.effort.count = 2
    state = position({"middle": "red 5 tank 1 mech", "pit": "blue 1 tank"}, PURCHASE)
    answer(bot, state)
    assert bot.effort.left == 0
    assert bot.stance is not None


# ── What they know ───────────────────────────────────────────────────────────────────────────


def sight_of(state: State) -> tuple[Survey, Chains]:
    chains = Chains(WEIGHTS.duel, Memory(), Effort(1000))
    return Survey(state, 0, WEIGHTS.duel.sense, Odds(), chains), chains


def test_a_conquest_is_worth_more_with_a_weak_area_behind_it() -> None:
    alone: dict[str, Plain] = {"middle": "red 6 tank 2 mech", "north": "blue 1 tank"}
    gains = []
    for areas in (alone, {**alone, "pit": "blue 1 tank"}):
        survey, chains = sight_of(position(areas, combat(2)))
        north = survey.state.board.ids.index("north")
        force = of(TANK, 5) + of(MECH, 2)
        odds = survey.odds.battle(force, survey.state.units[north], 0, 0)
        gains.append(chains.onward(survey, 0, north, force, odds))
    assert gains[0] == 0.0
    assert gains[1] > 1.0


def test_a_majority_is_fought_for_most_where_it_is_close() -> None:
    survey, chains = sight_of(position({"gulf": "blue 1 submarine"}, combat(1)))
    assert chains.swing(survey, SEA, 1) > chains.swing(survey, SEA, 3) > 0


def test_the_judges_odds_are_those_of_a_battle_worked_out_by_hand() -> None:
    state = position({"middle": "red 1 mech", "pit": "blue 1 tank"}, combat(1))
    survey, _ = sight_of(state)
    found = Judge().odds(survey, of(MECH, 1), state.board.ids.index("pit"), LAND_BATTLE)
    # The mech rolls two dice and first: hit, or both miss, or the tank hits; three blanks end it.
    hit, answer_misses = 5 / 9, 2 / 3
    assert found.win == pytest.approx(hit + (1 - hit) * answer_misses * hit)


def test_a_deal_keeps_what_is_seen_and_every_card_once() -> None:
    match = Match(dust, Setup(("a", "b", "c"), {"edition": "epic-de"}), b"deal" * 4)
    play(match, [planner(bytes([seat])) for seat in range(3)], 60)
    state = match.state
    whole = dealt(dust.view(state, 1), 1, Stream(b"deal"))
    assert dust.encode(dust.view(whole, 1)) == dust.encode(dust.view(state, 1))
    cards = sum([whole.hands[seat].bit_count() for seat in range(3)]) + whole.unseen.bit_count()
    known = sum([state.hands[seat].bit_count() for seat in range(3)]) + state.unseen.bit_count()
    assert cards == known
    assert not whole.hands[0] & whole.hands[2]


def test_a_value_is_a_chance_and_a_match_won_is_certain() -> None:
    table = load_search_weights("general").tables["value-each-duel"]
    state = position({"middle": "red 9 tank"}, combat(1))
    ahead = value(state, 0, table, KEEPING)
    assert value(state, 1, table, KEEPING) == pytest.approx(1 - ahead)
    state.phase = Over((0,))
    assert value(state, 0, table, KEEPING) == 1 > ahead > 0.5
    assert value(state, 1, table, KEEPING) == 0


def test_imagined_rounds_end_with_the_next_choice_of_cards() -> None:
    match = Match(dust, Setup(("a", "b", "c"), {"edition": "epic-de"}), b"rounds" * 4)
    play(match, [planner(bytes([seat])) for seat in range(3)], 60)
    ends = []
    for equals in (False, True):
        state, rehearsal = match.state.copy(), Rehearsal(WEIGHTS)
        rehearsal.equals = equals
        rehearsal.take(0, None)
        rehearsal.finish(state, Lottery(7))
        assert state.round == match.state.round + 1
        assert isinstance(state.phase, Initiative)
        ends.append(dust.encode(state))
    assert ends[0] != ends[1]


def test_an_imagined_setup_goes_on_to_the_end_of_the_second_round() -> None:
    match = Match(dust, Setup(("a", "b", "c"), {"edition": "epic-de"}), b"setup" * 4)
    play(match, [planner(bytes([seat])) for seat in range(3)], 12)
    assert isinstance(match.state.phase, (ClaimLand, ClaimSource))
    state, rehearsal = match.state.copy(), Rehearsal(WEIGHTS)
    rehearsal.take(0, None)
    rehearsal.finish(state, Lottery(7))
    assert state.round == 3
    assert isinstance(state.phase, Initiative)


def test_the_general_tries_where_to_settle_and_the_captain_does_as_planned() -> None:
    general, plans = quick_general(b"settle"), planner(b"settle")
    match = Match(dust, Setup(("a", "b"), {"edition": "epic-de"}), b"settle" * 3)
    others, settled = 0, 0
    for seat in deciders(match):
        if match.state.round:
            break
        chosen = answer(general, match.state)
        if isinstance(match.state.phase, SETTLING):
            settled += 1
            others += chosen != answer(plans, match.state)
            assert answer(captain(b"settle"), match.state) == answer(plans, match.state)
        match.submit(seat, chosen)
    assert 0 < others < settled


def test_the_general_has_stances_of_its_own_at_a_table_of_four() -> None:
    general, captain = load_search_weights("general"), load_search_weights("captain")
    assert len(general.many) > len(general.duel) > len(general.crowd) == len(captain.many)
    builders = [stances[3].shop["center"] for stances in (general.many, general.crowd)]
    assert builders[0] < builders[1] == captain.many[3].shop["center"]
