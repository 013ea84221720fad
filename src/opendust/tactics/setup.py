"""What a match is played with: scenario, profile, cards and armies, from a setup's settings.

A completed setup names every switch, spells out both armies and gives the content hashes of
scenario and cards, so that a record plays the same for ever. A scenario or cards of one's own
travel inside the settings as text.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.settings import (
    check_digest,
    check_seats,
    check_settings,
    switches_of,
)
from opendust.tactics.battle import SIDES, Battle
from opendust.tactics.board.board import ELEMENT_FLAG
from opendust.tactics.board.scenario import Scenario, Side
from opendust.tactics.phases import SQUARES
from opendust.tactics.profile import VARIANTS, Profile
from opendust.tactics.rules.armies import army_refusals
from opendust.tactics.rules.battlefield import begin_placing
from opendust.tactics.state import State
from opendust.tactics.texts.army import armies_for, load_army
from opendust.tactics.texts.board import parse_board
from opendust.tactics.texts.cards import recorded_cards
from opendust.tactics.texts.scenario import parse_scenario, recorded_scenario
from opendust.tactics.units.army import NOT_JOINED, Army
from opendust.tactics.units.cards import Cards, UnitCard

DEFAULT_SCENARIO: Final = "first-lesson"
MOST_SEATS: Final = 6
BARE_ROUNDS: Final = 8
OWN: Final = "own"
"""The name of an army that is only spelled out."""
PLAYERS: Final = " | "
UNITS: Final = ", "
KNOWN: Final = (
    "map", "scenario", "scenario.text", "scenario.digest", "profile", "cards.text", "cards.digest",
    "army.1", "army.2", "army.1.units", "army.2.units", "sides",
)  # fmt: skip


def cards_of(setup: Setup) -> Cards:
    """The packaged cards, with those that the settings carry laid over them."""
    settings = setup.settings
    cards = recorded_cards(settings.get("cards.text", ""), settings.get("cards.digest", ""))
    check_digest(setup, "cards", cards.digest)
    return cards


def scenario_of(setup: Setup) -> Scenario:
    """The scenario that the settings name or carry."""
    if "map" in setup.settings:
        return bare_scenario(setup.settings["map"])
    name = setup.settings.get("scenario", DEFAULT_SCENARIO)
    text = setup.settings.get("scenario.text", "")
    digest = setup.settings.get("scenario.digest", "")
    scenario = parse_scenario(text, name) if text else recorded_scenario(name, digest)
    check_digest(setup, "scenario", scenario.digest)
    return scenario


def bare_scenario(text: str) -> Scenario:
    """A drawn board and nothing else: the sides enter in the first and the last row."""
    drawing = parse_board(text, "map")
    grid = drawing.grid
    last = grid.space_count - grid.width
    entries = (range(grid.width), range(last, grid.space_count))
    sides = tuple([Side(name, tuple(row)) for name, row in zip(("1", "2"), entries, strict=True)])
    scenario = Scenario("map", grid, sides)
    scenario.elements = drawing.elements
    scenario.round_limit = BARE_ROUNDS
    return scenario


def profile_of(setup: Setup) -> Profile:
    """The profile that the settings name, with the switches that they change."""
    return VARIANTS.recorded(setup.settings.get("profile", ""), "", switches_of(setup))


def armies_of(setup: Setup, scenario: Scenario, cards: Cards) -> tuple[Army, ...]:
    """The armies of both sides; where none is given, a packaged one of the other faction."""
    given = [given_army(setup, side) for side in range(SIDES)]
    armies: list[Army] = []
    for side, army in enumerate(given):
        rivals = [rival for rival in (*armies, *given[side + 1 :]) if rival is not None]
        armies.append(army or ready_army(scenario, cards, side, rivals))
    return tuple(armies)


def given_army(setup: Setup, side: int) -> Army | None:
    """The army that the settings name for a side: spelled out or by name."""
    key = f"army.{side + 1}"
    units = setup.settings.get(key + ".units", "")
    if units:
        return spelled_army(setup.settings.get(key, OWN), units)
    return load_army(setup.settings[key]) if key in setup.settings else None


def ready_army(scenario: Scenario, cards: Cards, side: int, rivals: list[Army]) -> Army:
    """The first packaged army that may play this side, of a faction that the rivals are not."""
    packaged = armies_for(scenario.name, side)
    fitting = [army for army in packaged if not army_refusals(army, cards, scenario, side)]
    if not fitting:
        raise BadText(
            [
                Fault(
                    "",
                    0,
                    "army-missing",
                    side=side + 1,
                    scenario=scenario.name,
                    setting=f"army.{side + 1}",
                )
            ]
        )
    known = [unit for army in rivals for unit in army.units if cards.index(unit) >= 0]
    taken = [cards.card(unit).faction for unit in known]
    others = [army for army in fitting if cards.card(army.units[0]).faction not in taken]
    return (others or fitting)[0]


def spelled_army(name: str, text: str) -> Army:
    """The army of a text: units between commas, players between bars, heroes before a plus."""
    army = Army(name)
    for player, part in enumerate(text.split(PLAYERS.strip())):
        army.player_count = player + 1
        for item in part.split(UNITS.strip()):
            words = [word.strip() for word in item.split("+") if word.strip()]
            numbers = [army.add(word, player) for word in words]
            for hero in numbers[:-1]:
                army.joined[hero] = numbers[-1]
    return army


def spell_army(army: Army) -> str:
    """The text that `spelled_army` reads."""
    players: list[str] = []
    for player in range(army.player_count):
        items: list[str] = []
        for number, unit in enumerate(army.units):
            if army.players[number] == player and army.joined[number] == NOT_JOINED:
                heroes = [army.units[n] for n, squad in enumerate(army.joined) if squad == number]
                items.append(" + ".join([*heroes, unit]))
        players.append(UNITS.join(items))
    return PLAYERS.join(players)


def seat_sides(setup: Setup, armies: tuple[Army, ...]) -> tuple[int, ...]:
    """The side of each seat; by default as many first seats as the first army has players."""
    text = setup.settings.get("sides", "")
    if text:
        words = text.split()
        if len(words) != len(setup.seats) or set(words) != {"1", "2"}:
            raise BadText([Fault("", 0, "sides-wrong", text=text, setting="sides")])
        return tuple([int(word) - 1 for word in words])
    first = min(max(armies[0].player_count, 1), len(setup.seats) - 1)
    return tuple([0 if seat < first else 1 for seat in range(len(setup.seats))])


def check_armies(armies: tuple[Army, ...], cards: Cards, scenario: Scenario) -> None:
    """Both armies must be allowed. ARMY-01, ARMY-02."""
    faults: list[Fault] = []
    for side, army in enumerate(armies):
        for refusal in army_refusals(army, cards, scenario, side):
            setting = f"army.{side + 1}"
            details = {**refusal.details, "by_rule": refusal.rule, "setting": setting}
            faults.append(Fault(named(army), 0, refusal.message, **details))
    if faults:
        raise BadText(faults)


def named(army: Army) -> str:
    """What an army is called in front of a fault: nothing if it has no name of its own."""
    return "" if army.name == OWN else army.name


def complete(setup: Setup) -> Setup:
    """The setup with every setting spelled out; BadText with what is wrong."""
    check_seats(setup, SIDES, MOST_SEATS)  # TEAM-01
    check_settings(setup, KNOWN)
    scenario = scenario_of(setup)
    cards = cards_of(setup)
    profile = profile_of(setup)
    armies = armies_of(setup, scenario, cards)
    check_armies(armies, cards, scenario)
    settings = dict(setup.settings)
    if "map" not in settings:
        settings["scenario"], settings["scenario.digest"] = scenario.name, scenario.digest
    settings["cards.digest"] = cards.digest
    settings["profile"] = profile.name
    for name, value in profile.values.items():
        settings[SWITCH + name] = value
    for side, army in enumerate(armies):
        settings[f"army.{side + 1}"] = army.name
        settings[f"army.{side + 1}.units"] = spell_army(army)
    settings["sides"] = " ".join([str(side + 1) for side in seat_sides(setup, armies)])
    return Setup(setup.seats, settings)


def units_of(
    armies: tuple[Army, ...], cards: Cards, sides: tuple[int, ...]
) -> list[tuple[UnitCard, int]]:
    """The cards of all units with the seats that lead them. TEAM-03."""
    units: list[tuple[UnitCard, int]] = []
    for side, army in enumerate(armies):
        seats = [seat for seat, of in enumerate(sides) if of == side]
        for unit, player in zip(army.units, army.players, strict=True):
            units.append((cards.card(unit), seats[player % len(seats)]))
    return units


def new_state(setup: Setup) -> State:
    """A position before anything has been done, with joined heroes and printed elements."""
    scenario = scenario_of(setup)
    cards = cards_of(setup)
    armies = armies_of(setup, scenario, cards)
    sides = seat_sides(setup, armies)
    units = units_of(armies, cards, sides)
    battle = Battle(scenario.grid, profile_of(setup), scenario, setup.seats, sides, units, setup)
    state = State(battle)
    state.stock = [scenario.squares, scenario.crates, scenario.traps]
    for space, element in scenario.elements:
        state.place_element(space, ELEMENT_FLAG[element])
    first = 0
    for army in armies:
        for number, squad in enumerate(army.joined):
            if squad != NOT_JOINED:
                state.leader[first + number] = first + squad
                state.hero[first + squad] = first + number
        first += len(army.units)
    return state


def begin(setup: Setup) -> State:
    """The starting state: terrain squares and cover elements come first. SETUP-01."""
    state = new_state(complete(setup))
    begin_placing(state, SQUARES)
    return state
