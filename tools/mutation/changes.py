"""Which small changes of a rule could go unnoticed? Mutants of a module's functions.

A mutant changes one place of one function: a comparison, an operator, a number, a truth, an enum
member, a condition, a statement. Docstrings, assertions, annotations, words and what stands
outside functions stay as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from types import ModuleType
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
SWAPPED_NAMES: Final = {
    "ATTACKER": "DEFENDER", "DEFENDER": "ATTACKER", "NEUTRAL": "NOBODY", "NOBODY": "NEUTRAL",
    "LAND_BATTLE": "SEA_BATTLE", "SEA_BATTLE": "LAND_BATTLE", "TANK": "MECH", "MECH": "TANK",
    "FIGHTER": "BOMBER", "BOMBER": "FIGHTER", "min": "max", "max": "min", "any": "all",
    "all": "any",
}  # fmt: skip


class Mutant:
    """One change: where it is, what stood there, what it becomes, and how to make it."""

    def __init__(
        self, module: ModuleType, function: ast.FunctionDef, place: ast.AST, index: int, way: int
    ) -> None:
        self.module = module
        self.function = function.name
        self.says = ast.get_docstring(function) or ""
        self.first_line = function.lineno
        self.line: int = getattr(place, "lineno", function.lineno)
        self.before = shown(place)
        self.after = shown(ways(module, place)[way])
        self.index = index
        self.way = way

    def changed(self, source: str) -> tuple[ast.Module, ast.FunctionDef]:
        """The module's tree and the function in it, with the change."""
        tree = ast.parse(source)
        twin = next(
            one for one in functions(tree)
            if one.name == self.function and one.lineno == self.first_line
        )  # fmt: skip
        node = list(visible(twin))[self.index]
        replace(twin, node, ways(self.module, node)[self.way])
        return tree, twin

    def __str__(self) -> str:
        return f"{self.function}: {self.before}  ->  {self.after}"


def mutants(module: ModuleType, source: str) -> list[Mutant]:
    """Every mutant of a module's functions."""
    found: list[Mutant] = []
    for function in functions(ast.parse(source)):
        for index, place in enumerate(visible(function)):
            for way in range(len(ways(module, place))):
                found.append(Mutant(module, function, place, index, way))
    return found


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a module, and the methods of its classes."""
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found += [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
    return found


def visible(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of a body that may be changed, in a fixed order."""
    for statement in function.body:
        yield from below(statement)


def below(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is inside it, without assertions, annotations and words."""
    if isinstance(node, ast.Assert) or is_words(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from below(child)


def is_words(node: ast.AST) -> bool:
    """A docstring or another text that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def shown(node: ast.AST) -> str:
    """A node on one line."""
    if isinstance(node, (ast.If, ast.While)):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())[:100]


def replace(root: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another."""
    ast.copy_location(new, old)
    for node in ast.walk(root):
        for name, value in ast.iter_fields(node):
            if value is old:
                setattr(node, name, new)
            elif isinstance(value, list) and any(item is old for item in value):
                value[[item is old for item in value].index(True)] = new
    ast.fix_missing_locations(root)


def ways(module: ModuleType, node: ast.AST) -> list[ast.AST]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.Compare):
        return compared(node)
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return [ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)]
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        return [ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value), ast.Pass()]
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return [ast.BoolOp(other, node.values)]
    if isinstance(node, ast.UnaryOp):
        return [node.operand]
    if isinstance(node, ast.Constant):
        return constants(node)
    if isinstance(node, ast.Attribute):
        return members(module, node)
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return names(module, node)
    return statements(node)


def names(module: ModuleType, node: ast.Name) -> list[ast.AST]:
    """The counterpart of a name; for a name of an enum's member, the enum's next member."""
    value = getattr(module, node.id, None)
    if isinstance(value, Enum):
        other_member = next_member(type(value), value.name)
        return [ast.parse(f"type({node.id})[{other_member!r}]", mode="eval").body]
    other = SWAPPED_NAMES.get(node.id, "")
    known = hasattr(module, other) or other in ("min", "max", "any", "all")
    return [ast.Name(other, ast.Load())] if other and known else []


def compared(node: ast.Compare) -> list[ast.AST]:
    """Each comparison the other way."""
    found: list[ast.AST] = []
    for index, op in enumerate(node.ops):
        ops = list(node.ops)
        ops[index] = COMPARISONS[type(op)]()
        found.append(ast.Compare(node.left, ops, node.comparators))
    return found


def constants(node: ast.Constant) -> list[ast.AST]:
    """The other truth, the next number."""
    if isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    if isinstance(node.value, int):
        return [ast.Constant(node.value + 1)]
    return []


def members(module: ModuleType, node: ast.Attribute) -> list[ast.AST]:
    """The next member of an enum."""
    kind = getattr(module, node.value.id, None) if isinstance(node.value, ast.Name) else None
    if not (isinstance(kind, type) and issubclass(kind, Enum)):
        return []
    if node.attr not in kind.__members__ or len(kind) < 2:
        return []
    return [ast.Attribute(node.value, next_member(kind, node.attr), ast.Load())]


def next_member(kind: type[Enum], name: str) -> str:
    """The name of the member after this one; the first after the last."""
    members = [member.name for member in kind]
    return members[(members.index(name) + 1) % len(members)]


def statements(node: ast.AST) -> list[ast.AST]:
    """A condition that never or always holds, a call or a change left out."""
    if isinstance(node, ast.If):
        return [ast.If(ast.Constant(truth), node.body, node.orelse) for truth in (True, False)]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [ast.Pass()]
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return [ast.Pass()] if isinstance(target, (ast.Attribute, ast.Subscript)) else []
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
        refused = getattr(node.value.func, "id", "")
        return [ast.Return(ast.Constant(None))] if refused == "Refusal" else []
    if isinstance(node, (ast.Break, ast.Continue)):
        return [ast.Continue() if isinstance(node, ast.Break) else ast.Break()]
    return []
