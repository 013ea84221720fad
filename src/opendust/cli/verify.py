"""`opendust verify`: was this match played by the rules, with the dice that were promised?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.language import help_text, value_name
from opendust.cli.table.record_file import record_in
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.record import Record, verify
from opendust.words import fault_line, fault_text, text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust verify`."""
    parser.add_argument("file", metavar=value_name("file"), help=help_text("record"))
    parser.add_argument(
        "--commitment", metavar=value_name("hex"), help=help_text("verify-commitment")
    )
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists what is wrong; 0 if nothing is, 1 if something is, 2 if it is no record."""
    try:
        game, record = record_in(args.file)
        faults = other_promise(record, args.commitment) + verify(game, record)
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
    return 0


def other_promise(record: Record, noted: str | None) -> list[Fault]:
    """Whether the record keeps another promise than the one that a player has noted."""
    if noted is None or noted.strip().lower() == record.commitment:
        return []
    details = {"noted": noted.strip()[:64], "found": record.commitment}
    return [Fault(record.source, 0, "record-commitment-other", **details)]


def outcomes(record: Record) -> int:
    """How many rolls and draws a record has."""
    return sum([line.startswith(("dice", "draw")) for _, line in record.lines])


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
        found["over"] = bool(record.end)
    return found
