"""Which puzzles are there, and is this the move? Those that come with OpenDust, for everybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Request
from fastapi import Path as InPath
from pydantic import BaseModel

from opendust.analysis.study.puzzles import Puzzle
from opendust.analysis.study.shelf import shelf
from opendust.scenes.study_models import PuzzleAnswer
from opendust.server.gate.guard import address
from opendust.server.match.terms import Strict
from opendust.server.match.wishes import Denied
from opendust.server.rest.library import GameName, known
from opendust.server.rest.responses import errors
from opendust.server.rest.study import Desk, Text
from opendust.server.wire.answers import FaultAnswer
from opendust.server.wire.wants import Language

PuzzleId = Annotated[str, InPath(max_length=80)]


class PuzzleLine(BaseModel):
    """A puzzle in the list."""

    id: str
    theme: str


class PuzzlePage(PuzzleLine):
    """A puzzle as it is set: the position in one line, and who has to find a move."""

    position: str
    seat: int


class PuzzleRequest(Strict):
    """A move in the notation; nothing for the solution."""

    action: Text = ""
    lang: Language = "en"


class PuzzleReply(BaseModel):
    """What is to be said to it, or what is wrong with the move."""

    study: PuzzleAnswer | None
    faults: list[FaultAnswer] = []


def found(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its name."""
    kept = shelf(known(game))
    if puzzle not in kept:
        raise Denied("error", code="no-puzzle")
    return kept[puzzle]


def add_puzzles(app: FastAPI, desk: Desk) -> None:
    """Find the move."""

    @app.get("/api/games/{game}/puzzles", responses=errors(404))
    def puzzles(game: GameName) -> list[PuzzleLine]:
        """All puzzles of a game."""
        kept = shelf(known(game)).values()
        return [PuzzleLine(id=one["id"], theme=one["theme"]) for one in kept]

    @app.get("/api/games/{game}/puzzles/{puzzle}", responses=errors(404))
    def page(game: GameName, puzzle: PuzzleId) -> PuzzlePage:
        """One of them."""
        one = found(game, puzzle)
        return PuzzlePage(
            id=puzzle, theme=one["theme"], position=one["position"], seat=one["seat"]
        )  # fmt: skip

    @app.post("/api/games/{game}/puzzles/{puzzle}", responses=errors(404))
    async def answer(
        game: GameName, puzzle: PuzzleId, asked: PuzzleRequest, request: Request
    ) -> PuzzleReply:
        """Whether a move solves it, and how it is solved."""
        found(game, puzzle)
        question = {"whatif": "puzzle", "game": game, "puzzle": puzzle, **asked.model_dump()}
        return PuzzleReply.model_validate(await desk.reply(question, address(request.scope)))
