"""Questions about what a player may do in his own phases: moving, attacking, producing."""

from __future__ import annotations

from dataclasses import replace

from opendust.kernel.contract import Plain
from tests.oracle.asking import Table, Word
from tests.oracle.dust.positions import (
    House,
    card_name,
    pick,
    random_position,
    some_units,
    subset,
    worthwhile,
)
from tests.oracle.dust.setting import SPARES, force_text, lay_out
from tests.oracle.predicates.dust import attacks, movement, production
from tests.oracle.predicates.dust.position import UNITS, Force, Position
from tests.oracle.tally import Choose, Tally


def compare(
    tally: Tally, chapter: str, position: Position, table: Table, expected: bool, *words: Word
) -> bool:
    """One action of the active player, judged by both; whether both allow it."""
    verb, *rest = words
    answer = table.is_legal(position.active, str(verb), *rest)
    tally.compare(chapter, expected, answer, (words, position))
    return expected and answer


def ask_movement(choose: Choose, tally: Tally, house: House) -> None:
    """Every pair of areas with some units, and flights from several areas."""
    position = random_position(choose, house)
    table = lay_out(position, {"kind": "movement", "points": 2}, house)
    areas = position.land + position.sea
    for origin in [area for area in areas if worthwhile(choose, position, area)]:
        for target in areas:
            units = some_units(choose, position, origin)
            legal = movement.may_move(position, origin, target, units)
            compare(tally, "movement", position, table, legal, "move", origin, target, units)
    for target in areas:
        bases = some_bases(choose, position, "bomber")
        legal = movement.may_fly(position, target, bases)
        compare(tally, "flights", position, table, legal, "fly", target, bases)


def some_bases(choose: Choose, position: Position, unit: str) -> Force:
    """Some units of a type from several areas, now and then one that is not there."""
    found: Force = {}
    for area in position.land:
        here = position.units.get(area, {}).get(unit, 0)
        mine = position.holder.get(area) == position.active
        if (here and mine and choose(2)) or choose(30) == 0:
            found[area] = 1 + choose(here + (choose(8) == 0) or 1)
    return found


def ask_attacks(choose: Choose, tally: Tally, house: House) -> None:
    """Battles, special attacks, missiles and drops, with some attacks made before."""
    ability = pick(choose, ["ballistic-missiles", "mech-dropper", ""])
    position = random_position(choose, house, ability)
    areas = position.land + position.sea
    for origin in position.held(position.active, areas):
        position.made |= {(origin, target) for target in subset(choose, areas, 8)}
    made: list[Plain] = [f"{one}>{other}" for one, other in sorted(position.made)]
    table = lay_out(position, {"kind": "combat", "points": 2, "made": made}, house)
    for origin in [area for area in areas if worthwhile(choose, position, area)]:
        for target in areas:
            units = some_units(choose, position, origin)
            legal = attacks.may_attack(position, origin, target, units)
            compare(tally, "attacks", position, table, legal, "attack", origin, target, units)
            special = special_units(choose, position, origin)
            legal = attacks.may_bombard(position, origin, target, special)
            words = ("bombard", origin, target, special)
            if compare(tally, "special attacks", position, table, legal, *words):
                check_special_roll(tally, position, table, origin, target, special)
    for target in areas:
        legal = attacks.may_launch_missile(position, target)
        if compare(tally, "missiles", position, table, legal, "missile", target):
            after = table.copy()
            after.act(position.active, "missile", target)
            dice = attacks.missile_dice(position, position.active)
            tally.compare("missiles", dice, after.pending().count, position)
        mechs = some_bases(choose, position, "mech")
        legal = attacks.may_drop(position, target, mechs)
        compare(tally, "drops", position, table, legal, "drop", target, mechs)


def special_units(choose: Choose, position: Position, origin: str) -> Force:
    """Mostly the bombers or submarines of an area, often all of them."""
    if choose(6) == 0:
        return some_units(choose, position, origin)
    here = position.units.get(origin, {})
    named = {unit: here[unit] for unit in ("bomber", "submarine") if unit in here}
    return {u: n if choose(2) else 1 + choose(n) for u, n in named.items()}


def check_special_roll(
    tally: Tally, position: Position, table: Table, origin: str, target: str, units: Force
) -> None:
    """The dice of a special attack, and whether capitals are open after it."""
    after = table.copy()
    after.act(position.active, "bombard", origin, target, units)
    dice = attacks.bombard_dice(units)
    tally.compare("special attacks", dice, after.pending().count, (origin, target, units))
    opened = position.capitals_open or attacks.opens_capitals(position, target)
    tally.compare("special attacks", opened, after.plain()["capitals_open"], (target, position))


def ask_purchase(choose: Choose, tally: Tally, house: House) -> None:
    """Everything that can be bought with the points, beside what is set aside already."""
    position = random_position(choose, house, pick(choose, ["mech-builder", "diplomat", ""]))
    crowd(choose, position)
    crowd_neutrals(choose, position)
    played = {card_name(card) for card in position.cards.values()}
    position.hand = [card for card in SPARES if card not in played][: choose(6)]
    points, aside, neutrals = choose(40), bought(choose, position), {}
    if production.neutral_sites(position):
        neutrals = {u: choose(3) for u in UNITS[:4] if choose(4) == 0}
    centers, cards, begun = choose(3) // 2, choose(3) // 2, bool(choose(2))
    phase: dict[str, Plain] = {
        "kind": "purchase", "points": points, "units": force_text(aside),
        "neutrals": force_text(neutrals), "centers": centers, "cards": cards, "begun": begun,
    }  # fmt: skip
    table = lay_out(position, phase, house)
    for unit in UNITS:
        for amount in (choose(4), 1 + choose(12)):
            legal = production.may_buy(position, points, aside, unit, amount)
            compare(tally, "purchases", position, table, legal, "buy", amount, unit)
            legal = production.may_buy_neutrals(position, points, neutrals, unit, amount)
            words = ("buy-neutrals", amount, unit)
            compare(tally, "neutral purchases", position, table, legal, *words)
    for amount in range(4):
        legal = production.may_buy_centers(position, points, centers, amount)
        compare(tally, "purchases", position, table, legal, "buy-centers", amount)
        thrown = subset(choose, [*position.hand, SPARES[6]], 3)
        legal = production.may_buy_cards(position, points, cards, amount, thrown)
        compare(tally, "card purchases", position, table, legal, "buy-cards", amount, thrown)
    ask_abilities(tally, position, table, aside, begun=begun)


def bought(choose: Choose, position: Position) -> Force:
    """What a player may have set aside already: some units that his centers can build."""
    aside: Force = {}
    for unit in UNITS:
        amount = choose(4)
        if choose(2) and production.may_buy(position, 99, aside, unit, amount):
            aside[unit] = amount
    return aside


def ask_abilities(
    tally: Tally, position: Position, table: Table, aside: Force, *, begun: bool
) -> None:
    """Mech Builder anywhere and Diplomat with anybody."""
    for area in position.land:
        legal = production.may_build_free_mech(position, aside, area)
        compare(tally, "production abilities", position, table, legal, "free-mech", area)
    for other in position.players:
        legal = production.may_ally(position, other, begun=begun)
        compare(tally, "production abilities", position, table, legal, "ally", other)


def crowd(choose: Choose, position: Position) -> None:
    """Now and then nearly every figure of a type stands on the map already."""
    own = position.held(position.active, position.land)
    if own and choose(3) == 0:
        unit, figures = (("tank", 59), ("mech", 20), ("fighter", 20), ("bomber", 15))[choose(4)]
        elsewhere = sum(position.units[area].get(unit, 0) for area in own[1:])
        position.units[own[0]][unit] = max(1, figures - elsewhere - choose(4))


def crowd_neutrals(choose: Choose, position: Position) -> None:
    """Now and then a neutral capital has nearly every figure of its colour."""
    for area in sorted(production.neutral_sites(position)):
        if choose(3) == 0:
            unit, figures = (("tank", 60), ("mech", 20), ("fighter", 20), ("bomber", 15))[choose(4)]
            position.units[area][unit] = figures - choose(4)


def ask_placement(choose: Choose, tally: Tally, house: House) -> None:
    """Units set aside, some centers busy: where may they stand?"""
    position = random_position(choose, house)
    aside = {u: choose(5) for u in UNITS if choose(2) and (u != "submarine" or choose(2))}
    busy = production.own_centers(position, position.active)
    built = {area: choose(6) for area in busy if choose(2)}
    if not sum(aside.values()):
        aside = {"tank": 1}
    phase: dict[str, Plain] = {
        "kind": "placement", "units": force_text(aside), "neutrals": "", "centers": 0, "cards": 0,
        "built": dict(built),
    }  # fmt: skip
    table = lay_out(position, phase, house)
    for area in position.land + position.sea:
        for unit in UNITS:
            amount = choose(aside.get(unit, 0) + 2)
            legal = production.may_deploy(position, aside, built, unit, amount, area)
            compare(tally, "placement", position, table, legal, "deploy", amount, unit, area)
        for sea in position.sea:
            amount = 1 + choose(3)
            legal = production.may_launch(position, aside, built, amount, area, sea)
            compare(tally, "placement", position, table, legal, "launch", amount, area, sea)
    ask_center_sites(tally, position, house)


def ask_center_sites(tally: Tally, position: Position, house: House) -> None:
    """Where a bought center may stand."""
    bare = replace(position, used=set(position.players))
    table = lay_out(bare, {"kind": "center-placement", "centers": 1}, house)
    sites = production.center_sites(bare, bare.active)
    for area in bare.land + bare.sea:
        compare(tally, "placement", bare, table, area in sites, "center", area)
