"""Playing a case: every line of its script against the game, failures collected.

Lines of a script (seats by name; verbs, events and positions are the game's):

    red VERB …                  an action, which must be legal; an ending that has come by itself
                                may be written too, unless the run is strict
    dice …, draw NAME …         an outcome of chance, as the game reads it
    refuse RULE: red VERB …     an action that must be refused by this rule and change nothing;
                                after the rule may stand details of the refusal: points=3.
                                Where several rules forbid it, each of them will do, and a
                                ruling about one of them, unless the run is strict: then it is
                                the one that the engine names first
    expect pending red POINT    who must choose, and where (or: dice 7, NOUN 2, over red)
    expect PATH = VALUE         a value of the position by its dotted path, in these words or in
                                others that make the same position; nothing or none: not written
    expect view blue PATH = …   the same, in the view of a seat
    expect event KIND …         an event since the last input that begins so
    expect no event KIND …      no such event
    expect legal red VERB …     an action that is legal now and among the options
    expect only red: … | …      all that the seat may do
    @VARIANT,VARIANT …          a line for some variants only
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, final

from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.cases.case import Case
from opendust.kernel.cases.failures import Failure, Mismatch, faults_text
from opendust.kernel.cases.places import Place
from opendust.kernel.contract import Game, Setup
from opendust.kernel.event import Event
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.phase_table import UNTIMELY
from opendust.kernel.refusal import BadText, Fault, Refusal, Refused
from opendust.kernel.text.digest import canonical
from opendust.kernel.text.notation import format_action, format_event, nearest, parse_action

NOTHING: Final = ("", "nothing", "none")
"""The words for what a position does not write."""


NOBODY: Final = -1


def run_case(
    game: Game[Any],
    case: Case,
    variant_key: str,
    variants: tuple[str, ...],
    *,
    strict: bool = False,
) -> list[Failure]:
    """Play a case in each of its variants (all, if it names none)."""
    failures: list[Failure] = []
    for variant in case.variants or variants:
        failures += Run(game, case, variant_key, variant, strict=strict).failures()
    return failures


@final
class Run:
    """One case in one variant."""

    def __init__(
        self,
        game: Game[Any],
        case: Case,
        variant_key: str,
        variant: str,
        *,
        strict: bool = False,
        citations: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.game = game
        self.case = case
        self.variant = variant
        self.strict = strict
        self.citations = citations or {}
        own = {variant_key: variant} if variant_key else {}
        self.setup = Setup(case.setup.seats, {**case.setup.settings, **own})
        self.state: Any = None
        self.events: list[Event] = []
        # Who made the last input, if nothing was rolled or drawn since.
        self.last = NOBODY

    def failures(self) -> list[Failure]:
        """Play the script; a failed input ends it, a failed expectation does not."""
        try:
            self.begin()
        except BadText as bad:
            return [self.failure(0, "a position", faults_text(bad), bad)]
        found: list[Failure] = []
        for number, line in self.case.lines:
            words = self.for_variant(line)
            try:
                self.take(words)
            except Mismatch as wrong:
                found.append(self.failure(number, wrong.expected, wrong.found))
                if not words.startswith(("expect ", "refuse ")):
                    return found
            except BadText as bad:
                found.append(self.failure(number, "a line of a script", faults_text(bad), bad))
                return found
        return found

    def failure(self, line: int, expected: str, found: str, bad: BadText | None = None) -> Failure:
        """A failure of this run."""
        faults = () if bad is None else tuple(bad.faults)
        return Failure(self.case, self.variant, line, expected, found, faults)

    def begin(self) -> None:
        """Set up the position, or a new match."""
        if self.case.position is None:
            self.state = self.game.new_game(self.setup)
        else:
            self.state = self.game.decode(self.case.position, self.setup)

    def for_variant(self, line: str) -> str:
        """The line, or nothing if it is for other variants."""
        if not line.startswith("@"):
            return line
        names, _, rest = line[1:].partition(" ")
        return rest.strip() if self.variant in names.split(",") else ""

    def take(self, line: str) -> None:
        """One line of the script."""
        head, _, rest = line.partition(" ")
        if not line:
            return
        if head == "expect":
            self.expect(rest.strip())
        elif head == "refuse":
            self.expect_refusal(rest)
        elif head in ("dice", "draw"):
            self.chance(head, rest)
        else:
            self.act(line)

    def seat(self, name: str) -> int:
        """The seat of a name; -1 is a spectator."""
        names = self.game.names(self.state, "seat")
        if name == "spectator":
            return -1
        if name not in names:
            raise BadText([Fault("", 0, "name-unknown", noun="seat", text=name, nearest=names)])
        return names.index(name)

    def action(self, line: str) -> tuple[int, Action]:
        """The seat and the action of a line."""
        name, _, words = line.strip().partition(" ")
        return self.seat(name), parse_action(self.game, self.state, words)

    def act(self, line: str) -> None:
        """An action that must be legal, and among the options."""
        seat, action = self.action(line)
        if self.came_by_itself(seat, action):
            return
        self.expect_legal(line)
        try:
            self.events = self.game.apply(self.state, Decision(seat, action))
        except Refused as refused:
            raise Mismatch(f"{line}: legal", repr(refused.refusal)) from None
        self.last = seat

    def came_by_itself(self, seat: int, action: Action) -> bool:
        """Whether a player ends what is over by itself, since nothing was left to choose."""
        if self.strict or action.args or seat != self.last:
            return False
        refusal = self.game.refuse(self.state, seat, action)
        return refusal is not None and refusal.message in UNTIMELY

    def chance(self, head: str, words: str) -> None:
        """An outcome of the kind and size that the match waits for."""
        waiting = self.game.pending(self.state)
        if not isinstance(waiting, Chance) or bool(waiting.faces) != (head == "dice"):
            raise Mismatch(f"{head} pending", self.pending_text())
        values = self.game.outcome(self.state, words)
        if not waiting.is_possible(values):
            raise Mismatch(f"{head} {words}", self.pending_text())
        self.events = self.game.apply(self.state, Outcome(values))
        self.last = NOBODY

    def expect_refusal(self, rest: str) -> None:
        """An action that must be refused by a rule, with these details, and change nothing."""
        head, _, line = rest.partition(":")
        seat, action = self.action(line)
        before = canonical(self.game.encode(self.state))
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is None:
            raise Mismatch(f"refused by {head}", "legal")
        rule, *details = head.split()
        told = [f"{name}={value}" for name, value in refusal.details.items()]
        cited = refusal.rule == rule if self.strict else self.is_cited(refusal, rule)
        if not cited or not set(details) <= set(told):
            raise Mismatch(f"refused by {head}", repr(refusal))
        if any(option.contains(action) for option in self.game.options(self.state, seat)):
            raise Mismatch("not among the options", "an option")
        with suppress(Refused):
            self.game.apply(self.state, Decision(seat, action))
        if canonical(self.game.encode(self.state)) != before:
            raise Mismatch("nothing changed", "a changed position")

    def is_cited(self, refusal: Refusal, rule: str) -> bool:
        """Whether a rule forbids it, or a reader cites it for one that does."""
        told = (refusal.rule, *refusal.also)
        return rule in told or any(rule in self.citations.get(one, ()) for one in told)

    def expect(self, rest: str) -> None:
        """One expectation."""
        head, _, words = rest.partition(" ")
        if head == "pending":
            self.expect_pending(words.strip())
        elif head == "event":
            self.expect_event(words.strip(), wanted=True)
        elif head == "no":
            self.expect_event(words.strip().removeprefix("event").strip(), wanted=False)
        elif head == "legal":
            self.expect_legal(words)
        elif head == "only":
            self.expect_only(words)
        elif head == "view":
            name, _, path = words.strip().partition(" ")
            self.expect_value(self.game.view(self.state, self.seat(name)), path)
        else:
            self.expect_value(self.state, rest)

    def expect_equal(self, expected: str, found: str) -> None:
        """Two texts that must be equal."""
        if expected != found:
            raise Mismatch(expected, found)

    def expect_pending(self, words: str) -> None:
        """Who must choose and where; a lax run takes `dice 7` for any roll."""
        found = self.pending_text()
        others = (*self.other_words(), found.removesuffix("s"), found.removesuffix("_window"))
        if self.strict or words.replace("-", "_") not in [one.replace("-", "_") for one in others]:
            self.expect_equal(f"pending {words}", f"pending {found}")

    def other_words(self) -> tuple[str, ...]:
        """What else a reader calls the present moment: who chooses, or how many dice."""
        waiting = self.game.pending(self.state)
        if isinstance(waiting, Chance):
            count = f" {waiting.count}"
            return ("dice" + count, "roll" + count, waiting.point) if waiting.faces else ()
        return () if isinstance(waiting, Result) else (self.pending_text().partition(" ")[0],)

    def pending_text(self) -> str:
        """What the match waits for: `red move`, `dice 7`, `lot 2`, `over red`."""
        waiting = self.game.pending(self.state)
        names = self.game.names(self.state, "seat")
        if isinstance(waiting, Choice):
            return ",".join([names[seat] for seat in waiting.seats]) + " " + waiting.point
        if isinstance(waiting, Result):
            return "over " + ",".join([names[seat] for seat in waiting.winners])
        return f"{waiting.point} {waiting.count}"

    def expect_event(self, words: str, *, wanted: bool) -> None:
        """An event of the last input that begins with these words, or none."""
        kind, known = words.partition(" ")[0], [str(kind.value) for kind in self.game.EVENTS]
        if kind not in known:
            raise Mismatch(f"event {words}", f"no kind of event, like {nearest(kind, known)}")
        told = [format_event(self.game, self.state, event) for event in self.events]
        if any(line == words or line.startswith(words + " ") for line in told) != wanted:
            raise Mismatch(("" if wanted else "no ") + f"event {words}", "; ".join(told))

    def expect_legal(self, words: str) -> None:
        """An action that is legal and among the options."""
        seat, action = self.action(words)
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is not None:
            raise Mismatch(f"{words}: legal", repr(refusal))
        if not any(option.contains(action) for option in self.game.options(self.state, seat)):
            raise Mismatch(f"{words}: among the options", "not there")

    def expect_only(self, words: str) -> None:
        """All actions of a seat, in any order; an option that offers none is a fault too."""
        name, _, rest = words.partition(":")
        expected = sorted([" ".join(part.split()) for part in rest.split("|")])
        seat = self.seat(name.strip())
        offered = [option.all() for option in self.game.options(self.state, seat)]
        found = sorted(
            {
                format_action(self.game, self.state, action)
                for actions in offered
                for action in actions
            }
        )
        self.expect_equal(" | ".join(expected), " | ".join(found))
        if not all(offered):
            raise Mismatch("options that offer something", "an empty one")

    def expect_value(self, state: object, words: str) -> None:
        """A value of a position, by its dotted path."""
        path, _, expected = words.partition("=")
        place, wanted = Place(self.game, self.setup, path.strip()), " ".join(expected.split())
        found = place.text_in(state)
        if wanted in NOTHING and not place.can_be_in(self.state):
            raise Mismatch(f"{path.strip()} = {expected.strip()}", "no such place in a position")
        if found == ("" if wanted in NOTHING else wanted):
            return
        if not place.says(state, wanted):
            raise Mismatch(f"{path.strip()} = {expected.strip()}", found or "nothing")
