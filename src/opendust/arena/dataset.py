"""What can be learned from the games of an arena? Every decision as a row of one Parquet file.

A row has the position as its seat saw it (a tensor), what could be done (tokens), what was done
(tokens and notation), what chance brought next, and how the game ended for that seat. The records
are replayed one after the other and written in parts, so the memory does not grow with the games.
`SCHEMA` says what every column is; the data card beside the file tells it to readers.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from opendust.arena.folder import Folder, games_in, read_plan
from opendust.envs.session import shares
from opendust.kernel.action import Decision
from opendust.kernel.pending import Choice, Result
from opendust.kernel.play.tokens import Speller, Vocabulary
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import format_action, parse_input
from opendust.kernel.text.record import read_record
from opendust.registry import entry_of

Row = dict[str, Any]
Tick = Callable[[int, int], None]

PART_ROWS: Final = 20_000
"""So many rows are held in memory before they are written."""

SCHEMA: Final[dict[str, tuple[str, str]]] = {
    "game": ("UInt32", "number of the game in the arena, from 1"),
    "pair": ("UInt32", "games of one pair have the same dice"),
    "variant": ("String", "edition or scenario"),
    "step": ("UInt32", "number of inputs before the decision; `od.load(record).at(step)` is it"),
    "round": ("UInt16", "round of the game, from 0 for the setup"),
    "seat": ("UInt8", "who decided, from 0"),
    "players": ("UInt8", "how many play"),
    "bot": ("String", "the bot in that seat"),
    "point": ("String", "what was decided, such as `attack`"),
    "options": ("UInt32", "how many options the menu had (an option may stand for many actions)"),
    "action": ("String", "what was done, in notation"),
    "tokens": ("List(UInt16)", "the same, spelled in tokens"),
    "allowed": ("List(List(UInt16))", "the tokens that were allowed, one list for each token"),
    "observation": ("List(Float32)", "what the seat saw; the layout is in the data card"),
    "chance": ("List(Int16)", "dice and draws from then on to the next decision"),
    "reward": ("Float32", "the seat's share of the victory, less an equal share"),
    "score": ("Int32", "the seat's points at the end"),
}
"""Every column with its type and what it says."""


class Replaying:
    """One record, replayed decision by decision."""

    def __init__(self, path: Path, row: Row, *, tensors: bool) -> None:
        record = read_record(path.read_text(encoding="utf-8"), str(path))
        entry = entry_of(record.game)
        self.game = entry.game
        self.record = record
        self.row = row
        self.state: Any = self.game.new_game(self.game.complete(record.setup))
        self.vocabulary = Vocabulary(self.game, self.state)
        observer = entry.part("tensors")
        self.observer: Any = observer(self.state) if tensors and observer is not None else None

    def rows(self) -> list[Row]:
        """Every decision, with what followed."""
        found: list[Row] = []
        game = self.game
        for step, (number, line) in enumerate(self.record.lines):
            given = parse_input(game, self.state, line, self.record.source, number)
            if step < self.record.start:
                pass  # decided in another match, by whoever played it
            elif isinstance(given, Decision):
                found.append(self.decision(step, given))
            elif found:
                found[-1]["chance"] += given.values
            game.apply(self.state, given)
        self.add_results(found)
        return found

    def decision(self, step: int, given: Decision) -> Row:
        """What a seat saw, could do and did."""
        game, seat = self.game, given.seat
        waiting = game.pending(self.state)
        assert isinstance(waiting, Choice)
        view = game.view(self.state, seat)
        menu = game.options(view, seat)
        tokens = self.vocabulary.spell(given.action)
        return {
            "game": self.row["game"], "pair": self.row["pair"], "variant": self.row["variant"],
            "step": step, "round": getattr(self.state, "round", 0), "seat": seat,
            "players": len(self.record.setup.seats), "bot": self.row["seats"][seat]["bot"],
            "point": waiting.point, "options": len(menu),
            "action": format_action(game, self.state, given.action), "tokens": tokens,
            "allowed": allowed(self.vocabulary, menu, tokens),
            "observation": self.observed(view, seat), "chance": [],
        }  # fmt: skip

    def observed(self, view: Any, seat: int) -> list[float]:
        """The tensor of a view; nothing without tensors."""
        if self.observer is None:
            return []
        buffer = array("f", bytes(4 * self.observer.layout.size))
        self.observer.write(view, seat, buffer)
        return buffer.tolist()

    def add_results(self, found: list[Row]) -> None:
        """How the game ended for the seat of every decision; a broken-off game rewards nobody."""
        result = self.game.pending(self.state)
        players = len(self.record.setup.seats)
        rewards, scores = [0.0] * players, [0] * players
        if isinstance(result, Result):
            rewards, scores = shares(result, players), list(result.scores)
        for row in found:
            row["reward"], row["score"] = rewards[row["seat"]], scores[row["seat"]]


def allowed(vocabulary: Vocabulary, menu: list[Any], tokens: list[int]) -> list[list[int]]:
    """What could have followed, before every token of an action."""
    speller = Speller(vocabulary, menu)
    found: list[list[int]] = []
    for token in tokens:
        found.append(speller.next_tokens())
        speller.push(token)
    return found


def decisions(folder: Path, *, tensors: bool, tick: Tick) -> Iterator[list[Row]]:
    """The decisions of every game, game by game."""
    games = games_in(folder)
    kept = Folder(folder)
    for number, row in enumerate(games):
        tick(number, len(games))
        yield Replaying(kept.record_path(row["game"] - 1), row, tensors=tensors).rows()
    tick(len(games), len(games))


def write_dataset(folder: Path, out: Path, *, tensors: bool, tick: Tick) -> tuple[int, int]:
    """Write the Parquet file and its data card: how many games and decisions it has."""
    try:
        import polars
    except ImportError:
        raise BadText([Fault("", 0, "dataset-needs-polars")]) from None
    schema = {name: type_named(polars, kind) for name, (kind, _) in SCHEMA.items()}
    parts: list[Path] = []
    waiting: list[Row] = []
    games = rows = 0

    def flush() -> None:
        part = out.with_name(f"{out.name}.{len(parts)}.part")
        polars.DataFrame(waiting, schema=schema, orient="row").write_parquet(part)
        parts.append(part)
        waiting.clear()

    try:
        for found in decisions(folder, tensors=tensors, tick=tick):
            games, rows = games + 1, rows + len(found)
            waiting += found
            if len(waiting) >= PART_ROWS:
                flush()
        flush()
        polars.scan_parquet(parts).sink_parquet(out)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadText([Fault(str(out), 0, "fault-file-unwritable", reason=reason)]) from error
    finally:
        for part in parts:
            part.unlink(missing_ok=True)
    out.with_suffix(".md").write_text(card(folder, games, rows, tensors=tensors), encoding="utf-8")
    return games, rows


def type_named(polars: Any, name: str) -> Any:
    """The type of a column, such as `List(UInt16)`."""
    if name.startswith("List("):
        return polars.List(type_named(polars, name[len("List(") : -1]))
    return getattr(polars, name)


def card(folder: Path, games: int, rows: int, *, tensors: bool) -> str:
    """What the data are, where they come from, and how a row is read."""
    plan = read_plan(folder)
    first = games_in(folder)[:1]
    lines = [
        "---", f"pretty_name: Decisions of {games} games of {plan.game}",
        "task_categories: [reinforcement-learning]", "---", "",
        f"# Decisions of {games} games", "",
        f"{rows} decisions of the bots {', '.join(plan.bots)} in {plan.game}, seed `{plan.seed}`,",
        f"{plan.seats} seats. Made by `opendust dataset` from an arena; the records replay to it.",
        "Seats see only what the rules show them, and so do `observation` and `allowed`.",
        "`chance` may hold cards that nobody has seen: leave it out of what a policy is given.",
        "", "| column | type | meaning |", "|---|---|---|",
    ]  # fmt: skip
    lines += [f"| {name} | {kind} | {meaning} |" for name, (kind, meaning) in SCHEMA.items()]
    for row in first:
        path = Folder(folder).record_path(row["game"] - 1)
        replaying = Replaying(path, row, tensors=tensors)
        lines += ["", f"Settings of game {row['game']}:", "", "```json"]
        lines += [json.dumps(dict(replaying.record.setup.settings), indent=1)[:4000], "```"]
        if replaying.observer is not None:
            lines += ["", "Layout of its `observation`:", "", "```text"]
            lines += [replaying.observer.layout.table(), "```"]
        words = [f"{token} {word}" for token, word in enumerate(replaying.vocabulary.names)]
        lines += ["", "Its tokens in words:", "", "```text", *words, "```"]
    return "\n".join(lines) + "\n"
