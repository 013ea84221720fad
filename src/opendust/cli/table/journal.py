"""How is a match kept so that nothing acknowledged is ever lost?

An append-only file in the record format: an input is on the disk before it counts. Taking back
rewrites the file beside and renames it, so that at every moment one whole file is there.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, TextIO

from opendust.file_lock import claim
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.record import end_line, header, write_record


class Journal:
    """The open file of a match."""

    def __init__(self, path: Path, match: Match[Any]) -> None:
        self.path = path
        self.match = match
        self.file: TextIO | None = None

    def create(self) -> None:
        """Begin the file of a new match; a file that is there is never overwritten."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                raise BadText([Fault("", 0, "record-file-taken", file=str(self.path))])
            replace_file(self.path, header(self.match, with_seed=True))
            self.open()
        except OSError as error:
            raise unwritable(self.path, error) from error

    def open(self) -> None:
        """Open the file for appending, for this program alone."""
        try:
            self.file = self.path.open("a", encoding="utf-8", newline="\n")
            if not claim(self.file.fileno()):
                raise BadText([Fault("", 0, "record-busy", file=str(self.path))])
        except OSError as error:
            raise unwritable(self.path, error) from error

    def append(self, line: str) -> None:
        """Put a line on the disk; when this returns, a crash cannot take it away."""
        assert self.file is not None
        try:
            self.file.write(line + "\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def rewrite(self) -> None:
        """Write the match as it now is in place of the file."""
        if sys.platform == "win32":
            self.close()  # no file that is open can be replaced there
        try:
            replace_file(self.path, write_record(self.match, with_seed=True))
        except OSError as error:
            raise unwritable(self.path, error) from error
        self.close()
        self.open()

    def finish(self) -> None:
        """Close the record of a finished match with its last line."""
        self.append(end_line(self.match.game, self.match.state).rstrip("\n"))

    def close(self) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()
            self.file = None


def replace_file(path: Path, content: str) -> None:
    """Put a whole file in place at once: written beside, synced, renamed, folder synced."""
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def unwritable(path: Path, error: OSError) -> BadText:
    """The fault of a file that cannot be written."""
    reason = error.strerror or str(error)
    return BadText([Fault("", 0, "record-cannot-write", file=str(path), reason=reason)])
