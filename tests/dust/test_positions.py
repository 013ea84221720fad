"""What a position written by hand may leave out, and what is refused in it."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.state import State
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText

BOARD = """
land: west east isle far
sea: bay gulf
links: west-east west-bay bay-gulf isle-gulf isle-far
"""
AREAS: dict[str, Plain] = {
    "west": "red 1 tank",
    "east": "blue 2 tank",
    "isle": "blue 1 mech",
    "bay": "red 1 submarine",
    "gulf": "red 1 submarine",
}


def position(phase: dict[str, Plain], **more: Plain) -> State:
    setup = Setup(("red", "blue", "green"), {"board.small": BOARD})
    return game.decode({"areas": AREAS, "phase": phase, **more}, setup)


def fought(state: State) -> dict[str, Plain]:
    """The battle as plain data."""
    found = game.encode(state)["battle"]
    assert isinstance(found, dict)
    return found


def battle(phase: dict[str, Plain], **more: Plain) -> State:
    plain: dict[str, Plain] = {"target": "east", "attackers": "3 tank", "origins": "west"}
    return position(phase, battle={**plain, **more})


@pytest.mark.parametrize(
    ("target", "origins", "kind"),
    [
        ("east", "west", "land"),
        ("isle", "west", "amphibious"),
        ("gulf", "bay", "sea"),
        ("isle", {"west": 1, "far": 2}, "drop"),
    ],
)
def test_the_kind_of_a_battle_follows_from_its_areas(
    target: str, origins: Plain, kind: str
) -> None:
    state = battle({"kind": "battle-start", "side": "attacker"}, target=target, origins=origins)
    assert fought(state)["kind"] == kind


@pytest.mark.parametrize(
    ("phase", "hitless", "roller", "rolled"),
    [
        ({"kind": "roll", "side": "attacker"}, 0, "attacker", []),
        ({"kind": "roll", "side": "attacker"}, 1, "attacker", ["defender"]),
        ({"kind": "retreat", "side": "defender"}, 2, "defender", ["attacker", "defender"]),
        ({"kind": "casualties", "side": "defender"}, 0, "defender", ["defender"]),
        ({"kind": "nurse-window", "side": "defender"}, 0, "attacker", ["attacker"]),
        ({"kind": "retreat-place", "units": "1 tank", "step": "after-losses"}, 0, "attacker",
         ["attacker"]),
        ({"kind": "battle-secret"}, 0, "attacker", []),
    ],
)  # fmt: skip
def test_who_rolls_and_who_has_rolled_follows_from_the_phase(
    phase: dict[str, Plain], hitless: int, roller: str, rolled: list[str]
) -> None:
    found = fought(battle(phase, hitless=hitless))
    assert (found["roller"], found["rolled"]) == (roller, rolled)


def test_at_sea_both_have_rolled_after_an_exchange() -> None:
    sea: dict[str, Plain] = {"target": "gulf", "origins": "bay", "attackers": "2 submarine"}
    phase: dict[str, Plain] = {"kind": "retreat", "side": "attacker"}
    assert fought(battle(phase, **sea))["rolled"] == []
    both = fought(battle(phase, **sea, hitless=1))["rolled"]
    assert both == ["attacker", "defender"]


def test_the_attacker_is_whose_turn_it_is_and_the_dice_are_his() -> None:
    state = battle({"kind": "roll", "side": "attacker"})
    assert state.fight().attacker == 0
    waiting = game.pending(state)
    assert isinstance(waiting, Chance)
    assert waiting.count == 3


def test_whoever_is_not_in_the_queue_has_had_his_turn() -> None:
    state = position({"kind": "combat", "points": 1}, queue=["green", "red"])
    assert [state.seats[seat] for seat in state.order] == ["blue", "green", "red"]
    waiting = game.pending(state)
    assert isinstance(waiting, Choice)
    assert waiting.seats == (2,)


@pytest.mark.parametrize(
    "wrong",
    [
        {"origins": None},
        {"origins": ["west", "far"]},
        {"kind": "air"},
        {"target": "atlantis"},
        {"rolled": ["atacker"]},
        {"roller": "red"},
    ],
)
def test_a_battle_that_makes_no_sense_is_refused(wrong: dict[str, Plain]) -> None:
    with pytest.raises(BadText):
        battle({"kind": "roll", "side": "attacker"}, **wrong)


def test_unknown_words_are_refused() -> None:
    with pytest.raises(BadText):
        position({"kind": "roll", "side": "atacker"})
    with pytest.raises(BadText):
        position({"kind": "combat"}, turn="purple")


@pytest.mark.parametrize(
    ("kind", "point"),
    [("turn-start", "purchase"), ("turn-end", "purchase"), ("round-end", "initiative_card"),
     ("round-start", "initiative_card")],
)  # fmt: skip
def test_a_position_goes_on_from_where_nobody_is_asked(kind: str, point: str) -> None:
    hands: Plain = {"red": ["511-2-koshka"], "blue": ["412-1-diplomat"], "green": ["214-2-nurse"]}
    waiting = game.pending(position({"kind": kind}, hands=hands))
    assert isinstance(waiting, Choice)
    assert waiting.point == point


def test_a_truce_of_players_whose_names_hold_hyphens_is_read_again() -> None:
    setup = Setup(("Recruit 1", "Recruit 2", "Anne-Marie"), {"edition": "premium-en"})
    state = game.decode({"truces": [["recruit-1", "anne-marie"]]}, setup)
    assert state.truces[0] == 1 << 2
    assert game.decode(game.encode(state), setup).truces == state.truces
