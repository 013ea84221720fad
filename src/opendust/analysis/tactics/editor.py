"""What can be changed in a position of Dust Tactics?

Where units stand, their damage, ammo and standing orders; cover elements; the round and the turn.
"""

from __future__ import annotations

from typing import Any, Final, final

from opendust.analysis.study.editing import (
    AS_IT_IS,
    EditField,
    EditPart,
    choice_field,
    count_field,
    number_of,
    switch_field,
    unknown,
)
from opendust.kernel.refusal import BadText, Fault
from opendust.tactics.board.board import CRATE, NO_DOT, TRAP, Element
from opendust.tactics.board.scenario import allows_element
from opendust.tactics.phases import Turn
from opendust.tactics.rules.standing_orders import LONGEST_ORDER, ORDER_BASE, QUARRIES
from opendust.tactics.state import CRATE_HP, DESTROYED, OFF_BOARD, TRAP_HP, State
from opendust.tactics.texts.position import GONE, OFF
from opendust.words import text
from opendust.words.tactics.nouns import model_text, side_text, unit_text

MOST_ROUNDS: Final = 99
SIDES: Final = ("side-1", "side-2")
ELEMENTS: Final = {"crate": CRATE_HP, "trap": TRAP_HP}
USUAL_REACH: Final = 4
"""The range of a standing order that somebody begins to write."""


@final
class TacticsEditor:
    """Positions of Dust Tactics, field by field."""

    def parts(self, state: State, place: str, language: str) -> list[EditPart]:
        """The units in a space, and whose turn it is."""
        whole = EditPart(title=text("edit-phase", language), fields=turn_fields(state, language))
        names = state.battle.grid.names
        if place not in names:
            return [whole]
        space = names.index(place)
        there = [unit for unit in state.bodies_at(space) if place_of(state, unit) >= 0]
        there += [state.hero[unit] for unit in there if state.hero[unit] >= 0]
        units = list(dict.fromkeys(there))
        found = [
            EditPart(title=unit_text(state, unit), fields=unit_fields(state, unit, language))
            for unit in units
        ]
        fields = [put_field(state, space, units, language), *cover_fields(state, space, language)]
        return [EditPart(title=place.upper(), fields=fields), *found, whole]

    def change(self, state: State, data: dict[str, Any], field: list[str], value: str) -> None:
        """One field of it."""
        match field:
            case ["round"]:
                data["round"] = max(1, number_of(field, value))
            case ["turn"] if value in SIDES:
                data["phase"] = {"kind": "turn", "side": value, "only": []}
                data.pop("activation", None)
                data.pop("attack", None)
            case ["turn"] if value == AS_IT_IS:
                pass
            case ["silent", ("0" | "1") as side]:
                data["silent"][int(side)] = int(bool(value))
            case ["cover", space]:
                cover(state, data, space, value)
            case ["cover", space, "hp"] if space in data["elements"] and value != "0":
                kind = data["elements"][space].split()[0]
                data["elements"][space] = f"{kind} {min(ELEMENTS[kind], number_of(field, value))}"
            case ["cover", space, "hp"]:
                data["elements"].pop(space, None)
            case ["put", space] if value in data["units"]:
                put(state, data, value, space)
            case ["unit", name, "at"] if name in data["units"]:
                put(state, data, name, value)
            case ["unit", name, "activated"] if name in data["units"]:
                data["units"][name]["activated"] = bool(value)
            case ["unit", name, "order"] if name in data["units"]:
                order(data["units"][name], value, field)
            case ["unit", name, "reach"] if name in data["units"]:
                reach(data["units"][name], number_of(field, value), field)
            case ["unit", name, "loaded", line] if name in data["units"]:
                empty = [one for one in data["units"][name].get("empty", []) if one != line]
                data["units"][name]["empty"] = empty if value else [*empty, line]
            case ["unit", name, ("health" | "ammo") as what, part] if name in data["units"]:
                amounts = data["units"][name].setdefault(what, {})
                amounts[part] = number_of(field, value)
                if what == "health":
                    bury(state, data, name)
            case _:
                raise unknown(field)


def place_of(state: State, unit: int) -> int:
    """Where a unit stands; a hero joined to a squad stands with it."""
    leader = state.leader[unit]
    return state.place[leader if leader >= 0 else unit]


def where_text(state: State, unit: int, language: str) -> str:
    """A unit, and where it is."""
    place = place_of(state, unit)
    if place == DESTROYED:
        where = text("edit-destroyed", language)
    elif place == OFF_BOARD:
        where = text("edit-off", language)
    else:
        where = state.battle.grid.names[place]
    return text("edit-unit-at", language, unit=unit_text(state, unit), place=where)


def put_field(state: State, space: int, there: list[int], language: str) -> EditField:
    """All units that could be put into a space."""
    names = state.battle.unit_names
    units = [unit for unit in range(state.battle.unit_count) if unit not in there]
    choices = [(names[unit], where_text(state, unit, language)) for unit in units]
    label, name = text("edit-put", language), state.battle.grid.names[space]
    return choice_field(f"put/{name}", label, "", [("", ""), *choices])


def cover_fields(state: State, space: int, language: str) -> list[EditField]:
    """The cover element of a space where one can stand, and what is left of it. COVEL-01."""
    flags, name = state.flags[space], state.battle.grid.names[space]
    if not allows_element(state.battle.grid, space, Element.CRATE) or flags & NO_DOT:
        return []
    here = "crate" if flags & CRATE else "trap" if flags & TRAP else ""
    kinds = [(kind, text(f"tactics-element-{kind}", language)) for kind in ELEMENTS]
    nothing = ("", text("edit-none", language))
    label = text("edit-cover", language)
    fields = [choice_field(f"cover/{name}", label, here, [nothing, *kinds])]
    if here:
        label = text("edit-cover-hp", language)
        left = state.element_hp[space]
        fields.append(count_field(f"cover/{name}/hp", label, left, ELEMENTS[here]))
    return fields


def order_fields(state: State, unit: int, language: str) -> list[EditField]:
    """A unit's standing order for reactive fire: at whom, and how far. REACT-15."""
    start = f"unit/{state.battle.unit_names[unit]}"
    quarry, far = divmod(state.orders[unit], ORDER_BASE)
    choices = [(name, text(f"tactics-quarry-{name}", language)) for name in QUARRIES]
    label, shown = text("edit-order", language), QUARRIES[quarry] if far else ""
    nothing = ("", text("edit-none", language))
    fields = [choice_field(f"{start}/order", label, shown, [nothing, *choices])]
    if far:
        label = text("edit-reach", language)
        fields.append(count_field(f"{start}/reach", label, far, LONGEST_ORDER))
    return fields


def unit_fields(state: State, unit: int, language: str) -> list[EditField]:
    """Where a unit stands, what is left of it and of its ammo."""
    battle = state.battle
    start, place = f"unit/{battle.unit_names[unit]}", place_of(state, unit)
    here = battle.grid.names[place]
    spots = [
        (here, here),
        (OFF, text("edit-off", language)),
        (GONE, text("edit-destroyed", language)),
    ]
    fields = [
        choice_field(f"{start}/at", text("edit-place", language), here, spots),
        switch_field(
            f"{start}/activated", text("tactics-play-unit-activated", language),
            state.activated[unit],
        ),
        *order_fields(state, unit, language),
    ]  # fmt: skip
    for model in battle.models_of(unit):
        short = battle.model_names[model].split(".")[1]
        label, most = model_text(state, model, language), battle.model_full[model]
        fields.append(count_field(f"{start}/health/{short}", label, state.health[model], most))
    for line in battle.lines_of(unit):
        weapon = battle.lines[line]
        if weapon.is_limited:
            label = text("edit-ammo", language, weapon=weapon.name)
            name = f"{start}/ammo/{weapon.slug}"
            fields.append(count_field(name, label, state.ammo[line], weapon.ammo))
        if weapon.is_reloadable:
            label = text("edit-loaded", language, weapon=weapon.name)
            name = f"{start}/loaded/{weapon.slug}"
            fields.append(switch_field(name, label, state.loaded[line]))
    return fields


def turn_fields(state: State, language: str) -> list[EditField]:
    """The round, and whose turn it is."""
    choices = [(name, side_text(state, side, language)) for side, name in enumerate(SIDES)]
    shown = AS_IT_IS
    if isinstance(state.phase, Turn):
        shown = SIDES[state.phase.side]
    else:
        choices.append((AS_IT_IS, text("edit-as-it-is", language)))
    return [
        count_field("round", text("edit-round", language), state.round, MOST_ROUNDS),
        choice_field("turn", text("edit-turn", language), shown, choices),
        *[
            switch_field(
                f"silent/{side}",
                text("edit-silent", language, side=side_text(state, side, language)),
                state.silent[side],
            )
            for side in range(len(SIDES))
        ],
    ]


def cover(state: State, data: dict[str, Any], space: str, kind: str) -> None:
    """A cover element, or none. No vehicle stands in a trap. COVEL-07."""
    grid = state.battle.grid
    if space not in grid.names or kind not in ("", *ELEMENTS):
        raise unknown(["cover", space])
    data["elements"].pop(space, None)
    if not kind:
        return
    at = grid.names.index(space)
    cards = [state.battle.cards[unit] for unit in state.bodies_at(at)]
    is_barred = kind == "trap" and any(card.is_vehicle for card in cards)
    if is_barred or state.flags[at] & NO_DOT or not allows_element(grid, at, Element(kind)):
        raise BadText([Fault("", 0, "edit-no-cover", space=space)])
    data["elements"][space] = f"{kind} {ELEMENTS[kind]}"


def order(unit: dict[str, Any], quarry: str, field: list[str]) -> None:
    """Another standing order, or none; the range stays."""
    if quarry not in ("", *QUARRIES):
        raise unknown(field)
    far = str(unit.pop("order", f"- {USUAL_REACH}")).split()[1]
    if quarry:
        unit["order"] = f"{quarry} {far}"


def reach(unit: dict[str, Any], far: int, field: list[str]) -> None:
    """Another range of the standing order that there is."""
    if "order" not in unit or far > LONGEST_ORDER:
        raise unknown(field)
    quarry = str(unit["order"]).split()[0]
    unit["order"] = f"{quarry} {max(1, far)}"


def put(state: State, data: dict[str, Any], name: str, place: str) -> None:
    """A unit to another place; squad and hero go together, but are destroyed one by one."""
    units, unit = data["units"], state.battle.unit_names.index(name)
    names = state.battle.unit_names
    hero, leader = state.hero[unit], state.leader[unit]
    others = [names[one] for one in (hero, leader) if one >= 0]
    if place == GONE:
        for one in [name, *others]:
            units[one].pop("leader", None)
        units[name] = {"at": GONE}
        return
    if units[name]["at"] == GONE:
        units[name] = {}
    for one in [name, *others]:
        units[one]["at"] = place


def bury(state: State, data: dict[str, Any], name: str) -> None:
    """A unit of which nothing is left is destroyed."""
    battle, left = state.battle, data["units"][name]["health"]
    unit = battle.unit_names.index(name)
    models = [battle.model_names[model].split(".")[1] for model in battle.models_of(unit)]
    if all(left.get(short, 1) == 0 for short in models):
        put(state, data, name, GONE)
