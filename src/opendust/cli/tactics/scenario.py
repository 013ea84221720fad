"""`opendust scenario`: is this scenario file sound, and what does it look like?"""

from __future__ import annotations

import argparse
from pathlib import Path

from opendust.cli.language import add_language_argument, help_text, said, spoken, value_name
from opendust.cli.table.record_file import read_file
from opendust.cli.variant_argument import print_faults
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.tactics.board.scenario import Scenario
from opendust.tactics.texts.board import Drawing, format_board
from opendust.tactics.texts.scenario import load_scenario, parse_scenario, scenario_names
from opendust.words.catalogue import listed
from opendust.words.titles import title_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust scenario check` and `opendust scenario draw`."""
    commands = parser.add_subparsers(
        dest="scenario_command", metavar=value_name("command"), required=True
    )
    names = listed(scenario_names())
    for name in ("check", "draw"):
        command = commands.add_parser(name, help=help_text(f"scenario-{name}"))
        command.add_argument(
            "file", metavar=value_name("file"), help=help_text("scenario-file", names=names)
        )
        add_language_argument(command)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Checks or draws the scenario; 0 if it is sound, 2 if not."""
    try:
        scenario = scenario_from(args.file)
    except BadText as bad:
        return print_faults(bad)
    if args.scenario_command == "draw":
        print(drawing_of(scenario))
        return 0
    print(
        said(
            "scenario-sound",
            name=scenario.name,
            width=scenario.grid.width,
            height=scenario.grid.height,
            ap=scenario.ap_limit,
            rounds=scenario.round_limit,
            objectives=len(scenario.objectives),
        )
    )
    return 0


def scenario_from(name: str) -> Scenario:
    """The scenario in the file, or the one of the package with that name."""
    if name in scenario_names() and not Path(name).is_file():
        return load_scenario(name)
    refuse_neither(name, "scenario", scenario_names())
    return parse_scenario(read_file(name), name)


def refuse_neither(name: str, what: str, known: tuple[str, ...]) -> None:
    """A word that is no file and no name of the package was probably mistyped."""
    if not Path(name).exists() and "." not in name:
        near = nearest(name, known)
        raise BadText([Fault("", 0, f"{what}-unknown", name=name, known=known, nearest=near)])


def drawing_of(scenario: Scenario) -> str:
    """The map, then the marks, each with its legend."""

    def titled(part: str, own: str) -> str:
        return title_text("tactics-scenario", scenario.name + part, own, spoken())

    board = format_board(Drawing(scenario.grid, scenario.elements))
    return "\n".join(
        [
            titled("", scenario.title),
            titled("-brief", scenario.brief),
            "",
            board,
            said("scenario-legend"),
            "",
            marks_of(scenario),
            said("scenario-marks-legend"),
        ]
    )


def marks_of(scenario: Scenario) -> str:
    """Entry spaces, cover zone and objectives, with letters and numbers at the edges."""
    grid = scenario.grid
    signs = ["."] * grid.space_count
    for space in scenario.cover_zone:
        signs[space] = "+"
    for number, side in enumerate(scenario.sides):
        for space in side.entry:
            signs[space] = str(number + 1)
    letters = "abcdefghijklmnopqrstuvwxyz"
    shown: dict[tuple[int, ...], str] = {}
    for objective in scenario.objectives:
        letter = shown.setdefault(objective.spaces, letters[len(shown) % len(letters)])
        for space in objective.spaces:
            signs[space] = letter
    head = "   " + "".join([grid.names[x].rstrip("0123456789")[-1] for x in range(grid.width)])
    rows = [
        f"{y + 1:2d} " + "".join(signs[y * grid.width : (y + 1) * grid.width])
        for y in range(grid.height)
    ]
    return "\n".join([head, *rows])
