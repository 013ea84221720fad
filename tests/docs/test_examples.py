"""Does every example of the README and the pages work as it is printed?"""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import ELSEWHERE, PAGES, ROOT, Block, blocks_of, name_of, runs

COMMAND = re.compile(r"^(\$ )?(opendust|make|pip|pipx|python3?|npm|docker)\b", re.MULTILINE)
SECONDS = 1_800
"""Far more than an example takes: only what hangs is ended."""


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(map(runs, blocks_of(page)))], ids=name_of
)
def test_the_examples_of_a_page_run_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    printed = ""
    for block in blocks_of(page):
        place = f"{name_of(page)}:{block.line}"
        if block.language == "toml":
            keep_file(block, tmp_path)
        elif (block.language, block.mark) == ("text", "output"):
            assert is_shown(block.text, printed), f"{place} shows other output:\n{printed}"
        elif runs(block):
            printed = run_python(block, place, names) if block.language == "python" else (
                run_shell(block, place, tmp_path)
            )  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_block_that_is_not_run_says_why(page: Path) -> None:
    elsewhere = ELSEWHERE.get(name_of(page), "")
    runner = (ROOT / elsewhere).read_text(encoding="utf-8") if elsewhere else ""
    for block in blocks_of(page):
        place = f"{name_of(page)}:{block.line}"
        if block.mark == "no-run":
            assert block.text.startswith("# "), f"{place} does not say why it is not run"
        elif block.language in ("sh", "python") and block.mark:
            assert f'block("{block.mark}")' in runner, f"{place}: no test runs {block.mark}"
        elif not block.language:
            assert not COMMAND.search(block.text), f"{place} holds commands but is not marked as sh"


def keep_file(block: Block, folder: Path) -> None:
    """A file that a page shows, under the name in its first line."""
    named = re.match(r"# ([\w.-]+\.toml)\n", block.text)
    if named is not None:
        (folder / named[1]).write_text(block.text, encoding="utf-8")


def run_python(block: Block, place: str, names: dict[str, Any]) -> str:
    """What a block of Python prints."""
    caught = io.StringIO()
    with contextlib.redirect_stdout(caught):
        exec(compile(block.text, place, "exec"), names)
    return caught.getvalue()


def run_shell(block: Block, place: str, folder: Path) -> str:
    """What the commands of a block print; each of them must succeed. Nobody answers questions."""
    inherited = {key: value for key, value in os.environ.items() if "OPENDUST" not in key}
    done = subprocess.run(
        ["bash", "-e", "-c", block.text],
        cwd=folder,
        env={
            **inherited,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "XDG_DATA_HOME": str(folder / "data"),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{place}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def is_shown(shown: str, printed: str) -> bool:
    """Whether printed lines are those that are shown; `...` stands for any lines."""
    parts = [re.escape(clean(part)) for part in re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE)]
    return re.fullmatch("(.*\n)*?".join(parts), clean(printed)) is not None


def clean(text: str) -> str:
    """Lines without blanks at their ends."""
    return re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE)


def test_output_that_differs_is_noticed() -> None:
    assert is_shown("a\n...\nd\n", "a\nb\nc\nd\n")
    assert is_shown("a\n...\n", "a \n")
    assert not is_shown("a\n...\nd\n", "a\nb\nc\n")
    assert not is_shown("a\n", "a\nb\n")
