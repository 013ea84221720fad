"""Which small games are there to learn on? A name stands for a game and its settings."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from opendust.front.in_words import faults_in_words
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.registry import GAMES

PRESETS: Final[dict[str, tuple[str, str, str]]] = {
    "dust-mini": ("dust", "board.small", "dust-mini.txt"),
    "tactics-mini": ("tactics", "scenario.text", "tactics-mini.toml"),
}
"""The game, and the setting that the file of the folder `data` gives."""
ARMIES: Final = {
    "tactics-mini": {
        "army.1.units": "blackhawk, death-dealers",
        "army.2.units": "hans, sturmpioniere",
    },
}


def known_preset(name: str) -> tuple[str, dict[str, str]]:
    """The same; any name that is neither a small game nor a game is refused in words."""
    known = (*GAMES, *PRESETS)
    if name not in known:
        near = nearest(name, known)
        with faults_in_words():
            raise BadText([Fault("", 0, "game-unknown", name=name, known=known, nearest=near)])
    return preset(name)


def preset(name: str) -> tuple[str, dict[str, str]]:
    """The game and the settings of a name; any other name is a game without settings."""
    if name not in PRESETS:
        return name, {}
    game, setting, file = PRESETS[name]
    text = (files("opendust.envs") / "data" / file).read_text(encoding="utf-8")
    return game, {setting: text, **ARMIES.get(name, {})}
