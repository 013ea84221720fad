"""How is a choice put to a person? As numbered lists, field by field, with defaults.

The options of a decision point are grouped by verb; a question lists what the options that are
left allow. Whatever is picked so, the resulting action is one of the options.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, final

from opendust.cli.screen import Screen
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.typed import ALL, Reader
from opendust.kernel.action import Action, Arg, Field, Pairs, Shape
from opendust.kernel.contract import Game
from opendust.kernel.option import Amount, Counts, Option, Pick, Subset, fillings
from opendust.kernel.refusal import BadText
from opendust.words import fault_text, text, verb_text
from opendust.words.vocabulary import vocabulary_of

MOST_WAYS: Final = 20
"""So many ways to take losses are still a list; more are asked for in words."""


@final
class Entry:
    """A line of a menu: its words, and the verb with the arguments that it stands for."""

    __slots__ = ("args", "label", "note", "verb")

    def __init__(self, verb: Enum, args: tuple[Arg, ...], label: str, note: str) -> None:
        self.verb = verb
        self.args = args
        self.label = label
        self.note = note


class Chooser:
    """Puts the options of one decision point to a person."""

    def __init__(
        self,
        screen: Screen,
        game: Game[Any],
        view: Any,
        seat: int,
        point: str,
        language: str,
    ) -> None:
        self.screen = screen
        self.game = game
        self.view = view
        self.seat = seat
        self.point = point
        self.language = language
        self.shown = presentation_of(game.NAME)
        self.words = vocabulary_of(game.NAME)
        self.options = game.options(view, seat)
        self.reader = Reader(game, view, self.options, language)

    # ── The menu ─────────────────────────────────────────────────────────────────────────────

    def menu(self) -> list[Entry]:
        """The lines of the menu: the things to pick where there is one verb, else the verbs."""
        verbs = list(dict.fromkeys([option.verb for option in self.options]))
        if len(verbs) == 1 and all(option.domains and is_fixed(option) for option in self.options):
            return [self.fixed_entry(option) for option in self.options]
        domains = self.options[0].domains
        if len(verbs) == 1 and domains and isinstance(domains[0], Pick):
            field = self.game.VERBS[verbs[0]][0]
            values = self.values(self.options, 0)
            return [
                Entry(verbs[0], (value,), self.name(field, value), self.note(field, value))
                for value in values
            ]
        verbs.sort(key=lambda verb: verb in self.shown.QUIET)
        return [entry for verb in verbs for entry in self.verb_entries(verb)]

    def verb_entries(self, verb: Enum) -> list[Entry]:
        """A verb alone, or with its first fields filled in where the game lists them."""
        listed: list[Entry] = []
        for args in self.listed_args(verb):
            fields = self.game.VERBS[verb][: len(args)]
            parts = [
                self.name(field, value) if isinstance(value, int) else self.counted(field, value)
                for field, value in zip(fields, args, strict=True)
            ]
            named = [part or text("play-none", self.language) for part in parts]
            label = f"{verb.value} {': '.join(named)}"
            last = args[-1]
            note = self.note(fields[-1], last) if isinstance(last, int) else ""
            note = self.shown.action_note(self.view, verb, args, self.language) or note
            listed.append(Entry(verb, args, label, note))
        return listed or [Entry(verb, (), str(verb.value), self.verb_note(verb))]

    def listed_args(self, verb: Enum) -> list[tuple[Arg, ...]]:
        """The values of a verb's first fields, as many fields as the game lists."""
        depth = self.shown.LISTED.get(verb, 0)
        found: dict[tuple[Arg, ...], None] = {}
        for option in self.options if depth else []:
            if option.verb is not verb:
                continue
            begun: list[tuple[Arg, ...]] = [()]
            for domain in option.domains[:depth]:
                begun = [(*args, value) for args in begun for value in fillings(domain)]
            found |= dict.fromkeys(begun)
        is_long = any(len(args) and isinstance(args[0], tuple) for args in found)
        return [] if is_long and len(found) > MOST_WAYS else list(found)

    def verb_note(self, verb: Enum) -> str:
        """What a verb does."""
        return verb_text(self.game, verb, self.point, self.language)

    def fixed_entry(self, option: Option) -> Entry:
        """The line of an option that leaves nothing open."""
        action = option.fill(lambda limit: 0)
        words = [
            self.name(field, value) if isinstance(value, int) else self.counted(field, value)
            for field, value in zip(self.game.VERBS[option.verb], action.args, strict=True)
        ]
        return Entry(option.verb, action.args, " ".join(words), "")

    def counted(self, field: Field, value: Arg) -> str:
        """Amounts in words."""
        pairs: Pairs = tuple([item for item in _items(value) if isinstance(item, tuple)])
        return self.words.counts_text(self.view, field.noun, pairs, self.language)

    def show_menu(self, entries: list[Entry]) -> None:
        """The menu with its numbers."""
        rows = [(str(number), entry.label, entry.note)
                for number, entry in enumerate(entries, start=1)]  # fmt: skip
        self.screen.numbered(rows)

    # ── Completing an action ─────────────────────────────────────────────────────────────────

    def complete(self, verb: Enum, args: list[Arg]) -> Action | None:
        """Ask for the arguments that are missing; None if the person goes back."""
        signature = self.game.VERBS[verb]
        given: dict[int, Arg] = dict(enumerate(args))
        # Which unit comes before how many, so the range can be said.
        missing = list(range(len(args), len(signature)))
        missing.sort(key=lambda number: signature[number].shape is not Shape.PICK)
        for number in missing:
            left = self.agreeing(verb, given)
            if not left:
                return self.hopeless(verb, given)
            answer = self.ask_field(verb, signature[number], left, number)
            if answer is None:
                return None
            given[number] = answer
        return Action(verb, tuple([given[number] for number in range(len(signature))]))

    def agreeing(self, verb: Enum, given: dict[int, Arg]) -> list[Option]:
        """The options that allow the arguments given so far."""
        return [
            option
            for option in self.options
            if option.verb is verb
            and all(option.domains[number].contains(value) for number, value in given.items())
        ]

    def hopeless(self, verb: Enum, given: dict[int, Arg]) -> Action:
        """An action with these arguments, which no option allows: the refusal will say why."""
        rest: list[Arg] = [
            0 if field.shape in (Shape.PICK, Shape.AMOUNT) else ()
            for field in self.game.VERBS[verb]
        ]
        for option in self.options:
            if option.verb is verb:
                rest = list(option.fill(lambda limit: 0).args)
        return Action(verb, tuple([given.get(number, rest[number]) for number in range(len(rest))]))

    def values(self, options: list[Option], number: int) -> list[int]:
        """The ids that a field may be, over several options."""
        found: dict[int, None] = {}
        for option in options:
            domain = option.domains[number]
            if isinstance(domain, Pick):
                found |= dict.fromkeys(domain.values)
        return list(found)

    def ask_field(self, verb: Enum, field: Field, left: list[Option], number: int) -> Arg | None:
        """One argument; None to go back."""
        domain = left[0].domains[number]
        if isinstance(domain, Pick):
            return self.ask_pick(field, self.values(left, number))
        domains = [option.domains[number] for option in left]
        if isinstance(domain, Amount):
            amounts = [some for some in domains if isinstance(some, Amount)]
            return self.ask_amount(verb, field, amounts)
        if isinstance(domain, Counts):
            return self.ask_counts(field, domain)
        subsets = [some for some in domains if isinstance(some, Subset)]
        return self.ask_subset(field, subsets)

    def question(self, field: Field) -> str:
        """The question that asks for a field."""
        return text(f"{self.game.NAME}-field-{field.name}", self.language)

    def ask_pick(self, field: Field, values: list[int]) -> Arg | None:
        """One thing of a list, by number or name."""
        if len(values) == 1:
            return self.ask_only(field, values[0])
        print(self.question(field))
        self.screen.numbered([
            (str(number), self.name(field, value), self.note(field, value))
            for number, value in enumerate(values, start=1)
        ])  # fmt: skip
        while True:
            answer = self.screen.ask(text("play-pick", self.language) + " ")
            if not answer:
                return None
            if answer.isdecimal():
                if 1 <= int(answer[:9]) <= len(values):
                    return values[int(answer) - 1]
                self.say_range(answer, len(values))
                continue
            try:
                return self.reader.single(field, answer, values)
            except BadText as bad:
                self.complain(bad)

    def ask_only(self, field: Field, value: int) -> Arg | None:
        """The only possibility; an attack on it wants a yes, since dice cannot be taken back."""
        note = self.note(field, value)
        words = f"{self.question(field)} {self.name(field, value)}{f' ({note})' if note else ''}"
        if field.name not in self.shown.CONFIRMED:
            print(words)
            return value
        answer = self.screen.ask(f"{words} [{text('play-only', self.language)}] ")
        return None if answer in ("b", "back", "n", "no") else value

    def say_range(self, answer: str, most: int) -> None:
        """There is no such number."""
        print(text("play-number-range", self.language, number=answer, most=most))

    def complain(self, bad: BadText) -> None:
        """What is wrong with what was typed."""
        for fault in bad.faults:
            self.screen.say(fault_text(fault, self.language))

    def ask_amount(self, verb: Enum, field: Field, amounts: list[Amount]) -> Arg | None:
        """A number within the range, by default the least or the most."""
        least = min([amount.least for amount in amounts])
        most = max([amount.most for amount in amounts])
        if least == most:
            return least
        preset = most if verb in self.shown.TO_THE_FULL else max(least, 1)
        prompt = text(
            "play-amount", self.language, question=self.question(field),
            least=least, most=most, default=preset,
        )  # fmt: skip
        while True:
            answer = self.screen.ask(prompt + " ")
            if not answer:
                return preset
            if answer == ALL:
                return most
            if answer.isdecimal():
                return int(answer[:9])
            if answer in ("b", "back"):
                return None
            print(text("number-expected", self.language, text=answer, name=field.name))

    def ask_counts(self, field: Field, domain: Counts) -> Arg | None:
        """How many of each, by default everything where that is allowed."""
        everything = sum([amount for _, amount in domain.upper])
        if domain.least == everything:
            return domain.upper
        units = self.words.counts_text(self.view, field.noun, domain.upper, self.language)
        preset = text("play-all", self.language) if everything <= domain.most else "-"
        prompt = text(
            "play-units", self.language,
            question=self.question(field), units=units, default=preset,
        )  # fmt: skip
        while True:
            answer = self.screen.ask(prompt + " ")
            if answer == ALL or (not answer and everything <= domain.most):
                return domain.upper
            if not answer or answer in ("b", "back"):
                return None
            if answer.isdecimal() and len(domain.upper) == 1:
                return ((domain.upper[0][0], int(answer[:9])),) if int(answer[:9]) else ()
            try:
                return self.reader.several(field, answer.replace(",", " ").split())
            except BadText as bad:
                self.complain(bad)

    def ask_subset(self, field: Field, subsets: list[Subset]) -> Arg | None:
        """Some things of a list, by numbers or names; none where that is allowed."""
        values = list(dict.fromkeys([value for some in subsets for value in some.values]))
        if not values or max([some.most for some in subsets]) == 0:
            return ()
        can_be_none = min([some.least for some in subsets]) == 0
        preset = text("play-none", self.language) if can_be_none else "-"
        print(f"{self.question(field)} [{preset}]")
        self.screen.numbered([
            (str(number), self.name(field, value), self.note(field, value))
            for number, value in enumerate(values, start=1)
        ])  # fmt: skip
        while True:
            answer = self.screen.ask("    # ")
            if not answer:
                return () if can_be_none else None
            words = answer.replace(",", " ").split()
            if all(word.isdecimal() and 1 <= int(word[:9]) <= len(values) for word in words):
                return tuple(sorted({values[int(word) - 1] for word in words}))
            try:
                return self.reader.several(field, words)
            except BadText as bad:
                self.complain(bad)

    # ── Names ────────────────────────────────────────────────────────────────────────────────

    def name(self, field: Field, value: int) -> str:
        """A thing by name, or a number."""
        if field.shape is Shape.AMOUNT:
            return str(value)
        return self.words.noun_text(self.view, field.noun, value, self.language)

    def note(self, field: Field, value: int) -> str:
        """What helps to choose it."""
        if field.shape is Shape.AMOUNT:
            return ""
        return self.shown.note(self.view, field, value, self.language)


def is_fixed(option: Option) -> bool:
    """Whether an option can be filled in one way only."""
    for domain in option.domains:
        if isinstance(domain, Pick) and len(domain.values) == 1:
            continue
        if isinstance(domain, Counts) and domain.least == sum([n for _, n in domain.upper]):
            continue
        if isinstance(domain, Amount) and domain.least == domain.most:
            continue
        return False
    return True


def _items(value: Arg) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()
