"""How an army file is read.

`units` lists cards by id, `"hero + squad"` for a joined pair; an army of several players has a
`[[player]]` table with `units` for each instead. `scenarios` and `side` say what a ready-made
army is meant for.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.fields import Fields
from opendust.tactics.board.scenario import SIDES
from opendust.tactics.units.army import Army

_FIELDS: Final = ("name", "title", "units", "player", "scenarios", "side")


def parse_army(text: str, source: str) -> Army:
    """The army that a file describes; raises with every fault in its form."""
    fields = Fields(text, source)
    content = fields.content
    fields.refuse_others(content, "", _FIELDS)
    army = Army(fields.word(content, "", "name"))
    army.title = fields.word(content, "", "title", army.name)
    army.scenarios = fields.words(content, "", "scenarios")
    army.side = fields.number(content, "", "side", 0, SIDES, 0) - 1
    players = fields.tables(content, "", "player")
    army.player_count = max(1, len(players))
    add_units(army, fields.words(content, "", "units"), 0)
    for number, player in enumerate(players):
        fields.refuse_others(player, f"player.{number}", ("name", "units"))
        add_units(army, fields.words(player, f"player.{number}", "units"), number)
    fields.done()
    return army


def add_units(army: Army, units: tuple[str, ...], player: int) -> None:
    """Adds the units of one player; in `hero + squad` the hero joins the squad. HERO-03."""
    for item in units:
        numbers = [army.add(part.strip(), player) for part in item.split("+")]
        for hero in numbers[:-1]:
            army.joined[hero] = numbers[-1]


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
    if name not in army_names():
        raise BadText([Fault(name, 0, "fault-army-none", name=name)])
    place = files("opendust.tactics").joinpath("data", "armies", name + ".toml")
    return parse_army(place.read_text(encoding="utf-8"), name + ".toml")


def armies_for(scenario: str, side: int) -> list[Army]:
    """The packaged armies made for one side of a scenario."""
    armies = [load_army(name) for name in army_names()]
    return [army for army in armies if scenario in army.scenarios and army.side in (-1, side)]
