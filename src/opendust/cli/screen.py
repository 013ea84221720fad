"""How is text shown and asked for? With colour in a terminal, plain for readers and pipes."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from opendust.cli.tables import aligned

WIDEST = 120
LONG_LIST = 12
CLEAR = "\033[3J\033[2J\033[H"
BLANK_LINES = 60
BOLD = "1"
DIM = "2"


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Screen:
    """Standard input and output. Plain means: no colour, no frames, no cursor movement."""

    def __init__(self, *, plain: bool) -> None:
        self.is_terminal = sys.stdout.isatty() and sys.stdin.isatty()
        self.plain = plain or not sys.stdout.isatty()
        self.has_color = not self.plain and not os.environ.get("NO_COLOR")
        if self.is_terminal:
            load_line_editing()

    def say(self, words: str = "", *, indent: int = 0) -> None:
        """A paragraph; in a terminal wrapped to its width."""
        if self.plain:
            print(" " * indent + words)
            return
        margin = " " * indent
        lines = textwrap.wrap(
            words, self.width(), initial_indent=margin, subsequent_indent=margin + "  ",
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        print("\n".join(lines))

    def heading(self, words: str) -> None:
        """A line that stands out, with room above it."""
        print()
        print(self.paint(words, BOLD))

    def paint(self, words: str, code: str) -> str:
        """Words in a colour, where there are colours."""
        return f"\033[{code}m{words}\033[0m" if self.has_color and code else words

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Aligned columns under dim headings; in a terminal the last column wraps."""
        lines = aligned([headings, *rows])
        print("  " + self.paint(lines[0], DIM))
        start = 4 + len(lines[0]) - len(headings[-1])
        for line in lines[1:]:
            if self.plain or len(line) + 2 <= self.width():
                print("  " + line)
            else:
                print(
                    textwrap.fill(
                        "  " + line,
                        self.width(),
                        subsequent_indent=" " * (start - 2),
                        drop_whitespace=True,
                    )
                )

    def numbered(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Choices with number, name and note; in a terminal a long list stands in columns."""
        width = self.width()
        cells = [
            f"{number:>4}  {name}{f' ({note})' if note else ''}" for number, name, note in rows
        ]
        cell = max([len(line) for line in cells], default=0) + 2
        columns = width // cell
        if not self.plain and len(rows) > LONG_LIST and columns > 1:
            height = -(-len(cells) // columns)
            for top in range(height):
                print("".join([line.ljust(cell) for line in cells[top::height]]).rstrip())
            return
        wide = max([len(name) for _, name, _ in rows], default=0)
        for number, name, note in rows:
            line = f"{number:>4}  {name.ljust(wide)}  {note}".rstrip()
            margin = " " * (wide + 8)
            print(line if self.plain else textwrap.fill(line, width, subsequent_indent=margin))

    def width(self) -> int:
        """How many characters a line may have."""
        return max(40, min(shutil.get_terminal_size().columns, WIDEST))

    def ask(self, prompt: str) -> str:
        """One line typed by a person."""
        sys.stdout.flush()
        if self.is_terminal:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        # Typed text is not echoed by a pipe; with it the output reads like the screen.
        print(line.rstrip("\n"))
        if not line:
            raise EndOfInput
        return line.strip()

    def clear(self) -> None:
        """Take away everything that is to be seen, scrolled-off lines too."""
        if self.plain:
            print("\n" * BLANK_LINES)
        else:
            print(CLEAR, end="", flush=True)


def load_line_editing() -> None:
    """Arrow keys and history, where Python was built with them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
