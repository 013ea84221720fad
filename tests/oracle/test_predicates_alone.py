"""Do the predicates stand on the rulebooks alone, without a line of the engine?"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

PREDICATES = Path(__file__).parent / "predicates"
PAGES = sorted(PREDICATES.rglob("*.py"))


def imported(page: Path) -> set[str]:
    """Every module that a page names in an import."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def test_there_are_pages_for_both_games() -> None:
    assert {page.parent.name for page in PAGES} == {"dust", "tactics"}


def test_a_page_imports_the_standard_library_and_other_pages_only() -> None:
    for page in PAGES:
        for name in imported(page):
            own = name.startswith("tests.oracle.predicates.")
            assert own or name.split(".")[0] in sys.stdlib_module_names, f"{page.name}: {name}"
            assert not name.startswith("importlib"), page.name
