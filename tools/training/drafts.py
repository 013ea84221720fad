"""Where should one settle in a duel? `make train` learns it from nothing.

Two players claim the world by sense or by what was learned so far, with some chance; plans play the
rest, twice, with other hands and dice. A logistic regression of who won on the finished maps gives
every area, center and capital a worth (`bots/dust/search/drafting.py`). Every part of the games is
kept, so a training that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import SETTLING
from opendust.bots.dust.search.drafting import DRAFTS, Draft
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.weight_tables import parse_tables
from opendust.dust import game as dust
from opendust.dust.phases import ClaimCapital, Over, SetupCards, SetupCenters
from opendust.dust.rules.beginning.setup import LAND_CLAIM_RULE
from opendust.dust.state import State, changed
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.bits import bits
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from tools.training.course import joined, played

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "training" / "drafts"
OUT: Final = ROOT / "build" / "training" / DRAFTS
EDITIONS: Final = ("premium-en",)
SETUPS: Final = 500
"""In one part."""
GAMES: Final = 2
BEST_FEW: Final = 4
STRAY: Final = 12
"""A player takes one of his best one to four areas, and in one claim of so many just any."""
WHOLE_GAME: Final = 99
KEEP: Final = 100.0
KEEP_BESIDE: Final = 1_000.0
"""How firmly the weights are held near nothing; those beside a capital are many, and more so."""
STEPS: Final = 7
HELD_OUT: Final = 5
NAMES: Final = ("own", "centers", "homes", "won")
Array = NDArray[np.float64]
Small = NDArray[np.int8]


class Course:
    """One edition: its board, its games, and what was learned so far."""

    def __init__(self, edition: str) -> None:
        self.setup = dust.complete(Setup(("a", "b"), {"edition": edition}))
        self.start: Any = dust.new_game(self.setup)
        self.board = self.start.board
        self.rule = LAND_CLAIM_RULE.of(self.start.edition)
        self.capitals = bits(self.board.capitals)
        self.weights = load_captain_weights()
        self.rehearsal = Rehearsal(self.weights)
        self.rehearsal.equals = True

    # ── Games ────────────────────────────────────────────────────────────────────────────────

    def part(self, seed: int, number: int, draft: Draft | None) -> dict[str, Any]:
        """Some setups and how their games went."""
        lottery = Lottery(seed * 7919 + number)
        rows: dict[str, list[Any]] = {name: [] for name in NAMES}
        for _ in range(SETUPS):
            state = self.settled(lottery, draft)
            own = [1 if owner == 0 else -1 if owner == 1 else 0 for owner in state.owner]
            land = own[: self.board.land_count]
            rows["own"].append(land)
            rows["centers"].append(
                [side * (state.centers >> area & 1) for area, side in enumerate(land)]
            )
            rows["homes"].append([*state.homes, state.order[0]])
            rows["won"].append(sum(self.won(state, lottery) for _ in range(GAMES)) / GAMES)
        kinds = {"won": np.float64}
        return {name: np.array(found, kinds.get(name, np.int8)) for name, found in rows.items()}

    def settled(self, lottery: Lottery, draft: Draft | None) -> State:
        """The end of a setup; each player claims in one way throughout."""
        state: State = self.start.copy()
        ways = [(lottery.below(2), 1 + lottery.below(BEST_FEW)) for _ in range(2)]
        while not state.round:
            waiting = dust.pending(state)
            if isinstance(waiting, Chance):
                dust.advance(state, Outcome(waiting.drawn(lottery)))
                continue
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            options = dust.options(state, seat)
            if isinstance(state.phase, SETTLING):
                is_learned, few = ways[seat]
                used = draft if is_learned else None
                action = self.claim(state, seat, options, used, few, lottery)
            elif isinstance(state.phase, SetupCards) and not lottery.below(3):
                action = options[0].fill(lottery.below)
            else:
                self.rehearsal.take(seat, None)
                action = self.rehearsal.act(state, seat, options, lottery.below)
            dust.advance(state, Decision(seat, action))
        return state

    def claim(
        self, state: State, seat: int, options: list[Option], draft: Draft | None, few: int,
        lottery: Lottery,
    ) -> Action:  # fmt: skip
        """One of the best few areas; a capital, and now and then an area, is just any."""
        areas = pick_of(options[0], 0)
        survey = Survey(state, seat, self.weights.duel.sense, self.rehearsal.odds)
        ranked = settlements(survey, areas)
        if isinstance(state.phase, ClaimCapital) or not lottery.below(STRAY):
            return ranked[lottery.below(len(ranked))]
        if draft is not None:
            verb, homes = ranked[0].verb, state.homes
            if isinstance(state.phase, SetupCenters):
                order = sorted(areas, key=lambda area: -draft.center[area])
            else:
                order = sorted(areas, key=lambda area: -draft.swing(homes, area))
            ranked = [Action(verb, (area,)) for area in order]
        return ranked[lottery.below(min(few, len(ranked)))]

    def won(self, state: State, lottery: Lottery) -> float:
        """The first seat's share of one game of plans, with hands dealt anew."""
        end = state.copy()
        redeal(end, lottery)
        self.rehearsal.take(-1, None)
        self.rehearsal.play(end, lottery, WHOLE_GAME)
        if not isinstance(end.phase, Over):
            return 0.5
        return 1 / len(end.phase.winners) if 0 in end.phase.winners else 0.0

    # ── The fit ──────────────────────────────────────────────────────────────────────────────

    def seen(self, own: Small, centers: Small, homes: Small) -> Array:
        """What counts for the first seat, less what counts for the second."""
        first = np.where(homes[:, 2] == 0, 1.0, -1.0)[:, None]
        return np.concatenate(
            [
                first,
                self.side(own > 0, centers > 0, homes[:, 0])
                - self.side(own < 0, centers < 0, homes[:, 1]),
            ],
            axis=1,
        )

    def side(self, own: Any, centers: Any, homes: Small) -> Array:
        """Land, centers, capital, and land beside this capital, of one player."""
        capital = (homes[:, None] == np.array(self.capitals)).astype(np.float64)
        beside = (capital[:, :, None] * own[:, None, :]).reshape(len(own), -1)
        return np.concatenate([own, centers, capital, beside], axis=1).astype(np.float64)

    def fitted(self, rows: Sequence[Any]) -> Array:
        """The weights by Newton's method, held near nothing."""
        own, centers, homes, won = rows
        seen = self.seen(own, centers, homes)
        land = self.board.land_count
        keep = np.full(seen.shape[1], KEEP)
        keep[1 + 2 * land + len(self.capitals) :] = KEEP_BESIDE
        weights = np.zeros(seen.shape[1])
        for _ in range(STEPS):
            chance = 1 / (1 + np.exp(-seen @ weights))
            slope = seen.T @ (won - chance) - keep * weights
            bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(keep)
            weights = weights + np.linalg.solve(bend, slope)
        return weights

    def loss(self, rows: Sequence[Any], weights: Array) -> float:
        """The mean log-loss in nats."""
        own, centers, homes, won = rows
        chance = 1 / (1 + np.exp(-self.seen(own, centers, homes) @ weights))
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    def lines(self, weights: Array) -> list[str]:
        """The tables of one way to claim, as the package keeps them."""
        land = self.board.land_count
        ids = self.board.ids[:land]
        names = [self.board.ids[area] for area in self.capitals]
        parts = np.split(weights[1:], [land, 2 * land, 2 * land + len(names)])
        rule = self.rule.value
        found = [
            f"{rule}-order = {{ first = {weights[0]:.3f} }}",
            inline(f"{rule}-capital", names, parts[2]),
            inline(f"{rule}-land", ids, parts[0]),
            inline(f"{rule}-center", ids, parts[1]),
        ]
        rows = parts[3].reshape(len(names), land)
        return found + [
            inline(f"{rule}-beside-{name}", ids, some)
            for name, some in zip(names, rows, strict=True)
        ]

    def draft(self, weights: Array) -> Draft:
        """The weights as a player uses them."""
        return Draft(self.board, parse_tables("\n".join(self.lines(weights)), DRAFTS), self.rule)


def inline(name: str, keys: Sequence[str], values: Any) -> str:
    """A table on one line, with three digits."""
    told = [f"{key} = {value:.3f}" for key, value in zip(keys, values, strict=True)]
    return f"{name} = {{ {', '.join(told)} }}"


def redeal(state: State, lottery: Lottery) -> None:
    """Other hands from the same deck."""
    left = bits(state.unseen | state.hands[0] | state.hands[1])
    for seat in range(state.players):
        hand = 0
        for _ in range(state.hands[seat].bit_count()):
            card = left[lottery.below(len(left))]
            left = tuple([one for one in left if one != card])
            hand |= 1 << card
        state.hands = changed(state.hands, seat, hand)
    state.unseen = sum([1 << card for card in left])


def learned(edition: str, folder: Path, parts: int, seed: int) -> list[str]:
    """One edition from nothing: what the parts so far have taught plays the next as many parts."""
    course = Course(edition)
    known: dict[int, Draft | None] = {0: None}

    def part(number: int) -> dict[str, Any]:
        count = 1 << number.bit_length() - 1 if number else 0
        if count not in known:
            before = sorted(folder.glob(f"part-{seed}-????.npz"))[:count]
            known[count] = course.draft(course.fitted(joined(before, NAMES)))
        return course.part(seed, number, known[count])

    paths = played(folder, parts, seed, part)
    held = paths[::HELD_OUT]
    for count in sorted({max(HELD_OUT, parts // share) for share in (8, 4, 2, 1)}):
        used = [path for path in paths[:count] if path not in held]
        loss = course.loss(joined(held, NAMES), course.fitted(joined(used, NAMES)))
        print(f"{edition}: {SETUPS * len(used)} setups, log-loss {loss:.4f} held out", flush=True)
    return course.lines(course.fitted(joined(paths, NAMES)))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.drafts")
    parser.add_argument("--editions", nargs="+", default=EDITIONS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--parts", type=int, default=30, help=f"{SETUPS} setups each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    lines = ["# What was learned about settling in duels (make train, docs/study/trials.md)."]
    for edition in given.editions:
        lines += learned(edition, given.folder / edition, given.parts, given.seed)
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
