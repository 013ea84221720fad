"""In which language does the command speak? Help, tables and faults, in every one."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from pathlib import Path

import pytest

import opendust
from opendust.cli.language import chosen, without_language
from opendust.cli.main import COMMANDS, main
from opendust.cli.parser_words import MESSAGES
from opendust.words import LANGUAGES, text
from opendust.words.catalogue import sources
from opendust.words.entries import plain_text

SOURCES = Path(opendust.__file__).parent
NESTED = (("board", "check"), ("board", "draw"), ("scenario", "draw"), ("army", "check"))
PLACES = re.compile(r"%\(\w+\)[rs]|%[rs]")


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "pt_BR.UTF-8"}, "en"),
        ([], {"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "it"),
        ([], {"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE", "OPENDUST_LANGUAGE": "fr"}, "fr"),
        (["play", "--language", "it"], {"OPENDUST_LANGUAGE": "fr"}, "it"),
        (["--language=de", "play"], {"OPENDUST_LANGUAGE": "fr"}, "de"),
        (["play", "--language", "klingon"], {"LANG": "de"}, "de"),
        (["play", "--language"], {"LANG": "de"}, "de"),
    ],
)
def test_who_decides(words: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen(words, environment) == language


def test_the_command_is_found_behind_the_language() -> None:
    assert without_language(["--language", "de", "rules", "PROD-15"]) == ["rules", "PROD-15"]


def helped(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints before it ends by itself."""
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = helped(capsys, "--language", language, "--help")
    assert shown.startswith(text("argparse-usage", language) + " opendust")
    for command in COMMANDS:
        assert text(f"help-{command.name}", language)[:20] in shown


@pytest.mark.parametrize("words", [(command.name,) for command in COMMANDS] + list(NESTED))
def test_every_command_helps_in_the_language(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    german = helped(capsys, *words, "--help", "--language", "de")
    heads = ("Aufruf:", "Optionen:", "diese Hilfe zeigen", "--language SPRACHE")
    assert all(head in german for head in heads)


@pytest.mark.parametrize("language", ["de", "it", "fr"])
def test_no_help_is_left_in_english(language: str) -> None:
    told = [name for name in sources("en") if name.startswith("help-")]
    assert len(told) > 100
    same = {name for name in told if written(name, language) == written(name, "en")}
    assert {name for name in same if re.search(r"[a-z]{3}", written(name, "en"))} == set()


def written(name: str, language: str) -> str:
    """A message as it is written, without what is filled in and what follows it."""
    lines = sources(language)[name].partition("=")[2].splitlines()
    return re.sub(r"\{.*?\}", "", " ".join([line for line in lines if not line.startswith("#")]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["replay"], "argparse-required"),
        (["replay", "x", "--nonsense"], "argparse-unrecognized"),
        (["replay", "x", "--to"], "argparse-one"),
        (["replay", "x", "--to", "many"], "argparse-value"),
        (["variants", "--game", "chess"], "argparse-choice"),
        (["nonsense"], "argparse-choice"),
    ],
)
def test_a_wrong_command_line_is_refused_in_the_language(
    words: list[str], message: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--language", language, *words])
    assert end.value.code == 2
    told = PLACES.split(text(message, language))
    assert all(part in capsys.readouterr().err for part in told[:1])


def test_a_misspelt_command_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "en", "plya"])
    told = capsys.readouterr().err
    assert "“plya” isn’t possible here. Choose from: play, serve, " in told
    assert told.endswith("Did you mean play?\n")


def test_argparse_says_what_we_translate() -> None:
    tree = ast.parse(inspect.getsource(argparse))
    asked = {
        call.args[0].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", "") in ("_", "ngettext")
        and isinstance(call.args[0], ast.Constant)
    }
    assert set(MESSAGES) <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_argparse_can_fill_in_every_message(language: str) -> None:
    for words, message in MESSAGES.items():
        own = plain_text(sources(language)[message])
        assert own is not None
        places = PLACES.findall(own.replace(")r", ")s"))
        assert set(places) <= set(PLACES.findall(words.replace(")r", ")s"))), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_has_a_sign_that_argparse_would_fill_in(language: str) -> None:
    told = [name for name in sources(language) if name.startswith("help-")]
    assert [name for name in told if "%" in written(name, language)] == []


def test_no_help_stands_in_the_code() -> None:
    wrong: list[str] = []
    for path in sorted(SOURCES.joinpath("cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                wrong += [
                    f"{path.name}:{node.lineno}: {keyword.arg}"
                    for keyword in node.keywords
                    if keyword.arg in ("help", "description", "epilog", "metavar", "title")
                    and "add_" in ast.unparse(node.func)
                    and has_words(keyword.value)
                ]
            if isinstance(node, ast.Assign) and has_words(node.value):
                wrong += [
                    f"{path.name}:{node.lineno}"
                    for target in node.targets
                    if ast.unparse(target).endswith((".epilog", ".description"))
                ]
    assert wrong == []


def has_words(value: ast.expr) -> bool:
    """Whether an argument is written in the code, apart from the name of a message."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("help_text", "value_name"):
        return False
    if isinstance(value, ast.Call):
        return any(has_words(part) for part in value.args)
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(value)
    )


def test_a_language_is_spoken_in_tables_and_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "3", "tank", "vs", "2", "tank", "--language", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "L’attaquant prend la zone" in shown
    assert re.search(r"\d,\d\d\u00a0%", shown)
    assert main(["odds", "3", "tnk", "vs", "2", "tank", "--language", "it"]) == 2
    assert "tank" in capsys.readouterr().err
    assert main(["rules", "PROD-15", "--language", "de"]) == 0
    assert "Quelle: " in capsys.readouterr().out
    assert main(["rules", "PROD-15"]) == 0
    assert "Source: " in capsys.readouterr().out
