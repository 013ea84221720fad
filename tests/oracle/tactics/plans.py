"""Questions about declarations, entry, joining and parting."""

from __future__ import annotations

from opendust.kernel.contract import Plain
from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import actions, command, heroes
from tests.oracle.predicates.tactics.position import Position, Unit
from tests.oracle.tactics.aiming import about
from tests.oracle.tactics.orders import COMMANDERS
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out, name_of
from tests.oracle.tally import Choose, Tally

DEEDS = ("move", "attack", "nothing", "reload")
PLANS = (*[f"{a}+{b}" for a in DEEDS for b in DEEDS], "sustained", "charge")
FREE = ("all-in-one", "assault", "berserk", "heroic-attack", "jump", "medal-of-honor")


def ask_plans(choose: Choose, tally: Tally, house: House) -> None:
    """Every plan of every unit, alone and with a free skill, by every player of its side."""
    position = random_position(choose, house)
    position.side = choose(2)
    table = lay_out(position, house)
    for unit in [u for u in position.units.values() if u.side == position.side]:
        players = sorted({u.player for u in position.units.values() if u.side == unit.side})
        for plan in PLANS:
            player = players[choose(len(players))] if choose(4) == 0 else unit.player
            legal = actions.may_announce(position, player, unit, plan)
            answer = table.is_legal(player, "activate", unit.name, plan, [])
            words = (player, unit.name, plan)
            tally.compare("declarations", legal, answer, about(position, *words))
            if not (legal and answer):
                continue
            has = [s for s in FREE if any(s in p.card.skills for p in position.parts(unit))]
            pool = has if has and choose(4) else FREE
            skill = pool[choose(len(pool))]
            legal = actions.may_invoke(position, unit, plan, skill)
            answer = table.is_legal(player, "activate", unit.name, plan, [skill])
            tally.compare("free skills", legal, answer, about(position, *words, skill))
        if unit.at is None and not unit.destroyed:
            ask_entry(tally, house, position, unit)


def ask_entry(tally: Tally, house: House, position: Position, unit: Unit) -> None:
    """Where a unit may enter."""
    more: dict[str, Plain] = {
        "phase": {"kind": "entering"},
        "activation": {"unit": unit.name, "hero": "-", "script": ["move", "nothing"], "at": 1},
    }
    table = lay_out(position, house, more)
    for space in position.terrain:
        legal = actions.may_enter(position, unit, space)
        answer = table.is_legal(unit.player, "enter", name_of(space))
        tally.compare("entry", legal, answer, about(position, unit.name, name_of(space)))


def ask_joining(choose: Choose, tally: Tally, house: House) -> None:
    """Before the first round: every hero with every unit, before and after one has joined."""
    position = random_position(choose, house, young=True)
    for unit in position.units.values():
        unit.at, unit.joined = None, ""
    side = choose(2)
    half = len(position.players) // 2
    players = position.players[half:] if side else position.players[:half]
    table = lay_out(position, house, {"phase": {"kind": "joining", "side": f"side-{side + 1}"}})
    for _ in range(2):
        ask_pairs(tally, position, table, players)
        pairs = [
            (hero, squad) for hero in position.units.values() for squad in position.units.values()
            if hero.player in players and heroes.may_join(position, hero, squad)
            and table.is_legal(hero.player, "join", hero.name, squad.name)
        ]  # fmt: skip
        if not pairs:
            return
        hero, squad = pairs[choose(len(pairs))]
        table.act(hero.player, "join", hero.name, squad.name)
        hero.joined = squad.name
        if table.pending().point != "joining":
            return


def ask_pairs(tally: Tally, position: Position, table: Table, players: list[str]) -> None:
    """Every pair of units, by the players of the side."""
    for player in players:
        for hero in position.units.values():
            for squad in position.units.values():
                legal = hero.player == player and heroes.may_join(position, hero, squad)
                answer = table.is_legal(player, "join", hero.name, squad.name)
                words = (player, hero.name, "joins", squad.name)
                tally.compare("joining", legal, answer, about(position, *words))


def ask_parting(choose: Choose, tally: Tally, house: House) -> None:
    """An ordered unit of squad and hero parts: one of them acts again. AMB-HERO-1, AMB-SKILL-25."""
    position = random_position(choose, house, *COMMANDERS[choose(3)])
    for squad in [u for u in position.on_board() if "command-squad" in u.card.skills]:
        position.side = squad.side
        for part in position.parts(squad):
            part.activated = False
        if not squad.alive("officer"):
            continue
        for unit in position.on_board():
            hero = position.hero_of(unit)
            if hero is not None and command.may_help(position, squad, "get-moving", unit):
                part_after_order(choose, tally, house, position, squad, unit, hero)
    part_freely(choose, tally, house, position)


def part_after_order(
    choose: Choose, tally: Tally, house: House, position: Position, squad: Unit, unit: Unit,
    hero: Unit,
) -> None:  # fmt: skip
    """Get Moving succeeds, the unit parts, one acts; the other has acted already."""
    table = lay_out(position, house)
    table.act(squad.player, "activate", squad.name, "get-moving+nothing", [])
    table.act(squad.player, "choose", unit.name)
    table.roll([6])
    words = (squad.name, "orders", unit.name, hero.name)
    tally.compare("parting", "activation", table.pending().point, about(position, *words))
    table.act(unit.player, "part", hero.name)
    first, other = (unit, hero) if choose(2) else (hero, unit)
    for one in (unit, hero):
        answer = table.is_legal(unit.player, "activate", one.name, "nothing+nothing", [])
        tally.compare("parting", True, answer, about(position, *words, one.name, "may act"))
    table.act(unit.player, "activate", first.name, "nothing+nothing", [])
    after = table.plain()
    if after["round"] != position.round:
        return  # nobody else was left to act: all are fresh again
    answer = after["units"][other.name].get("activated", False)
    tally.compare("parting", True, answer, about(position, *words, other.name, "has acted"))


def part_freely(choose: Choose, tally: Tally, house: House, position: Position) -> None:
    """At the start of its activation any combined unit may part, by its own player. HERO-13."""
    position.side = choose(2)
    table = lay_out(position, house)
    for hero in [u for u in position.units.values() if u.card.kind == "hero"]:
        players = sorted({u.player for u in position.units.values() if u.side == position.side})
        for player in players:
            mine = hero.player == player and hero.side == position.side
            legal = mine and hero.joined != "" and not hero.activated
            answer = table.is_legal(player, "part", hero.name)
            tally.compare("parting", legal, answer, about(position, player, "parts", hero.name))
