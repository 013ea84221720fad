"""How is Dust Tactics judged? Imagined activations of the searching bots, and a fitted value."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.analysis.ending import play_to_end
from opendust.analysis.fitted import table_of
from opendust.analysis.tactics.deeds import deeds
from opendust.analysis.tactics.editor import TacticsEditor
from opendust.analysis.tactics.value import chances
from opendust.bots.tactics.recruit.activations import intents
from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.odds import Odds
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import GENERAL, few
from opendust.bots.tactics.search.quick import NOWHERE, Quick
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream
from opendust.tactics import game
from opendust.tactics import phases as p
from opendust.tactics.actions import Verb
from opendust.tactics.rules.battlefield import DICE_EACH
from opendust.tactics.rules.fire.dice import FIRST_HIT_FACE
from opendust.tactics.rules.initiative import initiative_dice
from opendust.tactics.state import State

KEY: Final = b"a plan to compare with"
QUIET: Final = (p.Turn, p.Over)
TURNS_AHEAD: Final = 8
"""Activations imagined after a decision. After four, what seemed gained was mostly gone again at
the end (docs/study/readings.md)."""
DOUBT: Final = 0.10
EARLY_DOUBT: Final = 0.25
"""Twice how far values then lay from matches played to their end, besides chance. In the first
round hardly anybody has fired, and what promises much is often nothing later."""
MOST_INPUTS: Final = 2_000
TASTES: Final = 256
THEMES: Final = {
    "activate": "activation", "enter": "entry", "step": "movement", "stop": "movement",
    "react": "reactive-fire", "hold-fire": "reactive-fire", "declare": "fire", "aim": "fire",
    "fire": "fire", "spread": "fire", "strike": "fire", "snipe": "fire", "retaliate": "hit-back",
    "lose": "losses", "reroll": "reroll", "keep": "reroll", "choose": "fire", "forgo": "fire",
}  # fmt: skip
ASIDES: Final = frozenset(
    [Verb.ORDER, Verb.CANCEL_ORDER, Verb.STAY_SILENT, Verb.BE_ASKED, Verb.PART]
)
"""After these the same side still activates whichever unit it likes."""
TRIED: Final = 6
EACH: Final = 2
"""Activations that are proposed, and at most so many of one unit."""


@final
class TacticsJudge:
    """Judges Dust Tactics."""

    PHASES = ("setup", "activation", "movement", "attack", "reaction")
    # The rest of a match is short, and a look ahead from the first round says little: without
    # these most faults there were too close to call.
    ENDINGS = 2
    ALLOWANCE = 150_000
    editor = TacticsEditor()

    def __init__(self) -> None:
        self.weights = load_search_weights(GENERAL)
        self.memory = Memory(KEY)
        self.odds = Odds()
        self.quick = Quick(self.weights.sense, self.memory)

    def chances(self, state: State) -> list[float]:
        """By the fitted value."""
        survey = Survey(state, 0, self.weights.sense, self.memory)
        return chances(survey, self.weights.value, table_of("tactics", "value"))

    def is_quiet(self, state: State) -> bool:
        """Between activations."""
        return isinstance(state.phase, QUIET)

    def is_between(self, state: State) -> bool:
        """Quiet positions lie between battles and plans."""
        return self.is_quiet(state)

    def settle(self, state: State, lottery: Lottery) -> None:
        """To the end of the activation."""
        self.play_on(state, lottery, 0)

    def ways(self, view: State) -> int:
        """By quick sense."""
        return 1

    def doubt(self, view: State) -> float:
        """Values in the middle of a round swing with whose unit fires next."""
        return EARLY_DOUBT if view.round <= 1 else DOUBT

    def look_ahead(self, since: State, state: State, seat: int, lottery: Lottery, way: int) -> None:
        """A few activations more."""
        self.play_on(state, lottery, TURNS_AHEAD)

    def play_out(self, since: State, state: State, seat: int, lottery: Lottery, way: int) -> None:
        """Recruits for everybody, at once: quick sense finds faults that they do not know.

        Their tastes are drawn: whoever breaks ties in one way only is one player, not many.
        """
        recruit = RecruitBot(bytes([lottery.below(TASTES)]))
        recruit.memory.odds = self.odds

        def choose(state: State, seat: int) -> Action:
            return recruit.choose(state, seat, game.options(state, seat))

        play_to_end(game, state, lottery, choose, MOST_INPUTS)

    def play_on(self, state: State, lottery: Lottery, turns: int) -> None:
        """By quick sense for everybody, through so many activations."""
        self.quick.intend(NOWHERE, NOWHERE)
        for _ in range(MOST_INPUTS):
            waiting = game.pending(state)
            if isinstance(waiting, Chance):
                game.apply(state, Outcome(waiting.drawn(lottery)))
            elif isinstance(waiting, Choice):
                if isinstance(state.phase, p.Turn):
                    if not turns:
                        return
                    turns -= 1
                seat = waiting.seats[0]
                action = self.quick.choose(state, seat, game.options(state, seat))
                game.apply(state, Decision(seat, action))
            else:
                return

    def world(self, view: State, seat: int, stream: Stream) -> State:
        """The seat's view itself: only others' standing orders are hidden, and they are none."""
        return view.copy()

    def proposals(self, view: State, seat: int, options: list[Option]) -> list[Action]:
        """The activations that promise most; elsewhere what plain sense says."""
        if isinstance(view.phase, p.Turn):
            survey = Survey(view, seat, self.weights.sense, self.memory)
            found = intents(survey, options)
            found.sort(key=lambda one: -one.gain)
            return list(dict.fromkeys([one.action for one in few(found, TRIED, EACH)]))
        self.quick.intend(NOWHERE, NOWHERE)
        return [self.quick.choose(view, seat, options)]

    def is_telling(self, chance: Chance) -> bool:
        """There are only dice."""
        return True

    def dice(self, state: State, chance: Chance) -> tuple[tuple[int, ...], int] | None:
        """Two faces hit; where both sides roll at once, each has dice of its own."""
        if not chance.faces:
            return None
        if isinstance(state.phase, p.Initiative):
            return (initiative_dice(state, 0), initiative_dice(state, 1)), FIRST_HIT_FACE
        if isinstance(state.phase, p.PlacingRoll):
            return (DICE_EACH, DICE_EACH), FIRST_HIT_FACE
        return (chance.count,), FIRST_HIT_FACE

    def is_aside(self, verb: Enum) -> bool:
        """Orders for reactive fire use up no activation; so does a hero that leaves his squad."""
        return verb in ASIDES

    def phase(self, state: State) -> str:
        """Setup, the choice of an activation, moving, attacking, or answering with fire."""
        phase = state.phase
        if isinstance(phase, (p.Placing, p.Joining)):
            return "setup"
        if isinstance(phase, (p.Turn, p.ChoosingFirst)):
            return "activation"
        if isinstance(phase, (p.Moving, p.Entering)):
            return "movement"
        return "reaction" if isinstance(phase, (p.Window, p.Retaliating)) else "attack"

    def theme(self, state: State, action: Action) -> str:
        """By what is done. Where units are placed is no puzzle: the game is still long."""
        return THEMES.get(str(action.verb.value), "")

    def deeds(self, before: State, after: State, seat: int) -> dict[str, float]:
        """Victory, enemies destroyed, own units lost, damage."""
        return deeds(before, after, seat)
