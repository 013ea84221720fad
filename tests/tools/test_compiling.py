"""Is only that compiled which has changed, and does what comes out run?"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import LEFT_OUT, RARE, SOURCE, compiler
from tools.compiling import LARGEST, parts_of
from tools.toolchain import ROOT

COMPILE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools.compiling import compile_tree
modules = ["tree/one.py", "tree/two.py"]
compile_tree([(modules, "small")], Path("objects"), lambda percent: None)
"""
ASK = "import tree.one, tree.two; print(tree.one.number(3), tree.two.number(3), tree.two.__file__)"

pytestmark = pytest.mark.skipif(compiler() is None, reason="no C compiler")


@pytest.mark.parametrize("name", [*LEFT_OUT, *RARE])
def test_what_is_listed_is_there(name: str) -> None:
    assert (SOURCE / name).exists()


def test_a_part_is_a_folder_unless_that_is_too_large(tmp_path: Path) -> None:
    sizes = {
        "int_ops.c": 10, "list_ops.c": 10, "__native_game.c": 10,
        "__native_game___rules___attack.c": LARGEST - 50, "__native_game___rules___move.c": 40,
        "__native_game___rules___score.c": 20, "__native_game___turn.c": 10,
    }  # fmt: skip
    for name, size in sizes.items():
        (tmp_path / name).write_text("x" * size)
    parts = parts_of([str(tmp_path / name) for name in reversed(sizes)])
    assert [[Path(source).name for source in part] for part in parts] == [
        ["__native_game.c"],
        ["__native_game___rules___attack.c", "__native_game___rules___move.c"],
        ["__native_game___rules___score.c"],
        ["__native_game___turn.c"],
        ["int_ops.c", "list_ops.c"],
    ]


def compiled(folder: Path) -> set[str]:
    """Compile the tree; the objects that there are then."""
    subprocess.run([sys.executable, "-c", COMPILE, str(ROOT)], cwd=folder, check=True)
    return set(os.listdir(folder / "objects"))


def answer(folder: Path) -> list[str]:
    """What the compiled tree answers, in a process of its own."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK], cwd=folder, check=True, capture_output=True, text=True
    )
    return asked.stdout.split()


def test_only_a_changed_module_is_compiled_again(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "__init__.py").touch()
    (tree / "one.py").write_text("def number(x: int) -> int:\n    return x + 1\n")
    (tree / "two.py").write_text("def number(x: int) -> int:\n    return x + 2\n")
    first = compiled(tmp_path)
    *numbers, file = answer(tmp_path)
    assert numbers == ["4", "5"]
    assert not file.endswith(".py")
    assert compiled(tmp_path) == first
    (tree / "two.py").write_text("def number(x: int) -> int:\n    return x * 5\n")
    assert len(compiled(tmp_path) - first) == 1
    assert answer(tmp_path)[:2] == ["4", "15"]
