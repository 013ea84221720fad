"""Which conformance cases do these files and folders hold, and how do they come out?

The one place that reads case files: `opendust check`, the tests and the conformance table use it.
"""

from __future__ import annotations

from pathlib import Path
from typing import final

from opendust.cli.table.record_file import read_file
from opendust.kernel.cases.case import Case, parse_case
from opendust.kernel.cases.failures import Failure
from opendust.kernel.cases.run import Run
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.kernel.toml.lines import TomlLines
from opendust.registry import GAMES, rulebook_of, variants_of

CHECKING = ("expect ", "refuse ")


@final
class Unit:
    """What is counted: one case in one variant."""

    def __init__(self, case: Case, variant: str) -> None:
        self.case = case
        self.variant = variant

    def failures(self, *, strict: bool = False) -> list[Failure]:
        """The lines that did not come out as written; strict: refusals name that rule first."""
        game, setting = GAMES[self.case.game], variants_of(self.case.game).setting
        cites = rulebook_of(self.case.game).citations()
        run = Run(game, self.case, setting, self.variant, strict=strict, citations=cites)
        return run.failures()


def case_files(path: Path) -> list[Path]:
    """The case files of a path: itself, or all below a folder, in a fixed order."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise BadText([Fault(str(path), 0, "case-folder-empty")])
    return found


def read_case(path: Path) -> Case:
    """The case in a file; BadText with everything that is wrong in it."""
    text = read_file(str(path))
    case = parse_case(text, str(path))
    faults = name_faults(case, text) or silence_faults(case)
    if faults:
        raise BadText(faults)
    return case


def name_faults(case: Case, text: str) -> list[Fault]:
    """The game, the variants and the rules of a case exist, and it names a rule at all."""
    source, lines = case.source, TomlLines(text)
    if case.game not in GAMES:
        line = lines.line("game")
        return [Fault(source, line, "case-game-unknown", name=case.game, known=tuple(GAMES))]
    variants = variants_of(case.game).names
    line = lines.line("variants")
    faults = [
        Fault(source, line, "case-edition-unknown", name=name, known=variants)
        for name in case.variants
        if name not in variants
    ]
    line = lines.line("rules")
    known = rulebook_of(case.game).known_ids()
    faults += [
        Fault(source, line, "case-rule-unknown", name=name, nearest=nearest(name, known))
        for name in case.rules
        if name not in known
    ]
    if not case.rules:
        faults.append(Fault(source, line, "case-without-rule"))
    return faults + marked_line_faults(case, variants)


def marked_line_faults(case: Case, variants: tuple[str, ...]) -> list[Fault]:
    """A line for some editions only names editions in which the case is played."""
    played = case.variants or variants
    return [
        Fault(case.source, number, "case-edition-unknown", name=name, known=played)
        for number, line in case.lines
        if line.startswith("@")
        for name in line[1:].partition(" ")[0].split(",")
        if name not in played
    ]


def silence_faults(case: Case) -> list[Fault]:
    """A case that expects nothing in an edition cannot fail there."""
    return [
        Fault(case.source, 0, "case-expects-nothing", edition=unit.variant)
        for unit in units(case)
        if not any(checks(line, unit.variant) for _, line in case.lines)
    ]


def checks(line: str, variant: str) -> bool:
    """Whether a line of a script expects something in a variant."""
    if line.startswith("@"):
        names, _, line = line[1:].partition(" ")
        if variant not in names.split(","):
            return False
    return line.strip().startswith(CHECKING)


def units(case: Case) -> list[Unit]:
    """The case in each of its variants, or in all of the game's."""
    return [
        Unit(case, variant) for variant in case.variants or variants_of(case.game).names or ("",)
    ]
