"""What did not come out as a case says: the line, what was expected and what was found."""

from __future__ import annotations

from typing import final

from opendust.kernel.cases.case import Case
from opendust.kernel.refusal import BadText, Fault


@final
class Failure:
    """A line that did not come out as written."""

    def __init__(
        self,
        case: Case,
        variant: str,
        line: int,
        expected: str,
        found: str,
        faults: tuple[Fault, ...] = (),
    ) -> None:
        self.case = case
        self.variant = variant
        self.line = line
        self.expected = expected
        self.found = found
        # What could not be read, for those who say it in words.
        self.faults = faults

    def __repr__(self) -> str:
        where = f"{self.case.source}:{self.line}"
        return f"{where} ({self.variant}): expected {self.expected}, found {self.found}"


class Mismatch(Exception):
    """Raised inside a line: what was expected and what was found."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found


def faults_text(bad: BadText) -> str:
    """All faults on one line."""
    return "; ".join([repr(fault) for fault in bad.faults])
