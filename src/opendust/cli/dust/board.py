"""`opendust board`: is this board file sound, is it fair, and what does it look like?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from opendust.cli.language import add_language_argument, help_text, said, spoken, value_name
from opendust.cli.table.record_file import read_file
from opendust.cli.tables import add_plain_argument, is_plain, print_table
from opendust.dust.board.board import BOARDS, Board, load_board, parse_board
from opendust.dust.board.check import check_world, missing_links
from opendust.dust.board.drawing import LEGEND, draw_board
from opendust.dust.board.fairness import capitals_of, fairness
from opendust.kernel.refusal import BadText, Fault
from opendust.words import fault_line, fault_text
from opendust.words.catalogue import listed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust board check` and `opendust board draw`."""
    commands = parser.add_subparsers(
        dest="board_command", metavar=value_name("command"), required=True
    )
    check = commands.add_parser("check", help=help_text("board-check"))
    _add_file(check)
    check.add_argument("--fairness", action="store_true", help=help_text("board-fairness"))
    check.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(check)
    draw = commands.add_parser("draw", help=help_text("board-draw"))
    _add_file(draw)
    draw.add_argument(
        "-o", "--output", default="board.svg", metavar=value_name("file"),
        help=help_text("board-output"),
    )  # fmt: skip
    for command in (check, draw):
        add_language_argument(command)
    parser.set_defaults(run=run)


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar=value_name("file"), help=help_text("board-file", names=listed(BOARDS))
    )


def run(args: argparse.Namespace) -> int:
    """Checks or draws the board; 0 if it is sound, 1 if not."""
    as_json = args.board_command == "check" and args.json
    try:
        board = _read(args.file)
    except BadText as bad:
        return _print_bad(bad.faults, as_json=as_json)
    if args.board_command == "draw":
        return _draw(board, args)
    return _check(board, args)


def _read(name: str) -> Board:
    """The board in the file, or the one of the package with that name."""
    if name in BOARDS and not Path(name).is_file():
        return load_board(name)
    return parse_board(read_file(name), name)


def _check(board: Board, args: argparse.Namespace) -> int:
    faults = check_world(board)
    if board.name in BOARDS:
        faults += missing_links(board, load_board(board.name))
    if args.json:
        print(json.dumps(_report(board, faults, with_fairness=args.fairness), ensure_ascii=False))
        return 1 if faults else 0
    _print_faults(faults)
    if args.fairness:
        _print_fairness(board, plain=is_plain(args))
    if faults:
        print(said("board-unsound", count=len(faults)))
        return 1
    print(
        said(
            "board-sound",
            board=board.name,
            land=board.land_count,
            sea=board.sea_count,
            links=len(board.links),
            digest=board.digest,
        )
    )
    return 0


def _draw(board: Board, args: argparse.Namespace) -> int:
    words = {key: said("board-legend-" + key) for key in LEGEND}
    words["title"] = said("board-title", board=board.name)
    try:
        Path(args.output).write_text(draw_board(board, args.language, words), encoding="utf-8")
    except OSError as error:
        fault = Fault(args.output, 0, "fault-file-unwritable", reason=str(error))
        return _print_bad([fault], as_json=False)
    print(said("board-drawn", board=board.name, file=args.output))
    return 0


def _print_bad(faults: list[Fault], *, as_json: bool) -> int:
    """A file that is no board at all."""
    if as_json:
        print(json.dumps({"sound": False, "faults": _as_json(faults)}, ensure_ascii=False))
    else:
        _print_faults(faults)
        print(said("board-unreadable", count=len(faults)))
    return 1


def _print_faults(faults: list[Fault]) -> None:
    """One line per fault, with the file and the line."""
    for fault in faults:
        print(f"{fault_line(fault, spoken())} [{fault.message}]")


def _as_json(faults: list[Fault]) -> list[dict[str, object]]:
    return [
        {
            "file": fault.source,
            "line": fault.line,
            "error": fault.message,
            "text": fault_text(fault, spoken()),
            "details": fault.details,
        }
        for fault in faults
    ]


def _report(board: Board, faults: list[Fault], *, with_fairness: bool) -> dict[str, object]:
    report: dict[str, object] = {
        "board": board.name,
        "digest": board.digest,
        "sound": not faults,
        "land": board.land_count,
        "sea": board.sea_count,
        "links": len(board.links),
        "faults": _as_json(faults),
    }
    if with_fairness:
        capitals = [board.ids[area] for area in capitals_of(board)]
        report["fairness"] = {
            name: dict(zip(capitals, row, strict=True)) for name, row in fairness(board)
        }
    return report


def _print_fairness(board: Board, *, plain: bool) -> None:
    """One row per measure, one column per capital, and the spread of the row."""
    headings = ["", *[board.label(area, spoken()) for area in capitals_of(board)]]
    rows = [
        [said("fairness-" + name), *[str(number) for number in row], str(max(row) - min(row))]
        for name, row in fairness(board)
    ]
    print_table([*headings, said("fairness-spread")], rows, plain=plain)
