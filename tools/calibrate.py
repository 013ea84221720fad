"""How much does what count for a chance to win, and are the chances right? From arena games.

`python -m tools.calibrate dust FOLDER...` fits the figures of src/opendust/analysis/data/dust.toml
to the even games of some arenas, and prints how often positions of the odd ones were won, by the
chance that they were called. `--write` writes the file, `--rows FILE` the held-out positions that
tests/analysis checks the file with.

`--check` fits nothing: it prints how often positions were won by the chance that an analysis calls
them, with the figures of the package and the rest of the round played where it decides. `--plot
FILE.svg` draws that, too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from opendust.analysis.calibration import Called, lines, reliability
from opendust.analysis.decisions import QUICK
from opendust.analysis.dust import value as dust_value
from opendust.analysis.dust.judge import DustJudge
from opendust.analysis.judge import Judge, estimate, judge_of, shares
from opendust.analysis.report.story import Story
from opendust.analysis.tactics import value as tactics_value
from opendust.analysis.tactics.judge import TacticsJudge
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.text.record import read_record, replay
from opendust.registry import entry_of
from tools.calibration_plot import picture, points

EVERY: Final = 3
"""One quiet position of so many is taken: neighbours tell the same."""
DATA: Final = Path(__file__).parent.parent / "src" / "opendust" / "analysis" / "data"
FEATURES: Final = {"dust": dust_value.FEATURES, "tactics": tactics_value.FEATURES}
PENALTY: Final = 0.02
LEAST_EARLY: Final = 1.35
"""In the first round, two thirds of this are taken from what strength counts: a tenth is left."""

TITLES: Final = {"dust": "DUST", "tactics": "Dust Tactics"}

Row = tuple[str, list[list[float]], list[float]]
"""The table that it is for, what counts for every seat, and every seat's share of the victory."""


def quiet_positions(name: str, path: Path, judge: Judge) -> Iterator[tuple[Any, list[float]]]:
    """Positions of a recorded match between battles and plans, and who won it."""
    record = read_record(path.read_text(encoding="utf-8"), str(path))
    story = Story.of(replay(entry_of(name).game, record))
    ended = story.result()
    if ended is None:
        return
    won = shares(ended, len(story.names))
    quiet = [state for state in story.states[:-1] if judge.is_between(state)]
    for state in quiet[::EVERY]:
        yield state, won


def called_in(name: str, path: Path) -> Iterator[Called]:
    """What an analysis calls the positions of a match, and what came of them."""
    judge = judge_of(name)
    for state, won in quiet_positions(name, path, judge):
        yield from zip(estimate(judge, state, range(QUICK.seeds)), won, strict=True)


def positions(name: str, path: Path) -> Iterator[Row]:
    """What counts in the positions of a match."""
    judge: Any = DustJudge() if name == "dust" else TacticsJudge()
    for state, won in quiet_positions(name, path, judge):
        if name == "dust":
            table = "duel" if state.players == 2 else "many"
            found = dust_value.features(state, judge.weights.value(state))
            yield table, [list(row) for row in found], won
        else:
            survey = Survey(state, 0, judge.weights.sense, judge.memory)
            lead = tactics_value.features(survey, judge.weights.value)
            yield "value", [list(lead), [0.0] * len(lead)], won


def fit(rows: list[Row], names: tuple[str, ...]) -> dict[str, float]:
    """The figures that make the results likeliest (conditional logit, Newton's method)."""
    beta = np.zeros(len(names))
    beta[0] = 1.0
    for _ in range(30):
        gradient = -PENALTY * beta
        curve = PENALTY * np.eye(len(names))
        for _, found, won in rows:
            x = np.array(found)
            p = chances(x, beta)
            gradient += x.T @ (np.array(won) - p)
            centred = x - p @ x
            curve += centred.T @ (centred * p[:, None])
        step = np.linalg.solve(curve, gradient)
        beta += step
        if float(np.abs(step).max()) < 1e-8:
            break
    # Early strength counts for little, but it never speaks against its owner.
    beta[1] = max(beta[1], -LEAST_EARLY * beta[0])
    return {name: round(float(one), 4) for name, one in zip(names, beta, strict=True)}


def chances(x: Any, beta: Any) -> Any:
    """Shares of the exponents."""
    found = x @ beta
    found = np.exp(found - found.max())
    return found / found.sum()


def check(game: str, folders: list[Path], plot: Path | None) -> int:
    """Print, and draw, what was called and what came of it."""
    paths = [path for folder in folders for path in sorted((folder / "records").iterdir())]
    games = [list(called_in(game, path)) for path in paths]
    print("\n".join(lines(reliability([one for found in games for one in found]))))
    if plot is not None:
        title = f"{TITLES[game]}: were the chances right?"
        plot.write_text(picture(points(games), len(games), title), encoding="utf-8")
    return 0


def main() -> int:
    """Fit, print, and write what is asked for."""
    parser = argparse.ArgumentParser(description="Fit and check the chances to win.")
    parser.add_argument("game", choices=sorted(FEATURES))
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--plot", metavar="FILE.svg", type=Path)
    args = parser.parse_args()
    if args.check:
        return check(args.game, args.folders, args.plot)
    learned: list[Row] = []
    held: list[Row] = []
    games = 0
    for folder in args.folders:
        for number, path in enumerate(sorted((folder / "records").iterdir())):
            games += 1
            (held if number % 2 else learned).extend(positions(args.game, path))
    names = FEATURES[args.game]
    tables = {
        table: fit([row for row in learned if row[0] == table], names)
        for table in sorted({row[0] for row in learned})
    }
    text = written(args.game, games, len(learned), len(held), tables)
    print(text)
    called: list[Called] = []
    for table, found, won in held:
        beta = np.array([tables[table][name] for name in names])
        called += list(zip(chances(np.array(found), beta).tolist(), won, strict=True))
    print("\n".join(lines(reliability(called))))
    if args.write:
        (DATA / f"{args.game}.toml").write_text(text, encoding="utf-8")
    if args.rows:
        kept = [
            {"table": table, "seats": [[round(one, 3) for one in row] for row in found], "won": won}
            for table, found, won in held[:: max(1, len(held) // 400)]
        ]
        body = ",\n".join([json.dumps(row, separators=(",", ":")) for row in kept])
        args.rows.write_text(f"[\n{body}\n]\n", encoding="utf-8")
    return 0


def written(
    game: str, games: int, learned: int, held: int, tables: dict[str, dict[str, float]]
) -> str:
    """The file of a game."""
    found = [
        f"# How much what counts for a chance to win ({game}).",
        f"# Made by `python -m tools.calibrate {game}` from {games} arena games of recruits and",
        f"# captains: fitted to {learned} positions of every other game; {held} of the rest were",
        "# held out to check it (docs/study/analysis.md).",
    ]
    for table, figures in tables.items():
        found += ["", f"[{table}]", *[f"{name} = {one}" for name, one in figures.items()]]
    return "\n".join(found) + "\n"


if __name__ == "__main__":
    sys.exit(main())
