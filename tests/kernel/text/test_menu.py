"""A menu as JSON says the same as its options."""

from __future__ import annotations

import json
from enum import Enum

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.kernel.action import Field, amount, counts, pick, subset
from opendust.kernel.closed_set import closed_set
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.option import Amount, Counts, Domain, Option, Pick, Subset, among
from opendust.kernel.text.menu import PlainField, PlainOption, field_text, menu_text
from opendust.kernel.text.quoted import LISTS, MOST_KEPT, quoted

NAMES = ("a", "b", "c")


def plain_field(field: Field, domain: Domain, names: tuple[str, ...]) -> PlainField:
    """What a client reads of a field."""
    found: PlainField = json.loads(field_text(field, domain, quoted(names)))
    return found


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
    menu = json.loads(menu_text(game, state, [Option(Verb.DONE), Option(Verb.ATTACK, picked)]))
    assert menu[0] == PlainOption(verb="done", fields=[])
    words = [field.get("values") or field.get("upper") for field in menu[1]["fields"]]
    assert (menu[1]["verb"], words) == ("attack", [["west"], ["east"], {"tank": 2}])


def test_names_with_quotes_and_other_letters_are_quoted() -> None:
    names = ('a"b', "c\\d", "Größe", "tab\t")
    field = plain_field(pick("what", "thing"), Pick((0, 1, 2, 3)), names)
    assert field["values"] == list(names)


def test_lists_of_names_are_not_kept_for_ever() -> None:
    for number in range(MOST_KEPT + 2):
        assert quoted((f"area-{number}",)) == (f'"area-{number}"',)
    assert len(LISTS) <= MOST_KEPT


def test_the_members_of_a_closed_set_keep_their_values() -> None:
    @closed_set
    class Colour(Enum):
        RED = "red"
        BLUE = 2

    assert [member.value for member in Colour] == ["red", 2]
    assert Colour("red") is Colour.RED
