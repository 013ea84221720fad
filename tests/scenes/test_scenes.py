"""Do scenes hold what their types promise, and do they agree with the position?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from opendust.dust.dice import HIT_FACE
from opendust.dust.phases import RerollWindow
from opendust.dust.rules.fighting.targets import refuse_foe, refuse_shut
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from opendust.registry import GAMES, OURS
from opendust.scenes.dust.models import DustBoard
from opendust.scenes.stages import Board, Scene, stage_of
from opendust.words.catalogue import LANGUAGES

SCENE: TypeAdapter[Scene] = TypeAdapter(Scene)
BOARD: TypeAdapter[Board] = TypeAdapter(Board)
NAMES = {"dust": ("Anna", "Bert", "Carl"), "tactics": ("Anna", "Bert")}
SPECTATOR = -1


def begun(game: str, **settings: str) -> Match[Any]:
    return Match(GAMES[game], Setup(NAMES[game], settings), bytes(range(32)))


def positions(match: Match[Any], seed: int) -> Iterator[int]:
    """Play at random; the seat that chooses next, at every choice."""
    source = random.Random(seed)
    while not isinstance(match.pending, Result):
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        seat = source.choice(match.pending.seats)
        yield seat
        option = source.choice(match.game.options(match.state, seat))
        match.submit(seat, option.fill(source.randrange))


@pytest.mark.parametrize("game", OURS)
def test_a_whole_match_fits_its_types_in_every_language(game: str) -> None:
    match, stages = begun(game), set()
    for number, seat in enumerate(positions(match, 3)):
        viewer = seat if number % 2 else SPECTATOR
        view = match.game.view(match.state, viewer)
        scene = stage_of(game).scene(view, viewer, LANGUAGES[number % len(LANGUAGES)])
        SCENE.validate_python(scene, strict=True)
        stages.add(scene["phase"]["stage"])
    assert len(stages) >= 4
    BOARD.validate_python(stage_of(game).board(match.state, "en"), strict=True)


def test_only_the_own_hand_is_shown() -> None:
    match = begun("dust")
    seat = next(positions(match, 1))
    view = match.game.view(match.state, seat)
    players = stage_of("dust").scene(view, seat, "en")["players"]
    assert [player["hand"] is not None for player in players] == [
        player["seat"] == seat for player in players
    ]
    assert all(player["cards"] == 6 for player in players)
    watched = stage_of("dust").scene(match.game.view(match.state, SPECTATOR), SPECTATOR, "en")
    assert all(player["hand"] is None for player in watched["players"])


def board_of(match: Match[Any]) -> DustBoard:
    """The board of a match, as a screen shows it."""
    found: DustBoard = stage_of("dust").board(match.state, "en")
    return found


def test_the_dice_of_a_battle_are_the_sum_of_their_reasons() -> None:
    match, battles = begun("dust"), 0
    for _ in positions(match, 5):
        battle = stage_of("dust").scene(match.state, SPECTATOR, "en")["battle"]
        for side in ("attacker", "defender") if battle else ():
            assert battle[side]["dice"] == sum(why["dice"] for why in battle[side]["why"])
            battles += 1
    assert battles > 10


def test_dice_that_lie_show_their_hits_while_they_may_be_rolled_again() -> None:
    """Before a roll is final no hit counts yet; whoever decides sees them all the same."""
    rerolls = 0
    for seed in range(4):
        match = begun("dust")
        for _ in positions(match, seed):
            if not isinstance(match.state.phase, RerollWindow):
                continue
            rerolls += 1
            battle = stage_of("dust").scene(match.state, SPECTATOR, "en")["battle"]
            for side in (battle["attacker"], battle["defender"]):
                assert side["hits"] == sum(face >= HIT_FACE for face in side["faces"])
    assert rerolls


def test_areas_add_up_to_what_their_owners_hold() -> None:
    match = begun("dust")
    for number, _ in enumerate(positions(match, 7)):
        if number % 25:
            continue
        scene = stage_of("dust").scene(match.state, SPECTATOR, "en")
        for player in scene["players"]:
            own = [area for area in scene["areas"] if area["owner"] == player["seat"]]
            assert len(own) == player["land"] + player["sea"]
            assert sum(area["center"] for area in own) == player["centers"]
            units = sum(sum(area["units"].values()) for area in own)
            battle = scene["battle"]
            if battle is None and scene["phase"]["name"] != "retreat-place":
                assert units == sum(player["on_map"].values())


def test_what_an_area_brings_is_what_its_owner_would_lack_without_it() -> None:
    """PROD-02: centers beyond the power sources bring nothing, nor sources beyond centers."""
    match = begun("dust")
    seen: set[tuple[str, bool]] = set()
    for number, _ in enumerate(positions(match, 7)):
        if number % 25:
            continue
        scene = stage_of("dust").scene(match.state, SPECTATOR, "en")
        sources = {a["id"] for a in board_of(match)["areas"] if a["mark"] == "source"}
        for area in scene["areas"]:
            if not 0 <= area["owner"] < len(scene["players"]):
                continue
            player = scene["players"][area["owner"]]
            more = player["centers"] - player["sources"]
            if area["id"] in sources:
                assert area["income"] == (3 if more >= 0 else 0)
                seen.add(("source", more >= 0))
            elif area["center"] and area["home"] is None:
                seen.add(("center", more <= 0))
                assert area["income"] % 6 == (3 if more <= 0 else 0)
    assert seen == {(what, pays) for what in ("source", "center") for pays in (True, False)}


def test_what_may_not_be_attacked_says_why() -> None:
    """CMBT-12 to CMBT-16: the guard of an area is the reason of the refusal, and only of that."""
    match, guarded, free = begun("dust"), 0, 0
    for number, _ in enumerate(positions(match, 7)):
        if number % 25:
            continue
        for seat in range(2):
            scene = stage_of("dust").scene(match.game.view(match.state, seat), seat, "en")
            fights = scene["phase"]["stage"] in ("production", "movement", "combat", "battle")
            for area in scene["areas"]:
                place = match.state.board.index(area["id"])
                state = match.state
                refusal = refuse_foe(state, seat, place) or refuse_shut(state, seat, place)
                is_enemy = area["owner"] not in (-1, seat)
                assert bool(area["guard"]) == (fights and is_enemy and refusal is not None)
                guarded += bool(area["guard"])
                free += is_enemy and fights and not area["guard"]
    assert guarded
    assert free


def test_every_line_of_the_board_joins_areas_that_are_there() -> None:
    board = board_of(begun("dust"))
    areas = {area["id"]: area for area in board["areas"]}
    assert len(areas) == 76
    for link in board["links"]:
        assert {link["one"], link["other"]} <= set(areas)
        assert set(areas[link["one"]]["names"]) >= set(LANGUAGES)
