"""`opendust verify`: was this match played by the rules, with the dice that were promised?"""

from __future__ import annotations

import argparse
import json
import re
from itertools import pairwise
from typing import Final

from opendust.cli.language import help_text, value_name
from opendust.cli.table.record_file import record_in
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.record import Record, verify
from opendust.words import fault_line, fault_text, text

CHANCE: Final = ("dice", "draw")
HASH: Final = re.compile("[0-9a-f]{64}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust verify`."""
    parser.add_argument("file", metavar=value_name("file"), help=help_text("record"))
    parser.add_argument(
        "--commitment", metavar=value_name("hex"), help=help_text("verify-commitment")
    )
    parser.add_argument("--share", metavar=value_name("hex"), help=help_text("verify-share"))
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists what is wrong; 0 if nothing is, 1 if something is, 2 if it is no record."""
    try:
        game, record = record_in(args.file)
        faults = other_promise(record, args.commitment) + no_such_share(record, args.share)
        faults += verify(game, record)
    except BadText as bad:
        if not args.json:
            raise
        print(json.dumps(report(args, None, bad.faults), ensure_ascii=False))
        return 2
    if args.json:
        print(json.dumps(report(args, record, faults), ensure_ascii=False))
        return 1 if faults else 0
    for fault in faults:
        print(fault_line(fault, args.language))
    if faults:
        print(text("verify-bad", args.language, file=args.file, count=len(faults)))
        return 1
    print(good(args, record))
    if record.start:
        print(text("verify-start", args.language, inputs=record.start))
    for seat, count in sorted(taken_part(record).items()):
        player = record.setup.seats[seat]
        print(text("verify-shares", args.language, player=player, rolls=rolls(record),
                   part=count))  # fmt: skip
    return 0


def other_promise(record: Record, noted: str | None) -> list[Fault]:
    """Whether the record keeps another promise than the one that a player has noted."""
    if noted is None or hash_in(noted) == record.commitment:
        return []
    details = {"noted": hash_in(noted), "found": record.commitment}
    return [Fault(record.source, 0, "record-commitment-other", **details)]


def no_such_share(record: Record, noted: str | None) -> list[Fault]:
    """Whether the share that a player has noted is none of this match."""
    if noted is None or hash_in(noted) in [share.hex() for share in record.anchors.values()]:
        return []
    return [Fault(record.source, 0, "record-share-missing", noted=hash_in(noted))]


def hash_in(noted: str) -> str:
    """The hash that a player has noted; BadText if it is none."""
    found = noted.strip().lower()
    if not HASH.fullmatch(found):
        raise BadText([Fault("", 0, "record-hash-malformed", noted=noted[:80])])
    return found


def rolls(record: Record) -> int:
    """How often chance came between two decisions."""
    is_chance = [False] + [line.startswith(CHANCE) for _, line in record.lines[record.start :]]
    return sum([now and not before for before, now in pairwise(is_chance)])


def taken_part(record: Record) -> dict[int, int]:
    """For how many rolls each player with a share has shown a link."""
    shown = [seat for links in record.links.values() for _, seat, _ in links]
    return {seat: shown.count(seat) for seat in record.anchors}


def outcomes(record: Record) -> int:
    """How many rolls and draws a record has of its own."""
    return sum([line.startswith(CHANCE) for _, line in record.lines[record.start :]])


def good(args: argparse.Namespace, record: Record) -> str:
    """The sentence for a record without faults."""
    return text(
        "verify-good",
        args.language,
        file=args.file,
        inputs=len(record.lines),
        dice=outcomes(record),
        state="over" if record.end else "open",
    )


def report(
    args: argparse.Namespace, record: Record | None, faults: list[Fault]
) -> dict[str, object]:
    """The same for a program."""
    found: dict[str, object] = {
        "file": args.file,
        "sound": not faults,
        "faults": [
            {
                "line": fault.line,
                "error": fault.message,
                "text": fault_text(fault, args.language),
                "details": fault.details,
            }
            for fault in faults
        ],
    }
    if record is not None:
        found |= {"inputs": len(record.lines), "outcomes": outcomes(record)}
        found |= {"rolls": rolls(record), "over": bool(record.end)}
        found["shares"] = [
            {"seat": seat + 1, "share": share.hex(), "rolls": taken_part(record)[seat]}
            for seat, share in sorted(record.anchors.items())
        ]
    return found
