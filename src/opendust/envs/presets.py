"""Which small games are there to learn on? A name stands for a game and its settings."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

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


def preset(name: str) -> tuple[str, dict[str, str]]:
    """The game and the settings of a name; any other name is a game without settings."""
    if name not in PRESETS:
        return name, {}
    game, setting, file = PRESETS[name]
    text = (files("opendust.envs") / "data" / file).read_text(encoding="utf-8")
    return game, {setting: text, **ARMIES.get(name, {})}
