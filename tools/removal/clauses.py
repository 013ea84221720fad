"""What takes a marked clause out? The changes of the line that a mark stands at.

A condition that guards a refusal never holds; any other condition never or always holds; a
statement is dropped, an operand or an entry of a table too; what is returned or reckoned is
changed as tools/mutation/changes.py changes it. After the word `allows` a condition always holds:
the rule says that something is not forbidden. A docstring's function is changed everywhere.
"""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Final

from tools.mutation.changes import functions, replace, shown, visible, ways
from tools.removal.marks import Mark

ALLOWS: Final = "allows"
NEUTRAL: Final[dict[str, tuple[bool | int | None, ...]]] = {
    "bool": (True, False),
    "int": (0,),
    "Refusal | None": (None,),
}
"""What a function of a kind could return if it had nothing to say."""


class Clause:
    """A rule at one place, with the changes that take it out there; one must be noticed."""

    def __init__(self, mark: Mark, module: ModuleType, tree: ast.Module, place: ast.AST) -> None:
        self.rule = mark.rule
        self.word = mark.word
        self.module = module
        self.tree = tree
        self.place = place
        self.function = function_of(tree, place)
        self.changes = changes(module, tree, place, mark.word)

    def name(self) -> str:
        """Chapter, function and text: what stays when lines and files move."""
        chapter = self.module.__name__.rpartition(".")[2]
        inside = f".{self.function.name}" if self.function else ""
        is_whole = isinstance(self.place, ast.FunctionDef)
        text = "" if is_whole else f": {shown(self.place)}"
        return f"{chapter}{inside}{text}" + (f" ({self.word})" if self.word else "")


class Change:
    """One node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def __str__(self) -> str:
        return f"{shown(self.old)} -> {shown(self.new)}"


def function_of(tree: ast.Module, place: ast.AST) -> ast.FunctionDef | None:
    """The function around a node."""
    for function in functions(tree):
        if any(node is place for node in ast.walk(function)):
            return function
    return None


def place_of(tree: ast.Module, line: int) -> ast.AST:
    """What a mark at the end of a line stands for: a statement, or a part of a longer one."""
    nodes = [node for node in ast.walk(tree) if getattr(node, "lineno", 0) == line]
    statements = [node for node in nodes if isinstance(node, ast.stmt)]
    parts = [node for node in nodes if isinstance(node, ast.expr)]
    within = [node for node in parts if node.end_lineno == line]
    if statements or parts:
        return (statements or within or parts)[0]
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and node.lineno < line <= (node.end_lineno or 0)
    ]
    return around[-1]


def cited_place(tree: ast.Module, line: int, rule: str) -> ast.AST:
    """The refusal that cites a rule: its statement if it is returned, else the call."""
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Return) else None
        if isinstance(value, ast.Call) and value.lineno == line and cites(value, rule):
            return node
    return next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.lineno == line and cites(node, rule)
    )


def cites(call: ast.Call, rule: str) -> bool:
    """Whether a rule's number is among the arguments."""
    return any(isinstance(one, ast.Constant) and one.value == rule for one in call.args)


def changes(module: ModuleType, tree: ast.Module, place: ast.AST, word: str) -> list[Change]:
    """Everything that takes a place out."""
    if isinstance(place, ast.FunctionDef):
        return whole(module, place)
    if isinstance(place, (ast.If, ast.IfExp)):
        return conditions(place, word)
    if isinstance(place, ast.Return):
        return returned(module, tree, place)
    if isinstance(place, ast.Call) and any(is_rule_like(one) for one in place.args):
        return [Change(place, ast.Constant(None))]
    if isinstance(place, (ast.For, ast.AugAssign, ast.Expr, ast.Delete, ast.Continue, ast.Break)):
        return [Change(place, ast.Pass())]
    if isinstance(place, ast.While):
        return [Change(place, ast.Pass())]
    if isinstance(place, (ast.Assign, ast.AnnAssign)):
        return assigned(module, place)
    return operand(tree, place) + inside(module, place)


def is_rule_like(node: ast.expr) -> bool:
    """Whether an argument is a text: a refusal's number comes first."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def whole(module: ModuleType, function: ast.FunctionDef) -> list[Change]:
    """Every change of a function."""
    return [
        Change(node, new)
        for node in visible(function)
        for new in ways(module, node)
    ]  # fmt: skip


def conditions(place: ast.If | ast.IfExp, word: str) -> list[Change]:
    """The condition never holds, or always."""
    refuses = isinstance(place, ast.If) and any(map(is_refusal, place.body))
    truths = [True] if word == ALLOWS else [False] if refuses else [False, True]
    return [Change(place.test, ast.Constant(truth)) for truth in truths]


def is_refusal(statement: ast.stmt) -> bool:
    """Whether a statement returns a refusal."""
    value = statement.value if isinstance(statement, ast.Return) else None
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") == "Refusal"


def returned(module: ModuleType, tree: ast.Module, place: ast.Return) -> list[Change]:
    """Nothing is refused; or what the function could say instead."""
    if is_refusal(place) or place.value is None:
        return [Change(place, ast.Pass())]
    function = function_of(tree, place)
    kind = ast.unparse(function.returns) if function and function.returns else ""
    plain = [Change(place.value, ast.Constant(value)) for value in NEUTRAL.get(kind, ())]
    if kind.startswith("list["):
        plain.append(Change(place.value, ast.List([], ast.Load())))
    return plain + inside(module, place.value)


def assigned(module: ModuleType, place: ast.Assign | ast.AnnAssign) -> list[Change]:
    """A change of the position is dropped; a name gets another value."""
    target = place.targets[0] if isinstance(place, ast.Assign) else place.target
    if not isinstance(target, ast.Name):
        return [Change(place, ast.Pass())]
    return (inside(module, place.value) if place.value else []) or [Change(place, ast.Pass())]


def inside(module: ModuleType, place: ast.AST) -> list[Change]:
    """The ordinary changes of an expression, and its truth."""
    found: list[Change] = []
    if isinstance(place, (ast.Compare, ast.BoolOp)):
        found = [Change(place, ast.Constant(truth)) for truth in (True, False)]
    for node in ast.walk(place):
        if isinstance(node, ast.IfExp):
            found += conditions(node, "")
        for generator in getattr(node, "generators", []):
            found += [Change(test, ast.Constant(True)) for test in generator.ifs]
        found += [Change(node, new) for new in ways(module, node)]
    return found


def operand(tree: ast.Module, place: ast.AST) -> list[Change]:
    """An operand or an entry is left out."""
    for parent in ast.walk(tree):
        if isinstance(parent, ast.BoolOp) and place in parent.values:
            return [Change(place, ast.Constant(isinstance(parent.op, ast.And)))]
        if isinstance(parent, ast.comprehension) and place in parent.ifs:
            return [Change(place, ast.Constant(truth)) for truth in (True, False)]
        if isinstance(parent, (ast.Tuple, ast.List, ast.Set)) and place in parent.elts:
            return [] if is_number(place) else [without(parent, place)]
        if isinstance(parent, ast.Dict) and place in parent.keys:
            return [without_entry(parent, place)]
    return []


def is_number(node: ast.AST) -> bool:
    """Whether a node is a plain number: it is changed, its neighbours keep their places."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def without(parent: ast.Tuple | ast.List | ast.Set, place: ast.AST) -> Change:
    """A list without one of its elements."""
    left = [one for one in parent.elts if one is not place]
    if isinstance(parent, ast.Set):
        return Change(parent, ast.Set(left))
    return Change(parent, type(parent)(left, ast.Load()))


def without_entry(parent: ast.Dict, place: ast.AST) -> Change:
    """A table without one of its entries."""
    left = [(k, v) for k, v in zip(parent.keys, parent.values, strict=True) if k is not place]
    return Change(parent, ast.Dict([k for k, _ in left], [v for _, v in left]))


def take_out(clause: Clause, change: Change) -> None:
    """Change the clause's own tree: for a process that ends with the proof."""
    ast.copy_location(change.new, change.old)
    replace(clause.tree, change.old, change.new)
    ast.fix_missing_locations(clause.tree)
