"""What can be looked up without a match? Catalogues, boards, cards and rules of every game."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query
from fastapi import Path as InPath

from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.registry import STAGES, NamedBoard, Stage
from opendust.scenes.rule_models import Comparison, RuleList, RulePage
from opendust.server.match.wishes import Denied
from opendust.server.rest.responses import errors
from opendust.server.wire.wants import Language

GameName = Annotated[str, InPath(max_length=32)]
RuleId = Annotated[str, InPath(max_length=32)]
BoardName = Annotated[str, InPath(max_length=64)]
Words = Annotated[str, Query(max_length=200)]
Variant = Annotated[str, Query(max_length=32)]


def stage_of(game: str) -> Stage:
    """The stage of a game that is played here."""
    if game not in STAGES:
        raise Denied("error", code="no-game")
    return STAGES[game]


def variant_of(stage: Stage, name: str) -> str:
    """A variant of the game, or none."""
    if name and name not in stage.VARIANTS:
        raise Denied("error", code="no-variant")
    return name


def add_library(app: FastAPI) -> None:
    """Everything that is the same for everybody."""

    @app.get("/api/games/{game}", responses=errors(404))
    def catalogue(game: GameName, lang: Language = "en") -> GamePage:
        """All that can be chosen before a match of this game."""
        return stage_of(game).catalogue(lang)

    @app.get("/api/games/{game}/boards/{name}", responses=errors(404))
    def board(game: GameName, name: BoardName, lang: Language = "en") -> NamedBoard:
        """A packaged board, or the map of a scenario."""
        found: NamedBoard = stage_of(game).named_board(name, lang)
        return found

    @app.get("/api/games/{game}/cards", responses=errors(404))
    def cards(game: GameName, lang: Language = "en") -> CardPages:
        """The cards of the game."""
        return stage_of(game).card_pages(lang)

    @app.get("/api/games/{game}/rules", responses=errors(404))
    def rules(
        game: GameName, words: Words = "", chapter: Variant = "", variant: Variant = ""
    ) -> RuleList:
        """The numbered rules with all the words, of one chapter or of all."""
        stage = stage_of(game)
        found = stage.rule_lines(words, chapter, variant_of(stage, variant))
        return RuleList(chapters=stage.chapters(), rules=found)

    @app.get("/api/games/{game}/rules/{rule}", responses=errors(404))
    def rule(game: GameName, rule: RuleId, variant: Variant = "") -> RulePage:
        """Everything about one rule, in the variant that is played."""
        stage = stage_of(game)
        page = stage.rule_page(rule.upper(), variant_of(stage, variant))
        if page is None:
            raise Denied("error", code="no-rule")
        return page

    @app.get("/api/games/{game}/compare", responses=errors(404))
    def compare(game: GameName, one: Variant, other: Variant) -> Comparison:
        """Two variants of the rules side by side."""
        stage = stage_of(game)
        if not one or not other:
            raise Denied("error", code="no-variant")
        return stage.compare(variant_of(stage, one), variant_of(stage, other))
