"""A battle on a second table, kept by the predicates alone: who is where, who rolls."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.predicates.dust import abilities, battle, retreat
from tests.oracle.predicates.dust.position import NEUTRAL, Force, Position

OTHER = {"attacker": "defender", "defender": "attacker"}


@dataclass
class Fight:
    """The battle at this moment."""

    position: Position
    kind: str
    target: str
    defender: str
    origins: Force
    forces: dict[str, Force]
    roller: str = ""
    hitless: int = 0
    rolled: set[str] = field(default_factory=set)
    aces: set[str] = field(default_factory=set)
    nursed: set[str] = field(default_factory=set)

    def player(self, side: str) -> str:
        """Who fights on a side."""
        return self.position.active if side == "attacker" else self.defender

    def chooser(self, side: str) -> str:
        """Who rolls for a side; the attacker's left neighbour for neutrals. NEUT-15."""
        player, players = self.player(side), self.position.players
        if player != NEUTRAL:
            return player
        return players[(players.index(self.position.active) + 1) % len(players)]

    def size(self, side: str) -> int:
        """How many units a side has left in the battle."""
        return sum(self.forces[side].values())

    def is_over(self) -> bool:
        """A side has no unit left. BTL-LAND-15, RETR-06."""
        return not self.size("attacker") or not self.size("defender")

    def remove(self, side: str, units: Force) -> None:
        """Units leave the battle; those of the defender also the map."""
        for unit, amount in units.items():
            self.forces[side][unit] -= amount
        if side == "defender":
            self.position.units[self.target] = self.forces[side]
            if not self.size(side):
                del self.position.units[self.target]
                del self.position.holder[self.target]

    def put(self, player: str, area: str, units: Force) -> None:
        """Units stand in an area, which is theirs."""
        if sum(units.values()):
            here = self.position.units.setdefault(area, {})
            self.position.holder[area] = player
            for unit, amount in units.items():
                here[unit] = here.get(unit, 0) + amount

    def refuges(self) -> set[str]:
        """Where a defender may flee to now."""
        return retreat.refuges(
            self.position, self.kind, self.defender, self.target, set(self.origins)
        )

    def may_leave(self, side: str) -> bool:
        """Whether a side is asked about a retreat now. RETR-02 to RETR-04, A-33."""
        open_now = retreat.may_leave(self.position, self.kind, side, has_rolled=side in self.rolled)
        return open_now and (side == "attacker" or bool(self.refuges()))

    def dice(self, side: str) -> int:
        """The dice of a side's next roll, with Ace of the Sky. ABIL-ACE-02."""
        force = self.forces[side]
        if self.kind == "sea":
            return battle.sea_dice(self.position, force)
        aces = force.get("fighter", 0) + force.get("bomber", 0) if side in self.aces else 0
        return aces + battle.land_dice(self.position, self.target, side, force)

    def may_nurse(self, side: str) -> bool:
        """Whether lost units of a side could be treated and go anywhere. ABIL-NURSE-01 to -06."""
        player, original = self.player(side), self.position.edition == "original-it"
        if player == NEUTRAL or not self.position.can_use(player, "nurse"):
            return False
        return self.could_carry(side) and not (original and self.kind == "sea")

    def could_carry(self, side: str) -> bool:
        """Whether a saved unit of a side has a way out. ABIL-NURSE-05, A-46."""
        if side == "defender":
            return bool(self.refuges())
        if self.kind == "amphibious":
            return self.position.edition != "original-it"
        return self.kind != "drop"

    def secret_weapon(self) -> bool:
        """Whether the attacker may use Secret Weapon."""
        return abilities.may_use_secret_weapon(
            self.position, self.kind, self.position.active, self.defender, self.target,
            set(self.origins),
        )  # fmt: skip

    def radar(self, side: str, leaving: Force) -> bool:
        """Whether a side may leave by Alien Radar with these units."""
        if self.player(side) == NEUTRAL:
            return False
        return abilities.may_use_radar(
            self.position, self.kind, self.player(side), side, self.forces[side], leaving,
            self.target, set(self.origins), active=False,
        )  # fmt: skip

    def ace(self, side: str) -> bool:
        """Whether a side has air units for Ace of the Sky. ABIL-ACE-01."""
        force, player = self.forces[side], self.player(side)
        in_air = force.get("fighter", 0) + force.get("bomber", 0)
        return player != NEUTRAL and self.position.can_use(player, "ace-of-the-sky") and in_air > 0


def tidy(force: Force) -> Force:
    """A force without zeros."""
    return {unit: amount for unit, amount in force.items() if amount}
