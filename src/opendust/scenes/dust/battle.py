"""How does a battle of DUST look? Both sides, their dice one by one, hits and losses."""

from __future__ import annotations

from typing import Literal

from opendust.dust.control import defending_capitals
from opendust.dust.dice import hits_of
from opendust.dust.force import AIR_FIELDS, COMBAT, SUBMARINE, UNIT_NAMES, pairs, supremacy, total
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE, RerollWindow, Roll
from opendust.dust.rules.fighting.combat import BATTLES
from opendust.dust.rules.fighting.retreat import can_retreat, force_of, refuges, retreat_limit
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE, defence_dice, dice_of
from opendust.dust.state import NEUTRAL, NO_CARD, SEA_BATTLE, Battle, State
from opendust.kernel.bits import bits
from opendust.scenes.dust.cards import card_scene
from opendust.scenes.dust.models import BattleScene, DiceScene, SideScene, Units
from opendust.words import text
from opendust.words.dust.nouns import owner_text

SideName = Literal["attacker", "defender"]
KINDS: tuple[Literal["land", "sea", "amphibious", "drop"], ...] = (
    "land", "sea", "amphibious", "drop",
)  # fmt: skip
assert KINDS == BATTLES


def units_scene(force: int) -> Units:
    """A packed force as amounts by unit."""
    return {UNIT_NAMES[unit]: amount for unit, amount in pairs(force)}


def battle_scene(view: State, language: str) -> BattleScene:
    """The battle being fought."""
    battle = view.fight()
    return BattleScene(
        kind=KINDS[battle.kind],
        target=view.board.ids[battle.target],
        origins={view.board.ids[area]: amount for area, amount in battle.origins},
        supremacy=side_name(battle.supremacy),
        roller=roller_name(view, battle),
        hitless=battle.hitless,
        attacker=side_scene(view, ATTACKER, language),
        defender=side_scene(view, DEFENDER, language),
    )


def side_name(side: int) -> SideName | None:
    """A side by name."""
    if side == NO_SIDE:
        return None
    return "defender" if side else "attacker"


def roller_name(view: State, battle: Battle) -> Literal["attacker", "defender", "both"] | None:
    """Who rolls now or next; at sea both. BTL-SEA-02."""
    if battle.kind == SEA_BATTLE:
        return "both"
    phase = view.phase
    return side_name(phase.side if isinstance(phase, Roll) else battle.roller)


def side_scene(view: State, side: int, language: str) -> SideScene:
    """One side of the battle."""
    battle = view.fight()
    seat, force = battle.seat_of(side), force_of(view, side)
    played = NO_CARD if seat == NEUTRAL else view.played[seat]
    may_leave = bool(force) and can_retreat(view, side)
    return SideScene(
        seat=seat,
        name=owner_text(view, seat, language),
        units=units_scene(force),
        supremacy=supremacy(force),
        dice=dice_of(view, side),
        why=dice_reasons(view, side, language),
        faces=list(battle.faces[side]),
        hits=hits_scene(view, side),
        losses=units_scene(battle.losses[side]),
        ability=None if played == NO_CARD else card_scene(view.deck, played, language),
        ability_used=seat != NEUTRAL and bool(view.used >> seat & 1),
        retreat_limit=retreat_limit(view, side) if may_leave else 0,
        refuges=refuge_ids(view) if side == DEFENDER else [],
    )


def hits_scene(view: State, side: int) -> int:
    """The hits of the dice that lie: those that count, or those that may be rolled again. A-37."""
    battle = view.fight()
    if isinstance(view.phase, RerollWindow):
        return hits_of(tuple(battle.faces[side]))
    return battle.hits[side]


def refuge_ids(view: State) -> list[str]:
    """Where defenders may go. RETR-08."""
    land, sea = refuges(view)
    areas = [*bits(land), *[view.board.land_count + area for area in bits(sea)]]
    return [view.board.ids[area] for area in areas]


def dice_reasons(view: State, side: int, language: str) -> list[DiceScene]:
    """The dice of a side, thing by thing. BTL-LAND-06, BTL-LAND-07, ABIL-ACE-02."""
    battle, force = view.fight(), force_of(view, side)
    found: list[DiceScene] = []
    for unit, amount in pairs(force):
        value = SUBMARINE_COMBAT_VALUE.of(view.edition) if unit == SUBMARINE else COMBAT[unit]
        name = UNIT_NAMES[unit]
        words = text("dust-units-" + name, language, amount=amount)
        rule = "BTL-SEA-03" if unit == SUBMARINE else "BTL-LAND-06"
        found.append(DiceScene(what=name, text=words, amount=amount, dice=amount * value,
                               rule=rule))  # fmt: skip
    if battle.ace >> side & 1 and force & AIR_FIELDS:
        amount = total(force & AIR_FIELDS)
        words = text("dust-ability-ace-of-the-sky", language)
        found.append(DiceScene(what="ace-of-the-sky", text=words, amount=amount, dice=amount,
                               rule="ABIL-ACE-02"))  # fmt: skip
    bonus = defence_dice(view, battle.target) if side == DEFENDER else 0
    if bonus:
        what = "capital" if defending_capitals(view) >> battle.target & 1 else "center"
        words = text("play-kind-" + what, language)
        found.append(DiceScene(what=what, text=words, amount=1, dice=bonus, rule="BTL-LAND-07"))
    return found
