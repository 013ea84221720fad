"""What is a battlefield of Dust Tactics like before anybody moves? Map, objectives, units."""

from __future__ import annotations

from typing import Final

from opendust.scenes.tactics.cards import card_picture
from opendust.scenes.tactics.models import (
    Edge,
    ObjectivePicture,
    ScenarioFacts,
    SidePicture,
    SpacePicture,
    TacticsBoard,
    TacticsMap,
    UnitPicture,
)
from opendust.tactics.board.board import Grid
from opendust.tactics.board.scenario import ANY_SIDE, Objective, Scenario, Side
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.catalogue import listed
from opendust.words.tactics.nouns import side_text, unit_text
from opendust.words.tactics.vocabulary import unit_codes
from opendust.words.titles import objective_name, side_name, title_text

EDGES: Final[tuple[Edge, ...]] = ("open", "wall", "small", "large")


def board_picture(view: State, language: str) -> TacticsBoard:
    """The battlefield of a match with its units and their cards."""
    battle = view.battle
    names = [side_text(view, side, language) for side in range(len(battle.scenario.sides))]
    codes = unit_codes(view)
    return TacticsBoard(
        game="tactics",
        profile=battle.profile.name,
        map=map_picture(battle.scenario, names, language),
        units=[unit_picture(view, unit, codes[unit]) for unit in range(battle.unit_count)],
        cards={card.slug: card_picture(card, language) for card in battle.cards},
        seat_sides=list(battle.seat_side),
    )


def unit_picture(view: State, unit: int, code: str) -> UnitPicture:
    """A unit of the match."""
    battle = view.battle
    return UnitPicture(
        id=battle.unit_names[unit],
        name=unit_text(view, unit),
        code=code,
        card=battle.cards[unit].slug,
        owner=battle.owner[unit],
        side=battle.side[unit],
        members=[battle.model_names[model] for model in battle.models_of(unit)],
        weapons=[battle.line_names[line] for line in battle.lines_of(unit)],
    )


def map_picture(
    scenario: Scenario, names: list[str], language: str, facts: ScenarioFacts | None = None
) -> TacticsMap:
    """A scenario's battlefield; `names` are what its sides are called."""
    grid = scenario.grid
    title, brief = scenario_words(scenario, language)
    return TacticsMap(
        scenario=scenario.name,
        title=title,
        brief=brief,
        width=grid.width,
        height=grid.height,
        spaces=[space_picture(grid, space) for space in range(grid.space_count)],
        sides=[side_picture(grid, side, language) for side in scenario.sides],
        objectives=[
            objective_picture(grid, objective, names, language) for objective in scenario.objectives
        ],
        cover_zone=[grid.names[space] for space in scenario.cover_zone],
        square_zone=[grid.names[space] for space in scenario.square_zone],
        elements={grid.names[space]: element.value for space, element in scenario.elements},
        ap_limit=scenario.ap_limit,
        round_limit=scenario.round_limit,
        facts=facts,
    )


def scenario_words(scenario: Scenario, language: str) -> tuple[str, str]:
    """The title of a scenario, and what it is about."""
    title = title_text("tactics-scenario", scenario.name, scenario.title, language)
    brief = title_text("tactics-scenario", scenario.name + "-brief", scenario.brief, language)
    return title, brief


def space_picture(grid: Grid, space: int) -> SpacePicture:
    """One space."""
    return SpacePicture(
        id=grid.names[space],
        x=grid.x[space],
        y=grid.y[space],
        terrain=grid.terrain[space].value,
        structure=grid.structure[space],
        east=EDGES[grid.east[space]],
        south=EDGES[grid.south[space]],
    )


def side_picture(grid: Grid, side: Side, language: str) -> SidePicture:
    """What a scenario says of a side."""
    return SidePicture(
        name=side_name(side.name, language),
        faction=side.faction.value if side.faction is not None else None,
        entry=[grid.names[space] for space in side.entry],
        initiative_dice=side.initiative_dice,
    )


def objective_picture(
    grid: Grid, objective: Objective, names: list[str], language: str
) -> ObjectivePicture:
    """One objective, with its sentence. END-02."""
    spaces = [grid.names[space] for space in objective.spaces]
    who = names[objective.side] if objective.side != ANY_SIDE else "both"
    sought = text("tactics-play-wanted", language, who=objective.who.value, count=objective.count)
    return ObjectivePicture(
        name=objective_name(objective.name, language),
        goal=objective.goal.value,
        side=None if objective.side == ANY_SIDE else objective.side,
        spaces=spaces,
        count=objective.count,
        who=objective.who.value,
        from_round=objective.from_round,
        wins=objective.wins,
        points=objective.points,
        text=text(
            "tactics-play-objective", language, goal=objective.goal.value, side=who,
            spaces=listed(spaces), total=len(spaces), count=objective.count, sought=sought,
            round=objective.from_round, wins="yes" if objective.wins else "no",
            points=objective.points,
        ),
    )  # fmt: skip
