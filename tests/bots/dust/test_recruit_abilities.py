"""Does the recruit use each of the eleven abilities where it clearly helps, and not elsewhere?"""

from __future__ import annotations

from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Choice
from opendust.kernel.text.notation import format_action, parse_action

BOARD = """
land: west! mine* middle pit* east! north
sea: bay gulf*
links: west-mine mine-middle middle-pit pit-east middle-north pit-north west-bay east-gulf bay-gulf
"""
RED, BLUE = 0, 1


def position(
    areas: dict[str, Plain],
    phase: dict[str, Plain],
    played: dict[str, Plain],
    **more: Plain,
) -> State:
    """A position on the small board; red is to move unless something else is said."""
    setup = Setup(("red", "blue"), {"board.small": BOARD, "edition": "premium-en"})
    data: dict[str, Plain] = {"areas": areas, "phase": phase, "played": played, **more}
    return dust.decode(data, setup)


def play_on(state: State, *lines: str) -> State:
    """The position after some inputs: `red attack …` or `dice 1 5 6`."""
    for line in lines:
        head, _, rest = line.partition(" ")
        if head == "dice":
            dust.apply(state, Outcome(tuple([int(face) for face in rest.split()])))
        else:
            seat = ("red", "blue").index(head)
            dust.apply(state, Decision(seat, parse_action(dust, state, rest)))
    return state


def answer(state: State) -> str:
    """What the recruit does in a position, as text."""
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    seen = dust.view(state, seat)
    action = RecruitBot(b"seed").choose(seen, seat, dust.options(seen, seat))
    assert dust.refuse(state, seat, action) is None
    return format_action(dust, state, action)


def combat(points: int = 1) -> dict[str, Plain]:
    return {"kind": "combat", "points": points}


def purchase(points: int) -> dict[str, Plain]:
    return {"kind": "purchase", "points": points, "units": "", "neutrals": "", "centers": 0,
            "cards": 0, "begun": False}  # fmt: skip


# ── Koshka ───────────────────────────────────────────────────────────────────────────────────


def koshka(blue_stack: str) -> State:
    return position(
        {
            "west": "red 3 tank center",
            "mine": "red 1 tank",
            "middle": blue_stack,
            "east": "blue 2 tank center",
        },
        {"kind": "interrupt", "seat": "red", "waiting": [], "taken": []},
        {"red": "115-3-koshka", "blue": "412-1-diplomat"},
        turn="blue",
        queue=["blue", "red"],
    )


def test_koshka_comes_before_a_player_who_could_hurt() -> None:
    assert answer(koshka("blue 8 tank 2 mech")) == "interrupt"


def test_koshka_waits_when_there_is_nothing_to_fear() -> None:
    assert answer(koshka("blue 1 tank")) == "pass"


# ── Diplomat ─────────────────────────────────────────────────────────────────────────────────

THREATENED: dict[str, Plain] = {
    "west": "red 1 tank center",
    "mine": "red 1 tank",
    "middle": "blue 8 tank 2 mech",
    "east": "blue 2 tank center",
}


def diplomat(queue: list[Plain]) -> State:
    played: dict[str, Plain] = {"red": "412-1-diplomat", "blue": "322-1-ballistic-missiles"}
    return position(THREATENED, purchase(6), played, queue=queue)


def test_diplomat_makes_the_strong_neighbour_an_ally() -> None:
    assert answer(diplomat(["red", "blue"])) == "ally blue"


def test_diplomat_does_not_bind_itself_to_a_player_whose_turn_is_over() -> None:
    assert not answer(diplomat(["red"])).startswith("ally")


# ── Mech Builder ─────────────────────────────────────────────────────────────────────────────


def test_mech_builder_takes_its_free_mech() -> None:
    state = position(THREATENED, purchase(6), {"red": "115-1-mech-builder"})
    assert answer(state) == "free-mech west"


# ── Secret Weapon, Alien Radar, Ace of the Sky ───────────────────────────────────────────────


def battle_for_the_pit(red: str, blue: str, played: dict[str, Plain]) -> State:
    areas: dict[str, Plain] = {
        "west": "red 2 tank center",
        "middle": red,
        "pit": blue,
        "east": "blue 2 tank center",
    }
    return position(areas, combat(2), played)


def test_secret_weapon_takes_a_power_source_from_a_strong_garrison() -> None:
    state = battle_for_the_pit(
        "red 5 tank 1 mech", "blue 5 tank 1 mech", {"red": "511-1-secret-weapon"}
    )
    assert answer(play_on(state, "red attack middle pit 4 tank 1 mech")) == "secret-weapon"


def test_secret_weapon_is_kept_where_the_battle_is_won_anyway() -> None:
    state = battle_for_the_pit("red 9 tank 3 mech", "blue 1 tank", {"red": "511-1-secret-weapon"})
    assert answer(play_on(state, "red attack middle pit 8 tank 3 mech")) == "pass"


def test_alien_radar_saves_defenders_who_cannot_hold() -> None:
    state = battle_for_the_pit(
        "red 12 tank 4 mech", "blue 2 tank 3 mech 1 bomber", {"blue": "412-2-alien-radar"}
    )
    state = play_on(state, "red attack middle pit 11 tank 4 mech")
    assert answer(state) == "radar 2 tank 3 mech 1 bomber"


def test_alien_radar_stays_with_defenders_who_can_hold() -> None:
    state = battle_for_the_pit("red 4 tank", "blue 6 tank 2 mech", {"blue": "412-2-alien-radar"})
    assert answer(play_on(state, "red attack middle pit 3 tank")) == "pass"


def test_ace_of_the_sky_strengthens_a_close_battle() -> None:
    state = battle_for_the_pit(
        "red 3 tank 3 fighter 1 bomber", "blue 4 tank 2 mech", {"red": "421-1-ace-of-the-sky"}
    )
    state = play_on(state, "red attack middle pit 2 tank 3 fighter 1 bomber")
    assert answer(state) == "ace"


# ── Raketen Truppen, Sigrid, Nurse ───────────────────────────────────────────────────────────


def rolled(card: str, faces: str) -> State:
    """Red has rolled seven dice against five tanks."""
    state = battle_for_the_pit("red 4 tank 2 mech", "blue 5 tank", {"red": card})
    return play_on(state, "red attack middle pit 3 tank 2 mech", "red pass", f"dice {faces}")


def test_raketen_truppen_rolls_a_poor_throw_again() -> None:
    assert answer(rolled("511-3-raketen-truppen", "1 1 2 2 3 3 4")) == "reroll"


def test_raketen_truppen_keeps_a_good_throw() -> None:
    assert answer(rolled("511-3-raketen-truppen", "5 5 6 6 1 1 1")) == "pass"


def test_sigrid_rolls_many_blanks_again() -> None:
    assert answer(rolled("313-2-sigrid", "1 1 2 2 3 5 6")) == "reroll"


def test_sigrid_needs_no_hits_beyond_the_last_enemy() -> None:
    assert answer(rolled("313-2-sigrid", "5 5 6 6 6 1 1")) == "pass"


def test_nurse_treats_heavy_losses() -> None:
    state = battle_for_the_pit("red 2 tank 3 mech", "blue 5 tank 3 mech", {"red": "421-2-nurse"})
    state = play_on(state, "red attack middle pit 1 tank 3 mech", "dice " + "5 " * 3 + "1 " * 8)
    assert answer(state) == "nurse"


# ── Mech Dropper, Ballistic Missiles ─────────────────────────────────────────────────────────


def test_mech_dropper_falls_on_a_weakly_held_power_source() -> None:
    areas: dict[str, Plain] = {
        "west": "red 3 tank 5 mech center",
        "north": "blue 6 tank 2 mech",
        "middle": "blue 6 tank 2 mech",
        "pit": "blue 1 tank",
        "east": "blue 6 tank center",
    }
    state = position(areas, combat(), {"red": "313-1-mech-dropper"})
    assert answer(state) == "drop pit 5 west"


def test_ballistic_missiles_fall_on_a_valuable_stack() -> None:
    areas: dict[str, Plain] = {
        "west": "red 3 tank center",
        "north": "blue 2 tank",
        "pit": "blue 3 mech 2 bomber",
        "east": "blue 2 tank center",
    }
    state = position(areas, combat(), {"red": "322-1-ballistic-missiles"})
    assert answer(state) == "missile pit"
