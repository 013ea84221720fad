"""Whole attacks with one weapon line: dice, rerolls, saves, resilience, losses, hitting back."""

from __future__ import annotations

import copy

from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refused
from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import attacks, cover, damage
from tests.oracle.predicates.tactics.position import Line, Position, Unit
from tests.oracle.tactics.aiming import about
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out
from tests.oracle.tally import Choose, Tally


class Broken(Exception):
    """The two tables have parted."""


class Volley:
    """One attack of a unit with one line, on both tables."""

    def __init__(
        self, choose: Choose, tally: Tally, position: Position, table: Table, unit: Unit,
        part: Unit, line: Line, target: Unit, *, indirect: bool = False,
    ) -> None:  # fmt: skip
        self.choose, self.tally, self.position, self.table = choose, tally, position, table
        self.unit, self.part, self.line, self.target = unit, part, line, target
        self.indirect = indirect
        self.named = ""  # the miniature that a sniper has named
        self.spent = 1  # the ammo of a limited line
        self.value = line.values[target.card.armor]
        self.words: list[object] = [unit.name, f"{part.name}.{line.name}", target.name]

    def expect(self, chapter: str, expected: object, answer: object, *words: object) -> None:
        """Compare, and stop where the tables part."""
        said = (*self.words, *words)
        self.tally.compare(chapter, expected, answer, about(self.position, *said))
        if expected != answer:
            raise Broken

    def roll(self, chapter: str, count: int, what: str) -> list[bool]:
        """So many dice must be asked for; which of them show HIT."""
        waiting = self.table.pending()
        answer = waiting.count if isinstance(waiting, Chance) else waiting.point
        self.expect(chapter, count, answer, what)
        hits = [self.choose(2) == 0 for _ in range(count)]
        self.words.append((what, hits.count(True), count))
        self.table.roll([6 if hit else 1 for hit in hits])
        return hits

    def attack(self, *, sustained: bool, berserk: bool, doubled: bool, medal: bool = False) -> None:
        """From the first die to the losses."""
        self.hit_back()
        reversed_ = self.is_reversed()
        count = attacks.dice(
            self.position, self.part, self.line, self.target, self.spent, doubled=doubled
        )
        first = self.roll("dice", count, "attack")
        hits = first.count(not reversed_)
        for again, name in ((sustained, "sustained"), (berserk, "berserk")):
            if again and count - hits:
                more = self.roll("dice", count - hits, name)
                hits += more.count(not reversed_)
        if medal:
            hits = self.reroll_one(hits, count - hits, reversed_=reversed_)
        hits = self.chain(hits, reversed_=reversed_)
        hits = self.save(hits)
        self.harm(hits)

    def reroll_one(self, hits: int, misses: int, *, reversed_: bool) -> int:
        """One die that lies there is rolled again, and the new result counts. SKILL-MEDAL-1."""
        waiting = self.table.pending()
        point = "" if isinstance(waiting, Chance) else waiting.point
        self.expect("medal", "medal", point)
        player = self.unit.player
        faces = {"hit": misses if reversed_ else hits, "blank": hits if reversed_ else misses}
        for face, number in faces.items():
            legal = self.table.is_legal(player, "reroll", face)
            self.expect("medal", number > 0, legal, "reroll", face)
        there = [face for face, number in faces.items() if number]
        if self.choose(3) == 0:
            self.table.act(player, "keep")
            return hits
        face = there[self.choose(len(there))]
        self.table.act(player, "reroll", face)
        good = (face == "hit") != reversed_
        return hits - good + self.roll("medal", 1, "medal").count(not reversed_)

    def is_reversed(self) -> bool:
        """A living Spotter turns the faces round for his squad and its hero. AMB-SKILL-5."""
        return "spotter" in self.unit.card.skills and self.unit.alive("spotter")

    def hit_back(self) -> None:
        """In close combat the target may hit back, and does not. CC-02."""
        able = damage.retaliates_with(self.position, self.target, self.unit)
        if self.line.range != "C" or not able:
            return
        waiting = self.table.pending()
        self.expect("close combat", "retaliation", waiting.point)
        player = self.target.player
        everything = [
            f"{part.name}.{line.name}" for part in self.position.parts(self.target)
            for line in part.card.lines
        ]  # fmt: skip
        for name in everything:
            legal = self.table.is_legal(player, "retaliate", {name: 1})
            self.expect("close combat", name in able, legal, "retaliate", name)
        self.table.act(player, "retaliate", {})

    def chain(self, hits: int, *, reversed_: bool) -> int:
        """Laser hits are rolled again; phaser hits give damage dice. WEAP-LASER-1, SCV-PHASER-1."""
        if self.value.startswith("p") and hits:
            number = hits * int(self.value.split("/")[1])
            return self.roll("dice", number, "phaser").count(True)
        last = hits if "laser" in self.line.classes else 0
        while last:
            last = self.roll("dice", last, "laser").count(not reversed_)
            hits += last
        return hits

    def save(self, hits: int) -> int:
        """Cover cancels hits. COVER-04, COVER-05."""
        face = cover.saving_face(
            self.position, self.part, self.line, self.value, self.target, indirect=self.indirect
        )
        if face == "none" or not hits:
            return hits
        saves = self.roll("cover", hits, "save")
        return hits - saves.count(face == "hit")

    def harm(self, hits: int) -> None:
        """Damage points, resilience, losses. ATK-14 to ATK-17, AMB-HERO-5."""
        position, target = self.position, self.target
        has = damage.can_lose(position, target)
        total = sum(has.values())
        if self.value.endswith("/skull"):
            self.settle(dict.fromkeys(has, 0) if hits else has)
            return
        if self.named:
            self.settle(self.snipe(has, hits))
            return
        points = hits * attacks.damage(self.value)
        if position.hero_of(target) is None and damage.resists(position, target, target) and points:
            points -= self.roll("damage", points, "resilience").count(True)
        losses = self.losses(has, points, total)
        if position.hero_of(target) is not None:
            losses = self.resist_apart(losses, max(points - total, 0))
        self.settle({name: amount - losses.get(name, 0) for name, amount in has.items()})

    def snipe(self, has: dict[str, int], hits: int) -> dict[str, int]:
        """Each hit is one point on the named miniature; the rest is lost. AMB-SKILL-6."""
        part = self.position.units[self.named.split(".")[0]]
        points = hits if has[self.named] else 0
        if points and damage.resists(self.position, part, self.target):
            points -= self.roll("sniper", points, "resilience").count(True)
        most = 1 if part.card.kind == "squad" else has[self.named]
        return {**has, self.named: has[self.named] - min(points, most)}

    def losses(self, has: dict[str, int], points: int, total: int) -> dict[str, int]:
        """All, or those that the owner chooses."""
        if points >= total:
            return dict(has)
        if points <= 0:
            return {}
        if len(has) == 1:
            return {next(iter(has)): points}
        self.expect("damage", "losses", self.table.pending().point, points)
        player = self.target.player
        for _ in range(4):
            tried = self.some_losses(has, points + (self.choose(5) == 0))
            legal = damage.may_lose(self.position, self.target, points, tried)
            answer = self.table.is_legal(player, "lose", tried)
            self.expect("damage", legal, answer, "lose", tried)
        chosen = self.some_losses(has, points)
        self.table.act(player, "lose", chosen)
        return chosen

    def some_losses(self, has: dict[str, int], points: int) -> dict[str, int]:
        """So many points spread at random."""
        pool = [name for name, amount in has.items() for _ in range(amount)]
        found: dict[str, int] = {}
        for _ in range(min(points, len(pool))):
            name = pool.pop(self.choose(len(pool)))
            found[name] = found.get(name, 0) + 1
        return found

    def resist_apart(self, losses: dict[str, int], beyond: int) -> dict[str, int]:
        """Each part of a combined unit rolls for what was put on it; all or nothing here.

        A die is rolled for each point inflicted, so those beyond the last miniature and HP count
        too: they fall on the first part that resists. SKILL-RESILIENT-1.
        """
        for part in self.position.parts(self.target):
            own = {n: a for n, a in losses.items() if n.startswith(part.name + ".")}
            share = sum(own.values())
            if not share or not damage.resists(self.position, part, self.target):
                continue
            share, beyond = share + beyond, 0
            waiting = self.table.pending()
            answer = waiting.count if isinstance(waiting, Chance) else waiting.point
            self.expect("damage", share, answer, "resilience", part.name)
            saved = self.choose(2) == 0
            self.table.roll([6 if saved else 1] * share)
            if saved:
                losses = {n: a for n, a in losses.items() if n not in own}
        return losses

    def settle(self, left: dict[str, int]) -> None:
        """What is left of the target on the engine's table."""
        units = self.table.plain()["units"]
        for part in self.position.parts(self.target):
            own = {m: left.get(f"{part.name}.{m}", 0) for m in part.health}
            entry = units[part.name]
            gone = entry["at"] == "destroyed"
            health = {m.name: m.count for m in part.card.minis} | entry.get("health", {})
            answer = dict.fromkeys(own, 0) if gone else health
            self.expect("damage", own, answer, "left of", part.name)


def ask_volley(choose: Choose, tally: Tally, house: House) -> None:
    """One attack of each kind that the position offers."""
    squads = [("", ""), ("death-dealers bazooka-joe", "sturmpioniere sigrid"),
              ("bbq-squad rosie", "laser-grenadiers stefan"),
              ("special-ops-rangers death-dealers", "sniper-grenadier sturmpioniere")]  # fmt: skip
    position = random_position(choose, house, *squads[choose(4)])
    for unit in [u for u in position.on_board() if not u.joined]:
        position.side = unit.side
        shots = possible_shots(position, unit)
        for part, line, target in shots[choose(2) :: 2]:
            try:
                shoot(choose, tally, house, copy.deepcopy(position), unit, part, line, target)
            except Broken:
                continue


def possible_shots(position: Position, unit: Unit) -> list[tuple[Unit, Line, Unit]]:
    """Every line with every target that it may have."""
    return [
        (part, line, target)
        for part in position.parts(unit)
        for line in part.card.lines
        for target in position.on_board()
        if not target.joined
        and attacks.may_target(position, part, line, target)
    ]  # fmt: skip


def shoot(
    choose: Choose, tally: Tally, house: House, position: Position, unit: Unit, part: Unit,
    line: Line, target: Unit,
) -> None:  # fmt: skip
    """The attack on both tables."""
    sustained, berserk = choose(3) == 0, "berserk" in position.skills(unit) and choose(2) == 0
    medal = "medal-of-honor" in part.card.skills and choose(3) > 0
    mode = "sustained" if sustained else "ordinary"
    skills = [s for s, on in (("berserk", berserk), ("medal-of-honor", medal)) if on]
    script = ["sustained-attack"] if sustained else ["attack", "nothing"]
    more = {
        "phase": {"kind": "aiming"},
        "activation": {"unit": unit.name, "hero": "-", "script": script, "at": 1},
        "attack": {
            "unit": unit.name, "mode": mode, "skills": skills,
            "weapons": [f"{part.name}.{line.name}"] if line.limited else [],
        },
    }  # fmt: skip
    table = lay_out(position, house, more)  # type: ignore[arg-type]
    named, spent = "", 1
    try:
        if "sniper" in line.classes:
            alive = sorted(damage.can_lose(position, target))
            named = alive[choose(len(alive))]
            table.act(unit.player, "snipe", f"{part.name}.{line.name}", named)
        elif line.limited:
            spent = spend(choose, tally, position, table, unit, part, line, target)
        else:
            table.act(unit.player, "aim", f"{part.name}.{line.name}", target.name)
        if table.pending().point == "targets":
            table.act(unit.player, "fire")
    except Refused as refused:
        tally.compare("targets", "goes on", str(refused), about(position, unit.name, line.name))
        return
    volley = Volley(choose, tally, position, table, unit, part, line, target)
    volley.named, volley.spent = named, spent
    volley.attack(sustained=sustained, berserk=berserk, doubled=False, medal=medal)


def spend(
    choose: Choose, tally: Tally, position: Position, table: Table, unit: Unit, part: Unit,
    line: Line, target: Unit,
) -> int:  # fmt: skip
    """Which amounts of limited ammo may be spent; one of them is. WEAP-AMMO-2, WEAP-AMMO-6."""
    weapon = f"{part.name}.{line.name}"
    legal = []
    for amount in range(6):
        may = amount > 0 and attacks.may_spend(position, unit, part, line, amount)
        answer = table.is_legal(unit.player, "spend", weapon, target.name, amount)
        tally.compare("ammo", may, answer, about(position, weapon, "spends", amount))
        if may and answer:
            legal.append(amount)
    spent = legal[choose(len(legal))]
    table.act(unit.player, "spend", weapon, target.name, spent)
    return spent
