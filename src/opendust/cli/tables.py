"""How does a command print tables? With rich in a terminal, as aligned plain text elsewhere."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from opendust.cli.language import help_text

Row = Sequence[str]


def add_plain_argument(parser: argparse.ArgumentParser) -> None:
    """Gives a command the argument `--plain`."""
    parser.add_argument("--plain", action="store_true", help=help_text("plain"))


def is_plain(args: argparse.Namespace) -> bool:
    """Whether plain text is asked for, or the output is no terminal."""
    return bool(args.plain) or not sys.stdout.isatty()


def print_table(headings: Row, rows: Sequence[Row], *, plain: bool) -> None:
    """A table: framed in a terminal, columns aligned with spaces in plain text."""
    if plain:
        print("\n".join(aligned([headings, *rows])))
        return
    table = Table(header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, overflow="fold", no_wrap=number == 0)
    for row in rows:
        table.add_row(*[escape(cell) for cell in row])
    Console().print(table)


def aligned(rows: Sequence[Row]) -> list[str]:
    """The rows as lines, every column as wide as its widest cell but the last."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def print_heading(text: str, *, plain: bool) -> None:
    """A line that stands out."""
    if plain:
        print(text)
    else:
        Console(highlight=False).print(f"[bold]{escape(text)}[/bold]")


def print_text(text: str, *, plain: bool) -> None:
    """A paragraph, wrapped to the terminal; in plain text one line."""
    if plain:
        print(text)
    else:
        Console(highlight=False).print(escape(text))
