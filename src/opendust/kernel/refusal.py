"""How the engine says no: a rule, a message and its arguments. The words stand in catalogues."""

from __future__ import annotations

from typing import final

Detail = str | int | tuple[str, ...]


@final
class Refusal:
    """Why an input is not legal: the rule that forbids it, and the message with its details.

    Every detail is a number or a text form that the game's notation made; `could` lists what
    would be legal instead, in the same forms. Where several rules forbid the same, `rule` is the
    one that a reader of the rulebook names first, and `also` are the others.
    """

    __slots__ = ("also", "could", "details", "message", "rule")

    def __init__(self, rule: str, message: str, **details: Detail) -> None:
        self.rule = rule
        self.message = message
        self.details = details
        self.also: tuple[str, ...] = ()
        self.could: tuple[str, ...] = ()

    def about(self, **details: Detail) -> Refusal:
        """The same refusal, said of these things. Inner loops share one that names nothing."""
        return Refusal(self.rule, self.message, **details)

    def citing(self, rule: str) -> Refusal:
        """The same message by another rule."""
        return Refusal(rule, self.message, **self.details).or_else(self.could)

    def first_by(self, rule: str) -> Refusal:
        """The same refusal, where a reader names this rule before the one that it cites."""
        return self.citing(rule).and_by(self.rule, *self.also)

    def and_by(self, *rules: str) -> Refusal:
        """The same refusal; these rules forbid it too."""
        for rule in rules:
            if not self.is_by(rule):
                self.also += (rule,)
        return self

    def is_by(self, rule: str) -> bool:
        """Whether this rule forbids it."""
        return rule == self.rule or rule in self.also

    def or_else(self, could: tuple[str, ...]) -> Refusal:
        """The same refusal, with what would be legal."""
        self.could = could
        return self

    def __repr__(self) -> str:
        rules = ", ".join([self.rule, *self.also])
        return f"Refusal({rules}, {self.message}, {self.details}, {self.could})"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_refusal, (self.rule, self.message, self.details, self.could, self.also)


def restored_refusal(
    rule: str,
    message: str,
    details: dict[str, Detail],
    could: tuple[str, ...],
    also: tuple[str, ...] = (),
) -> Refusal:
    """The refusal that was pickled."""
    return Refusal(rule, message, **details).or_else(could).and_by(*also)


class Refused(Exception):
    """Raised by `apply` for an input that is not legal. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.message} {refusal.details}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return restored_refused, (self.refusal, self.args)


def restored_refused(refusal: Refusal, args: tuple[object, ...]) -> Refused:
    """What was pickled, with the sentence that it may have become."""
    refused = Refused(refusal)
    refused.args = args
    return refused


@final
class Fault:
    """What is wrong at one place of a text: the source's name, the line (0: whole), the message."""

    __slots__ = ("details", "line", "message", "source")

    def __init__(self, source: str, line: int, message: str, **details: Detail) -> None:
        self.source = source
        self.line = line
        self.message = message
        self.details = details

    def __repr__(self) -> str:
        return f"{self.source}:{self.line}: {self.message} {self.details}"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_fault, (self.source, self.line, self.message, self.details)


def restored_fault(source: str, line: int, message: str, details: dict[str, Detail]) -> Fault:
    """The fault that was pickled."""
    return Fault(source, line, message, **details)


class BadText(Exception):
    """A file or a typed text that cannot be read, with every fault found in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(repr(fault) for fault in faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return restored_text, (self.faults, self.args)


def restored_text(faults: list[Fault], args: tuple[object, ...]) -> BadText:
    """What was pickled, with the sentences that it may have become."""
    bad = BadText(faults)
    bad.args = args
    return bad
