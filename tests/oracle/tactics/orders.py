"""Questions about orders: indirect fire, reactive fire, Command Squads, two or four players."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from opendust.kernel.contract import Plain
from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import artillery, command, reactions
from tests.oracle.predicates.tactics.attacks import is_ready, reaches
from tests.oracle.predicates.tactics.position import Position, Unit, distance
from tests.oracle.tactics.aiming import about
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out
from tests.oracle.tactics.volleys import Broken, Volley
from tests.oracle.tally import Choose, Tally

OBSERVERS = (
    ("the-boss steel-rain", "battle-grenadiers lothar"),
    ("action-jackson leathernecks", "kommandotrupp lothar"),
    ("the-boss leathernecks steel-rain", "beobachter lothar"),
)


def acting(unit: Unit, deed: str) -> dict[str, Plain]:
    """A phase in which a unit uses a skill."""
    activation: dict[str, Plain] = {
        "unit": unit.name, "hero": "-", "script": [deed, "nothing"], "at": 1,
    }  # fmt: skip
    return {"phase": {"kind": "using-skill", "deed": deed}, "activation": activation}


def ask_strike(choose: Choose, tally: Tally, house: House) -> None:
    """Every observer, every gun, every target."""
    hall = choose(3) == 0
    position = random_position(choose, house, *OBSERVERS[choose(3)], young=hall, hall=hall)
    for observer in [u for u in position.on_board() if not u.joined]:
        able = any("artillery-strike" in p.card.skills for p in position.parts(observer))
        if not able:
            continue
        position.side = observer.side
        table = lay_out(position, house, acting(observer, "artillery-strike"))
        for gun in position.units.values():
            for target in position.units.values():
                legal = artillery.may_strike(position, observer, gun, target)
                answer = table.is_legal(observer.player, "strike", gun.name, target.name)
                words = (observer.name, "strike", gun.name, target.name)
                tally.compare("indirect fire", legal, answer, about(position, *words))
                if legal and answer:
                    follow(choose, tally, position, table.copy(), observer, gun, target)


def follow(
    choose: Choose, tally: Tally, position: Position, table: Table, observer: Unit, gun: Unit,
    target: Unit,
) -> None:  # fmt: skip
    """The shot itself: dice, and cover without any corner. ARTY-11, AMB-ARTY-2."""
    far = distance(gun.at, target.at) if gun.at and target.at else 0
    lines = [
        (part, line) for part in position.parts(gun) for line in part.card.lines
        if line.range == "A" and not line.limited and is_ready(part, line) and reaches(line, far)
        and line.values[target.card.armor] != "-"
    ]  # fmt: skip
    if not lines:
        return
    part, line = lines[0]
    table.act(observer.player, "strike", gun.name, target.name)
    if table.pending().point == "declaration":
        table.act(gun.player, "declare", [])
    table.act(gun.player, "aim", f"{part.name}.{line.name}", target.name)
    if table.pending().point == "targets":
        table.act(gun.player, "fire")
    volley = Volley(choose, tally, position, table, gun, part, line, target, indirect=True)
    with suppress(Broken):
        volley.attack(sustained=False, berserk=False, doubled=False)


def ask_reaction(choose: Choose, tally: Tally, house: House) -> None:
    """A unit has moved: who may answer, and with how many dice?"""
    position = random_position(choose, house)
    for mover in [u for u in position.on_board() if not u.joined]:
        position.side = mover.side
        asked = [at for at, p in enumerate(position.players) if is_other_side(position, p, mover)]
        more: dict[str, Plain] = {
            "phase": {"kind": "window", "side": f"side-{2 - mover.side}", "asked": list(asked)},
            "activation": {
                "unit": mover.name, "hero": "-", "script": ["move", "window", "nothing"], "at": 2,
            },
        }  # fmt: skip
        table = lay_out(position, house, more)
        for unit in position.units.values():
            for player in [position.players[at] for at in asked]:
                legal = reactions.may_react(position, player, unit, mover)
                answer = table.is_legal(player, "react", unit.name)
                words = (mover.name, player, "react", unit.name)
                tally.compare("reactive fire", legal, answer, about(position, *words))
                if legal and answer:
                    tried = table.copy()
                    tried.act(player, "react", unit.name)
                    dice = reactions.reaction_dice(position, unit)
                    tally.compare(
                        "reactive fire", dice, tried.pending().count, about(position, unit.name)
                    )


def is_other_side(position: Position, player: str, mover: Unit) -> bool:
    """Whether a player is of the side that may answer."""
    half = len(position.players) // 2
    return (position.players.index(player) >= half) != bool(mover.side)


COMMANDERS = (
    ("the-boss blackhawk rosie", "kommandotrupp hans"),
    ("the-boss hell-boys steel-rain", "kommandotrupp sturmpioniere"),
    ("the-boss commander-hale", "kommandotrupp manfred ludwig"),
)


def ask_command(choose: Choose, tally: Tally, house: House) -> None:
    """Every ability of every Command Squad: may it be declared, and on whom may it be used?"""
    position = random_position(choose, house, *COMMANDERS[choose(3)])
    tried = [choose(3) == 0, choose(3) == 0]
    seats = len(position.players)
    half = seats // 2
    tries: list[Plain] = [int(tried[seat >= half]) for seat in range(seats)]
    for squad in [u for u in position.on_board() if "command-squad" in u.card.skills]:
        position.side = squad.side
        for part in position.parts(squad):
            part.activated = False
        for ability in command.ROLE:
            ask_declaring(tally, house, position, squad, ability, tried[squad.side], tries)
            if squad.alive(command.ROLE[ability]) and ability != "get-up":
                table = lay_out(position, house, acting(squad, ability))
                for unit in position.units.values():
                    legal = command.may_help(position, squad, ability, unit)
                    answer = table.is_legal(squad.player, "choose", unit.name)
                    words = (squad.name, ability, unit.name)
                    tally.compare("command squads", legal, answer, about(position, *words))
        ask_restoring(tally, house, position, squad)


def ask_declaring(
    tally: Tally, house: House, position: Position, squad: Unit, ability: str, tried: bool,
    tries: list[Plain],
) -> None:  # fmt: skip
    """Whether the squad may declare the ability as its first action."""
    table = lay_out(position, house, {"tried": tries})
    legal = command.may_declare(position, squad, ability, tried=tried, succeeded=set())
    answer = table.is_legal(squad.player, "activate", squad.name, f"{ability}+nothing", [])
    words = (squad.name, "declares", ability, f"tried {tried}")
    tally.compare("command squads", legal, answer, about(position, *words))


def ask_attempts(choose: Choose, tally: Tally, house: House) -> None:
    """Two Command Squads of a side: one tries something, and what may both do after it?"""
    position = random_position(choose, house, "the-boss blackhawk hell-boys the-deputy")
    squads = [u for u in position.on_board() if "command-squad" in u.card.skills and not u.side]
    lose_some(choose, position)
    for squad in squads:
        for part in position.parts(squad):
            part.activated = False
    for squad in squads:
        ability = list(command.ROLE)[choose(len(command.ROLE))]
        if not command.may_declare(position, squad, ability, tried=False, succeeded=set()):
            continue
        after = attempt(choose, house, position, squad, ability)
        if after is None:
            continue
        plain, success = after
        if plain["round"] != position.round:
            continue  # it was the last activation, and the next round has begun
        done = {ability} if success and ability in command.ONCE_PER_GAME else set()
        fresh: list[Plain] = [0] * len(position.players)
        for other in squads:
            own = done if other is squad else set()
            for tries, tried in ((plain["tried"], True), (fresh, False)):
                more = {"tried": tries, "revived": plain["revived"]}
                ask_again(tally, house, position, other, more, own, tried=tried)


def lose_some(choose: Choose, position: Position) -> None:
    """A vehicle and a squad of the first side are destroyed, so that they can come back."""
    for unit in position.units.values():
        lost = unit.card.name in ("blackhawk", "hell-boys") and unit.side == 0
        if lost and position.hero_of(unit) is None and choose(4):
            unit.at, unit.destroyed = None, True
            unit.health = dict.fromkeys(unit.health, 0)


def attempt(
    choose: Choose, house: House, position: Position, squad: Unit, ability: str
) -> tuple[dict[str, Any], bool] | None:
    """A Command Squad tries an ability; the position after it and whether it worked."""
    position.side = squad.side
    table = lay_out(position, house)
    table.act(squad.player, "activate", squad.name, f"{ability}+nothing", [])
    able = [u for u in position.units.values() if command.may_help(position, squad, ability, u)]
    if not able or table.pending().point != "skill":
        return None
    unit = able[choose(len(able))]
    if ability == "get-up":
        full = {m.name: m.count for m in unit.card.minis}
        minis = next(name for name, amount in unit.health.items() if amount < full[name])
        table.act(squad.player, "restore", f"{unit.name}.{minis}")
        return table.plain(), True
    table.act(squad.player, "choose", unit.name)
    success = choose(2) == 0
    if ability != "makeshift-repair":
        table.roll([6 if success else 1])
    return table.plain(), success


def ask_again(
    tally: Tally, house: House, position: Position, squad: Unit, more: dict[str, Plain],
    succeeded: set[str], *, tried: bool,
) -> None:  # fmt: skip
    """Which abilities a squad may declare after an attempt of its side. TEAM-01, MECH-3."""
    table = lay_out(position, house, more)
    for ability in command.ROLE:
        legal = command.may_declare(position, squad, ability, tried=tried, succeeded=succeeded)
        answer = table.is_legal(squad.player, "activate", squad.name, f"{ability}+nothing", [])
        words = (squad.name, "declares", ability, f"tried {tried}", f"succeeded {succeeded}")
        tally.compare("command attempts", legal, answer, about(position, *words))


def ask_restoring(tally: Tally, house: House, position: Position, squad: Unit) -> None:
    """Whom the Medic may bring back."""
    if not squad.alive("medic"):
        return
    table = lay_out(position, house, acting(squad, "get-up"))
    for unit in position.units.values():
        for minis in unit.health:
            legal = command.may_restore(position, squad, unit, minis)
            answer = table.is_legal(squad.player, "restore", f"{unit.name}.{minis}")
            words = (squad.name, "restores", unit.name, minis)
            tally.compare("command squads", legal, answer, about(position, *words))
