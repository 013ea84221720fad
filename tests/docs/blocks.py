"""Which blocks of code do the pages show, and what is to be done with each?

```python                run, with what the page has run before
```sh                    run by a shell, in the same folder
```text output           what the block before it has printed; a line `...` stands for any lines
```toml                  written to the file that its first line names in a comment, if it does
```sh no-run             not run; its first line is a comment that says why
```sh NAME               run by the test that the page's entry in ELSEWHERE names
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
ELSEWHERE = {"docs/host/hosting.md": "tests/server/hosting/test_hosting.py"}
FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the word after it, its text and its line in the page."""

    language: str
    mark: str
    text: str
    line: int


def name_of(page: Path) -> str:
    """A page by its path in the repository."""
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    """Every fenced block of a page."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        language, _, mark = match[1].strip().partition(" ")
        found.append(Block(language, mark, match[2], text.count("\n", 0, match.start()) + 1))
    return found


def runs(block: Block) -> bool:
    """Whether the tests run a block."""
    return block.language in ("python", "sh") and not block.mark
