"""What can be looked up without a match? Catalogues, boards, cards and rules of every game.

These answers are the same for everybody: each is written and compressed once, then kept. Only what
somebody searches for is worked out every time. The work is done in a thread, beside the moves.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Final, final

from fastapi import FastAPI, Query, Request, Response
from fastapi import Path as InPath

from opendust.registry import GAMES, variants_of
from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.rule_models import Comparison, RuleList, RulePage
from opendust.scenes.rule_pages import RulePages
from opendust.scenes.stages import NamedBoard, stage_of
from opendust.server.match.film import Page
from opendust.server.match.wishes import Denied
from opendust.server.rest.responses import SHORT_ANSWER, errors
from opendust.server.sockets.viewer import ENCODER
from opendust.server.wire.wants import Language

GameName = Annotated[str, InPath(max_length=32)]
RuleId = Annotated[str, InPath(max_length=32)]
BoardName = Annotated[str, InPath(max_length=64)]
Words = Annotated[str, Query(max_length=200)]
Variant = Annotated[str, Query(max_length=32)]
KEPT, QUICK = 6, 1
"""With how much effort pages are compressed: half of what a search took was this."""
MOST_KEPT: Final = 400
"""Pages of the library in memory: every board, deck and chapter in a few languages."""


def known(game: str) -> str:
    """The name of a game that is played here."""
    if game not in GAMES:
        raise Denied("error", code="no-game")
    return game


def pages_of(game: str, language: str, *variants: str) -> RulePages:
    """The rules of a game that is played here, asked for in variants that it has."""
    names = variants_of(known(game)).names
    if any(name and name not in names for name in variants):
        raise Denied("error", code="no-variant")
    return RulePages(game, language)


@final
class Press:
    """Pages that were asked for before, written and compressed, the latest ones last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], Page] = OrderedDict()
        # One at a time: threads take the interpreter from those who play, and of many who ask for
        # a new page together only the first has it written.
        self.writing = asyncio.Lock()

    async def page(
        self, request: Request, name: tuple[str, ...], write: Callable[[], object]
    ) -> Response:
        """A page by its name. What has no name is written for whoever asks, and not kept."""
        plain, compressed = self.kept.get(name) or await self.written(name, write)
        if name:
            self.kept.move_to_end(name)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return sent(request, (plain, compressed))

    async def written(self, name: tuple[str, ...], write: Callable[[], object]) -> Page:
        """A page that is not kept, unless somebody has had it written meanwhile."""
        async with self.writing:
            found = self.kept.get(name)
            if found is None:
                found = await asyncio.to_thread(printed, write, KEPT if name else QUICK)
            if name:
                self.kept[name] = found
            return found


def printed(write: Callable[[], object], effort: int = KEPT) -> Page:
    """A page as it is sent, and compressed if that is worth it."""
    plain = ENCODER.encode(write())
    return plain, gzip.compress(plain, effort) if len(plain) >= SHORT_ANSWER else b""


def sent(request: Request, page: Page) -> Response:
    """A page, compressed for who reads that."""
    plain, compressed = page
    headers = {"Vary": "Accept-Encoding"}
    if compressed and "gzip" in request.headers.get("accept-encoding", ""):
        plain, headers = compressed, {**headers, "Content-Encoding": "gzip"}
    return Response(plain, media_type="application/json", headers=headers)


def add_library(app: FastAPI) -> None:
    """Everything that is the same for everybody."""
    press = Press()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def schema(request: Request) -> Response:
        """The schema of all these addresses: to write its 200 kB takes longer than a move."""
        return await press.page(request, ("schema",), app.openapi)

    @app.get("/api/games/{game}", response_model=GamePage, responses=errors(404))
    async def catalogue(request: Request, game: GameName, lang: Language = "en") -> Response:
        """All that can be chosen before a match of this game."""
        return await press.page(
            request, ("game", game, lang), lambda: stage_of(known(game)).catalogue(lang)
        )

    @app.get("/api/games/{game}/boards/{name}", response_model=NamedBoard, responses=errors(404))
    async def board(
        request: Request, game: GameName, name: BoardName, lang: Language = "en"
    ) -> Response:
        """A packaged board, or the map of a scenario."""
        return await press.page(
            request,
            ("board", game, name, lang),
            lambda: stage_of(known(game)).named_board(name, lang),
        )

    @app.get("/api/games/{game}/cards", response_model=CardPages, responses=errors(404))
    async def cards(request: Request, game: GameName, lang: Language = "en") -> Response:
        """The cards of the game."""
        return await press.page(
            request, ("cards", game, lang), lambda: stage_of(known(game)).card_pages(lang)
        )

    @app.get("/api/games/{game}/rules", response_model=RuleList, responses=errors(404))
    async def rules(
        request: Request,
        game: GameName,
        words: Words = "",
        chapter: Variant = "",
        variant: Variant = "",
        lang: Language = "en",
    ) -> Response:
        """The numbered rules with all the words, of one chapter or of all."""

        def write() -> RuleList:
            pages = pages_of(game, lang, variant)
            found = pages.rule_lines(words, chapter, variant)
            return RuleList(chapters=pages.chapters(), rules=found)

        name = () if words else ("rules", game, chapter, variant, lang)
        return await press.page(request, name, write)

    @app.get("/api/games/{game}/rules/{rule}", response_model=RulePage, responses=errors(404))
    async def rule(
        request: Request, game: GameName, rule: RuleId, variant: Variant = "", lang: Language = "en"
    ) -> Response:
        """Everything about one rule, in the variant that is played."""

        def write() -> RulePage:
            page = pages_of(game, lang, variant).rule_page(rule.upper(), variant)
            if page is None:
                raise Denied("error", code="no-rule")
            return page

        return await press.page(request, ("rule", game, rule.upper(), variant, lang), write)

    @app.get("/api/games/{game}/compare", response_model=Comparison, responses=errors(404))
    async def compare(
        request: Request, game: GameName, one: Variant, other: Variant, lang: Language = "en"
    ) -> Response:
        """Two variants of the rules side by side."""

        def write() -> Comparison:
            pages = pages_of(game, lang, one, other)
            if not one or not other:
                raise Denied("error", code="no-variant")
            return pages.compare(one, other)

        return await press.page(request, ("compare", game, one, other, lang), write)
