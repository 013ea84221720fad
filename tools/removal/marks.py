"""Which lines of the sources say which rule they implement? Marks, refusals and docstrings.

Three things tie a rule to code. A mark, a comment at the end of a line that holds nothing but
rule numbers, each with at most one word that names its clause: `# CC-06 also, COVER-07`. A
refusal that cites the rule. And, for rules that have neither, the docstring of a function that
names no more than two rules.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import Final, NamedTuple

ID: Final = r"[A-Z]+(?:-[A-Z]+)*-\d+"
ONE: Final = re.compile(rf"({ID})(?: ([a-z]+))?")
MARK: Final = re.compile(rf"#\s*({ID}(?: [a-z]+)?(?:, {ID}(?: [a-z]+)?)*)")
NAMED: Final = re.compile(rf"({ID})(?: to ({ID}))?")
NAMES_NOTHING: Final = (
    "no-such-thing", "not-now", "area-unknown", "unit-unknown", "color-unknown", "order-malformed",
    "army-card-unknown",
)  # fmt: skip
"""What is said to numbers that name nothing: no case can write them, the contract suite does."""
FEW: Final = 2
"""A docstring that names more rules than this stands for none of them."""


class Mark(NamedTuple):
    """A rule at a line: the word of its clause, if it has one."""

    rule: str
    line: int
    word: str


def comment_marks(source: str) -> list[Mark]:
    """The marks at the ends of lines."""
    found: list[Mark] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or not token.line[: token.start[1]].strip():
            continue
        matched = MARK.fullmatch(token.string)
        for rule, word in ONE.findall(matched.group(1)) if matched else ():
            found.append(Mark(rule, token.start[0], word))
    return found


def citation_marks(tree: ast.Module, known: tuple[str, ...]) -> list[Mark]:
    """The refusals and the calls that make them, by the rules that they cite.

    A constant that only becomes a refusal inside another call is none yet.
    """
    nested = [
        inner
        for statement in tree.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Call)
        for inner in statement.value.args
    ]
    return [
        Mark(argument.value, node.lineno, "")
        for node in ast.walk(tree)
        if node not in nested
        if isinstance(node, ast.Call) and refuses(node) and not says_nothing(node)
        for argument in node.args
        if isinstance(argument, ast.Constant) and argument.value in known
    ]


def refuses(call: ast.Call) -> bool:
    """Whether a call makes a refusal, itself or by a judge that is told the rule."""
    return str(getattr(call.func, "id", "")).lower().startswith("refus")


def says_nothing(call: ast.Call) -> bool:
    """Whether a refusal is about a number that names nothing."""
    return any(isinstance(one, ast.Constant) and one.value in NAMES_NOTHING for one in call.args)


def docstring_marks(functions: list[ast.FunctionDef], known: tuple[str, ...]) -> list[Mark]:
    """The functions, by the few rules that their docstrings name."""
    found: list[Mark] = []
    for function in functions:
        named = named_rules(ast.get_docstring(function) or "", known)
        if len(named) <= FEW:
            found += [Mark(rule, function.lineno, "") for rule in named]
    return found


def named_rules(text: str, known: tuple[str, ...]) -> list[str]:
    """The rules in a text; `A-01 to A-04` are four."""
    found: list[str] = []
    for first, last in NAMED.findall(text):
        if first in known and last in known:
            found += known[known.index(first) : known.index(last) + 1]
        elif first in known:
            found.append(first)
    return found
