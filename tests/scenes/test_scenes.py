"""Do scenes hold what their types promise, and do they agree with the position?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from opendust.kernel.contract import Setup
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from opendust.registry import GAMES, OURS
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


def test_the_dice_of_a_battle_are_the_sum_of_their_reasons() -> None:
    match, battles = begun("dust"), 0
    for _ in positions(match, 5):
        battle = stage_of("dust").scene(match.state, SPECTATOR, "en")["battle"]
        for side in ("attacker", "defender") if battle else ():
            assert battle[side]["dice"] == sum(why["dice"] for why in battle[side]["why"])
            battles += 1
    assert battles > 10


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


def test_every_line_of_the_board_joins_areas_that_are_there() -> None:
    board = stage_of("dust").board(begun("dust").state, "en")
    areas = {area["id"]: area for area in board["areas"]}
    assert len(areas) == 76
    for link in board["links"]:
        assert len(link["pieces"]) == (2 if link["wraps"] else 1)
        first, last = link["pieces"][0][0], link["pieces"][-1][1]
        assert first == [areas[link["one"]]["x"], areas[link["one"]]["y"]]
        assert last == [areas[link["other"]]["x"], areas[link["other"]]["y"]]
        assert set(areas[link["one"]]["names"]) >= set(LANGUAGES)
