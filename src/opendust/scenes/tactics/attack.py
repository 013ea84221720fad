"""How do an activation and an attack of Dust Tactics look while they go on?"""

from __future__ import annotations

from typing import Final, Literal

from opendust.scenes.tactics.models import ActivationScene, AimScene, AttackScene, ShotScene
from opendust.tactics.attack import INDIRECT, Attack, Shot
from opendust.tactics.notation import names
from opendust.tactics.phases import Aiming, Moving
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.cover_saves import grade_against, ignores_cover
from opendust.tactics.rules.fire.special_weapons import dice_for
from opendust.tactics.rules.fire.targets import targets_of, usable_lines
from opendust.tactics.rules.moving.movement import points_left
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS

Mode = Literal["ordinary", "sustained", "charging", "reactive", "indirect"]
AttackStage = Literal["declaring", "ranged", "hitting-back", "close-combat"]
Cover = Literal["none", "soft", "hard"]
MODES: Final[tuple[Mode, ...]] = ("ordinary", "sustained", "charging", "reactive", "indirect")
STAGES: Final[tuple[AttackStage, ...]] = ("declaring", "ranged", "hitting-back", "close-combat")
SAVES: Final[tuple[Literal["none", "hit", "blank"], ...]] = ("none", "hit", "blank")
COVERS: Final[tuple[Cover, ...]] = ("none", "soft", "hard")
STEP_NAMES: Final = (*plans.DEED_NAMES, "sustained-attack", "charge-attack", "leap", "window")


def skill_ids(mask: int) -> list[str]:
    """The skills of a mask."""
    return [skill.value for number, skill in enumerate(SKILLS) if mask >> number & 1]


def activation_scene(view: State) -> ActivationScene | None:
    """The activation in progress: its steps, windows of reactive fire included."""
    acting = view.activation
    if acting is None:
        return None
    phase = view.phase
    return ActivationScene(
        unit=view.battle.unit_names[acting.unit],
        steps=[STEP_NAMES[step] for step in acting.script],
        at=acting.at,
        points=points_left(view, phase) if isinstance(phase, Moving) else None,
        skills=skill_ids(acting.skills),
        weapons=[view.battle.line_names[line] for line in acting.weapons],
    )


def attack_scene(view: State) -> AttackScene | None:
    """The attack in progress, with every weapon that may still be aimed."""
    attack = view.attack
    if attack is None:
        return None
    targets = names(view, "target")
    return AttackScene(
        unit=view.battle.unit_names[attack.unit],
        mode=MODES[attack.mode],
        stage=STAGES[attack.stage],
        quarry=targets[attack.quarry] if attack.quarry >= 0 else None,
        shots=[shot_scene(view, attack, number, shot) for number, shot in enumerate(attack.shots)],
        at=attack.at,
        good=attack.good,
        bad=attack.bad,
        aims=aims(view, targets) if isinstance(view.phase, Aiming) else [],
    )


def shot_scene(view: State, attack: Attack, number: int, shot: Shot) -> ShotScene:
    """A declared shot, and its hits once it is rolled."""
    return ShotScene(
        weapon=view.battle.line_names[shot.line],
        target=names(view, "target")[shot.target],
        dice=shot.dice,
        damage=shot.damage,
        saves=SAVES[shot.face],
        hits=attack.hits[number] if number < len(attack.hits) else None,
    )


def aims(view: State, targets: tuple[str, ...]) -> list[AimScene]:
    """Every weapon that may be aimed, at every target."""
    return [
        AimScene(
            weapon=view.battle.line_names[line],
            target=targets[target],
            value=value_against(view, line, target),
            dice=dice_for(view, line, target, 1),
            cover=cover_against(view, line, target),
        )
        for line in usable_lines(view)
        for target in targets_of(view, line)
    ]


def value_against(view: State, line: int, target: int) -> str:
    """The combat value of a weapon line against a unit; a cover element has none of its own."""
    if target >= view.battle.unit_count:
        return ""
    return view.battle.lines[line].values[view.battle.cards[target].armor].text()


def cover_against(view: State, line: int, target: int) -> Cover:
    """The cover that a target has against a weapon line of its attacker. COVER-01."""
    if target >= view.battle.unit_count or not view.battle.cards[target].is_squad:
        return "none"
    if ignores_cover(view, line, target):
        return "none"
    body = view.body_of(view.battle.line_unit[line])
    is_indirect = view.attack is not None and view.attack.mode == INDIRECT
    return COVERS[grade_against(view, body, target, is_indirect=is_indirect)]
