"""How does an analysis look as one HTML file? It needs nothing else, not even a network."""

from __future__ import annotations

from html import escape
from typing import Final

from opendust.analysis.report.report import MARKED, Analysis, PhaseSummary, SeatSummary
from opendust.analysis.report.wording import MINUS, DecisionWords, Told, change_text, when_text
from opendust.words import text
from opendust.words.numbers import percent_text

COLORS: Final = ("#b3271e", "#2f6fc0", "#3f8f4f", "#e0b02c", "#34343c", "#e9e6da")
LEAST_SHOWN: Final = 0.0005
"""Less would be told as 0.0 %."""
DASH: Final = "\u2013"
SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??", "close": "≈"}
WIDTH, HEIGHT, FOOT = 960, 260, 46
STYLE: Final = """
body { margin: 0; background: #e4d7bb; color: #241d16; font: 16px/1.45 system-ui, sans-serif; }
header { background: #241d16; color: #f3ead6; padding: 1.2rem; }
header h1 { margin: 0; font-size: 1.6rem; } header p { margin: .3rem 0 0; opacity: .85; }
main { max-width: 1000px; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem; }
section { background: #f8f1e0; border: 1px solid #c9b78f; border-radius: 4px; padding: 1rem; }
section.wide { overflow-x: auto; }
h2 { margin: 0 0 .6rem; font-size: 1.1rem; letter-spacing: .04em; text-transform: uppercase; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px dotted #b8a57c; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; display: block; } svg text { font: 13px system-ui, sans-serif; }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: .5rem 0; border-bottom: 1px dotted #b8a57c; }
.sign { display: inline-block; min-width: 2.2em; text-align: center; font-weight: 700;
  color: #fff; }
.slip { background: #8a6a10; border-radius: 1em; } .mistake { background: #a8500f; }
.blunder { background: #a11d1d; } .close { background: #5a4f3e; }
.small { font-size: .9rem; opacity: .85; }
.better { color: #24552d; } .key { display: inline-block; width: 1em; height: 1em;
  border: 1px solid #241d16; vertical-align: -.1em; }
"""


def page(found: Told, title: str) -> str:
    """The whole file."""
    analysis, language = found["analysis"], found["lang"]
    parts = [
        section("analysis-chances", language, graph(analysis, language) + legend(analysis)),
        section("analysis-summary", language, players(analysis, language), is_wide=True),
        section("analysis-turning-points", language, turning(found)),
        section("analysis-phases", language, by_phase(found), is_wide=True),
        section("analysis-marks", language, marks(found)),
    ]
    if found["suspects"]:
        parts.append(section("analysis-suspects", language, suspects(found)))
    heading = text("analysis-title", language)
    how = "".join([f"<p>{escape(line)}</p>" for line in found["how"]])
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}: {escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{escape(heading)}</h1><p>{escape(title)}</p></header><main>"
        f"{''.join(parts)}<div class='small'>{how}</div></main></body></html>\n"
    )


def section(message: str, language: str, body: str, *, is_wide: bool = False) -> str:
    """A part of the page."""
    wide = ' class="wide"' if is_wide else ""
    return f"<section{wide}><h2>{escape(text(message, language))}</h2>{body}</section>"


def graph(found: Analysis, language: str) -> str:
    """The chances of all seats one above the other, over the steps, with the marks below."""
    many = max(1, found["steps"])
    lower = [0.0] * (many + 1)
    shapes: list[str] = []
    for seat in range(len(found["names"])):
        upper = [low + row[seat] for low, row in zip(lower, found["chances"], strict=True)]
        there = [f"{x_of(at, many):.1f},{y_of(one):.1f}" for at, one in enumerate(upper)]
        back = [f"{x_of(at, many):.1f},{y_of(one):.1f}" for at, one in enumerate(lower)]
        shapes.append(
            f'<polygon fill="{COLORS[seat % 6]}" stroke="#241d16" '
            f'points="{" ".join([*there, *reversed(back)])}"/>'
        )
        lower = upper
    shapes += round_lines(found, language) + signs(found)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + FOOT}" role="img" '
        f'aria-label="{escape(text("analysis-chances", language))}">{"".join(shapes)}</svg>'
    )


def x_of(step: int, many: int) -> float:
    """Where a step lies."""
    return WIDTH * step / many


def y_of(chance: float) -> float:
    """Where a chance lies; certainty is on top."""
    return HEIGHT * (1 - min(1.0, chance))


def round_lines(found: Analysis, language: str) -> list[str]:
    """Where rounds begin."""
    shapes: list[str] = []
    last, rounds = found["rounds"][0], found["rounds"]
    for step, number in enumerate(rounds):
        if number != last:
            x = x_of(step, found["steps"])
            shapes.append(
                f'<path d="M{x:.1f} 0V{HEIGHT}" stroke="#241d16" stroke-dasharray="3 3"/>'
            )
            label = escape(when_text(number, language))
            shapes.append(f'<text x="{x + 3:.1f}" y="{HEIGHT + FOOT - 4}">{label}</text>')
            last = number
    return shapes


def signs(found: Analysis) -> list[str]:
    """The marks below the graph."""
    return [
        f'<text x="{x_of(one["step"], found["steps"]):.1f}" y="{HEIGHT + 18}" '
        f'text-anchor="middle" font-weight="700" fill="{COLORS[one["seat"] % 5]}">'
        f"{SIGNS[one['verdict']]}</text>"
        for one in found["decisions"]
        if one["counts"] and one["verdict"] in MARKED
    ]


def legend(found: Analysis) -> str:
    """Whose colour is which."""
    keys = [
        f'<span class="key" style="background:{COLORS[seat % 6]}"></span> {escape(name)}'
        for seat, name in enumerate(found["names"])
    ]
    return f"<p>{' &nbsp; '.join(keys)}</p>"


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table."""
    head = "".join([f"<th>{escape(one)}</th>" for one in headings])
    body = "".join(
        [f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row])}</tr>" for row in rows]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def columns(language: str) -> list[str]:
    """The headings of the table of players."""
    names = ("player", "result", "luck-share", "adjusted", "lost-by-decisions")
    return [text(f"analysis-{name}", language) for name in names]


def player_row(seat: SeatSummary, language: str) -> list[str]:
    """A player in that table."""
    return [
        seat["name"],
        percent_text(seat["result"], language),
        change_text(seat["luck"], language),
        share_text(seat["adjusted"], language),
        each_text(seat["loss"], sum([part["decisions"] for part in seat["phases"]]), language),
    ]


def each_text(loss: float, decisions: int, language: str) -> str:
    """What a decision gave away on average: a sum over a match would soon be more than all."""
    return percent_text(loss / max(1, decisions), language, digits=1)


def share_text(share: float, language: str) -> str:
    """A share that may lie below nothing."""
    return change_text(share, language) if share < 0 else percent_text(share, language)


def faults_of(seat: SeatSummary, language: str) -> str:
    """How many slips, mistakes and blunders; what there is none of is not told."""
    counts = [(kind, seat["verdicts"].get(kind, 0)) for kind in MARKED]
    found = [text(f"analysis-{kind}s", language, count=count) for kind, count in counts if count]
    return ", ".join(found) or text("analysis-no-faults", language)


def players(found: Analysis, language: str) -> str:
    """The table of players."""
    rows = [[*player_row(seat, language), faults_of(seat, language)] for seat in found["seats"]]
    return table([*columns(language), text("analysis-faults", language)], rows)


def by_phase(found: Told) -> str:
    """How sound the decisions were in which part of the turns, and what was given away."""
    note = escape(text("analysis-phases-note", found["lang"]))
    return table(phase_columns(found), phase_rows(found)) + f"<p class='small'>{note}</p>"


def phase_columns(found: Told) -> list[str]:
    """The parts of a turn, after the players."""
    return [text("analysis-player", found["lang"]), *found["phases"].values()]


def phase_rows(found: Told) -> list[list[str]]:
    """Every player's accuracy in each part of the turns."""
    language = found["lang"]
    return [
        [seat["name"], *[accuracy_text(one, language) for one in seat["phases"]]]
        for seat in found["analysis"]["seats"]
    ]


def accuracy_text(part: PhaseSummary, language: str) -> str:
    """The share of sound decisions, and what the others gave away; a dash where there were none."""
    if not part["decisions"]:
        return DASH
    sound = percent_text(part["sound"] / part["decisions"], language)
    if part["loss"] < LEAST_SHOWN * part["decisions"]:
        return sound
    return f"{sound} ({MINUS}{each_text(part['loss'], part['decisions'], language)})"


def turning(found: Told) -> str:
    """The turning points."""
    items = [
        f"<li><b>{escape(one['when'])}</b> {escape(one['line'])} "
        f"<b>{escape(one['change'])}</b></li>"
        for one in found["turning_points"]
    ]
    if not items:
        return f"<p>{escape(text('analysis-no-turning-points', found['lang']))}</p>"
    return f"<ol>{''.join(items)}</ol>"


def marks(found: Told) -> str:
    """What could have been better."""
    if not found["marks"]:
        return f"<p>{escape(text('analysis-no-marks', found['lang']))}</p>"
    verdicts = {one["step"]: one["verdict"] for one in found["analysis"]["decisions"]}
    items = [mark(one, verdicts[one["step"]], found["lang"]) for one in found["marks"]]
    return f"<ol>{''.join(items)}</ol>"


def suspects(found: Told) -> str:
    """What is worth another look."""
    note = escape(text("analysis-suspects-note", found["lang"]))
    items = [mark(one, "close", found["lang"]) for one in found["suspects"]]
    return f"<p class='small'>{note}</p><ol>{''.join(items)}</ol>"


def mark(one: DecisionWords, verdict: str, language: str) -> str:
    """One of them."""
    played = text("analysis-played", language, action=one["played"]["label"])
    best = text("analysis-best", language, action=one["best"]["label"])
    return (
        f'<li><span class="sign {verdict}">{SIGNS[verdict]}</span> {escape(one["line"])}<br>'
        f'{escape(played)}<br><span class="better">{escape(best)}</span><br>'
        f"<span class='small'>{escape(one['why'])}</span></li>"
    )
