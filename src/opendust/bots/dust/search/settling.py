"""Where to settle? Every site is tried to the end of the setup once, then in imagined rounds.

No hidden card decides how a setup goes on, so its rest is played once for a site and not in every
world. Many sites are claimed in any order and lead to the same map: these are one. The worlds stay
the same for the whole setup, so that what was foreseen at one claim is known at the next.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.trials import Contest, Trials
from opendust.bots.dust.search.value import value
from opendust.bots.weight_tables import Table
from opendust.dust import game as dust
from opendust.dust.state import Row, State
from opendust.kernel.action import Action, Decision
from opendust.kernel.numbers import Lottery

Map = tuple[tuple[int, ...], tuple[int, ...], int, Row, Row, Row]
"""What differs between two ends of one setup."""
EFFORT: Final = 600
"""Imagined games in one decision."""


@final
class Settling:
    """Tries sites, and remembers what maps came to in which world."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.effort = Effort(EFFORT)
        self.cards = (0, 0)
        self.worlds: list[tuple[State, int]] = []
        self.known: dict[tuple[Map, int], float] = {}

    def best(
        self, view: State, seat: int, sites: list[Action], values: Table, search: Table
    ) -> Action:
        """The site that wins most on average; the first one if there was no time."""
        self.trials.rehearsal.equals = search["equals"] > 0
        self.trials.rehearsal.forget()
        self.attend(view, seat, int(search["sites-worlds"]))
        rounds = int(search["sites-rounds"])
        maps: list[State] = []
        first: list[Action] = []
        found: set[Map] = set()
        for site in sites:
            state = self.settled(view, seat, site)
            if map_of(state) not in found:
                found.add(map_of(state))
                maps.append(state)
                first.append(site)
        contest = Contest(len(maps), {**search, "margin": search["sites-margin"]})
        for number in range(len(self.worlds)):
            if len(contest.left) == 1:
                break
            for index in contest.left:
                if self.effort.is_spent():
                    return first[contest.left[0]]
                contest.add(index, self.worth(maps[index], number, seat, rounds, values))
            contest.drop_out()
        return first[contest.left[0]]

    def attend(self, view: State, seat: int, worlds: int) -> None:
        """The worlds of this setup: hidden cards and dice, dealt once."""
        cards = (view.hands[seat], view.unseen)
        if self.cards == cards and len(self.worlds) == worlds:
            return
        self.cards = cards
        self.known.clear()
        trials = self.trials
        self.worlds = [(dealt(view, seat, trials.stream), trials.number()) for _ in range(worlds)]

    def settled(self, view: State, seat: int, site: Action) -> State:
        """The end of the setup with a site."""
        rehearsal = self.trials.rehearsal
        state = dealt(view, seat, self.trials.stream)
        dust.advance(state, Decision(seat, site))
        rehearsal.take(seat, None)
        rehearsal.play(state, Lottery(0), 0)
        return state

    def worth(self, state: State, number: int, seat: int, rounds: int, values: Table) -> float:
        """What a map comes to in one world, after some rounds or a whole game."""
        key = (map_of(state), number)
        found = self.known.get(key)
        if found is None:
            world, chance = self.worlds[number]
            later = state.copy()
            later.hands, later.unseen = world.hands, world.unseen
            rehearsal = self.trials.rehearsal
            rehearsal.take(seat, None)
            rehearsal.play(later, Lottery(chance), rounds)
            self.effort.spend(1)
            found = self.known[key] = value(later, seat, values, self.trials.keeping)
        return found


def map_of(state: State) -> Map:
    """The map at the end of a setup, and who came to it in which order."""
    return (
        tuple(state.units), tuple(state.owner), state.centers,
        state.homes, state.colors, state.order,
    )  # fmt: skip
