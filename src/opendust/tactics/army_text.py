"""How an army file is read.

`units` lists cards by id, `"hero + squad"` for a joined pair; an army of several players has a
`[[player]]` table with `units` for each instead. `scenarios` and `side` say what a ready-made
army is meant for.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml_lines import TomlLines
from opendust.kernel.toml_text import read_toml
from opendust.tactics.army import Army

_FIELDS: Final = ("name", "title", "units", "player", "scenarios", "side")


def parse_army(text: str, source: str) -> Army:
    """The army that a file describes; raises with every fault in its form."""
    content = read_toml(text, source)
    lines = TomlLines(text)
    faults: list[Fault] = []
    for key in content:
        if key not in _FIELDS:
            line = lines.line(key)
            faults.append(Fault(source, line, "fault-army-field", field=key, known=_FIELDS))
    army = Army(str(content.get("name", "")))
    if not army.name:
        faults.append(Fault(source, 1, "fault-army-no-name", field="name"))
    army.title = str(content.get("title", army.name))
    scenarios = content.get("scenarios", [])
    army.scenarios = tuple(map(str, scenarios)) if isinstance(scenarios, list) else ()
    side = content.get("side", 0)
    army.side = side - 1 if side in (1, 2) and isinstance(side, int) else -1
    players = content.get("player", [])
    if isinstance(players, list) and players:
        army.player_count = len(players)
        for number, player in enumerate(players):
            units = player.get("units") if isinstance(player, dict) else None
            faults += _units(army, units, number, source, lines.line(f"player.{number}.units"))
    else:
        faults += _units(army, content.get("units"), 0, source, lines.line("units"))
    if faults:
        raise BadText(faults)
    return army


def _units(army: Army, units: object, player: int, source: str, line: int) -> list[Fault]:
    """Adds the units of one player."""
    if not isinstance(units, list) or not all(isinstance(item, str) for item in units):
        return [Fault(source, line, "fault-army-units", field="units")]
    for item in units:
        parts = [part.strip() for part in str(item).split("+")]
        numbers = [army.add(part, player) for part in parts]
        for hero in numbers[:-1]:
            army.joined[hero] = numbers[-1]
    return []


def format_army(army: Army) -> str:
    """The army as a file."""
    lines = [f'name = "{army.name}"', f'title = "{army.title}"']
    for player in range(army.player_count):
        if army.player_count > 1:
            lines += ["", "[[player]]"]
        lines.append("units = [")
        for number, unit in enumerate(army.units):
            if army.players[number] == player and army.joined[number] < 0:
                heroes = [army.units[n] for n, squad in enumerate(army.joined) if squad == number]
                lines.append('    "' + " + ".join([*heroes, unit]) + '",')
        lines.append("]")
    return "\n".join(lines) + "\n"


def army_names() -> tuple[str, ...]:
    """The packaged armies."""
    place = files("opendust.tactics").joinpath("data", "armies")
    return tuple(sorted([entry.name.removesuffix(".toml") for entry in place.iterdir()]))


def load_army(name: str) -> Army:
    """An army of the package."""
    place = files("opendust.tactics").joinpath("data", "armies", name + ".toml")
    if not place.is_file():
        raise BadText([Fault(name, 0, "fault-army-none", name=name)])
    return parse_army(place.read_text(encoding="utf-8"), name + ".toml")


def armies_for(scenario: str, side: int) -> list[Army]:
    """The packaged armies made for one side of a scenario."""
    armies = [load_army(name) for name in army_names()]
    return [army for army in armies if scenario in army.scenarios and army.side in (-1, side)]
