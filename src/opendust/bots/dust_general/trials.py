"""Which of some actions is best? Each is tried in the same imagined worlds, poor ones drop out."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust_general.dealing import dealt
from opendust.bots.dust_general.rehearsal import Rehearsal
from opendust.bots.dust_general.value import value
from opendust.bots.weight_tables import Table
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision
from opendust.kernel.dice import Stream
from opendust.kernel.playout import Lottery

BYTE: Final = 256


@final
class Trials:
    """Actions tried in imagined rounds."""

    def __init__(
        self, rehearsal: Rehearsal, tables: dict[str, Table], effort: Effort, stream: Stream
    ) -> None:
        self.rehearsal = rehearsal
        self.tables = tables
        self.effort = effort
        self.stream = stream

    def best(self, view: State, seat: int, actions: list[Action], worlds: int) -> Action:
        """The action that does best on average; the first one if there was no time."""
        table = self.tables["search"]
        sums = [0.0] * len(actions)
        left = list(range(len(actions)))
        for tried in range(1, worlds + 1):
            world = dealt(view, seat, self.stream)
            chance = self.number()
            for index in left:
                if self.effort.is_spent():
                    return actions[left[0]]
                sums[index] += self.try_out(world, seat, actions[index], chance)
            left.sort(key=lambda index: -sums[index])
            margin = table["margin"] * tried / tried**0.5
            left = [index for index in left if sums[left[0]] - sums[index] <= margin]
            if len(left) == 1:
                break
        return actions[left[0]]

    def number(self) -> int:
        """A number for the cheap source of chance; the stream gives one byte at a time."""
        below = self.stream.below
        return below(BYTE) << 16 | below(BYTE) << 8 | below(BYTE)

    def try_out(self, world: State, seat: int, action: Action, chance: int) -> float:
        """What an action comes to in one world, with the same dice for every action."""
        self.effort.spend(1)
        state = world.copy()
        dust.apply(state, Decision(seat, action))
        self.rehearsal.finish(state, Lottery(chance), int(self.tables["search"]["rounds"]))
        return value(state, seat, self.tables["value"])
