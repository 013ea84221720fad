"""Where does the picture of the odds go? To an SVG file, or through a converter to a PNG."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from opendust.cli.language import said
from opendust.cli.odds.figures import short_percent
from opendust.kernel.refusal import BadText, Fault
from opendust.odds import DustOdds
from opendust.odds.chart import (
    ATTACKER_COLOR,
    DEFENDER_COLOR,
    OUTCOME_COLOR,
    draw,
)
from opendust.odds.dust.tree import OUTCOMES

CONVERTER = "rsvg-convert"
LEAST = 0.0005


def write_picture(name: str, picture: str) -> None:
    """Write the picture; BadText if the name or the machine does not allow it."""
    path = Path(name)
    if path.suffix not in (".svg", ".png"):
        raise BadText([Fault("", 0, "odds-plot-kind", file=name)])
    try:
        if path.suffix == ".svg":
            path.write_text(picture, encoding="utf-8")
        else:
            path.write_bytes(converted(picture))
    except OSError as error:
        raise BadText([Fault(name, 0, "fault-file-unwritable", reason=str(error))]) from error


def picture_of(title: str, odds: DustOdds) -> str:
    """Outcomes, and how many units of each side survive."""
    outcomes = [
        (said(f"dust-outcome-{name}"), float(odds.outcomes[n])) for n, name in enumerate(OUTCOMES)
    ]
    return draw(
        title,
        [
            (said("odds-head-outcome"), OUTCOME_COLOR, [bar for bar in outcomes if bar[1]]),
            (said("odds-head-attackers"), ATTACKER_COLOR, left_bars(odds, 0)),
            (said("odds-head-defenders"), DEFENDER_COLOR, left_bars(odds, 1)),
        ],
        short_percent,
    )


def left_bars(odds: DustOdds, side: int) -> list[tuple[str, float]]:
    """The chance of each number of survivors, hardly possible ones left out."""
    left = odds.units_left(side).items()
    return [(str(number), float(chance)) for number, chance in left if chance >= LEAST]


def converted(picture: str) -> bytes:
    """The picture as PNG, if the machine has the converter."""
    program = shutil.which(CONVERTER)
    if program is None:
        raise BadText([Fault("", 0, "odds-plot-needs-converter")])
    done = subprocess.run([program], input=picture.encode(), capture_output=True, check=True)
    return done.stdout
