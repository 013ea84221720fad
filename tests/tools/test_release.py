"""Does the release script refuse what must not be released? On real repositories, made for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.release import ROOT, archive_faults, changelog_refusals, git, refusals

FILES = {
    "src/opendust/__init__.py": '"""A package."""\n\n__version__ = "1.2.3"\n',
    "CITATION.cff": "title: OpenDust\nversion: 1.2.3\n",
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n## 1.2.3\n\n- Something new.\n",
}
METADATA = """\
Metadata-Version: 2.4
Name: opendust
Version: 1.2.3
Description-Content-Type: text/markdown

# OpenDust
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository in which 1.2.3 can be released."""
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(tree: Path) -> None:
    """Everything as it is now."""
    git(tree, "add", "--all")
    who = ("-c", "user.name=Test", "-c", "user.email=test@example.org")
    git(tree, *who, "commit", "--quiet", "--message", "as it is")


def only(found: list[str]) -> str:
    (reason,) = found
    return reason


def test_a_tree_in_order_may_be_released(tree: Path) -> None:
    assert refusals(tree, "1.2.3") == []


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3rc1", "1.2.3\n"])
def test_what_is_no_version_is_refused(tree: Path, version: str) -> None:
    assert "VERSION=1.2.3" in only(refusals(tree, version))


def test_a_tree_with_changes_is_refused(tree: Path) -> None:
    (tree / "new.txt").write_text("new")
    assert "isn't clean" in only(refusals(tree, "1.2.3"))


def test_a_version_that_is_tagged_is_refused(tree: Path) -> None:
    git(tree, "tag", "v1.2.3")
    assert "v1.2.3 exists" in only(refusals(tree, "1.2.3"))


@pytest.mark.parametrize("name", ["src/opendust/__init__.py", "CITATION.cff"])
def test_a_file_with_another_version_is_refused(tree: Path, name: str) -> None:
    (tree / name).write_text(FILES[name].replace("1.2.3", "1.2.30"))
    commit(tree)
    assert only(refusals(tree, "1.2.3")).startswith(name)


def test_all_reasons_are_named_at_once(tree: Path) -> None:
    assert len(refusals(tree, "2.0.0")) == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# Changelog\n\n## Unreleased\n", "says nothing"),
        ("## 1.2.3\n\n## 1.2.2\n\n- Old.\n", "says nothing"),
        ("## 1.2.30\n\n- Other.\n", "says nothing"),
        ("## Unreleased\n\n- Left.\n\n## 1.2.3\n\n- New.\n", "still has lines"),
    ],
)
def test_a_changelog_that_does_not_tell_of_it_is_refused(text: str, reason: str) -> None:
    assert reason in only(changelog_refusals(text, "1.2.3"))


@pytest.mark.parametrize(
    ("replaced", "by", "reason"),
    [
        ("Version: 1.2.3", "Version: 1.2.4", "1.2.4"),
        ("text/markdown", "text/plain", "Markdown"),
        ("Name: opendust", "Name: open dust!", "name"),
        ("# OpenDust", "", "Markdown"),
        ("", "", ""),
    ],
)
def test_metadata_that_an_index_would_refuse_are_found(
    replaced: str, by: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "opendust-1.2.3-py3-none-any.whl"
    with ZipFile(path, "w") as wheel:
        content = METADATA.replace(replaced, by) if replaced else METADATA
        wheel.writestr("opendust-1.2.3.dist-info/METADATA", content)
    found = archive_faults(path, "1.2.3")
    assert reason in only(found) if reason else found == []


def test_the_command_ends_with_the_reasons() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.release", "next"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert "isn't a version" in done.stderr
