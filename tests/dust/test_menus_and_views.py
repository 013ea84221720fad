"""Does every option hold something to choose, and does a view wait for what the match waits for?

Cases read what may be done, so a menu line without any filling escapes them; and they ask the
position itself, not what a player's copy of it waits for.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.force import of
from opendust.dust.rules.menus import Listed, Menu, Noted
from opendust.dust.state import NOBODY, State
from opendust.dust.turn import write_menu
from opendust.kernel.action import Decision
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option, Pick, fillings
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.playout import play_out
from opendust.kernel.text.notation import parse_action

BOARD = "land: west east far\nsea: bay gulf\nlinks: west-east west-bay bay-gulf gulf-east"
RED, BLUE, SPECTATOR = 0, 1, -1
CARDS: list[Plain] = ["511-2-koshka", "421-2-nurse"]
COMBAT: dict[str, Plain] = {"turn": "red", "phase": {"kind": "combat", "points": 2}}
SCENES: dict[str, tuple[dict[str, Plain], list[Verb]]] = {
    "nothing in reach": (
        {"areas": {"west": "red 1 tank 1 bomber", "far": "blue 1 tank", "gulf": "red 1 submarine"}},
        [Verb.DONE],
    ),
    "tanks on the shore": (
        {"areas": {"west": "red 1 tank", "bay": "blue 1 submarine"}},
        [Verb.DONE],
    ),
    "all tried from the sea": (
        {
            "phase": {"kind": "combat", "points": 2, "made": ["bay>gulf", "bay>west"]},
            "areas": {"west": "blue 1 tank", "bay": "red 1 submarine", "gulf": "blue 1 submarine"},
        },
        [Verb.DONE],
    ),
    "all tried from land": (
        {
            "phase": {"kind": "combat", "points": 2, "made": ["west>bay", "west>east"]},
            "areas": {"west": "red 1 bomber", "bay": "blue 1 submarine", "east": "blue 1 tank"},
        },
        [Verb.DONE],
    ),
    "a drop without mechs": (
        {
            "played": {"red": "223-3-mech-dropper"},
            "areas": {"west": "red 1 tank", "far": "blue 1 tank"},
        },
        [Verb.DONE],
    ),
    "a drop without a target": (
        {
            "played": {"red": "223-3-mech-dropper"},
            "areas": {"west": "red 1 mech", "gulf": "blue 1 submarine"},
        },
        [Verb.DONE],
    ),
}  # fmt: skip


FULL: dict[str, Plain] = {
    "turn": "red",
    "phase": {"kind": "placement", "units": "1 tank", "built": {"west": 5}},
    "areas": {"west": "red 5 tank center", "east": "red 1 tank center", "far": "blue 1 tank"},
}
FULL_AT_SEA: dict[str, Plain] = {
    **FULL, "phase": {"kind": "placement", "units": "1 submarine", "built": {"west": 5}},
}  # fmt: skip
NO_ROOM: dict[str, Plain] = {
    "turn": "red",
    "phase": {"kind": "placement", "neutrals": "1 tank", "built": {"far": 5}},
    "areas": {
        "west": "red 1 tank",
        "far": "neutral 6 tank center",
        "east": "neutral 1 tank center",
    },
}
NO_FIGURES: dict[str, Plain] = {
    "turn": "red",
    "phase": {"kind": "purchase", "points": 20},
    "areas": {"west": "red 1 tank", "far": "neutral 1 tank 20 mech center"},
}
NO_MECHS: dict[str, Plain] = {
    **NO_FIGURES, "areas": {"west": "red 20 mech center", "far": "blue 1 tank"},
}  # fmt: skip
MOVEMENT: dict[str, Plain] = {"turn": "red", "phase": {"kind": "movement", "points": 2}}
EVERYWHERE: dict[str, Plain] = {
    **MOVEMENT, "areas": {"west": "red 1 bomber", "east": "red 1 bomber", "far": "red 1 bomber"},
}  # fmt: skip
NOTHING_BEYOND: dict[str, Plain] = {
    **MOVEMENT, "areas": {"west": "red 1 bomber", "far": "blue 1 tank"},
}  # fmt: skip
ONE_BASE: dict[str, Plain] = {
    **MOVEMENT, "areas": {"west": "red 1 bomber", "bay": "red 1 submarine",
                          "gulf": "blue 1 submarine"},
}  # fmt: skip


MENUS = {
    "full": FULL,
    "full-at-sea": FULL_AT_SEA,
    "no-room": NO_ROOM,
    "no-figures": NO_FIGURES,
    "no-mechs": NO_MECHS,
    "everywhere": EVERYWHERE,
    "beyond": NOTHING_BEYOND,
    "one-base": ONE_BASE,
}


def position(data: dict[str, Plain], edition: str = "premium-en") -> State:
    return game.decode(data, Setup(("red", "blue"), {"edition": edition, "board.small": BOARD}))


@pytest.mark.rule("CMBT-10", "SPEC-05", "ABIL-DROPPER-02")
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_offered_where_nothing_can_be_attacked(scene: str) -> None:
    data, verbs = SCENES[scene]
    menu = game.options(position({**COMBAT, **data}), RED)
    assert [option.verb for option in menu] == verbs


@pytest.mark.rule("PROD-13", "NEUT-08", "MOVE-BOMB-02", "MOVE-SEA-02")
@pytest.mark.parametrize("edition", ["premium-en", "original-it"])
@pytest.mark.parametrize("data", MENUS.values(), ids=list(MENUS))
def test_every_line_of_a_menu_holds_something_to_choose(
    data: dict[str, Plain], edition: str
) -> None:
    menu = game.options(position(data, edition), RED)
    assert menu
    assert all(fillings(domain) for option in menu for domain in option.domains)


@pytest.mark.rule("CARD-05", "CARD-07", "CARD-08", "CARD-09")
@pytest.mark.parametrize("held", [0, 2, 3, 5])
@pytest.mark.parametrize("points", [1, 2, 4, 9])
def test_the_menu_of_cards_is_all_that_points_and_hand_allow(points: int, held: int) -> None:
    hand: list[Plain] = ["511-2-koshka", "421-2-nurse", "322-3-alien-radar", "115-2-sigrid",
                         "313-2-sigrid"]  # fmt: skip
    state = position({
        "turn": "red", "phase": {"kind": "purchase", "points": points},
        "hands": {"red": hand[:held]}, "areas": {"west": "red 1 tank", "east": "blue 1 tank"},
    })  # fmt: skip
    offered: list[tuple[int, int]] = []
    for option in game.options(state, RED):
        if option.verb is Verb.BUY_CARDS:
            numbers, discards = [fillings(domain) for domain in option.domains]
            assert numbers
            offered += [(int(str(n)), len(d)) for n in numbers for d in discards[:1]
                        if isinstance(d, tuple)]  # fmt: skip
    legal = [
        (number, thrown)
        for thrown in range(held + 1)
        for number in range(1, min(points, 5 - held + thrown) + 1)
    ]
    assert offered == legal


@pytest.mark.rule("INIT-01", "A-67")
@pytest.mark.parametrize(
    ("first", "words"), [(RED, "play 421-2-nurse"), (BLUE, "play 115-2-sigrid")]
)
def test_a_view_waits_for_those_who_have_not_chosen(first: int, words: str) -> None:
    state = position({
        "phase": {"kind": "initiative"}, "queue": [], "order": [],
        "hands": {"red": CARDS, "blue": ["115-2-sigrid", "313-2-sigrid"]},
        "areas": {"west": "red 1 tank", "east": "blue 1 tank"},
    })  # fmt: skip
    assert waiting_in_views(state) == [(RED, BLUE)] * 3
    game.apply(state, Decision(first, parse_action(game, state, words)))
    assert waiting_in_views(state) == [(BLUE if first == RED else RED,)] * 3


def waiting_in_views(state: State) -> list[tuple[int, ...]]:
    """Whom the views of both players and of a spectator wait for."""
    found: list[tuple[int, ...]] = []
    for seat in (RED, BLUE, SPECTATOR):
        waiting = game.pending(game.view(state, seat))
        assert isinstance(waiting, Choice)
        found.append(waiting.seats)
    return found


@pytest.mark.rule("INIT-06", "A-67")
def test_a_view_draws_as_many_cards_as_the_deck_holds() -> None:
    state = position({
        "turn": "red", "phase": {"kind": "draw", "seats": ["red", "red"]},
        "hands": {"blue": ["115-2-sigrid"]}, "unseen": CARDS[:1], "discards": CARDS[1:],
        "areas": {"west": "red 1 tank", "east": "blue 1 tank"},
    })  # fmt: skip
    for seat in (RED, BLUE, SPECTATOR):
        seen = game.pending(game.view(state, seat))
        assert isinstance(seen, Chance)
        assert seen.count == 1


@pytest.mark.parametrize("spent", ["up_to", "exact"])
@pytest.mark.parametrize("seed", range(2))
def test_a_noted_menu_draws_what_the_options_draw(seed: int, spent: str) -> None:
    settings = {"edition": "premium-en", "switch.setup_spend_rule": spent}
    state = game.new_game(Setup(("red", "blue", "green"), settings))
    numbers, noted, compared = Lottery(seed), Noted(), 0
    for step in range(400):
        seat = write_menu(state, noted)
        if seat != NOBODY:
            menu = game.options(state, seat)
            one, other = Lottery(step), Lottery(step)
            action = menu[one.below(len(menu))].drawn(one)
            assert noted.count == len(menu)
            assert noted.drawn(other) == action
            assert one.state == other.state
            compared += 1
        play_out(game, state, numbers, 1)
    assert compared > 100


WRITINGS: list[Callable[[Menu], None]] = [
    lambda menu: menu.add(Option(Verb.PASS)),
    lambda menu: menu.add(Option(Verb.CLAIM, (Pick((2, 5, 7)),))),
    lambda menu: menu.journey(Verb.MOVE, 3, 0b1011010, 4, of(0, 2) + of(3, 1)),
    lambda menu: menu.journey(Verb.ATTACK, 1, 0b110, 0, of(1, 3)),
    lambda menu: menu.delivery(Verb.DEPLOY, 4, 2, 6),
    lambda menu: menu.delivery(Verb.DEPLOY_NEUTRALS, 2, 1, 5),
    lambda menu: menu.cards(Verb.BUY_CARDS, 1, 3, 0b1101, 2),
    lambda menu: menu.cards(Verb.PLAY, 0, 2, 0b10111, 1),
]


@pytest.mark.parametrize("seed", range(40))
def test_every_kind_of_line_draws_what_its_option_draws(seed: int) -> None:
    noted, source = Noted(), random.Random(seed)
    for _ in range(6):  # the same lines serve again, with more of them or fewer
        listed, chosen = Listed(), source.sample(WRITINGS, source.randrange(1, 9))
        for write in chosen:
            write(listed)
            write(noted)
        one, other = Lottery(seed), Lottery(seed)
        assert noted.count == len(chosen)
        assert noted.drawn(other) == listed.options[one.below(len(chosen))].drawn(one)
        assert one.state == other.state
