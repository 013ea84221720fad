"""How does changed code take effect in a process that has everything loaded?

A function gets the code of its changed twin in place, so that everybody who imported it has it
too; a constant is set anew wherever its name was imported.
"""

from __future__ import annotations

import ast
import os
import sys
from types import CodeType, FunctionType, ModuleType


def swap_function(module: ModuleType, tree: ast.Module, function: ast.FunctionDef) -> None:
    """Give a function the code that it has in a changed tree."""
    name = function.name
    line = min([function.lineno, *[one.lineno for one in function.decorator_list]])
    code = compile(tree, str(module.__file__), "exec", dont_inherit=True)
    find_function(module, name, line).__code__ = find_code(code, name, line)


def find_function(module: ModuleType, name: str, line: int) -> FunctionType:
    """The function of that name and line, at the top or in a class."""
    places: list[object] = [module, *[v for v in vars(module).values() if isinstance(v, type)]]
    for place in places:
        found = getattr(place, name, None)
        found = getattr(found, "fget", None) or getattr(found, "__wrapped__", found)
        if isinstance(found, FunctionType) and found.__code__.co_firstlineno == line:
            return found
    raise LookupError(name)


def find_code(code: CodeType, name: str, line: int) -> CodeType:
    """The code of that function inside the module's code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_name == name and constant.co_firstlineno == line:
                return constant
            try:
                return find_code(constant, name, line)
            except LookupError:
                continue
    raise LookupError(name)


def swap_constant(module: ModuleType, tree: ast.Module, first: ast.stmt) -> None:
    """Reckon a module's constant anew, and those after it that are made of it."""
    changed: set[str] = set()
    for statement in tree.body[tree.body.index(first) :]:
        if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or statement.value is None:
            continue
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        used = {node.id for node in ast.walk(statement.value) if isinstance(node, ast.Name)}
        if isinstance(target, ast.Name) and (statement is first or used & changed):
            changed.add(target.id)
            code = compile(ast.Expression(statement.value), str(module.__file__), "eval")
            set_everywhere(target.id, vars(module)[target.id], eval(code, vars(module)))


def set_everywhere(name: str, old: object, new: object) -> None:
    """Set a constant in every module that has it under its name."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("opendust.") and vars(module).get(name) is old:
            setattr(module, name, new)


def silence() -> None:
    """Nobody reads what changed code prints."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
