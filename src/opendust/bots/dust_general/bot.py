"""Who answers at which decision point? Cards and attacks are tried out, the rest is the captain."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.dust_captain.attack import candidates
from opendust.bots.dust_captain.bot import CaptainBot
from opendust.bots.dust_captain.chains import Chains
from opendust.bots.dust_captain.weights import CaptainWeights, load_captain_weights
from opendust.bots.dust_general.rehearsal import Rehearsal
from opendust.bots.dust_general.trials import Trials
from opendust.bots.dust_recruit.sight import Sight
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.dust.actions import Verb
from opendust.dust.force import pairs
from opendust.dust.phases import Combat, Initiative
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.dice import Stream
from opendust.kernel.option import Option

SEARCH: Final = "dust_general.toml"
SECONDS: Final = 3.0


@final
class GeneralBot:
    """Plays DUST by trying its choices out against replies."""

    def __init__(
        self,
        seed: bytes,
        tables: dict[str, Table] | None = None,
        weights: CaptainWeights | None = None,
    ) -> None:
        self.tables = tables or parse_tables(packaged_text(SEARCH), SEARCH)
        self.budget = SECONDS
        self.clock: Clock | None = None
        self.captain = CaptainBot(seed, weights or load_captain_weights())
        self.effort = Effort(int(self.tables["search"]["effort"]))
        rehearsal = Rehearsal(self.captain.weights)
        self.trials = Trials(rehearsal, self.tables, self.effort, Stream(seed))

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        table = self.tables["search"]
        first = self.captain.choose(view, seat, options)
        if isinstance(view.phase, Initiative):
            cards = [Action(Verb.PLAY, (card,)) for card in bits(view.hands[seat])]
            return self.weigh(view, seat, first, cards, int(table["card_worlds"]))
        if isinstance(view.phase, Combat) and table["attacks"]:
            attacks = self.attacks(view, seat, options)
            return self.weigh(view, seat, first, attacks, int(table["attack_worlds"]))
        return first

    def weigh(
        self, view: State, seat: int, first: Action, others: list[Action], worlds: int
    ) -> Action:
        """The captain's choice against the others."""
        actions = [first, *[action for action in others if action != first]]
        if len(actions) == 1:
            return first
        return self.trials.best(view, seat, actions, worlds)

    def attacks(self, view: State, seat: int, options: list[Option]) -> list[Action]:
        """The attacks that promise most, and none."""
        weights = self.captain.weights.of(view.players)
        chains = Chains(weights, self.captain.memory, self.captain.effort)
        sight = Sight(view, seat, weights.sense, self.captain.odds, chains)
        found = candidates(sight, options)[: int(self.tables["search"]["attacks"])]
        return [Action(Verb.DONE)] + [
            Action(Verb.ATTACK, (origin, target, pairs(force))) for origin, target, force in found
        ]
