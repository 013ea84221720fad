"""The `opendust` command: every subcommand is there, and only the one that is named is imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

from opendust.cli.main import COMMANDS, main

HEAVY = (
    "fluent",
    "babel",
    "opendust.dust",
    "opendust.tactics",
    "opendust.bots",
    "opendust.server",
    "opendust.arena",
)
START = """
import sys
from opendust.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules)
"""


NAMES = [(word, command.name) for command in COMMANDS for word in (command.name, *command.aliases)]


def modules_after(*words: str) -> list[str]:
    """What a process has imported that was started with these words."""
    command = (sys.executable, "-c", START, *words)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize(("word", "name"), NAMES)
def test_every_command_explains_itself(
    word: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([word, "--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    assert f"opendust {name}" in shown
    assert shown.count("\n") > 4  # its own arguments, not only --help


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["nonsense"])
    assert end.value.code == 2
    assert "“nonsense”" in capsys.readouterr().err


def test_the_list_of_commands_imports_none_of_them() -> None:
    found = modules_after("--help")
    assert "opendust.cli.main" in found
    assert not [name for name in found if name.startswith(HEAVY)]


def test_a_command_imports_no_other() -> None:
    found = modules_after("verify", "--help")
    assert "opendust.cli.verify" in found
    others = {f"opendust.cli.{command.module}" for command in COMMANDS} - {"opendust.cli.verify"}
    assert not others & set(found)
