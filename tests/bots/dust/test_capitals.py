"""Does the general keep its only capital, see all that could take it, and try what it never did?"""

from __future__ import annotations

import pytest

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.chains import Chains, Memory
from opendust.bots.dust.planner.danger import risk
from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.dust import game as dust
from opendust.dust.actions import Verb
from opendust.dust.deck import Ability
from opendust.dust.force import BOMBER, TANK, count, pack
from opendust.dust.state import State, changed
from opendust.kernel.action import Action
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Choice

BOARD = """
land: west! mine* middle pit* east! north
sea: bay gulf*
links: west-mine mine-middle middle-pit pit-east middle-north pit-north west-bay east-gulf bay-gulf
"""
HOMES: dict[str, Plain] = {"west": "red 2 tank center", "east": "blue 2 tank center"}
COMBAT: dict[str, Plain] = {"kind": "combat", "points": 1}
CARDS: dict[str, Plain] = {"kind": "initiative"}
PURCHASE: dict[str, Plain] = {
    "kind": "purchase", "points": 12, "units": "", "neutrals": "", "centers": 0, "cards": 0,
    "begun": False,
}  # fmt: skip
PLANS = load_captain_weights()
KEEPING = Keeping(PLANS.duel.sense)
SHIPS: dict[str, Plain] = {"bay": "blue 1 submarine", "gulf": "blue 1 submarine"}
CONVOY: dict[str, Plain] = {
    "west": "red 6 tank center", "mine": "blue 1 tank", "east": "blue 9 tank center", **SHIPS,
}  # fmt: skip
"""Blue may land in the only capital of red next round; red acts last in this one."""


def scored(areas: dict[str, Plain], phase: dict[str, Plain], **more: Plain) -> State:
    setup = Setup(("red", "blue"), {"board.small": BOARD, "edition": "premium-en"})
    told: dict[str, Plain] = {"scores": {"red": 30, "blue": 30}, "round": 3, "phase": phase, **more}
    return dust.decode({**told, "areas": {**HOMES, **areas}}, setup)


def danger(state: State) -> float:
    survey = Survey(state, 0, PLANS.duel.sense, Odds())
    return risk(survey, Memory(), state.board.ids.index("west"))


def commander(former: bool, seed: bytes) -> Commander:
    """The general, or as it was before it knew of capitals and had more stances."""
    tables = load_search_weights("general").tables
    if former:
        news = ("general-value", "general-more")
        tables = {name: table for name, table in tables.items() if not name.startswith(news)}
    return Commander(seed, SearchWeights("general", tables, PLANS))


def answer(bot: Commander, state: State) -> Action:
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    return bot.choose(dust.view(state, seat), seat, dust.options(state, seat))


# ── Threats ──────────────────────────────────────────────────────────────────────────────────


def test_a_landing_by_convoy_is_seen() -> None:
    bared: dict[str, Plain] = {**CONVOY, "west": "red 1 tank center", "mine": "red 5 tank"}
    assert danger(scored(bared, CARDS)) > 0.9
    without: dict[str, Plain] = {**bared, "bay": "red 1 submarine", "mine": "red 9 tank"}
    assert danger(scored(without, CARDS)) == 0.0


def test_a_chain_of_two_conquests_is_seen() -> None:
    weak: dict[str, Plain] = {
        "mine": "red 1 tank", "middle": "red 1 tank", "pit": "blue 9 tank 2 mech",
    }  # fmt: skip
    assert danger(scored(weak, CARDS)) > 0.5
    held: dict[str, Plain] = {"west": "red 9 tank center", "mine": "red 9 tank"}
    assert danger(scored({**weak, **held}, CARDS)) < 0.2


def test_dropped_mechs_are_seen_where_the_card_lies_or_is_known() -> None:
    far: dict[str, Plain] = {"mine": "red 9 tank", "middle": "red 9 tank", "north": "blue 5 mech"}
    state = scored(far, CARDS)
    dropper = state.deck.abilities.index(Ability.MECH_DROPPER)
    state.hands = (0, 0)
    assert danger(state) == 0.0
    state.hands = changed(state.hands, 1, 1 << dropper)
    assert danger(state) > 0.5
    state.hands, state.played = (0, 0), changed(state.played, 1, dropper)
    assert danger(state) > 0.5


@pytest.mark.parametrize(("rank", "minds"), [("general", True), ("captain", False)])
def test_the_general_minds_a_capital_that_is_lost_or_open(rank: str, minds: bool) -> None:
    weights = load_search_weights(rank)
    lost = scored({"west": "blue 2 tank", "mine": "red 2 tank"}, CARDS)
    siege = scored({"mine": "blue 9 tank"}, CARDS)
    quiet = scored({"pit": "blue 9 tank", "mine": "red 9 tank", "middle": "red 9 tank"}, CARDS)
    for state, loses in ((lost, minds), (siege, minds), (quiet, False)):
        assert (KEEPING.losses(state, weights.value(state))[0] > 0.5) is loses


def left_at_home(former: bool, seed: int) -> int:
    """The tanks that stay in the capital when red chooses its attack."""
    action = answer(commander(former, bytes([seed]) * 4), scored(CONVOY, COMBAT, queue=["red"]))
    return 6 - (count(pack(action.pairs(2)), TANK) if action.verb is Verb.ATTACK else 0)


def test_the_general_no_longer_bares_a_capital_that_can_be_taken() -> None:
    assert min([left_at_home(True, seed) for seed in range(3)]) == 1
    assert min([left_at_home(False, seed) for seed in range(3)]) > 1


# ── Means ────────────────────────────────────────────────────────────────────────────────────


def bought(state: State, stance: str) -> Action:
    """What the general first buys in a stance."""
    bot = commander(False, b"buy")
    changes = bot.weights.tables[f"general-more-stance-{stance}"]
    plan = PLANS.duel.with_changes({**changes, "shop.center": 99.0, "shop.submarine": 99.0})
    return bot.planner.answer(state, 0, dust.options(state, 0), plan)


def test_an_airman_buys_bombers() -> None:
    state = scored({"west": "red 6 tank center"}, PURCHASE, queue=["red"])
    state.hands = (0b1111, 0)
    assert bought(state, "airman") == Action(Verb.BUY, (1, BOMBER))


def test_a_patron_buys_neutral_units() -> None:
    state = scored({"pit": "neutral 1 tank center"}, PURCHASE, queue=["red"])
    state.hands = (0b1111, 0)
    assert bought(state, "patron") == Action(Verb.BUY_NEUTRALS, (2, TANK))


def test_a_keeper_guards_against_what_could_gather() -> None:
    state = scored({**CONVOY, "north": "blue 9 tank", "pit": "blue 9 tank"}, COMBAT, queue=["red"])
    bot = commander(False, b"keep")
    found = []
    for stance in (bot.weights.duel[0], bot.weights.duel[5]):
        chains = Chains(stance, Memory(), Effort(1000))
        sight = Survey(state, 0, stance.sense, Odds(), chains)
        found.append(sight.need(state.board.ids.index("west")))
    assert found[1] > found[0]
