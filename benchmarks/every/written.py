"""Where do the figures of a run stand in the documentation?"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "develop" / "speed.md"
BEGIN: Final = "<!-- make bench-all writes from here -->"
END: Final = "<!-- to here -->"


def with_tables(page: str, tables: str) -> str:
    """The page with other tables between its two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has no marks to write between")
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def write(tables: str) -> None:
    """Put the tables of a run on the page."""
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")
