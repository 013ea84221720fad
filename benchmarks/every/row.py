"""What is a line of the table? A figure of ours, a peer's or an earlier one, and the aim."""

from __future__ import annotations

from typing import Final, NamedTuple

HEAD: Final = ("figure", "ours", "beside", "ratio", "aim", "")


class Row(NamedTuple):
    """A figure. `aim` is a ratio to reach, or with `most` a value that ours may not pass."""

    name: str
    ours: float
    unit: str
    beside: float | None = None
    whose: str = ""
    aim: float | None = None
    most: float | None = None

    def ratio(self) -> float | None:
        """How many times as much as what stands beside it."""
        return self.ours / self.beside if self.beside else None

    def is_reached(self) -> bool | None:
        """Whether the aim is reached; None without an aim."""
        if self.most is not None:
            return self.ours <= self.most
        ratio = self.ratio()
        return None if self.aim is None or ratio is None else ratio >= self.aim

    def cells(self) -> tuple[str, ...]:
        """The line as words."""
        ratio, reached = self.ratio(), self.is_reached()
        aim = f"≤ {limit(self.most)} {self.unit}" if self.most is not None else ""
        if self.aim is not None:
            aim = f"≥ {self.aim:g}x"
        return (
            self.name,
            f"{number(self.ours)} {self.unit}",
            f"{number(self.beside)} ({self.whose})" if self.beside else "",
            f"{ratio:.2f}x" if ratio else "",
            aim,
            "" if reached is None else "reached" if reached else "missed",
        )


def limit(value: float) -> str:
    """A limit as it was set: no figures behind it that nobody asked for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"


def number(value: float) -> str:
    """A number with as many digits as say something."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def table(rows: list[Row]) -> str:
    """The lines as a table in Markdown."""
    lines = [HEAD, tuple(["---"] * len(HEAD)), *[row.cells() for row in rows]]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines])
