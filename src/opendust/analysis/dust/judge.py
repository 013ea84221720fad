"""How is DUST judged? Imagined rounds of the searching bots, and a value fitted to many games."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.analysis.dust.cast import Cast
from opendust.analysis.dust.deeds import deeds
from opendust.analysis.dust.editor import DustEditor
from opendust.analysis.dust.settling import SITES, settle_by_lot
from opendust.analysis.dust.value import chances, nearness
from opendust.analysis.fitted import table_of
from opendust.bots.dust.planner.attack import candidates
from opendust.bots.dust.planner.planner import Planner
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.rehearsal import SETUP_ROUNDS, Rehearsal
from opendust.bots.dust.search.weights import load_search_weights
from opendust.dust import game as dust
from opendust.dust import phases as p
from opendust.dust.actions import Verb
from opendust.dust.dice import HIT_FACE
from opendust.dust.force import UNITS, count, pairs
from opendust.dust.rules.fighting.rolls import dice_of
from opendust.dust.state import NOBODY, State
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.bits import bits
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream

QUIET: Final = (p.Initiative, p.Movement, p.Combat, p.Over)
PRODUCTION: Final = (p.Purchase, p.Placement, p.CenterPlacement, p.ProductionEnd)
HALF_WAY: Final = 0.5
"""From here on a round is played to its end three times, which foretells the winner much better
than the position as it stands (docs/study/analysis.md)."""
MOST_INPUTS: Final = 2_000
KEY: Final = b"a plan to compare with"
DOUBTS: Final = {
    "setup": 0.22, "cards": 0.20, "production": 0.22, "movement": 0.14, "combat": 0.14,
}  # fmt: skip
"""By the part of the turn: twice how far a look to the end of the round lay from matches played to
their end, besides chance; by captains or by recruits, whichever was more (docs/study/readings.md).
"""
TO_THE_END: Final = 1_000
MOST_PIECES: Final = 20
"""Stretches of imagined inputs in which a match ends, or counts as it stands."""
THEMES: Final = {
    "move": "march", "fly": "march", "retreat": "retreat", "play": "cards",
    "bombard": "special", "missile": "special", "drop": "special", "secret-weapon": "special",
}  # fmt: skip
HALT: Final = 1
"""The way to play on that attacks no more."""


@final
class DustJudge:
    """Judges DUST."""

    PHASES = ("setup", "cards", "production", "movement", "combat")
    ENDINGS = 1
    ALLOWANCE = 560_000
    editor = DustEditor()

    def __init__(self) -> None:
        self.weights = load_search_weights("captain")
        self.rehearsal = Rehearsal(self.weights.plans)
        self.cast = Cast(self.rehearsal)
        self.planner = Planner(KEY)

    def chances(self, state: State) -> list[float]:
        """By the fitted value of the kind of match."""
        size = "duel" if state.players == 2 else "many"
        return chances(state, self.weights.value(state), table_of("dust", size))

    def is_quiet(self, state: State) -> bool:
        """Between battles, unless what the round will score weighs more than what stands there."""
        return self.is_between(state) and (
            isinstance(state.phase, p.Over) or nearness(state) < HALF_WAY
        )

    def is_between(self, state: State) -> bool:
        """Between battles, when what was bought stands on the board."""
        return isinstance(state.phase, QUIET)

    def settle(self, state: State, lottery: Lottery) -> None:
        """Everybody plays by plain sense until nothing is in the balance.

        Whatever comes of a battle is judged at the end of one round, its own.
        """
        number = state.round
        self.calm(state, lottery)
        if state.round == number and not self.is_quiet(state):
            self.rehearsal.finish(state, lottery)

    def calm(self, state: State, lottery: Lottery) -> None:
        """Everybody plays by plain sense to the end of a battle, a purchase, a setup."""
        self.rehearsal.take(-1, None)
        for _ in range(MOST_INPUTS):
            waiting = dust.pending(state)
            if isinstance(waiting, Chance):
                dust.advance(state, Outcome(waiting.drawn(lottery)))
            elif isinstance(waiting, Choice) and not self.is_between(state):
                seat = waiting.seats[0]
                menu = dust.options(state, seat)
                action = self.rehearsal.act(state, seat, menu, lottery.below)
                dust.follow(state, seat, action)
            else:
                return

    def ways(self, view: State) -> int:
        """In combat a seat may also attack no more."""
        return 2 if self.phase(view) == "combat" else 1

    def doubt(self, view: State) -> float:
        """The later something pays, the less a look to the end of the round tells."""
        return DOUBTS[self.phase(view)]

    def look_ahead(self, since: State, state: State, seat: int, lottery: Lottery, way: int) -> None:
        """To the end of the round; the seat plans as a captain does, or attacks no more."""
        self.ahead(self.rehearsal, since, state, seat, lottery, way)

    def ahead(
        self,
        actors: Rehearsal,
        since: State,
        state: State,
        seat: int,
        lottery: Lottery,
        way: int,
    ) -> None:
        """To the end of the round of the decision with some actors.

        A decision that ends the round is judged where the others are: not a round later.
        """
        last = since.round or SETUP_ROUNDS
        settle_by_lot(state, actors, lottery)
        if way == HALT:
            self.calm(state, lottery)
            if isinstance(state.phase, p.Combat) and state.active() == seat:
                dust.apply(state, Decision(seat, Action(Verb.DONE)))
        actors.take(seat, None)
        actors.play(state, lottery, last)

    def play_out(self, since: State, state: State, seat: int, lottery: Lottery, way: int) -> None:
        """To the end of the match; what only one kind of player gains by it is no gain."""
        actors = self.cast.drawn(lottery)
        self.ahead(actors, since, state, seat, lottery, way)
        actors.take(-1, None)
        for _ in range(MOST_PIECES):
            if isinstance(state.phase, p.Over):
                break
            actors.play(state, lottery, TO_THE_END)
        self.rehearsal.equals = False

    def world(self, view: State, seat: int, stream: Stream) -> State:
        """Hidden cards dealt anew; who has chosen in secret may choose again."""
        return dealt(view, seat, stream)

    def proposals(self, view: State, seat: int, options: list[Option]) -> list[Action]:
        """What a captain would try: its plans in every stance, cards, attacks, areas."""
        stances = self.weights.stances(view)
        if isinstance(view.phase, (p.Initiative, p.SetupCards)):
            return [Action(Verb.PLAY, (card,)) for card in bits(view.hands[seat])]
        if isinstance(view.phase, SITES):
            survey = Survey(view, seat, stances[0].sense, self.planner.odds)
            return settlements(survey, pick_of(options[0], 0))
        found: list[Action] = []
        for stance in stances:
            self.planner.effort.begin(0.0, None)
            action = self.planner.answer(view, seat, options, stance)
            if action not in found:
                found.append(action)
        if isinstance(view.phase, p.Combat):
            survey = Survey(view, seat, stances[0].sense, self.planner.odds)
            for origin, target, force in candidates(survey, options):
                found.append(Action(Verb.ATTACK, (origin, target, pairs(force))))
        if any(option.verb is Verb.DONE for option in options):
            found.append(Action(Verb.DONE))
        return list(dict.fromkeys(found))

    def is_telling(self, chance: Chance) -> bool:
        """Dice; cards and lots are not told apart."""
        return chance.faces > 0

    def dice(self, state: State, chance: Chance) -> tuple[tuple[int, ...], int] | None:
        """Two faces hit. At sea both sides roll at once; a nurse's dice belong to kinds of unit."""
        if not chance.faces:
            return None
        phase = state.phase
        if isinstance(phase, p.Roll) and phase.side == p.NO_SIDE:
            return (dice_of(state, 0), dice_of(state, 1)), HIT_FACE
        if isinstance(phase, p.NurseRoll):
            losses = state.fight().losses[phase.side]
            return tuple([count(losses, unit) for unit in UNITS]), HIT_FACE
        return (chance.count,), HIT_FACE

    def is_aside(self, verb: Enum) -> bool:
        """Everything counts."""
        return False

    def phase(self, state: State) -> str:
        """Setup, cards, production, movement or combat."""
        if state.round == 0:
            return "setup"
        if isinstance(state.phase, (p.Initiative, p.Interrupt)):
            return "cards"
        if isinstance(state.phase, PRODUCTION):
            return "production"
        return "movement" if isinstance(state.phase, p.Movement) else "combat"

    def theme(self, state: State, action: Action) -> str:
        """By what is done. Purchases make no puzzles: far more can be bought than can be tried."""
        if action.verb in (Verb.DONE, Verb.PASS):
            return "" if isinstance(state.phase, PRODUCTION) else "hold-back"
        if action.verb is Verb.ATTACK:
            target = action.args[1]
            assert isinstance(target, int)
            return attack_theme(state, target)
        return THEMES.get(str(action.verb.value), "")

    def deeds(self, before: State, after: State, seat: int) -> dict[str, float]:
        """Victory, capitals, majorities, points, power sources, armies."""
        return deeds(before, after, seat)


def attack_theme(state: State, target: int) -> str:
    """An attack on a capital, a power source, a sea area, or anything else."""
    board = state.board
    if board.is_capital(target):
        return "take-capital"
    if not board.is_land(target):
        return "convoy" if is_bridge(state, target) else "sea"
    return "power-source" if board.is_source(target) else "attack"


def is_bridge(state: State, sea: int) -> bool:
    """Whether its owner could ship units over a sea area: land of theirs here, of others there."""
    coasts = [state.owner[area] for area in state.board.neighbours(sea) if area < sea]
    coasts = [owner for owner in coasts if owner != NOBODY]
    return state.owner[sea] in coasts and len(set(coasts)) > 1
