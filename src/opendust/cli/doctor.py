"""`opendust doctor`: what runs here, what is missing, and what can be done about it?

Status 0 if a game can be played, in the browser or at least in the terminal; 1 if none can.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import shutil
import sysconfig
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from opendust import __version__
from opendust.cli.language import help_text, spoken
from opendust.kernel.build import build_name, is_compiled
from opendust.server.bad_setting import reason_in
from opendust.server.handover import free_port
from opendust.server.home import data_folder
from opendust.server.settings import Settings, check, from_environment
from opendust.words import text

if TYPE_CHECKING:
    from pathlib import Path

SERVER_PACKAGES: Final = ("fastapi", "httptools", "msgspec", "uvicorn", "websockets")
EXTRAS: Final = {
    "postgres": ("psycopg",),
    "notices": ("cryptography",),
    "arena": ("polars", "openskill"),
    "cluster": ("ray",),
}
"""The optional parts and the packages that each needs."""
NEEDED: Final = frozenset({"settings", "server", "page", "data", "network"})
"""Without the data folder nothing can be played, without one of the others not in the browser."""
STATES: Final = ("there", "missing", "optional")


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that was looked at; its words are the messages `doctor-NAME` and `…-remedy`."""

    name: str
    is_there: bool
    detail: str = ""

    @property
    def state(self) -> str:
        """There, missing so that something cannot be played, or missing and seldom missed."""
        return "there" if self.is_there else "missing" if self.name in NEEDED else "optional"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust doctor`."""
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every part, what to do about missing ones, and whether a game can be played."""
    parts = examined()
    missing = {part.name for part in parts if not part.is_there}
    in_terminal = "data" not in missing
    in_browser = not missing & NEEDED
    where = "browser" if in_browser else "terminal" if in_terminal else "nowhere"
    if args.json:
        print(json.dumps(report(parts, where, args.language), ensure_ascii=False, indent=1))
    else:
        show(parts, where, args.language)
    return 0 if in_terminal else 1


def examined() -> list[Part]:
    """Everything that was looked at: what playing needs first."""
    settings, wrong = settings_here()
    return [
        Part("build", is_compiled()),
        Part("settings", not wrong, wrong),
        Part("server", all_there(SERVER_PACKAGES)),
        page(settings),
        Part("data", is_writable(data_folder() / "opendust"), str(data_folder() / "opendust")),
        port(settings),
        *[Part(name, all_there(packages)) for name, packages in EXTRAS.items()],
        Part("compiler", bool(compiler()), compiler()),
    ]


def settings_here() -> tuple[Settings, str]:
    """The settings of the environment, or the plain ones and what is wrong."""
    try:
        settings = from_environment(os.environ)
        check(settings)
    except ValueError as error:
        return Settings(), reason_in(error, spoken())
    return settings, ""


def all_there(packages: tuple[str, ...]) -> bool:
    """Whether all these packages are installed."""
    return all(find_spec(package) is not None for package in packages)


def page(settings: Settings) -> Part:
    """The built browser client."""
    try:
        from opendust.server.rest.pages import pages_folder

        folder = pages_folder(settings.web)
    except (ImportError, ValueError):
        folder = None
    return Part("page", folder is not None, str(folder or ""))


def is_writable(folder: Path) -> bool:
    """Whether files can be made in a folder, or it can be made; nothing stays behind."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    try:
        with tempfile.TemporaryFile(dir=there):
            return True
    except OSError:
        return False


def port(settings: Settings) -> Part:
    """The port: the one of the settings, any other that `opendust` would take, or none."""
    try:
        found = free_port(settings.host, settings.port)
    except ValueError as error:
        return Part("network", is_there=False, detail=reason_in(error, spoken()))
    return Part("port", found == settings.port, str(settings.port))


def compiler() -> str:
    """The C compiler with which this interpreter would be extended; empty if there is none."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) or ""


def words_of(part: Part, language: str) -> tuple[str, str]:
    """What a part is, and what to do where it is missing."""
    remedy = "" if part.is_there else text(f"doctor-{part.name}-remedy", language)
    name = text(f"doctor-{part.name}", language)
    return f"{name} ({part.detail})" if part.detail else name, remedy


def show(parts: list[Part], where: str, language: str) -> None:
    """The parts as lines; under a missing one, what to do."""
    signs = {state: text(f"doctor-{state}", language) for state in STATES}
    width = max(len(sign) for sign in signs.values())
    print(text("doctor-title", language, **versions()))
    print()
    for part in parts:
        name, remedy = words_of(part, language)
        print(f"  {signs[part.state]:<{width}}  {name}")
        if remedy:
            print(f"  {'':<{width}}  {remedy}")
    print()
    print(text(f"doctor-play-{where}", language))


def versions() -> dict[str, str]:
    """What runs here."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def report(parts: list[Part], where: str, language: str) -> dict[str, object]:
    """The same for a program."""
    shown = []
    for part in parts:
        name, remedy = words_of(part, language)
        shown.append(
            {"name": part.name, "there": part.is_there, "detail": part.detail,
             "state": part.state, "text": name, "remedy": remedy}
        )  # fmt: skip
    return {**versions(), "build": build_name(), "play": where, "parts": shown}
