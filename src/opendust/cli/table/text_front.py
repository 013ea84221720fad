"""A match for people at a screen: events in words, choices by number or command.

With several people at one screen, hands stay hidden: only what everybody may see is told, and
before a hand is shown, or after one was, the screen is cleared and passed on.
"""

from __future__ import annotations

import shutil
from difflib import get_close_matches
from enum import Enum

from opendust.cli.rules.texts import Asked, RuleTexts
from opendust.cli.screen import EndOfInput, Screen
from opendust.cli.table.chooser import Chooser, Entry
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.session import Session, Wish
from opendust.kernel.action import Action, Arg
from opendust.kernel.event import Event, seen_by
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.rulebook import RULE_ID
from opendust.scenes.counsel import counsel
from opendust.words import action_text, event_text, prompt_text, refusal_text, text
from opendust.words.catalogue import has_message, listed

COMMANDS = (
    "?", "help", "log", "menu", "default", "hint", "why", "undo", "partner", "save", "quit",
)  # fmt: skip
HELP = ("log", "menu", "hint", "why", "undo", "save", "quit")
LOG_LINES = 20
LIKE_A_COMMAND = 0.75
"""A word as close as this to a command was meant as one: `bord`."""
MISSED_LINES = 40


class TextFront:
    """Shows a session on a screen and asks its people."""

    def __init__(self, screen: Screen, session: Session, language: str) -> None:
        self.screen = screen
        self.session = session
        self.match = session.match
        self.game = session.match.game
        self.language = language
        self.shown = presentation_of(self.game.NAME)
        self.book = RuleTexts(self.game.NAME, self.language)
        self.commands = (*COMMANDS[:2], *self.shown.COMMANDS, *COMMANDS[2:])
        humans = [number for number, seat in enumerate(session.seats) if seat.is_human]
        self.is_shared = len(humans) > 1
        self.viewer = humans[0] if len(humans) == 1 else -1
        self.log: list[str] = []
        self.shown_hand_of = -1
        self.present = -1
        self.read: dict[int, int] = {}
        self.refused_rule = ""
        self.ahead: list[Action] = []
        self.ahead_at = 0

    # ── What happens ─────────────────────────────────────────────────────────────────────────

    def accepted(self, number: int, line: str, events: list[Event]) -> None:
        """The events that everybody at this screen may see."""
        for event in seen_by(events, self.viewer):
            sentence = event_text(self.game, self.match.state, event, self.language)
            self.log.append(sentence)
            if event.kind in self.shown.ROOM_ABOVE:
                print()
            painted = self.shown.painted(self.screen, self.match.state, event, sentence)
            self.screen.say(painted, indent=2)

    def taken_back(self, line: str) -> None:
        """The last input is gone."""
        words = text("play-undone", self.language, line=line)
        self.log.append(words)
        self.screen.say(words)

    # ── What somebody does ───────────────────────────────────────────────────────────────────

    def choose(self, seat: int, waiting: Choice) -> Action | Wish:
        """What was begun goes on; else ask until a legal action or a wish comes."""
        following = self.next_of_chain(seat)
        if following is not None:
            return following
        self.pass_screen(seat, is_secret=waiting.is_secret)
        view = self.game.view(self.match.state, seat)
        chooser = Chooser(self.screen, self.game, view, seat, waiting.point, self.language)
        if waiting.is_secret:
            self.shown_hand_of = seat
        entries = self.show_choice(chooser)
        self.name_partners(waiting, seat)
        while True:
            try:
                line = self.screen.ask(f"{self.match.setup.seats[seat]}> ")
                answer = self.answer(chooser, entries, line)
            except BadText as bad:
                chooser.complain(bad)
                continue
            except EndOfInput:
                return Wish.QUIT
            if answer is Wish.UNDO and not self.match.can_undo(seat):
                self.screen.say(text("refusal-nothing-to-undo", self.language))
            elif answer is Wish.PARTNER and not waiting.partners(seat):
                self.screen.say(text("play-no-partner", self.language))
            elif answer is not None and self.is_legal(chooser, answer):
                return answer

    def next_of_chain(self, seat: int) -> Action | None:
        """The next action of a line that stands for several, if nothing came between."""
        chain, self.ahead = self.ahead, []
        if not chain or len(self.match.inputs) != self.ahead_at:
            return None
        if self.game.refuse(self.match.state, seat, chain[0]) is not None:
            return None
        self.begin_chain(chain)
        return chain[0]

    def begin_chain(self, chain: list[Action]) -> None:
        """Remember what is to follow the first action."""
        self.ahead = chain[1:]
        self.ahead_at = len(self.match.inputs) + 1

    def show_choice(self, chooser: Chooser) -> list[Entry]:
        """What must be decided, and the menu."""
        view, seat, point = chooser.view, chooser.seat, chooser.point
        print()
        self.shown.show_before(self.screen, view, point, self.language)
        self.screen.say(prompt_text(self.game, view, seat, point, self.language))
        entries = chooser.menu()
        chooser.show_menu(entries)
        return entries

    def name_partners(self, waiting: Choice, seat: int) -> None:
        """Whoever of the same side sits here too and could act instead."""
        names = [self.match.setup.seats[other] for other in waiting.partners(seat)]
        if names:
            self.screen.say(text("play-partners", self.language, players=listed(names)))

    def is_legal(self, chooser: Chooser, answer: Action | Wish) -> bool:
        """Whether an answer can be taken; if not, say why."""
        if not isinstance(answer, Action):
            return True
        refusal = self.game.refuse(chooser.view, chooser.seat, answer)
        if refusal is None:
            return True
        self.refused_rule = refusal.rule
        self.screen.say(
            refusal_text(self.game, chooser.view, refusal, self.language,
                         seat=chooser.seat, action=answer, typed=True)
        )  # fmt: skip
        return False

    def answer(self, chooser: Chooser, entries: list[Entry], line: str) -> Action | Wish | None:
        """What a typed line means; None if nothing is to be done."""
        self.ahead = []
        words = line.split()
        if not words:
            chooser.show_menu(entries)
            return None
        if line.isdecimal():
            return self.by_number(chooser, entries, line)
        chain = self.shown.chain(chooser.view, words)
        if chain:
            self.begin_chain(chain)
            return chain[0]
        command = self.command(chooser, words[0].lower())
        if command:
            return self.obey(chooser, entries, command, words[1:])
        try:
            verb, args = self.meant(chooser, words)
        except BadText as bad:
            close = tuple(get_close_matches(words[0].lower(), self.commands, 1, LIKE_A_COMMAND))
            if not close or bad.faults[0].message not in ("verb-unknown", "name-unknown"):
                raise
            raise BadText([Fault("", 0, "verb-unknown", text=words[0], nearest=close)]) from bad
        return chooser.complete(verb, args)

    def meant(self, chooser: Chooser, words: list[str]) -> tuple[Enum, list[Arg]]:
        """A command. Where only one thing can be done, naming its object is enough: `gaul`."""
        verbs = {str(option.verb.value) for option in chooser.options}
        known = [str(verb.value) for verb in self.game.VERBS]
        if len(verbs) > 1 or any(verb.startswith(words[0].lower()) for verb in known):
            return chooser.reader.partial(words)
        try:
            return chooser.reader.partial([*verbs, *words])
        except BadText as bad:
            fault = bad.faults[0]
            if len(words) == 1 or fault.message != "name-unknown" or fault.details["nearest"]:
                raise
            return chooser.reader.partial(words)  # no name at all: a command was meant

    def by_number(self, chooser: Chooser, entries: list[Entry], line: str) -> Action | None:
        """The entry of the menu with that number."""
        if not 1 <= int(line[:9]) <= len(entries):
            chooser.say_range(line, len(entries))
            return None
        entry = entries[int(line) - 1]
        return chooser.complete(entry.verb, list(entry.args))

    def command(self, chooser: Chooser, word: str) -> str:
        """The client's command of a word; verbs that are possible now go first."""
        now = {str(option.verb.value) for option in chooser.options}
        if word in self.commands:
            return word
        begun = [name for name in self.commands if name.startswith(word)]
        if any(verb.startswith(word) for verb in now):
            return ""
        return begun[0] if len(begun) == 1 else ""

    def obey(
        self, chooser: Chooser, entries: list[Entry], command: str, words: list[str]
    ) -> Action | Wish | None:
        """Carry out a command of the client."""
        if command in ("undo", "partner", "quit"):
            return Wish(command)
        if command == "default":
            return self.game.default(chooser.view, chooser.seat)
        if command == "menu":
            self.show_choice(chooser)
        elif command in self.shown.COMMANDS:
            if command in self.shown.SECRET_COMMANDS:
                self.shown_hand_of = chooser.seat
            self.shown.show(self.screen, chooser.view, chooser.seat, command, words, self.language)
        elif command == "log":
            self.show_log(words)
        elif command == "hint":
            self.hint(chooser)
        elif command == "why":
            self.why(chooser, words)
        elif command == "save":
            self.save(words)
        else:
            self.help(chooser)
        return None

    def help(self, chooser: Chooser) -> None:
        """All commands, and those of this moment."""
        self.screen.say(text("play-help", self.language))
        for name in (*self.shown.EXAMPLES, "default", *self.shown.COMMANDS, *HELP):
            special = f"{self.game.NAME}-help-{name}"
            message = special if has_message(special) else f"play-help-command-{name}"
            self.screen.say(text(message, self.language), indent=2)
        self.screen.say(text("play-help-now", self.language))
        for verb in dict.fromkeys([option.verb for option in chooser.options]):
            fields = " ".join([field.name.upper() for field in self.game.VERBS[verb]])
            words = f"{verb.value} {fields}".strip()
            self.screen.say(f"{words}: {chooser.verb_note(verb)}", indent=2)

    def show_log(self, words: list[str]) -> None:
        """The last events again."""
        lines = int(words[0][:6]) if words and words[0].isdecimal() else LOG_LINES
        for sentence in self.log[-lines:] if lines else []:
            self.screen.say(sentence, indent=2)
        if not self.log:
            self.screen.say(text("play-log-empty", self.language))

    def hint(self, chooser: Chooser) -> None:
        """What a captain would do here, how to type it, and why."""
        found = counsel(self.game.NAME, chooser.view, chooser.seat, self.language)
        for advice in found["advice"]:
            self.screen.say(f"{advice['label']} [{advice['action']}]", indent=2)
            self.screen.say(advice["reason"], indent=4)

    def why(self, chooser: Chooser, words: list[str]) -> None:
        """A rule by its id, or whether an action would be legal."""
        if not words and self.refused_rule:
            words = [self.refused_rule]
        if not words:
            self.screen.say(text("play-nothing-refused", self.language))
        elif len(words) == 1 and RULE_ID.fullmatch(words[0].upper()):
            self.show_rule(words[0].upper())
        else:
            action = chooser.reader.whole(words)
            if self.is_legal(chooser, action):
                words_of = action_text(self.game, chooser.view, action, self.language)
                self.screen.say(text("play-legal", self.language, action=words_of))

    def show_rule(self, name: str) -> None:
        """A rule with its sources and rulings, or the nearest ids."""
        if not self.book.is_known(name):
            near = tuple(self.book.nearest_ids(name))
            raise BadText([Fault("", 0, "rule-unknown", text=name, nearest=near)])
        self.book.show_id(name, Asked(), plain=self.screen.plain)

    def save(self, words: list[str]) -> None:
        """Where the match is kept, or a copy of it."""
        path = self.session.journal.path
        if not words:
            self.screen.say(text("play-saved-in", self.language, file=str(path)))
            return
        try:
            shutil.copyfile(path, " ".join(words))
        except OSError as error:
            reason = error.strerror or str(error)
            fault = Fault("", 0, "record-cannot-write", file=" ".join(words), reason=reason)
            raise BadText([fault]) from error
        self.screen.say(text("play-copied", self.language, file=" ".join(words)))

    # ── Several people at one screen ─────────────────────────────────────────────────────────

    def pass_screen(self, seat: int, *, is_secret: bool) -> None:
        """Hide a hand that was shown, and let the next person come before one is shown."""
        was_shown = self.shown_hand_of not in (-1, seat)
        to_show = is_secret and self.present != seat
        if self.is_shared and (was_shown or to_show):
            player = self.match.setup.seats[seat]
            if was_shown:
                self.screen.clear()
            self.screen.say(text("play-pass-to", self.language, player=player))
            try:
                self.screen.ask(text("play-press-enter", self.language, player=player) + " ")
            except EndOfInput:
                return
            if was_shown:
                self.screen.clear()
                self.tell_missed(seat)
            self.shown_hand_of = -1
        self.present = seat
        self.read[seat] = len(self.log)

    def tell_missed(self, seat: int) -> None:
        """What happened since this person last looked, of which the screen was cleared."""
        for sentence in self.log[self.read.get(seat, 0) :][-MISSED_LINES:]:
            self.screen.say(sentence, indent=2)
