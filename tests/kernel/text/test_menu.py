"""A menu as plain data says the same as its options."""

from __future__ import annotations

from enum import Enum

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.kernel.action import amount, counts, pick, subset
from opendust.kernel.closed_set import closed_set
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.option import Amount, Counts, Option, Pick, Subset, among
from opendust.kernel.text.menu import PlainOption, plain_field, plain_menu

NAMES = ("a", "b", "c")


def test_every_shape_of_a_field() -> None:
    thing = {"name": "what", "noun": "thing"}
    which = {"least": 1, "most": 2}
    assert plain_field(pick("what", "thing"), Pick((0, 2)), NAMES) == {
        **thing, "shape": "pick", "values": ["a", "c"]}  # fmt: skip
    assert plain_field(pick("what", "thing"), among(0b11, 1), NAMES)["values"] == ["b", "c"]
    assert plain_field(subset("what", "thing"), Subset((1, 2), 1, 2), NAMES) == {
        **thing, **which, "shape": "subset", "values": ["b", "c"]}  # fmt: skip
    assert plain_field(counts("what", "thing"), Counts(((0, 4), (2, 1)), 1, 2), NAMES) == {
        **thing, **which, "shape": "counts", "upper": {"a": 4, "c": 1}}  # fmt: skip
    assert plain_field(amount("what"), Amount(1, 2), ()) == {
        "name": "what", "noun": "number", **which, "shape": "amount"}  # fmt: skip


def test_a_menu_speaks_the_words_of_the_notation() -> None:
    board = "land: west east\nlinks: west-east"
    areas: dict[str, Plain] = {"west": "red 3 tank", "east": "blue 1 tank"}
    state = game.decode({"areas": areas}, Setup(("Red", "Blue"), {"board.small": board}))
    picked = (Pick((0,)), Pick((1,)), Counts(((0, 2),), 1, 2))
    menu = plain_menu(game, state, [Option(Verb.DONE), Option(Verb.ATTACK, picked)])
    assert menu[0] == PlainOption(verb="done", fields=[])
    words = [field.get("values") or field.get("upper") for field in menu[1]["fields"]]
    assert (menu[1]["verb"], words) == ("attack", [["west"], ["east"], {"tank": 2}])


def test_the_members_of_a_closed_set_keep_their_values() -> None:
    @closed_set
    class Colour(Enum):
        RED = "red"
        BLUE = 2

    assert [member.value for member in Colour] == ["red", 2]
    assert Colour("red") is Colour.RED
