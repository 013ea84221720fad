"""What can be looked up without a match? Catalogues, boards, cards and rules of every game."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query
from fastapi import Path as InPath

from opendust.registry import GAMES, variants_of
from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.rule_models import Comparison, RuleList, RulePage
from opendust.scenes.rule_pages import RulePages
from opendust.scenes.stages import NamedBoard, stage_of
from opendust.server.match.wishes import Denied
from opendust.server.rest.responses import errors
from opendust.server.wire.wants import Language

GameName = Annotated[str, InPath(max_length=32)]
RuleId = Annotated[str, InPath(max_length=32)]
BoardName = Annotated[str, InPath(max_length=64)]
Words = Annotated[str, Query(max_length=200)]
Variant = Annotated[str, Query(max_length=32)]


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


def add_library(app: FastAPI) -> None:
    """Everything that is the same for everybody."""

    @app.get("/api/games/{game}", responses=errors(404))
    def catalogue(game: GameName, lang: Language = "en") -> GamePage:
        """All that can be chosen before a match of this game."""
        return stage_of(known(game)).catalogue(lang)

    @app.get("/api/games/{game}/boards/{name}", responses=errors(404))
    def board(game: GameName, name: BoardName, lang: Language = "en") -> NamedBoard:
        """A packaged board, or the map of a scenario."""
        found: NamedBoard = stage_of(known(game)).named_board(name, lang)
        return found

    @app.get("/api/games/{game}/cards", responses=errors(404))
    def cards(game: GameName, lang: Language = "en") -> CardPages:
        """The cards of the game."""
        return stage_of(known(game)).card_pages(lang)

    @app.get("/api/games/{game}/rules", responses=errors(404))
    def rules(
        game: GameName,
        words: Words = "",
        chapter: Variant = "",
        variant: Variant = "",
        lang: Language = "en",
    ) -> RuleList:
        """The numbered rules with all the words, of one chapter or of all."""
        pages = pages_of(game, lang, variant)
        return RuleList(chapters=pages.chapters(), rules=pages.rule_lines(words, chapter, variant))

    @app.get("/api/games/{game}/rules/{rule}", responses=errors(404))
    def rule(
        game: GameName, rule: RuleId, variant: Variant = "", lang: Language = "en"
    ) -> RulePage:
        """Everything about one rule, in the variant that is played."""
        page = pages_of(game, lang, variant).rule_page(rule.upper(), variant)
        if page is None:
            raise Denied("error", code="no-rule")
        return page

    @app.get("/api/games/{game}/compare", responses=errors(404))
    def compare(game: GameName, one: Variant, other: Variant, lang: Language = "en") -> Comparison:
        """Two variants of the rules side by side."""
        pages = pages_of(game, lang, one, other)
        if not one or not other:
            raise Denied("error", code="no-variant")
        return pages.compare(one, other)
