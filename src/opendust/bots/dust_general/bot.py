"""Who answers at which decision point? The card and the turn's stance are tried out."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.dust_captain.bot import CaptainBot
from opendust.bots.dust_captain.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust_general.rehearsal import Rehearsal
from opendust.bots.dust_general.trials import Trial, Trials
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.dust.actions import Verb
from opendust.dust.phases import Initiative, Purchase
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.dice import Stream
from opendust.kernel.option import Option

SEARCH: Final = "dust_general.toml"
USUAL: Final = "search"
MAJORITIES: Final = "search-majorities"
STANCE: Final = "stance-"
SECONDS: Final = 3.0


@final
class GeneralBot:
    """Plays DUST by trying its choices out against replies.

    It keeps the stance of its turn. Whoever asks a new bot in the middle of a turn gets the
    captain's ways for the rest of it.
    """

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
        self.effort = Effort(int(self.tables[USUAL]["effort"]))
        rehearsal = Rehearsal(self.captain.weights)
        self.trials = Trials(rehearsal, self.tables["value"], self.effort, Stream(seed))
        self.stance: PlanWeights | None = None
        self.stance_round = -1

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        self.captain.effort.begin(self.budget, self.clock)
        if isinstance(view.phase, Initiative):
            return self.choose_card(view, seat, options)
        if isinstance(view.phase, Purchase) and self.stance_round != view.round:
            self.choose_stance(view, seat)
        return self.captain.answer(view, seat, options, self.weights_now(view, seat))

    def weights_now(self, view: State, seat: int) -> PlanWeights:
        """The stance of this turn, or the captain's weights."""
        in_turn = bool(view.queue) and view.active() == seat
        if in_turn and self.stance is not None and self.stance_round == view.round:
            return self.stance
        return self.captain.weights.of(view.players)

    def search_table(self, view: State) -> Table:
        """How far to look: further where majorities score much, since they change hands quickly."""
        if view.edition.vp_per_majority > 1:
            return {**self.tables[USUAL], **self.tables[MAJORITIES]}
        return self.tables[USUAL]

    def choose_card(self, view: State, seat: int, options: list[Option]) -> Action:
        """Every card of the hand is tried, the captain's choice first."""
        first = self.captain.answer(view, seat, options, self.captain.weights.of(view.players))
        cards = [Action(Verb.PLAY, (card,)) for card in bits(view.hands[seat])]
        trials = [Trial(action, None) for action in cards if action != first]
        trials.insert(0, Trial(first, None))
        if len(trials) == 1:
            return first
        table = self.search_table(view)
        best = self.trials.best(view, seat, trials, table, int(table["card_worlds"]))
        return best.action or first

    def choose_stance(self, view: State, seat: int) -> None:
        """Every stance is tried for the turn that begins, the captain's own first."""
        usual = self.captain.weights.of(view.players)
        trials = [Trial(None, usual)]
        for name, changes in self.tables.items():
            if name.startswith(STANCE):
                trials.append(Trial(None, usual.with_changes(changes)))
        table = self.search_table(view)
        best = self.trials.best(view, seat, trials, table, int(table["stance_worlds"]))
        self.stance, self.stance_round = best.stance, view.round
