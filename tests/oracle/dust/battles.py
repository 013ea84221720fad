"""Whole battles on two tables: the engine plays, the predicates say at every step what must come.

Retreats, dice, casualties, cease-fires, and the abilities of battles; both tables must end alike.
"""

from __future__ import annotations

import copy

from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refused
from tests.oracle.asking import Table
from tests.oracle.dust.declarations import some_bases
from tests.oracle.dust.fight import OTHER, Fight, tidy
from tests.oracle.dust.positions import House, pick, random_position, some_units
from tests.oracle.dust.setting import lay_out
from tests.oracle.predicates.dust import attacks, battle, retreat
from tests.oracle.predicates.dust.position import NEUTRAL, UNITS, Force, Position
from tests.oracle.tally import Choose, Tally

LONGEST = 60
"""Rolls after which a battle is broken off."""
ABILITIES = ["secret-weapon", "alien-radar", "ace-of-the-sky", "nurse", "sigrid",
             "raketen-truppen", "mech-dropper"]  # fmt: skip


class Broken(Exception):
    """The two tables have parted: the rest of the battle would say nothing new."""


class Battle:
    """One battle, played on both tables."""

    def __init__(self, choose: Choose, tally: Tally, table: Table, fight: Fight) -> None:
        self.choose = choose
        self.tally = tally
        self.table = table
        self.fight = fight
        self.start = copy.deepcopy(fight)

    def expect(self, chapter: str, expected: object, answer: object, *about: object) -> None:
        """Compare, and stop where the tables part."""
        self.tally.compare(chapter, expected, answer, (*about, self.fight, self.start))
        if expected != answer:
            raise Broken

    def expect_point(self, chapter: str, player: str, point: str) -> None:
        """The engine must wait for this player at this decision."""
        waiting = self.table.pending()
        who = [self.fight.position.players[seat] for seat in getattr(waiting, "seats", ())]
        self.expect(chapter, ([player], point), (who, waiting.point), "waits for")

    def ask(
        self, chapter: str, expected: bool, player: str, verb: str, *words: Force | str
    ) -> None:
        """Is this legal now?"""
        answer = self.table.is_legal(player, verb, *words)
        self.expect(chapter, expected, answer, player, verb, *words)

    def some_of(self, force: Force) -> Force:
        """Some units of a force, at least one."""
        some = {unit: self.choose(amount + 1) for unit, amount in force.items()}
        return tidy(some) or {pick(self.choose, sorted(tidy(force))): 1}

    # ── before the first die ─────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Attacker, then defender, until both pass. ABIL-GEN-05."""
        side, passes = "attacker", 0
        while passes < 2 and not self.fight.is_over():
            passes = 0 if self.uses_ability(side) else passes + 1
            side = OTHER[side]

    def uses_ability(self, side: str) -> bool:
        """Ask a side what it can do; it may do it."""
        fight, chapter = self.fight, "battle abilities"
        player, force = fight.player(side), tidy(fight.forces[side])
        leaving = self.some_of(force) if self.choose(2) else dict(force)
        secret = side == "attacker" and fight.secret_weapon()
        radar, ace = fight.radar(side, leaving), fight.ace(side)
        if not (secret or fight.radar(side, dict(force)) or ace):
            return False
        self.expect_point(chapter, player, "battle_start_window")
        self.ask(chapter, secret, player, "secret-weapon")
        self.ask(chapter, radar, player, "radar", leaving)
        self.ask(chapter, ace, player, "ace")
        if self.choose(2) and (secret or radar or ace):
            fight.position.used.add(player)
            self.use(side, leaving, "secret" if secret else "radar" if radar else "ace")
            return True
        self.table.act(player, "pass")
        return False

    def use(self, side: str, leaving: Force, ability: str) -> None:
        """Carry an ability out on both tables."""
        player = self.fight.player(side)
        if ability == "ace":
            self.table.act(player, "ace")
            self.fight.aces.add(side)
        elif ability == "secret":
            self.table.act(player, "secret-weapon")
            self.withdraw("defender", tidy(self.fight.forces["defender"]))
        else:
            self.table.act(player, "radar", leaving)
            self.withdraw(side, leaving)

    # ── retreats ─────────────────────────────────────────────────────────────────────────────

    def withdraw(self, side: str, units: Force) -> None:
        """Units leave: attackers home, defenders to refuges. RETR-07, RETR-15."""
        self.fight.remove(side, units)
        self.carry(side, units)

    def carry(self, side: str, units: Force) -> None:
        """Units that have left the battle find their area."""
        if side == "attacker":
            self.fight.put(self.fight.player(side), next(iter(self.fight.origins)), units)
            return
        left = dict(units)
        while sum(left.values()):
            left = self.flee(tidy(left))

    def flee(self, left: Force) -> Force:
        """Some of the units go to a refuge; those that are left. RETR-08, A-33."""
        fight, areas = self.fight, sorted(self.fight.refuges())
        going, area = dict(left), areas[0]
        if len(areas) > 1:
            self.expect_point("retreats", fight.defender, "retreat_destination")
            everywhere = fight.position.land + fight.position.sea
            for other in everywhere:
                self.ask("retreats", other in areas, fight.defender, "retreat-to", other, left)
            going, area = self.some_of(left), pick(self.choose, areas)
            self.table.act(fight.defender, "retreat-to", area, going)
        fight.put(fight.defender, area, going)
        return {unit: amount - going.get(unit, 0) for unit, amount in left.items()}

    def retreats(self) -> None:
        """The chances to leave before a roll. RETR-01 to RETR-04."""
        for side in retreat.windows(self.fight.position, self.fight.kind, self.fight.roller):
            if self.fight.is_over() or not self.fight.may_leave(side):
                continue
            self.expect_point("retreats", self.fight.player(side), "retreat")
            self.retreat(side)

    def retreat(self, side: str) -> None:
        """A side is asked; now and then it leaves."""
        fight, force = self.fight, tidy(self.fight.forces[side])
        player, units = fight.player(side), self.some_of(force)
        legal = sum(units.values()) <= retreat.limit(fight.position, force)
        self.ask("retreats", legal, player, "retreat", units)
        if legal and self.choose(5) == 0:
            self.table.act(player, "retreat", units)
            self.withdraw(side, units)
        else:
            self.table.act(player, "pass")

    # ── rolls and losses ─────────────────────────────────────────────────────────────────────

    def roll(self) -> None:
        """One roll on land, one exchange at sea. BTL-LAND-06, BTL-SEA-02."""
        fight = self.fight
        sides = ["attacker", "defender"] if fight.kind == "sea" else [fight.roller]
        waiting = self.table.pending()
        count = sum(fight.dice(side) for side in sides)
        answer = waiting.count if isinstance(waiting, Chance) else waiting.point
        self.expect("dice", count, answer, sides)
        faces = {side: self.faces(fight.dice(side)) for side in sides}
        self.table.roll([face for side in sides for face in faces[side]])
        hits = {side: sum(face >= 5 for face in faces[side]) for side in sides}
        for side in sides:
            self.reroll_window(side, faces[side])
        fight.rolled |= set(sides)
        self.suffer(hits)
        fight.hitless = 0 if any(hits.values()) else fight.hitless + 1
        fight.roller = OTHER[fight.roller] if fight.kind != "sea" else ""

    def faces(self, count: int) -> list[int]:
        """Dice, often without any hit, so that cease-fires come."""
        highest = 4 if self.choose(3) == 0 else 6
        return [1 + self.choose(highest) for _ in range(count)]

    def reroll_window(self, side: str, faces: list[int]) -> None:
        """Sigrid or Raketen Truppen may be used, and is not. ABIL-RAKETEN-01, ABIL-SIGRID-01."""
        fight, player = self.fight, self.fight.player(side)
        if player == NEUTRAL:
            return
        blanks = any(face < 5 for face in faces)
        force = fight.forces[side]
        on_land = force.get("tank", 0) + force.get("mech", 0) > 0
        sigrid = fight.position.can_use(player, "sigrid") and blanks
        if sigrid or (fight.position.can_use(player, "raketen-truppen") and on_land):
            self.expect_point("battle abilities", player, "reroll_window")
            self.ask("battle abilities", True, player, "reroll")
            self.table.act(player, "pass")

    def suffer(self, hits: dict[str, int]) -> None:
        """Casualties on both tables; at sea both sides lose at the same time. BTL-SEA-04."""
        losses = {OTHER[side]: self.casualties(side, number) for side, number in hits.items()}
        carried = dict(losses)
        for side in ("attacker", "defender"):
            self.fight.remove(side, losses.get(side, {}))
        for side in ("attacker", "defender"):
            if sum(carried.get(side, {}).values()):
                self.nurse(side, tidy(carried[side]))

    def casualties(self, side: str, hits: int) -> Force:
        """The roller chooses under the shields. BTL-LAND-08 to BTL-LAND-12."""
        fight, force = self.fight, tidy(self.fight.forces[OTHER[side]])
        legal = sorted(battle.legal_losses(force, hits))
        chosen = legal[self.choose(len(legal))]
        if len(legal) > 1:
            chooser = fight.chooser(side)
            self.expect_point("casualties", chooser, "casualties")
            for losses in sorted(battle.legal_losses(force, hits, shielded=False)):
                named = tidy(dict(zip(UNITS, losses, strict=True)))
                self.ask("casualties", losses in legal, chooser, "destroy", named)
            self.table.act(chooser, "destroy", tidy(dict(zip(UNITS, chosen, strict=True))))
        return tidy(dict(zip(UNITS, chosen, strict=True)))

    def nurse(self, side: str, lost: Force) -> None:
        """One die for every lost unit; a blank saves it. ABIL-NURSE-03, ABIL-NURSE-04."""
        fight, player = self.fight, self.fight.player(side)
        if side not in fight.nursed:
            if not fight.may_nurse(side):
                return
            self.expect_point("battle abilities", player, "nurse_window")
            if self.choose(2):
                self.table.act(player, "pass")
                return
            self.table.act(player, "nurse")
            fight.position.used.add(player)
            fight.nursed.add(side)
        elif not fight.could_carry(side):
            return
        count = sum(lost.values())
        waiting = self.table.pending()
        answer = waiting.count if isinstance(waiting, Chance) else waiting.point
        self.expect("battle abilities", count, answer, "nurse dice")
        face = 1 if self.choose(2) else 6
        self.table.roll([face] * count)
        if face == 1:
            self.carry(side, lost)

    # ── the whole ────────────────────────────────────────────────────────────────────────────

    def fight_out(self) -> None:
        """To the end, or to a cease-fire. BTL-LAND-13 to BTL-LAND-17."""
        fight = self.fight
        self.open()
        if fight.kind != "sea" and not fight.is_over():
            forces = fight.forces
            fight.roller = battle.first_to_roll(
                fight.position, fight.target, forces["attacker"], forces["defender"]
            )
        for _ in range(LONGEST):
            self.retreats()
            if fight.is_over() or fight.hitless >= battle.HITLESS_ROLLS:
                break
            self.roll()
            if fight.is_over() or fight.hitless >= battle.HITLESS_ROLLS:
                break
        self.settle()

    def settle(self) -> None:
        """Who stands where in the end. BTL-LAND-14, BTL-LAND-17, BTL-AMPH-04."""
        fight, position = self.fight, self.fight.position
        left = tidy(fight.forces["attacker"])
        if left and not fight.size("defender"):
            fight.put(position.active, fight.target, left)
        elif left and battle.attackers_survive_ceasefire(position, fight.kind):
            self.go_home(left)
        areas = {a: (h, tidy(position.units[a])) for a, h in position.holder.items()}
        self.expect("battle ends", areas, engine_areas(self.table), "areas")
        self.expect("battle ends", "attack", self.table.pending().point, "goes on")

    def go_home(self, left: Force) -> None:
        """Back to the origin; dropped mechs fill their areas in the order named. A-51."""
        fight = self.fight
        if fight.kind != "drop":
            fight.put(fight.position.active, next(iter(fight.origins)), left)
            return
        mechs = left["mech"]
        for area in [a for a in fight.position.land if a in fight.origins]:
            back = min(mechs, fight.origins[area])
            fight.put(fight.position.active, area, {"mech": back})
            mechs -= back


def engine_areas(table: Table) -> dict[str, tuple[str, Force]]:
    """Who stands where with what, as the engine writes it."""
    areas: dict[str, tuple[str, Force]] = {}
    for area, text in table.plain()["areas"].items():
        holder, *words = text.split()
        units = dict(zip(words[1::2], [int(word) for word in words[::2]], strict=True))
        areas[area] = holder, units
    return areas


def ask_battle(choose: Choose, tally: Tally, house: House) -> None:
    """A random attack, fought out."""
    position = random_position(choose, house, pick(choose, ABILITIES))
    for player in position.players[1:]:
        if choose(2):
            position.cards[player].ability = pick(choose, ABILITIES)
    found = attack_of(choose, position)
    if found is None:
        return
    table = lay_out(position, {"kind": "combat", "points": 2}, house)
    verb, words, fight = found
    try:
        table.act(position.active, verb, *words)
        Battle(choose, tally, table, fight).fight_out()
    except Broken:
        return
    except Refused as refused:
        tally.compare("battles", "goes on", str(refused), (words, position))


def attack_of(choose: Choose, position: Position) -> tuple[str, list[str | Force], Fight] | None:
    """A legal attack or drop and the battle that it begins; None if there is none."""
    areas = position.land + position.sea
    drops: list[tuple[str, Force]] = []
    for target in position.land:
        mechs = some_bases(choose, position, "mech")
        if attacks.may_drop(position, target, mechs):
            drops.append((target, mechs))
    if drops and choose(2):
        target, mechs = drops[choose(len(drops))]
        lifted = {area: {"mech": amount} for area, amount in mechs.items()}
        fight = begin(position, "drop", target, lifted)
        return "drop", [target, mechs], fight
    found: dict[str, list[tuple[str, str, Force]]] = {}
    for origin in position.held(position.active, areas):
        for target in areas:
            units = some_units(choose, position, origin)
            if attacks.may_attack(position, origin, target, units):
                kind = attacks.battle_kind(position, origin, target)
                found.setdefault(kind, []).append((origin, target, units))
    if not found:
        return None
    kind = pick(choose, sorted(found))
    origin, target, units = found[kind][choose(len(found[kind]))]
    fight = begin(position, kind, target, {origin: units})
    return "attack", [origin, target, units], fight


def begin(position: Position, kind: str, target: str, lifted: dict[str, Force]) -> Fight:
    """The battle on the second table: attackers have left their areas. CMBT-17."""
    position = copy.deepcopy(position)
    forces: dict[str, Force] = {"attacker": {}, "defender": dict(position.units[target])}
    for area, units in lifted.items():
        here = position.units[area]
        for unit, amount in units.items():
            here[unit] -= amount
            forces["attacker"][unit] = forces["attacker"].get(unit, 0) + amount
        if not sum(here.values()):
            del position.units[area]
            del position.holder[area]
    origins = {area: sum(units.values()) for area, units in lifted.items()}
    return Fight(position, kind, target, position.holder[target], origins, forces)
