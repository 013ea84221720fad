"""`opendust check`: does the engine play these conformance cases as they are written?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import final

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.cli.language import help_text, said, spoken, value_name
from opendust.kernel.cases.failures import Failure
from opendust.kernel.refusal import BadText, Fault
from opendust.words import fault_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust check`."""
    parser.add_argument(
        "files", nargs="+", metavar=value_name("file"), help=help_text("check-files")
    )
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    parser.set_defaults(run=run)


@final
class Report:
    """What came of the cases; one case in one edition counts once, an unreadable file once."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.failures: list[Failure] = []
        self.faults: list[Fault] = []

    def add_bad(self, bad: BadText) -> None:
        """A file that holds no case."""
        self.failed += 1
        self.faults += bad.faults

    def add(self, unit: Unit) -> None:
        """A case played in one edition."""
        found = failures_of(unit)
        self.failures += found
        if found:
            self.failed += 1
        else:
            self.passed += 1


def run(args: argparse.Namespace) -> int:
    """Plays the cases and says which failed; 0 if none did, else 1."""
    report = Report()
    for name in args.files:
        check_path(Path(name), report)
    if args.json:
        print(json.dumps(as_json(report), ensure_ascii=False))
    else:
        print_report(report)
    return 1 if report.failed else 0


def check_path(path: Path, report: Report) -> None:
    """Plays every case of a path in each of its editions."""
    try:
        found = case_files(path)
    except BadText as bad:
        report.add_bad(bad)
        return
    for file in found:
        try:
            case = read_case(file)
        except BadText as bad:
            report.add_bad(bad)
            continue
        for unit in units(case):
            report.add(unit)


def failures_of(unit: Unit) -> list[Failure]:
    """The failures of a unit; a position that the rules cannot play on is one of them."""
    try:
        return unit.failures()
    except Exception as error:  # a hand-written position can contradict itself in any way
        found = said("case-engine-stopped", error=f"{type(error).__name__} {error}".strip())
        return [Failure(unit.case, unit.variant, 0, said("case-playable-position"), found)]


def found_text(failure: Failure) -> str:
    """What was found; a line or position that cannot be read is told in sentences."""
    if not failure.faults:
        return failure.found
    return " ".join([described(fault) for fault in failure.faults])


def print_report(report: Report) -> None:
    """One paragraph per fault and failure, then the count."""
    for fault in report.faults:
        print(f"{place(fault.source, fault.line)}: {described(fault)}")
    for failure in report.failures:
        where = place(failure.case.source, failure.line)
        print(f"{where} ({failure.variant}): {failure.case.title}")
        print(f"    {said('case-expected')} {failure.expected}")
        print(f"    {said('case-found')} {found_text(failure)}")
    print(said("case-count", passed=str(report.passed), failed=str(report.failed)))


def place(source: str, line: int) -> str:
    """A file, and the line where there is one."""
    return f"{source}:{line}" if line else source


def described(fault: Fault) -> str:
    """The sentence of a fault, or its name and details where the catalogues have none."""
    try:
        return f"{fault_text(fault, spoken())} [{fault.message}]"
    except LookupError:
        details = [f"{name}={detail}" for name, detail in fault.details.items()]
        return " ".join([f"[{fault.message}]", *details])


def as_json(report: Report) -> dict[str, object]:
    """The same for programs."""
    return {
        "passed": report.passed,
        "failed": report.failed,
        "faults": [
            {
                "file": fault.source,
                "line": fault.line,
                "error": fault.message,
                "text": described(fault),
                "details": fault.details,
            }
            for fault in report.faults
        ],
        "failures": [
            {
                "file": failure.case.source,
                "line": failure.line,
                "edition": failure.variant,
                "title": failure.case.title,
                "rules": failure.case.rules,
                "expected": failure.expected,
                "found": found_text(failure),
            }
            for failure in report.failures
        ],
    }
