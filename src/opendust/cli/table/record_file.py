"""Which match is in this file? Records are read here, since the kernel touches no files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opendust.kernel.contract import Game
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.record import Record, read_record
from opendust.registry import GAMES


def read_file(name: str) -> str:
    """The text of a file, or the fault that it cannot be read."""
    try:
        return Path(name).read_bytes().decode("utf-8-sig")
    except FileNotFoundError as error:
        raise BadText([Fault(name, 0, "fault-file-missing")]) from error
    except IsADirectoryError as error:
        raise BadText([Fault(name, 0, "fault-file-folder")]) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadText([Fault(name, 0, "fault-file-unreadable", reason=reason)]) from error
    except UnicodeDecodeError as error:
        raise BadText([Fault(name, 0, "fault-file-no-text")]) from error


def record_in(name: str, *, forgive_torn_end: bool = False) -> tuple[Game[Any], Record]:
    """The game and the record of a file."""
    record = read_record(read_file(name), name, forgive_torn_end=forgive_torn_end)
    if record.game not in GAMES:
        known = tuple(GAMES)
        raise BadText([Fault(name, 2, "record-game-unknown", name=record.game, known=known)])
    return GAMES[record.game], record
