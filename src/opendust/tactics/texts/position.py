"""A whole position as plain data, both ways: snapshots, digests, views, and cases by hand.

What a person leaves out of a case takes an ordinary value: a unit that is not named is off the
board, whole, loaded and not activated; it is the second round and the first side's turn.
"""

from __future__ import annotations

import copyreg
from typing import Final

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.digits import is_count
from opendust.tactics.board.board import CRATE, NO_DOT, TRAP
from opendust.tactics.phases import Turn
from opendust.tactics.rules.corrections import has_first_corrections
from opendust.tactics.rules.standing_orders import ORDER_BASE, QUARRIES
from opendust.tactics.setup import complete, new_state
from opendust.tactics.state import DESTROYED, OCCUPIED, OFF_BOARD, State
from opendust.tactics.texts.phases import (
    decode_activation,
    decode_attack,
    decode_phase,
    encode_activation,
    encode_attack,
    encode_phase,
)
from opendust.tactics.texts.position_words import (
    Words,
    as_list,
    as_number,
    as_table,
    check_known,
    wrong,
)

KNOWN: Final = (
    "round", "units", "elements", "squares", "stock", "lost", "tried", "revived",
    "silent", "phase", "activation", "attack",
)  # fmt: skip
UNIT_KNOWN: Final = (
    "at", "leader", "activated", "moved", "used", "marks", "order", "health", "ammo", "empty",
)  # fmt: skip
MOST: Final = 1 << 60
OFF: Final = "off"
GONE: Final = "destroyed"


def encode(state: State) -> dict[str, Plain]:
    """Everything that decides how the match goes on, and nothing else."""
    words = Words(state)
    data: dict[str, Plain] = {
        "round": state.round,
        "units": {
            name: encode_unit(state, words, unit)
            for unit, name in enumerate(state.battle.unit_names)
        },
        "elements": encode_elements(state),
        "squares": encode_squares(state),
        "stock": list(state.stock),
        "lost": list(state.lost),
        "tried": list(state.tried),
        "revived": list(state.revived),
        "silent": list(state.silent),
        "phase": encode_phase(words, state.phase),
    }
    if state.activation is not None:
        data["activation"] = encode_activation(words, state.activation)
    if state.attack is not None:
        data["attack"] = encode_attack(words, state.attack)
    return data


def encode_unit(state: State, words: Words, unit: int) -> dict[str, Plain]:
    """One unit; only what is not ordinary is written besides its place."""
    battle = state.battle
    place = state.place[unit]
    where = {OFF_BOARD: OFF, DESTROYED: GONE}.get(place)
    data: dict[str, Plain] = {"at": where or battle.grid.names[place]}
    if state.leader[unit] >= 0:
        data["leader"] = battle.unit_names[state.leader[unit]]
    for key, values in (("activated", state.activated), ("moved", state.moved)):
        if values[unit]:
            data[key] = True
    if state.used[unit]:
        data["used"] = words.write("skills", state.used[unit])
    if state.marks[unit]:
        data["marks"] = words.write("marks", state.marks[unit])
    if state.orders[unit]:
        quarry, reach = divmod(state.orders[unit], ORDER_BASE)
        data["order"] = f"{QUARRIES[quarry]} {reach}"
    health: dict[str, Plain] = {
        battle.model_names[model].split(".")[1]: state.health[model]
        for model in battle.models_of(unit)
        if state.health[model] != battle.model_full[model]
    }
    if health and place != DESTROYED:
        data["health"] = health
    encode_lines(state, unit, data)
    return data


def encode_lines(state: State, unit: int, data: dict[str, Plain]) -> None:
    """Ammo used and weapons not loaded."""
    battle = state.battle
    ammo: dict[str, Plain] = {}
    empty: list[Plain] = []
    for line in battle.lines_of(unit):
        if battle.lines[line].is_limited and state.ammo[line] != battle.lines[line].ammo:
            ammo[battle.lines[line].slug] = state.ammo[line]
        if not state.loaded[line]:
            empty.append(battle.lines[line].slug)
    if ammo:
        data["ammo"] = ammo
    if empty:
        data["empty"] = empty


def encode_elements(state: State) -> dict[str, Plain]:
    """Cover elements with their HP."""
    return {
        state.battle.grid.names[space]: f"{'trap' if state.flags[space] & TRAP else 'crate'} {hp}"
        for space, hp in enumerate(state.element_hp)
        if hp
    }


def encode_squares(state: State) -> list[Plain]:
    """The spaces on which terrain squares were laid."""
    return [
        state.battle.grid.names[space]
        for space, flags in enumerate(state.flags)
        if flags & NO_DOT and not state.battle.grid.ground[space] & NO_DOT
    ]


def decode(data: dict[str, Plain], setup: Setup) -> State:
    """The position that plain data describes."""
    state = new_state(complete(setup))
    words = Words(state)
    check_known(data, KNOWN, "position")
    state.round = between(data.get("round", 2), MOST, "round")
    decode_ground(state, words, data)
    units = as_table(data.get("units", {}), "units")
    check_known(units, state.battle.unit_names, "units")
    for unit, name in enumerate(state.battle.unit_names):
        entry = units.get(name, {})
        decode_unit(
            state,
            words,
            unit,
            {"at": entry} if isinstance(entry, str) else as_table(entry, name),
            is_named=name in units,
        )
    for key, values in numbers_of(state):
        if key in data:
            decode_numbers(words, key, data[key], values)
    share_attempts(state)
    state.phase = Turn(0, ())
    if "phase" in data:
        state.phase = decode_phase(words, as_table(data["phase"], "phase"))
    if "activation" in data:
        state.activation = decode_activation(words, as_table(data["activation"], "activation"))
    if "attack" in data:
        state.attack = decode_attack(words, as_table(data["attack"], "attack"))
    check_places(state)
    return state


def between(data: Plain, most: int, field: str) -> int:
    """A number from 0 to the most that the field can be."""
    value = as_number(data, field)
    if not 0 <= value <= most:
        raise wrong(field, value)
    return value


def share_attempts(state: State) -> None:
    """Whoever has tried an ability of a Command Squad, has tried it for the side. TEAM-01."""
    if has_first_corrections(state):
        for side in (0, 1):
            seats = state.battle.seats_of(side)
            for seat in seats:
                state.tried[seat] = max([state.tried[one] for one in seats])


def check_places(state: State) -> None:
    """Enemies never share a space, except below a unit that jumps or flies over. MOVE-09."""
    above = state.activation.unit if state.activation is not None else -1
    for space, flags in enumerate(state.flags):
        if not flags & OCCUPIED:
            continue
        there = [unit for unit in state.bodies_at(space) if unit != above]
        if len({state.battle.side[unit] for unit in there}) > 1:
            raise wrong("units", state.battle.grid.names[space])


def numbers_of(state: State) -> tuple[tuple[str, list[int]], ...]:
    """The plain lists of a state by their names."""
    return (
        ("stock", state.stock), ("lost", state.lost), ("tried", state.tried),
        ("revived", state.revived), ("silent", state.silent),
    )  # fmt: skip


def decode_numbers(words: Words, key: str, data: Plain, values: list[int]) -> None:
    """All numbers in their order; by name: `{ side-1 = 30 }`; or who it is true of: `["anna"]`."""
    noun = "side" if key == "lost" else "seat"
    if isinstance(data, dict):
        for name, amount in data.items():
            values[words.read_name(noun, name, key)] = between(amount, MOST, key)
        return
    found = as_list(data, key)
    if found and all(isinstance(item, str) for item in found):
        for item in found:
            values[words.read_name(noun, item, key)] = 1
        return
    if len(found) != len(values):
        raise wrong(key, found)
    values[:] = [between(item, MOST, key) for item in found]


def decode_ground(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Terrain squares and cover elements; without a word about them those of the scenario."""
    for item in as_list(data.get("squares", []), "squares"):
        state.lay_square(words.read_name("space", item, "squares"))
    if "elements" not in data:
        return
    for space in range(state.battle.grid.space_count):
        state.remove_element(space)
    for name, entry in as_table(data["elements"], "elements").items():
        space = words.read_name("space", name, "elements")
        kind, _, hp = str(entry).partition(" ")
        if kind not in ("crate", "trap"):
            raise wrong(f"elements.{name}", entry)
        state.place_element(space, CRATE if kind == "crate" else TRAP)
        if is_count(hp):
            state.element_hp[space] = int(hp)


def decode_unit(
    state: State, words: Words, unit: int, data: dict[str, Plain], *, is_named: bool
) -> None:
    """One unit."""
    name = state.battle.unit_names[unit]
    check_known(data, UNIT_KNOWN, name)
    if is_named:
        decode_leader(state, words, unit, data)
    decode_place(state, words, unit, str(data.get("at", OFF)))
    state.activated[unit] = between(data.get("activated", 0), 1, f"{name}.activated")
    state.moved[unit] = between(data.get("moved", 0), 1, f"{name}.moved")
    state.used[unit] = words.read_mask("skills", data.get("used", []), f"{name}.used")
    state.marks[unit] = words.read_mask("marks", data.get("marks", []), f"{name}.marks")
    if "order" in data:
        quarry, _, reach = str(data["order"]).partition(" ")
        if quarry not in QUARRIES or not is_count(reach):
            raise wrong(f"{name}.order", data["order"])
        state.orders[unit] = QUARRIES.index(quarry) * ORDER_BASE + int(reach)
    decode_health(state, unit, data.get("health", {}))
    decode_lines(state, unit, data)


def decode_leader(state: State, words: Words, unit: int, data: dict[str, Plain]) -> None:
    """The squad that a hero is joined to; a named hero without one stands alone."""
    before = state.leader[unit]
    if before >= 0:
        state.hero[before] = -1
    leader = words.read_name("unit", data.get("leader", "-"), "leader")
    state.leader[unit] = leader
    if leader >= 0:
        state.hero[leader] = unit


def decode_place(state: State, words: Words, unit: int, text: str) -> None:
    """Where a unit stands; a hero joined to a squad stands with it."""
    if text in (OFF, GONE):
        state.place[unit] = OFF_BOARD if text == OFF else DESTROYED
        if text == GONE:
            for model in state.battle.models_of(unit):
                state.health[model] = 0
        return
    space = words.read_name("space", text, state.battle.unit_names[unit])
    state.place[unit] = space
    if not state.cells(unit):
        raise wrong(state.battle.unit_names[unit], text)
    for cell in state.cells(unit):
        state.mark(cell)


def decode_health(state: State, unit: int, plain: Plain) -> None:
    """What is left of each model; of a unit that is one miniature a number will do."""
    models = state.battle.models_of(unit)
    if len(models) == 1 and isinstance(plain, int):
        plain = {state.battle.model_names[models[0]].split(".")[1]: plain}
    shorts = tuple([state.battle.model_names[model].split(".")[1] for model in models])
    name = f"{state.battle.unit_names[unit]}.health"
    if not isinstance(plain, dict):
        raise wrong(name, plain, shorts)
    check_known(plain, shorts, name)
    for model, short in zip(models, shorts, strict=True):
        if short in plain:
            state.health[model] = between(plain[short], state.battle.model_full[model], short)


def decode_lines(state: State, unit: int, data: dict[str, Plain]) -> None:
    """Ammo left and weapons not loaded."""
    ammo = as_table(data.get("ammo", {}), "ammo")
    empty = as_list(data.get("empty", []), "empty")
    slugs = tuple([state.battle.lines[line].slug for line in state.battle.lines_of(unit)])
    check_known([*ammo, *map(str, empty)], slugs, "weapons")
    for line in state.battle.lines_of(unit):
        slug = state.battle.lines[line].slug
        if slug in ammo:
            state.ammo[line] = between(ammo[slug], state.battle.lines[line].ammo, slug)
        if slug in empty:
            state.loaded[line] = 0


def reduced(state: State) -> tuple[object, ...]:
    """A position is pickled as plain data, the same on every build."""
    return decode, (encode(state), state.battle.setup)


copyreg.pickle(State, reduced)  # type: ignore[arg-type]
