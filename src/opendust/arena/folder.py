"""Where do the games go? Into a folder that an arena can be stopped and resumed from at any time.

`plan.json` says what is played. Every game is a record in `records/`, and then a line of
`games.jsonl`: only the line counts it. Both are written by one process, which holds a lock; what
cannot be written whole is taken back, so a full disk or a power cut loses nothing that counted.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from opendust.arena.plan import Plan, plan_as_data, plan_from_data, refuse_other
from opendust.arena.playing import Played
from opendust.file_lock import claim
from opendust.kernel.refusal import BadText, Fault

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
LOCK: Final = ".lock"


class Folder:
    """The folder of one arena, held by this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[int, dict[str, Any]] = {}
        self.timing: dict[str, list[float]] = {}

    def open(self, plan: Plan) -> None:
        """Begin, or take up what is there; a folder of another arena is refused."""
        try:
            (self.path / RECORDS).mkdir(parents=True, exist_ok=True)
            self.lock()
            # Unbuffered, so that nothing waits to be written after a failure.
            mode = "r+b" if self.has_games() else "w+b"
            self.log = (self.path / GAMES).open(mode, buffering=0)
        except OSError as error:
            raise unwritable(self.path, error) from error
        try:
            if (self.path / PLAN).exists():
                refuse_other(plan, read_plan(self.path), str(self.path))
            self.write(PLAN, json.dumps(plan_as_data(plan), indent=1) + "\n")
        except BadText:
            self.close()
            raise
        self.read_rows()

    def has_games(self) -> bool:
        """Whether games were kept here before."""
        return (self.path / GAMES).exists()

    def lock(self) -> None:
        """Two arenas in one folder would count games twice. Held while the file is open."""
        self.lock_file = (self.path / LOCK).open("w")
        if not claim(self.lock_file.fileno()):
            self.lock_file.close()
            raise BadText([Fault("", 0, "arena-folder-busy", folder=str(self.path))])

    def read_rows(self) -> None:
        """The games that count: whole lines whose record is there, each once."""
        kept = 0
        for line in self.log.read().splitlines(keepends=True):
            row = row_in(line)
            if row is None:
                break
            kept += len(line)
            if self.has_record(row):
                self.rows[row["game"] - 1] = row
        self.log.truncate(kept)
        self.log.seek(kept)

    def reread(self) -> None:
        """Whatever was going on when somebody stopped the arena: the lines count, and no others."""
        self.rows.clear()
        self.log.seek(0)
        self.read_rows()

    def has_record(self, row: dict[str, Any]) -> bool:
        """Whether the record of a counted game is whole."""
        path = self.record_path(row["game"] - 1)
        return path.is_file() and path.stat().st_size == row["bytes"]

    def record_path(self, number: int) -> Path:
        """The file of a game's record."""
        return self.path / RECORDS / f"{number + 1:06}.record"

    def keep(self, played: Played) -> None:
        """Keep a game: the record first, then the line that counts it."""
        number = played.row["game"] - 1
        self.write(str(self.record_path(number).relative_to(self.path)), played.record)
        end = self.log.tell()
        rest = json.dumps(played.row).encode() + b"\n"
        try:
            while rest:
                rest = rest[self.log.write(rest) or 0 :]
        except OSError as error:
            self.log.truncate(end)
            self.log.seek(end)
            raise unwritable(self.path / GAMES, error) from error
        self.rows[number] = played.row
        for bot, decisions, seconds, longest, processor in played.timing:
            sums = self.timing.setdefault(bot, [0.0, 0.0, 0.0, 0.0])
            sums[0] += decisions
            sums[1] += seconds
            sums[2] = max(sums[2], longest)
            sums[3] += processor

    def write(self, name: str, content: str | bytes) -> None:
        """Write a file whole or not at all."""
        path = self.path / name
        part = path.with_name(path.name + ".part")
        try:
            part.write_bytes(content.encode() if isinstance(content, str) else content)
            part.replace(path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise unwritable(path, error) from error

    def sorted_rows(self) -> list[dict[str, Any]]:
        """The games in the order of their numbers."""
        return [self.rows[number] for number in sorted(self.rows)]

    def settle(self) -> None:
        """Write the lines anew in the order of the games, so that equal arenas look equal."""
        lines = [json.dumps(row) + "\n" for row in self.sorted_rows()]
        self.log.close()  # Windows replaces no file that is open
        self.write(GAMES, "".join(lines))

    def close(self) -> None:
        """Let go of the folder."""
        self.log.close()
        self.lock_file.close()


def games_in(folder: Path) -> list[dict[str, Any]]:
    """The games of an arena that are whole, read without holding its folder."""
    read_plan(folder)
    kept = Folder(folder)
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)
    rows = [row for line in lines if (row := row_in(line)) is not None and kept.has_record(row)]
    return sorted(rows, key=lambda row: int(row["game"]))


def row_in(line: bytes) -> dict[str, Any] | None:
    """The game of a line; None for a line that was cut off."""
    if not line.endswith(b"\n"):
        return None
    try:
        row: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return row


def read_plan(path: Path) -> Plan:
    """The plan of a folder."""
    try:
        return plan_from_data(json.loads((path / PLAN).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadText([Fault("", 0, "arena-no-plan", folder=str(path))]) from error


def unwritable(path: Path, error: OSError) -> BadText:
    """The fault of a file that cannot be written."""
    reason = error.strerror or str(error)
    return BadText([Fault(str(path), 0, "fault-file-unwritable", reason=reason)])
