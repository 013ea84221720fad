"""A battle as plain data, both ways. Whoever writes one by hand may leave out what is plain."""

from __future__ import annotations

from typing import Final

from opendust.dust import phases as p
from opendust.dust.force import total
from opendust.dust.rules.fighting.combat import BATTLES, battle_kind
from opendust.dust.state import DROP_BATTLE, NOBODY, SEA_BATTLE, Battle, State
from opendust.dust.texts.phases import (
    Fields,
    as_list,
    check_known,
    decode_value,
    encode_fields,
)
from opendust.dust.texts.position_words import Words
from opendust.kernel.action import Pairs
from opendust.kernel.contract import Plain
from opendust.kernel.refusal import BadText, Fault

BATTLE_FIELDS: Final[Fields] = (
    ("origins", "amounts"), ("resume", "combat"), ("supremacy", "side"), ("roller", "side"),
    ("rolled", "sides"), ("hitless", "number"), ("ace", "sides"), ("nurse", "sides"),
    ("faces", "faces"), ("hits", "pair"), ("losses", "forces"),
)  # fmt: skip


BOTH: Final = 3


def encode_battle(state: State, battle: Battle) -> dict[str, Plain]:
    """A battle as plain data."""
    words = Words(state)
    return {
        "kind": BATTLES[battle.kind],
        "attacker": words.owner(battle.attacker),
        "defender": words.owner(battle.defender),
        "target": words.area(battle.target),
        "attackers": words.force(battle.attackers),
        **encode_fields(state, battle, BATTLE_FIELDS),
    }


def decode_battle(state: State, data: dict[str, Plain]) -> Battle:
    """The battle that plain data describes, at the phase that is known already."""
    words = Words(state)
    known = ("kind", "attacker", "defender", "target", "attackers")
    check_known(data, (*known, *[field for field, _ in BATTLE_FIELDS]), "battle")
    target = words.read_area(str(data.get("target", "")))
    defender = words.read_owner(str(data["defender"])) if "defender" in data else NOBODY
    attackers = words.read_force(str(data.get("attackers", "")))
    battle = Battle(
        0,
        words.read_owner(str(data["attacker"])) if "attacker" in data else state.active(),
        state.owner[target] if defender == NOBODY else defender,
        target,
        attackers,
    )
    for field, word in BATTLE_FIELDS:
        if field in data and field != "origins":
            setattr(battle, field, decode_value(state, data[field], word, field))
    battle.origins = origins_of(state, data.get("origins"), total(attackers))
    battle.kind = kind_of(state, battle, data.get("kind"))
    if "roller" not in data and battle.kind != SEA_BATTLE:
        battle.roller = roller_of(state.phase)
    if isinstance(state.phase, p.Roll) and battle.kind == SEA_BATTLE:
        state.phase = p.Roll(p.NO_SIDE)  # both sides roll, whoever is named: BTL-SEA-02
    if "rolled" not in data:
        battle.rolled = rolled_of(state.phase, battle)
    return battle


def origins_of(state: State, data: Plain | None, attackers: int) -> Pairs:
    """Where the attackers came from: amounts by area, or the name of the one area."""
    if isinstance(data, dict):
        found = decode_value(state, data, "amounts", "origins")
        assert isinstance(found, tuple)
        return found
    areas = [Words(state).read_area(str(area)) for area in as_list(data)]
    if len(areas) != 1:
        raise BadText([Fault("", 0, "position-wrong", field="battle.origins", text=str(data))])
    return ((areas[0], attackers),)


def kind_of(state: State, battle: Battle, data: Plain | None) -> int:
    """The kind that is named, else the one that origins and target make it."""
    if data is None:
        several = len(battle.origins) > 1
        return DROP_BATTLE if several else battle_kind(state, battle.origins[0][0], battle.target)
    if data not in BATTLES:
        raise BadText([Fault("", 0, "position-wrong", field="battle.kind", text=str(data))])
    return BATTLES.index(str(data))


def roller_of(phase: p.Phase) -> int:
    """Whose roll it is on land, as far as the phase tells."""
    if isinstance(phase, (p.Retreat, p.Roll, p.RerollWindow, p.Reroll, p.Casualties)):
        return phase.side
    if isinstance(phase, (p.NurseWindow, p.NurseRoll)):
        return 1 - phase.side
    if isinstance(phase, p.RetreatPlace):
        return p.ATTACKER if phase.step == p.STEP_AFTER_LOSSES else p.DEFENDER
    return p.ATTACKER if isinstance(phase, p.BattleSecret) else p.NO_SIDE


def rolled_of(phase: p.Phase, battle: Battle) -> int:
    """Who has rolled already: the side of the dice that lie, and those of hitless rolls."""
    if battle.kind == SEA_BATTLE:
        lie = isinstance(phase, (p.RerollWindow, p.Reroll, p.NurseWindow, p.NurseRoll))
        return BOTH if battle.hitless or lie else 0
    if battle.roller == p.NO_SIDE:
        return 0
    rolled = 0 if isinstance(phase, (p.Retreat, p.Roll, p.BattleSecret)) else 1 << battle.roller
    if battle.hitless:
        rolled |= 1 << (1 - battle.roller)
    return BOTH if battle.hitless > 1 else rolled
