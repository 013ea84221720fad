"""Where do the games of an arena begin? In the positions of saved games, if some are named.

`--from FILE` goes on where a saved game stands, `--from FILE@120` after its first 120 moves. Every
position is a variant of the plan: each pair is played from each, with the bots in every seat.
"""

from __future__ import annotations

import argparse

from opendust.arena.plan import Variant
from opendust.cli.table.record_file import record_in
from opendust.kernel.pending import Result
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.record import Record, replay


def starts_from(args: argparse.Namespace) -> list[Variant]:
    """The positions that are named; the game and the seats of the arguments follow from them."""
    found: list[Variant] = []
    for words in args.begin:
        name, record = start_in(words)
        seats = len(record.setup.seats)
        if (found and args.game != record.game) or args.seats not in (None, seats):
            raise BadText([Fault(name, 0, "arena-start-other", game=record.game, seats=seats)])
        args.game, args.seats = record.game, seats
        lines = tuple([line for _, line in record.lines])
        found.append(Variant(words, dict(record.setup.settings), lines))
    return found


def start_in(words: str) -> tuple[str, Record]:
    """The file and the inputs up to the position, all of them judged; a game must be left."""
    name, mark, count = words.rpartition("@")
    if not mark or not is_count(count):
        name, count = words, ""
    game, record = record_in(name, forgive_torn_end=True)
    if count:
        if int(count) > len(record.lines):
            most = len(record.lines)
            raise BadText([Fault(name, 0, "arena-start-short", asked=int(count), most=most)])
        record.lines = record.lines[: int(count)]
    match = replay(game, record)
    if isinstance(match.pending, Result):
        raise BadText([Fault(name, 0, "arena-start-over")])
    record.setup = match.setup
    return name, record
