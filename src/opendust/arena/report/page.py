"""How is the report put on a page? One HTML file that needs nothing else, not even a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from opendust.words import text
from opendust.words.numbers import number_text, percent_text

STYLE: Final = """
:root { color-scheme: light dark; --desk: #2a211a; --on-desk: #efe4cc; --panel: #f3ead6;
        --raised: #fbf5e6; --sunken: #e4d7bb; --line: #b6a37e; --rule: #cdbd9a; --ink: #211c15;
        --soft: #5a4f3e; --mark: #1f5590; --even: #97281f; --link: #0d5c86; }
@media (prefers-color-scheme: dark) { :root { --desk: #080b0d; --on-desk: #e6dcc2;
        --panel: #161d20; --raised: #1c2529; --sunken: #0f1517; --line: #4a575b; --rule: #313c40;
        --ink: #e9e0ca; --soft: #b3ab97; --mark: #7fb4ee; --even: #f0897a; --link: #8ec5ea; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--sunken);
       margin: 0; padding: 0 1rem 3rem; }
body > * { max-width: 800px; margin-left: auto; margin-right: auto; }
h1 { line-height: 1.2; margin: 0 -1rem 1rem; max-width: none; padding: 1.4rem 1rem;
     background: var(--desk); color: var(--on-desk); text-align: center; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--line); font-size: 1.1rem;
     letter-spacing: .04em; text-transform: uppercase; }
a { color: var(--link); } nav a { margin-right: 1em; }
svg { width: 100%; height: auto; font-size: 13px; fill: var(--ink); }
svg .grid { stroke: var(--rule); }
svg .even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 4 3; }
svg .whisker { stroke: var(--mark); stroke-width: 2.5; }
svg circle, svg rect { fill: var(--mark); }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; background: var(--raised);
        border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th { background: var(--panel); }
th, td { padding: 0.25rem 0.7rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } code { background: var(--panel); padding: 0.1em 0.3em; }
.warning { border-left: 4px solid var(--even); padding-left: 1rem; }
p.small { color: var(--soft); font-size: 0.9rem; }
"""
"""The colours of the browser client (web/src/look/tokens.css), by lamp light and in the dark."""


class Page:
    """A page that grows from top to bottom."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.title = ""
        self.parts: list[str] = []
        self.chapters: list[str] = []

    def words(self, message: str, **details: str | int) -> str:
        """A message in the language of the page."""
        return text(message, self.language, **details)

    def number(self, value: float, digits: int, *, signed: bool = False) -> str:
        """A number as the language writes it."""
        return number_text(value, self.language, digits=digits, signed=signed)

    def share(self, value: float) -> str:
        """A share with one digit."""
        return percent_text(value, self.language, digits=1)

    def span(self, low: str, high: str) -> str:
        """From one figure to another."""
        return self.words("arena-interval", low=low, high=high)

    def share_of(self, count: int, of: int) -> str:
        """So many of so many, and their share."""
        part = self.words("arena-part", count=count, of=of)
        return f"{self.share(count / of if of else 0.0)}  ({part})"

    def percent(self, value: float) -> str:
        """A share at an axis."""
        return percent_text(value, self.language)

    def plain(self, value: float) -> str:
        """A number at an axis, without needless digits."""
        return self.number(value, digits_of(value))

    def signed(self, value: float) -> str:
        """A difference at an axis, with its sign."""
        return self.number(value, digits_of(value), signed=bool(value))

    def chapter(self, heading: str) -> None:
        """A heading, listed at the top."""
        self.chapters.append(heading)
        name = f"c{len(self.chapters)}"
        self.parts.append(f'<h2 id="{name}">{escape(heading)}</h2>')

    def section(self, heading: str) -> None:
        """A heading within a chapter."""
        self.parts.append(f"<h3>{escape(heading)}</h3>")

    def say(self, sentence: str, kind: str = "") -> None:
        """A paragraph."""
        name = f' class="{kind}"' if kind else ""
        self.parts.append(f"<p{name}>{escape(sentence)}</p>")

    def code(self, line: str) -> None:
        """A line to be typed."""
        self.parts.append(f"<p><code>{escape(line)}</code></p>")

    def picture(self, svg: str) -> None:
        """A plot."""
        self.parts.append(svg)

    def folded(self, heading: str, svg: str) -> None:
        """A plot that opens on a click."""
        self.parts.append(f"<details><summary>{escape(heading)}</summary>{svg}</details>")

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; its first column is text, the others are figures."""
        head = "".join([f"<th>{escape(cell)}</th>" for cell in headings])
        body = "".join(
            ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>\n"
             for row in rows]
        )  # fmt: skip
        self.parts.append(f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>')

    def html(self) -> str:
        """The whole file."""
        links = "".join(
            [f'<a href="#c{number}">{escape(heading)}</a> '
             for number, heading in enumerate(self.chapters, start=1)]
        )  # fmt: skip
        return (
            "<!doctype html>\n"
            f'<html lang="{self.language}"><head><meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style></head>\n"
            f"<body><h1>{escape(self.title)}</h1>\n<nav>{links}</nav>\n"
            + "\n".join(self.parts)
            + "\n</body></html>\n"
        )


def digits_of(value: float) -> int:
    """How many digits behind the point a round number has."""
    return len(f"{value:g}".partition(".")[2])
