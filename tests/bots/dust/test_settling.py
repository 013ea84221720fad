"""Does the general settle in time, and does it try everything once that leads to the same?"""

from __future__ import annotations

from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import EFFORT, SECONDS, Commander
from opendust.bots.dust.search.pieces import MOST_PIECES
from opendust.bots.dust.search.rehearsal import SETUP_EFFORT
from opendust.bots.dust.search.settling import EFFORT as MOST_GAMES
from opendust.bots.dust.search.settling import map_of
from opendust.bots.dust.search.trials import Contest
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.dust import game as dust
from opendust.dust.phases import ClaimLand
from opendust.dust.rules.beginning.setup import DEAL
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Choice
from opendust.kernel.play.playout import play_out

SEARCH = {"margin": 0.25, "doubt": 0.0, "errors": 1.5}


def claiming() -> tuple[State, int]:
    """A view in the middle of the claims, and whose it is."""
    state = dust.new_game(dust.complete(Setup(("a", "b"), {"edition": "premium-en"})))
    play_out(dust, state, Lottery(4), 30)
    assert isinstance(state.phase, ClaimLand)
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    return dust.view(state, waiting.seats[0]), waiting.seats[0]


def sites(view: State, seat: int) -> list[Action]:
    survey = Survey(view, seat, load_search_weights("general").plans.duel.sense, Odds())
    return settlements(survey, pick_of(dust.options(view, seat)[0], 0))


def settler(worlds: int) -> Commander:
    weights = load_search_weights("general")
    tables = {name: dict(table) for name, table in weights.tables.items()}
    tables["general-duel"]["sites-worlds"] = worlds
    return Commander(b"settler", SearchWeights("general", tables, weights.plans))


def test_no_hidden_card_decides_the_rest_of_a_setup() -> None:
    view, seat = claiming()
    settling = settler(1).settling
    for site in sites(view, seat)[:2]:
        ends = [settling.settled(view, seat, site) for _ in range(3)]
        assert len({map_of(end) for end in ends}) == 1
        assert len({end.hands for end in ends}) == 3


def test_two_sites_that_lead_to_the_same_map_are_one() -> None:
    view, seat = claiming()
    bot = settler(1)
    tried = sites(view, seat)[: int(bot.weights.search(view)["sites"])]
    maps = {map_of(bot.settling.settled(view, seat, site)) for site in tried}
    assert len(maps) < len(tried)
    bot.choose(view, seat, dust.options(view, seat))
    assert MOST_GAMES - bot.settling.effort.left == len(maps)


def test_what_was_foreseen_at_one_claim_is_known_at_the_next() -> None:
    view, seat = claiming()
    bot = settler(1)
    first = bot.choose(view, seat, dust.options(view, seat))
    assert bot.choose(view, seat, dust.options(view, seat)) == first
    assert bot.settling.effort.left == MOST_GAMES


def test_the_clock_ends_a_choice_of_sites_within_the_time() -> None:
    view, seat = claiming()
    bot, ticks = settler(16), iter(range(1_000))
    bot.clock = lambda: 0.9 * next(ticks)
    bot.choose(view, seat, dust.options(view, seat))
    assert bot.settling.effort.cut_short == 1
    looks, begun = next(ticks), 2
    assert 0.9 * (looks - 1 - begun) <= SECONDS["general"] + 0.9


def test_no_table_of_the_general_asks_for_more_than_its_effort() -> None:
    weights = load_search_weights("general")
    ways = {"setup": DEAL * SETUP_EFFORT, "cards": DEAL, "stances": len(weights.many)}
    ways |= {"movements": len(weights.many), "attacks": len(weights.many) + 4, "windows": 4}
    ways |= {"pieces": MOST_PIECES * SETUP_EFFORT}
    tables = [name for name in weights.tables if "setup" in weights.tables[name]]
    for name in [name for name in tables if name.startswith("general-")]:
        for choice, most in ways.items():
            assert weights.tables[name][choice] * most <= EFFORT["general"], (name, choice)
        table = weights.tables[name]
        assert table["sites"] * table["sites-worlds"] <= MOST_GAMES


# ── Who drops out ────────────────────────────────────────────────────────────────────────────


def left_after(*worlds: tuple[float, ...]) -> list[int]:
    contest = Contest(len(worlds[0]), SEARCH)
    for values in worlds:
        for index in contest.left:
            contest.add(index, values[index])
        contest.drop_out()
    return contest.left


def test_who_is_behind_in_every_world_drops_out() -> None:
    assert left_after(*[(0.5, 0.55)] * 3) == [1, 0]
    assert left_after(*[(0.5, 0.55)] * 4) == [1]


def test_who_always_comes_to_the_same_drops_out() -> None:
    assert left_after(*[(0.5, 0.5), (0.7, 0.7)] * 2) == [0]


def test_who_is_behind_in_some_worlds_stays() -> None:
    assert left_after(*[(0.5, 0.6), (0.6, 0.52)] * 3) == [1, 0]
