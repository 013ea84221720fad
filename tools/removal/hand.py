"""Which rules are broken by hand? What no mark can take out: a figure, a table, a freedom.

`by_hand/<game>.toml` holds two tables. `[change]`: rule = [[where, before, after], ...], where is
`chapter.function`, `chapter` for a constant, or a data file; the text before stands there once.
`[nothing]`: rule = why there is nothing that could be taken out.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tools.swap import swap_constant, swap_function

FOLDER: Final = Path(__file__).resolve().parent / "by_hand"
SOURCES: Final = FOLDER.parent.parent.parent / "src" / "opendust"


class HandChange:
    """One text in the place of another, in a function, a module or a data file."""

    def __init__(self, game: str, modules: list[ModuleType], row: list[str]) -> None:
        self.where, self.before, self.after = row
        self.file = SOURCES / game / self.where
        self.modules = modules

    def __str__(self) -> str:
        return f"{self.before} -> {self.after or 'nothing'}"

    def take_effect(self) -> None:
        """Change the function, the constant, or what is read from the data file."""
        if self.where.endswith(".toml"):
            change_file(self.file, self.before, self.after)
            return
        chapter, _, name = self.where.partition(".")
        for module in [one for one in self.modules if one.__name__.endswith("." + chapter)]:
            source = Path(str(module.__file__)).read_text(encoding="utf-8")
            start, end = span(source, name)
            if source[start:end].count(self.before) == 1:
                self.change_module(module, name, source, (start, end))
                return
        raise LookupError(f"{self.where}: not once: {self.before}")

    def change_module(
        self, module: ModuleType, name: str, source: str, place: tuple[int, int]
    ) -> None:
        """Change a function of a module, or a constant."""
        start, end = place
        text = source[start:end].replace(self.before, self.after)
        tree = ast.parse(source[:start] + text + source[end:])
        if name:
            function = function_called(tree, name)
            assert function is not None
            swap_function(module, tree, function)
        else:
            swap_constant(module, tree, changed_constant(ast.parse(source), tree))


def span(source: str, name: str) -> tuple[int, int]:
    """Where a function stands in its source; without a name, all of it."""
    if not name:
        return 0, len(source)
    lines = source.splitlines(keepends=True)
    function = function_called(ast.parse(source), name)
    if function is None:
        return 0, 0
    start = sum(len(line) for line in lines[: function.lineno - 1])
    return start, sum(len(line) for line in lines[: function.end_lineno])


def function_called(tree: ast.Module, name: str) -> ast.FunctionDef | None:
    """The function of a name, or the method of `Class.name`."""
    kind, _, own = name.rpartition(".")
    bodies = [one.body for one in tree.body if isinstance(one, ast.ClassDef) and one.name == kind]
    for body in bodies or [tree.body]:
        for one in body:
            if isinstance(one, ast.FunctionDef) and one.name == own:
                return one
    return None


def changed_constant(before: ast.Module, after: ast.Module) -> ast.Assign | ast.AnnAssign:
    """The constant whose value differs."""
    for old, new in zip(before.body, after.body, strict=True):
        if isinstance(new, (ast.Assign, ast.AnnAssign)) and ast.dump(old) != ast.dump(new):
            return new
    raise LookupError("no constant")


def change_file(path: Path, before: str, after: str) -> None:
    """From now on this process reads another text from a file."""
    honest = Path.read_text
    if honest(path, encoding="utf-8").count(before) != 1:
        raise LookupError(f"{path.name}: not once: {before}")

    def read(self: Path, *args: Any, **named: Any) -> str:
        text = honest(self, *args, **named)
        return text.replace(before, after) if self == path else text

    Path.read_text = read  # type: ignore[method-assign]


class HandClause:
    """A rule that is broken in one way, by hand."""

    def __init__(self, rule: str, change: HandChange) -> None:
        self.rule = rule
        self.changes = [change]

    def name(self) -> str:
        """Where it is broken, and how."""
        return f"{self.changes[0].where}: {self.changes[0]}"

    def is_value(self) -> bool:
        """Whether a figure is changed, in a data file or a table, and no step of a rule."""
        return "." not in self.changes[0].where or self.changes[0].where.endswith(".toml")


def read_hand(game: str) -> dict[str, Any]:
    """The two tables of a game."""
    return tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def hand_clauses(game: str, modules: list[ModuleType]) -> list[HandClause]:
    """Every change that is written by hand."""
    table: dict[str, list[list[str]]] = read_hand(game)["change"]
    return [
        HandClause(rule, HandChange(game, modules, row))
        for rule, rows in table.items()
        for row in rows
    ]


def nothing_to_take_out(game: str) -> dict[str, str]:
    """The rules without anything to take out, each with the reason."""
    found: dict[str, str] = read_hand(game)["nothing"]
    return found
