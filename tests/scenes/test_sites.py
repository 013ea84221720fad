"""Is a buyer told of every place where what is bought could go, and of no other?"""

from __future__ import annotations

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import State
from opendust.kernel.action import Decision
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.notation import parse_action
from opendust.scenes.dust.models import SiteScene
from opendust.scenes.dust.scene import phase_scene

RED = 0
AREAS: Plain = {
    "mississippi": "red 1 tank",
    "california": "red 1 tank",
    "gaul": "blue 1 tank",
    "manchuria": "neutral 1 tank",
}


def purchase(**switches: str) -> State:
    named = {f"switch.{name}": value for name, value in switches.items()}
    setup = Setup(("red", "blue"), {"edition": "premium-en", **named})
    phase: Plain = {"kind": "purchase", "points": 30}
    centers: Plain = ["mississippi", "gaul", "manchuria"]
    data: dict[str, Plain] = {"turn": "red", "phase": phase, "areas": AREAS, "centers": centers}
    return game.decode(data, setup)


def do(state: State, *lines: str) -> State:
    for line in lines:
        game.apply(state, Decision(RED, parse_action(game, state, line)))
    return state


def sites(state: State) -> list[SiteScene]:
    return phase_scene(game.view(state, RED), "en")["sites"]


def test_who_has_bought_nothing_is_told_of_no_place() -> None:
    assert sites(purchase()) == []


def test_units_go_where_the_placement_offers_it_later() -> None:
    state = do(purchase(), "buy 2 tank", "buy 1 submarine")
    told = {(site["ware"], site["area"], site["center"], site["most"]) for site in sites(state)}
    later = do(state.copy(), "done")
    offered = set()
    for option in game.options(later, RED):
        for action in option.all():
            place = state.board.ids[action.number(2)]
            if option.verb is Verb.DEPLOY:
                offered.add(("buy tank", place, place, 2))
            else:
                center = state.board.ids[action.number(1)]
                offered.add(("buy submarine", place, center, 1))
    assert told == offered
    assert ("buy tank", "mississippi", "mississippi", 2) in told


def test_a_bought_center_goes_to_land_of_ones_own_without_one() -> None:
    state = do(purchase(), "buy-centers 1")
    expected = SiteScene(ware="buy-centers", area="california", center=None, most=1, counts=False)
    assert sites(state) == [expected]


def test_after_the_purchase_the_menu_itself_tells() -> None:
    assert sites(do(purchase(), "buy 1 tank", "done")) == []


def test_house_rules_free_submarines_and_neutrals_from_the_limit_of_a_center() -> None:
    bought = ("buy 1 tank", "buy 1 submarine", "buy-neutrals 1 tank")
    for switches, free in (
        ({}, set()),
        ({"production_limit_includes_submarines": "false"}, {"buy submarine"}),
        ({"neutral_purchase_limit": "unlimited"}, {"buy-neutrals tank"}),
    ):
        told = sites(do(purchase(**switches), *bought))
        assert {site["ware"] for site in told if not site["counts"]} == free
        assert {site["ware"] for site in told} == {"buy tank", "buy submarine", "buy-neutrals tank"}


def test_power_sources_may_limit_how_many_centers_build() -> None:
    assert phase_scene(game.view(purchase(), RED), "en")["working"] is None
    limited = purchase(power_sources_limit_building="true")
    assert phase_scene(game.view(limited, RED), "en")["working"] == 0
