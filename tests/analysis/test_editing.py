"""Can a position be changed field by field? The game judges it, and what follows stays in step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opendust.analysis.study.editing import Edited, EditField, edited
from opendust.analysis.study.position import read_position
from opendust.kernel.refusal import BadText
from opendust.words import LANGUAGES, fault_text

DATA = Path(__file__).with_name("data")


def positions(game: str) -> list[str]:
    """Positions of matches between captains."""
    return DATA.joinpath(f"edited-{game}.txt").read_text("utf-8").splitlines()


class Desk:
    """Somebody who changes a position, and goes on from what came of it."""

    def __init__(self, game: str, at: int = 0) -> None:
        self.position = positions(game)[at]
        self.place = ""

    def put(self, field: str, value: str) -> Any:
        """The state after a change."""
        return read_position(self.sent((field, value))["position"])[2]

    def sent(self, change: tuple[str, str] | None) -> Edited:
        """The answer to it."""
        found = edited(*read_position(self.position), self.place, change, "en")
        self.position = found["position"]
        return found

    def field(self, name: str) -> EditField:
        """A field by its name."""
        parts = self.sent(None)["parts"]
        return next(field for part in parts for field in part["fields"] if field["id"] == name)

    def refused(self, field: str, value: str) -> str:
        """The sentence to a change that cannot be; the position stays."""
        before = self.position
        with pytest.raises(BadText) as bad:
            self.put(field, value)
        assert self.position == before
        return fault_text(bad.value.faults[0], "en")


def test_an_area_of_dust_is_filled_emptied_and_given_away() -> None:
    desk = Desk("dust", 3)
    desk.place = "gaul"
    desk.put("area/gaul/owner", "captain-1")
    desk.put("area/gaul/tank", "3")
    desk.put("area/gaul/mech", "0")
    state = desk.put("area/gaul/center", "yes")
    gaul = state.board.index("gaul")
    assert state.owner[gaul] == 0
    assert state.centers >> gaul & 1
    assert desk.field("area/gaul/tank")["value"] == "3"
    assert desk.put("area/gaul/tank", "0").units[gaul] == 0
    assert desk.field("area/gaul/owner")["value"] == ""
    assert "submarine" not in [one.rpartition("/")[2] for one in names_of(desk)]


def names_of(desk: Desk) -> list[str]:
    """The fields of a position."""
    return [field["id"] for part in desk.sent(None)["parts"] for field in part["fields"]]


def test_a_card_is_in_one_place_only() -> None:
    desk = Desk("dust", 3)
    hand = desk.field("hand/recruit-2")["value"].split()
    before = read_position(desk.position)[2]
    state = desk.put("hand/captain-1", hand[0])
    assert hand[0] not in desk.field("hand/recruit-2")["value"].split()
    assert desk.field("hand/captain-1")["value"] == hand[0]
    left = state.unseen.bit_count() - before.unseen.bit_count()
    assert left == before.hands[0].bit_count()


def test_a_phase_begins_anew_and_is_somebodys_turn() -> None:
    desk = Desk("dust", 3)
    desk.put("phase", "combat")
    desk.put("turn", "recruit-2")
    state = desk.put("points", "2")
    assert state.queue[0] == 1
    assert desk.field("points")["value"] == "2"
    assert desk.field("played/recruit-2")["value"]
    state = desk.put("phase", "initiative")
    assert not state.queue
    assert all(state.hands)
    desk.put("score/captain-1", "21")
    assert desk.put("majority/sea", "").scores[0] == 21


def test_a_unit_of_tactics_moves_suffers_and_dies() -> None:
    desk = Desk("tactics", 3)
    desk.put("turn", "side-2")
    desk.put("put/f8", "the-hammers")
    desk.place = "f8"
    state = desk.put("unit/the-hammers/activated", "")
    names = state.battle.unit_names
    hero, squad = names.index("rhino"), names.index("the-hammers")
    space = state.battle.grid.names.index("f8")
    assert state.place[squad] == state.place[hero] == space
    health = [one for one in names_of(desk) if one.startswith("unit/the-hammers/health/")]
    desk.put(health[0], "1")
    assert desk.field(health[0])["value"] == "1"
    for one in health:
        state = desk.put(one, "0")
    assert not state.is_alive(squad)
    assert state.is_alive(hero)
    desk.put("put/f7", "the-hammers")
    assert read_position(desk.position)[2].is_alive(squad)


def test_crates_and_traps_are_put_damaged_and_taken_away() -> None:
    desk = Desk("tactics", 3)
    names = read_position(desk.position)[2].battle.grid.names
    desk.place = "f8"
    assert desk.field("cover/f8")["value"] == ""
    state = desk.put("cover/f8", "crate")
    assert state.element_hp[names.index("f8")] == 2
    state = desk.put("cover/f8/hp", "1")
    assert state.element_hp[names.index("f8")] == 1
    assert desk.put("cover/f8", "trap").element_hp[names.index("f8")] == 4
    assert desk.field("cover/f8/hp")["most"] == 4
    assert desk.put("cover/f8/hp", "0").element_hp[names.index("f8")] == 0
    desk.put("cover/f8", "crate")
    assert names.index("f8") not in desk.put("cover/f8", "").elements


def test_standing_orders_are_given_changed_and_cancelled() -> None:
    desk = Desk("tactics", 3)
    desk.put("put/f8", "the-hammers")
    desk.place = "f8"
    squad = read_position(desk.position)[2].battle.unit_names.index("the-hammers")
    assert desk.put("unit/the-hammers/order", "vehicles").orders[squad] == 204
    assert desk.put("unit/the-hammers/reach", "9").orders[squad] == 209
    assert desk.field("unit/the-hammers/order")["value"] == "vehicles"
    assert desk.put("unit/the-hammers/order", "").orders[squad] == 0
    assert "unit/the-hammers/reach" not in names_of(desk)
    assert desk.put("silent/1", "yes").silent[1]
    assert not desk.put("silent/1", "").silent[1]


def test_no_trap_stands_under_a_vehicle() -> None:
    desk = Desk("tactics", 3)
    battle = read_position(desk.position)[2].battle
    walker = next(unit for unit, card in enumerate(battle.cards) if card.is_vehicle)
    desk.put("put/f8", battle.unit_names[walker])
    assert "f8" in desk.refused("cover/f8", "trap")


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [
        ("dust", "round", "many"), ("dust", "wealth", "3"), ("dust", "turn", "nobody"),
        ("dust", "area/atlantis/tank", "3"), ("dust", "hand/captain-1", "ace-of-hearts"),
        ("dust", "phase", "holiday"), ("tactics", "put/f8", "somebody"),
        ("tactics", "put/z99", "hans"), ("tactics", "unit/hans/health/hans", "77"),
        ("tactics", "put/g9", "hans"), ("tactics", "turn", "side-3"),
        ("tactics", "cover/z99", "crate"), ("tactics", "cover/f8", "hedge"),
        ("tactics", "unit/hans/order", "birds"), ("tactics", "unit/hans/reach", "5"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_in_a_sentence(game: str, field: str, value: str) -> None:
    assert Desk(game, 3).refused(field, value).endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "place"), [("dust", "gaul"), ("tactics", "g6")])
def test_every_field_has_its_words(game: str, place: str, language: str) -> None:
    position = positions(game)[3]
    for part in edited(*read_position(position), place, None, language)["parts"]:
        for field in part["fields"]:
            assert part["title"]
            assert field["label"]
            assert not field["label"].startswith(("edit-", "dust-", "tactics-"))
            if field["kind"] == "choice":
                assert field["value"] in [choice["id"] for choice in field["choices"]]
