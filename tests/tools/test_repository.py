"""Is what stands round the sources sound: workflows, forms, hooks, and no build output tracked?"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import opendust

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z][\w-]*)(?:\s[\w\s-]*)?:(?!=)", MAKEFILE, re.MULTILINE))
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
FORMS = sorted(set(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml")) - set(ROOT.glob("**/config.yml")))
BUILD_OUTPUT = ("node_modules", "test-results", "dist", "build", "__pycache__", "static", ".venv")


def yaml(path: Path) -> Any:
    """The content of a YAML file."""
    return import_module("yaml").safe_load(path.read_text(encoding="utf-8"))


def git_files(*words: str) -> list[str]:
    """What `git ls-files` lists."""
    command = ["git", "ls-files", *words]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def steps(workflow: Any) -> Iterator[dict[str, Any]]:
    """Every step of every job."""
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        yield from job["steps"]


def test_there_are_workflows_for_tests_and_wheels() -> None:
    assert {path.stem for path in WORKFLOWS} >= {"test", "wheels"}
    systems = {job["runs-on"] for job in yaml(WORKFLOWS[0])["jobs"].values()}
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_what_there_is(path: Path) -> None:
    workflow = yaml(path)
    assert workflow["permissions"] == {"contents": "read"}
    seen = 0
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"actions/[\w-]+@v\d+", step.get("uses", "actions/x@v1"))
        for target in re.findall(r"\bmake ([\w-]+)", step.get("run", "")):
            assert target in TARGETS, target
            seen += 1
        for folder in re.findall(r"\btests/\w+", step.get("run", "")):
            assert (ROOT / folder).is_dir(), folder
            seen += 1
    assert seen


def test_a_target_that_is_not_there_would_be_noticed() -> None:
    assert {"test", "wheel", "release", "setup"} <= TARGETS
    assert not {"tests", "VERSION", "upload"} & TARGETS


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_ask_questions_with_names_of_their_own(path: Path) -> None:
    form = yaml(path)
    assert form["name"]
    assert form["description"]
    names = [entry["id"] for entry in form["body"]]
    assert len(names) == len(set(names)) > 0
    assert all(entry["attributes"]["label"] for entry in form["body"])


def test_who_asks_about_a_rule_is_asked_for_game_edition_rule_and_record() -> None:
    body = {entry["id"]: entry for entry in yaml(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]}
    for name in ("game", "edition", "rule", "record"):
        assert body[name]["validations"]["required"]
    assert yaml(ROOT / ".github/ISSUE_TEMPLATE/config.yml")["contact_links"] == []


def test_hooks_run_the_locked_tools_of_the_check() -> None:
    (local,) = yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        program = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert f"$(BIN)/{program}" in MAKEFILE
        assert hook["language"] == "system"


def test_the_container_and_the_citation_can_be_read() -> None:
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text())
    _, *targets = container["postCreateCommand"].split()
    assert set(targets) <= TARGETS
    citation = yaml(ROOT / "CITATION.cff")
    assert str(citation["version"]) == opendust.__version__
    assert {"cff-version", "message", "title", "authors"} <= set(citation)


def test_no_build_output_is_tracked() -> None:
    assert git_files("--cached", "--ignored", "--exclude-standard") == []
    tracked = git_files()
    assert "Makefile" in tracked
    assert [name for name in tracked if set(Path(name).parts) & set(BUILD_OUTPUT)] == []
