"""Crowded random positions of Dust Tactics: smoke, structures, squads with heroes, teams."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.oracle.predicates.tactics.heroes import may_join
from tests.oracle.predicates.tactics.position import Card, Position, Space, Unit
from tests.oracle.tactics.cards import every_card, plain_cards
from tests.oracle.tally import Choose

FACTIONS = ("allies", "axis", "ssu")
ONCE = ("all-in-one", "assault", "berserk", "heroic-attack", "tank-head")


@dataclass
class House:
    """What is played: either profile or a certain one, with switches turned on purpose or none."""

    profile: str = ""
    switches: Mapping[str, str] = field(default_factory=dict)


BY_THE_BOOK = House()


def random_ground(choose: Choose, width: int, height: int) -> dict[Space, str]:
    """Mostly open ground."""
    kinds = ("circle",) * 12 + ("triangle", "cross", "cross", "diamond", "none", "none")
    return {(x, y): kinds[choose(len(kinds))] for y in range(height) for x in range(width)}


def random_structure(choose: Choose, position: Position, *, hall: bool) -> None:
    """A block of spaces with walls, entrances and perhaps a wall inside; a hall is five wide."""
    wide, high = 5 if hall else 1 + choose(3), 1 + choose(3)
    left, top = choose(position.width - wide), choose(position.height - high)
    block = [(left + x, top + y) for x in range(wide) for y in range(high)]
    for space in block:
        position.terrain[space] = "circle"
        position.inside[space] = 0
    for x, y in block:
        for beyond in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beyond not in position.terrain:
                continue
            edge = frozenset(((x, y), beyond))
            if beyond not in position.inside:
                kinds = ("wall", "wall", "small", "large")
                position.walls[edge] = kinds[choose(4)]
            elif edge not in position.walls and choose(4) == 0:
                position.walls[edge] = ("wall", "wall", "small", "large")[choose(4)]


def random_elements(choose: Choose, position: Position) -> None:
    """Crates and traps where they may stand. TERR-03, TERR-07, TERR-12, TERR-17, STRUCT-16."""
    large = "large" in position.walls.values()
    for space, kind in position.terrain.items():
        if kind in ("circle", "diamond") and choose(7) == 0:
            trap_fits = space not in position.inside or large
            position.elements[space] = "trap" if trap_fits and choose(2) else "crate"


def pick_cards(choose: Choose, faction: str, count: int, must: list[str]) -> list[Card]:
    """Some units of a faction; heroes and Command Squads at most once each."""
    pool = [card for card in plain_cards().values() if card.faction == faction]
    chosen = [every_card()[name] for name in must]
    while len(chosen) < count:
        card = pool[choose(len(pool))]
        alone = card.kind == "hero" or "command-squad" in card.skills
        if not (alone and card in chosen):
            chosen.append(card)
    return chosen


def whole(card: Card) -> dict[str, int]:
    """The health of a fresh unit."""
    return {minis.name: minis.count for minis in card.minis}


def random_health(choose: Choose, card: Card) -> dict[str, int]:
    """Some losses, never all."""
    health = whole(card)
    if choose(2):
        return health
    hurt = {name: choose(count + 1) for name, count in health.items()}
    return hurt if sum(hurt.values()) else health


def may_stand(position: Position, unit: Unit, space: Space) -> bool:
    """Whether a unit could stand there beside what stands there already."""
    kind, element = position.terrain[space], position.elements.get(space)
    if kind in ("none", "triangle") or position.there(space):
        return False
    if unit.card.kind == "aircraft" and space in position.inside:
        return False
    return not (unit.card.kind == "vehicle" and (kind == "cross" or element == "trap"))


def random_position(
    choose: Choose,
    house: House,
    first: str = "",
    second: str = "",
    *,
    young: bool = False,
    hall: bool = False,
) -> Position:
    """Two sides of one or two players on a small field; some units may be named for either.

    `young`: every unit is whole and on the field, and none has acted. `hall`: with a structure in
    which artillery has room to fire.
    """
    width, height = (7 if hall else 4) + choose(5), 4 + choose(4)
    faq = house.profile == "revised-faq" if house.profile else bool(choose(2))
    position = Position(
        faq, width, height, random_ground(choose, width, height), {}, {}, {}, {}, []
    )
    if hall or choose(2):
        random_structure(choose, position, hall=hall)
    random_elements(choose, position)
    position.round = 1 + choose(3)
    musts = [first.split(), second.split()]
    factions = [FACTIONS[choose(2)], FACTIONS[choose(3)]]
    for side, names in enumerate(musts):
        if names:
            factions[side] = every_card()[names[0]].faction
    if factions[1] == factions[0]:
        factions[1] = FACTIONS[(FACTIONS.index(factions[0]) + 1) % 2]
    teams = bool(choose(2))
    position.players = ["anna", "bert", "carl", "dora"] if teams else ["anna", "carl"]
    for side, faction in enumerate(factions):
        size = max(2, len(musts[side])) + choose(3)
        enlist(choose, position, side, pick_cards(choose, faction, size, musts[side]))
    for unit in position.units.values():
        place(choose, position, unit, young=young, hall=hall)
    join(choose, position)
    return position


def enlist(choose: Choose, position: Position, side: int, cards: list[Card]) -> None:
    """The units of a side, divided among its players: the first half to the first of them."""
    players = position.players[: len(position.players) // 2]
    if side:
        players = position.players[len(position.players) // 2 :]
    taken: dict[str, int] = {}
    for unit in position.units.values():
        taken[unit.card.name] = taken.get(unit.card.name, 0) + 1
    for at, card in enumerate(cards):
        taken[card.name] = taken.get(card.name, 0) + 1
        name = card.name if taken[card.name] == 1 else f"{card.name}-{taken[card.name]}"
        player = players[0] if at < (len(cards) + 1) // 2 else players[-1]
        position.units[name] = Unit(name, card, side, player, None, whole(card))


def place(choose: Choose, position: Position, unit: Unit, *, young: bool, hall: bool) -> None:
    """Somewhere on the field, often in the hall, or off the field, or dead."""
    spaces = [s for s in position.terrain if may_stand(position, unit, s)]
    if hall and choose(3):
        spaces = [s for s in spaces if s in position.inside] or spaces
    if not spaces:
        return
    if not young and choose(10) == 0:
        unit.destroyed = bool(choose(2))
        if unit.destroyed:
            unit.health = dict.fromkeys(unit.health, 0)
        return
    unit.at = spaces[choose(len(spaces))]
    if young:
        return
    unit.health = random_health(choose, unit.card)
    unit.activated, unit.moved = choose(3) == 0, choose(2) == 0
    unit.used = {s for s in ONCE if s in unit.card.skills and choose(4) == 0}
    for line in unit.card.lines:
        if line.limited and choose(2):
            unit.ammo[line.name] = choose(line.ammo + 1)
        if (line.range == "A" or "reloadable" in line.classes) and choose(4) == 0:
            unit.empty.add(line.name)


def join(choose: Choose, position: Position) -> None:
    """Heroes join squads of their own player and armor class. HERO-03 to HERO-05, AMB-HERO-8."""
    for hero in position.on_board():
        if hero.card.kind != "hero" or choose(4) == 0:
            continue
        squads = [s for s in position.on_board() if may_join(position, hero, s)]
        if squads:
            squad = squads[choose(len(squads))]
            hero.joined, hero.at = squad.name, squad.at
            hero.activated, hero.moved = squad.activated, squad.moved
