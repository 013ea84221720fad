"""How does a position of Dust Tactics look? Units, ground, sides, what is going on, from a view."""

from __future__ import annotations

from typing import Final, Literal

from opendust.scenes.tactics.attack import activation_scene, attack_scene, skill_ids
from opendust.scenes.tactics.models import (
    GroundScene,
    MemberScene,
    OrderScene,
    SideStanding,
    TacticsPhase,
    TacticsScene,
    UnitScene,
)
from opendust.tactics import phases as p
from opendust.tactics.battle import NO_UNIT, SIDES
from opendust.tactics.board.board import CRATE, NO_DOT, TRAP
from opendust.tactics.rules.end_of_game import points_of
from opendust.tactics.rules.moving.movement import points_left
from opendust.tactics.rules.standing_orders import ORDER_BASE, QUARRIES
from opendust.tactics.state import (
    ALL_IN_ONE,
    DESTROYED,
    HEROIC,
    MEDAL_USED,
    OFF_BOARD,
    State,
)
from opendust.tactics.texts.phases import NAME_OF
from opendust.words import text
from opendust.words.tactics.nouns import model_text
from opendust.words.titles import side_name

MARKS: Final = ((ALL_IN_ONE, "all-in-one"), (HEROIC, "heroic-attack"), (MEDAL_USED, "medal-used"))
Stage = Literal["setup", "initiative", "activation", "movement", "reaction", "attack", "end"]
STAGE_OF: Final[dict[Stage, tuple[type, ...]]] = {
    "setup": (p.PlacingRoll, p.Placing, p.Joining),
    "initiative": (p.RoundStart, p.Initiative, p.ChoosingFirst),
    "activation": (p.Turn, p.Proceeding, p.Entering, p.UsingSkill, p.AbilityRoll),
    "movement": (p.Moving,),
    "reaction": (p.Window, p.ReactionRoll, p.Declaring),
    "end": (p.RoundEnd, p.SelfRepair, p.Over),
}
"""Everything else belongs to an attack."""


def scene(view: State, seat: int, language: str) -> TacticsScene:
    """The position as a viewer sees it (seat -1: a spectator)."""
    battle = view.battle
    phase = view.phase
    squares, crates, traps = view.stock
    return TacticsScene(
        game="tactics",
        round=view.round,
        round_limit=battle.scenario.round_limit,
        phase=phase_scene(view, language),
        units=[unit_scene(view, unit, language) for unit in range(battle.unit_count)],
        ground=ground_scenes(view),
        sides=[side_standing(view, side, language) for side in range(SIDES)],
        activation=activation_scene(view),
        attack=attack_scene(view),
        stock={"squares": squares, "crates": crates, "traps": traps},
        silent=seat >= 0 and bool(view.silent[seat]),
        winner=phase.side if isinstance(phase, p.Over) and phase.side >= 0 else None,
    )


def unit_scene(view: State, unit: int, language: str) -> UnitScene:
    """One unit; others' standing orders are not in a view."""
    battle, place = view.battle, view.place[unit]
    lines = battle.lines_of(unit)
    order = view.orders[unit]
    return UnitScene(
        id=battle.unit_names[unit],
        status="destroyed" if place == DESTROYED else "board" if place >= 0 else "reserve",
        space=battle.grid.names[place] if place >= 0 else None,
        cells=[battle.grid.names[space] for space in view.cells(unit)],
        strength=view.strength(unit),
        full=battle.cards[unit].hp,
        members=[member_scene(view, model, language) for model in battle.models_of(unit)],
        activated=bool(view.activated[unit]),
        moved=bool(view.moved[unit]),
        hero=unit_id(view, view.hero[unit]),
        leader=unit_id(view, view.leader[unit]),
        ammo={battle.line_names[n]: view.ammo[n] for n in lines if battle.lines[n].is_limited},
        empty=[battle.line_names[line] for line in lines if not view.loaded[line]],
        skills_used=skill_ids(view.used[unit]),
        marks=[name for flag, name in MARKS if view.marks[unit] & flag],
        order=OrderScene(quarry=QUARRIES[order // ORDER_BASE], reach=order % ORDER_BASE)
        if order else None,
    )  # fmt: skip


def unit_id(view: State, unit: int) -> str | None:
    """A unit that may not be there."""
    return None if unit == NO_UNIT else view.battle.unit_names[unit]


def member_scene(view: State, model: int, language: str) -> MemberScene:
    """Alike miniatures of a unit."""
    return MemberScene(
        id=view.battle.model_names[model],
        name=model_text(view, model, language),
        left=view.health[model],
        full=view.battle.model_full[model],
    )


def ground_scenes(view: State) -> list[GroundScene]:
    """The spaces that are not as the map prints them."""
    grid = view.battle.grid
    found: list[GroundScene] = []
    for space in range(grid.space_count):
        flags = view.flags[space]
        element: Literal["crate", "trap"] | None = "trap" if flags & TRAP else None
        element = "crate" if flags & CRATE else element
        square = bool(flags & NO_DOT) and not grid.ground[space] & NO_DOT
        if element or square:
            hp = view.element_hp[space]
            found.append(GroundScene(id=grid.names[space], element=element, hp=hp, square=square))
    return found


def side_standing(view: State, side: int, language: str) -> SideStanding:
    """How a side stands. END-06."""
    battle = view.battle
    own = [unit for unit in range(battle.unit_count) if battle.side[unit] == side]
    places = [view.place[unit] for unit in own]
    return SideStanding(
        name=side_name(battle.scenario.sides[side].name, language),
        seats=list(battle.seats_of(side)),
        points=points_of(view, side),
        on_board=sum([place >= 0 for place in places]),
        in_reserve=places.count(OFF_BOARD),
        destroyed=places.count(DESTROYED),
        ap_lost=view.lost[side],
    )


def phase_scene(view: State, language: str) -> TacticsPhase:
    """The phase with the numbers that matter in it."""
    phase = view.phase
    stage = stage_of(phase)
    unit = getattr(phase, "unit", None) if not isinstance(phase, p.RoundEnd) else None
    points = getattr(phase, "points", None)
    return TacticsPhase(
        name=NAME_OF[type(phase)],
        stage=stage,
        title=text("tactics-stage-" + stage, language),
        side=getattr(phase, "side", None),
        unit=None if unit is None else view.battle.unit_names[unit],
        points=points_left(view, phase) if isinstance(phase, p.Moving) else points,
        dice=getattr(phase, "dice", None),
    )


def stage_of(phase: p.Phase) -> Stage:
    """The part of a round that a phase belongs to."""
    for stage, kinds in STAGE_OF.items():
        if isinstance(phase, kinds):
            return stage
    return "attack"
