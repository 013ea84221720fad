"""What does a position of Dust Tactics look like in tables? Units, cards, sight, points."""

from __future__ import annotations

from opendust.cli.screen import Screen
from opendust.cli.table.typed import find
from opendust.cli.tactics.board import show_grid
from opendust.cli.tactics.units import cells, line_name
from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.tactics.sight import End, best_line, is_smoked, space_end, unit_end
from opendust.tactics.battle import NO_UNIT, SIDES
from opendust.tactics.rules.end_of_game import points_of
from opendust.tactics.state import DESTROYED, OFF_BOARD, State
from opendust.tactics.units.cards import ARMOR_CLASSES
from opendust.words import text
from opendust.words.catalogue import labelled, listed
from opendust.words.tactics.notes import (
    COVER_NAMES,
    end_text,
    place_text,
    reason_text,
    space_note,
    strength_text,
)
from opendust.words.tactics.nouns import model_text, side_text, unit_text
from opendust.words.tactics.vocabulary import aliases, unit_codes
from opendust.words.titles import side_name


def show_board(screen: Screen, state: State, language: str, *, with_legend: bool) -> None:
    """The battlefield and the units."""
    print()
    show_grid(screen, state)
    if with_legend:
        screen.say(text("tactics-play-legend", language))
    show_units(screen, state, language)


def show_units(screen: Screen, state: State, language: str) -> None:
    """Every unit: where it is, what it can still take, whether it has acted."""
    heads = ("code", "unit", "player", "place", "armor", "strength", "ap", "state")
    codes = unit_codes(state)
    rows: list[tuple[str, ...]] = []
    for unit, card in enumerate(state.battle.cards):
        is_first = state.battle.side[unit] == 0
        rows.append((
            codes[unit].upper() if is_first else codes[unit],
            unit_text(state, unit),
            state.battle.seats[state.battle.owner[unit]],
            place_text(state, unit, language),
            card.armor_text(),
            strength_text(state, unit, language),
            str(card.ap),
            state_text(state, unit, language),
        ))  # fmt: skip
    screen.table([text("tactics-play-head-" + name, language) for name in heads], rows)


def state_text(state: State, unit: int, language: str) -> str:
    """Whether a unit has acted, what hero is with it, which weapons are empty."""
    if not state.is_alive(unit):
        return ""
    words: list[str] = []
    if state.activated[unit]:
        words.append(text("tactics-play-unit-activated", language))
    if state.leader[unit] != NO_UNIT:
        words.append(
            text("tactics-play-unit-with", language, unit=unit_text(state, state.leader[unit]))
        )
    for line in state.battle.lines_of(unit):
        weapon = state.battle.lines[line]
        if not state.loaded[line]:
            words.append(text("tactics-play-weapon-empty", language, weapon=weapon.name))
        elif weapon.is_limited:
            ammo = state.ammo[line]
            words.append(text("tactics-play-weapon-ammo", language, weapon=weapon.name, ammo=ammo))
    return listed(words)


def known_units(state: State) -> list[tuple[str, int]]:
    """Every name of every unit."""
    known = [(name, unit) for unit, name in enumerate(state.battle.unit_names)]
    return known + aliases(state, "unit")


def show_card(screen: Screen, state: State, wanted: str, language: str) -> None:
    """A unit's card as it now stands: figures, weapons, the miniatures that are left."""
    if not wanted:
        raise BadText([Fault("", 0, "card-missing")])
    unit = find(wanted, known_units(state), "unit")
    card = state.battle.cards[unit]
    screen.heading(f"{card.full_name} ({state.battle.seats[state.battle.owner[unit]]})")
    skills = listed([text("tactics-skill-" + skill.value, language) for skill in card.skills])
    screen.say(text(
        "tactics-play-card-figures", language,
        kind=text("tactics-kind-" + card.kind.value, language),
        armor=card.armor_text(), movement=card.movement, hp=card.hp, ap=card.ap,
        skills=skills or "-",
    ))  # fmt: skip
    if card.is_squad:
        soft, hard = card.soft_cover.value, card.hard_cover.value
        screen.say(text("tactics-play-card-cover", language, soft=soft, hard=hard))
    left = [
        f"{state.health[model]} {model_text(state, model, language)}"
        for model in state.battle.models_of(unit)
    ]
    screen.say(text("tactics-play-card-left", language, models=listed(left)))
    rows = [(line_name(line), line.range_text(), *cells(line)) for line in card.lines]
    heads = [text("tactics-play-head-weapon", language), text("tactics-play-head-range", language)]
    screen.table([*heads, *ARMOR_CLASSES], rows)
    screen.say(text("tactics-play-card-values", language))


def show_sight(screen: Screen, state: State, words: list[str], language: str) -> None:
    """Whether one unit or space sees another, what cover there is, and why."""
    if len(words) != 2:
        raise BadText([Fault("", 0, "sight-two-wanted")])
    one, other = end_of(state, words[0]), end_of(state, words[1])
    line = best_line(state, one, other)
    verdict = line.verdict
    names = {"one": end_text(state, one.unit, line.here),
             "other": end_text(state, other.unit, line.there)}  # fmt: skip
    seen = "yes" if verdict.is_visible() else "no"
    screen.say(text("tactics-play-sight", language, seen=seen, range=line.range, **names))
    for reason in verdict.blocks:
        screen.say(reason_text(state, reason, language), indent=2)
    for name, end in (("one", one), ("other", other)):
        if is_smoked(state, end):
            screen.say(text("tactics-play-sight-smoke", language, place=names[name]))
    if verdict.is_visible():
        grade = COVER_NAMES[verdict.cover_grade()]
        screen.say(text("tactics-play-sight-cover", language, cover=grade))
        for reason in verdict.covers:
            screen.say(reason_text(state, reason, language), indent=2)
    if NO_UNIT in (one.unit, other.unit):
        screen.say(text("tactics-play-sight-between-soldiers", language))


def end_of(state: State, word: str) -> End:
    """The space or the unit that a word names."""
    space = state.battle.grid.index(word.lower())
    if space >= 0:
        return space_end(state, space)
    return unit_end(state, find(word, known_units(state), "unit"))


def show_space(screen: Screen, state: State, word: str, language: str) -> None:
    """One space: its ground and who is there."""
    space = state.battle.grid.index(word.lower())
    if space < 0:
        raise BadText([Fault("", 0, "space-unknown", text=word, last=state.battle.grid.names[-1])])
    parts = [space_note(state, space, language) or text("tactics-play-terrain-circle", language)]
    for unit in state.bodies_at(space):
        parts.append(f"{unit_text(state, unit)} ({strength_text(state, unit, language)})")
    screen.say(labelled(state.battle.grid.names[space], listed(parts), language))


def show_scores(screen: Screen, state: State, language: str) -> None:
    """Both sides: victory points, units left, AP lost."""
    if state.round:
        limit = state.battle.scenario.round_limit
        screen.heading(text("tactics-play-round-of", language, round=state.round, rounds=limit))
    heads = ("side", "players", "points", "on-board", "in-reserve", "destroyed")
    rows = [score_row(state, side, language) for side in range(SIDES)]
    screen.table([text("tactics-play-head-" + name, language) for name in heads], rows)
    for objective in state.battle.scenario.objectives:
        spaces = listed([state.battle.grid.names[space] for space in objective.spaces])
        who = side_text(state, objective.side, language) if objective.side >= 0 else ""
        kind, count = objective.who.value, objective.count
        sought = text("tactics-play-wanted", language, who=kind, count=count)
        screen.say(text(
            "tactics-play-objective", language, goal=objective.goal.value, side=who or "both",
            spaces=spaces, total=len(objective.spaces), count=objective.count, sought=sought,
            round=objective.from_round, wins="yes" if objective.wins else "no",
            points=objective.points,
        ))  # fmt: skip


def score_row(state: State, side: int, language: str) -> tuple[str, ...]:
    """One side."""
    battle = state.battle
    own = [unit for unit in range(battle.unit_count) if battle.side[unit] == side]
    places = [state.place[unit] for unit in own]
    return (
        side_name(battle.scenario.sides[side].name, language),
        listed([battle.seats[seat] for seat in battle.seats_of(side)]),
        str(points_of(state, side)),
        str(sum([place >= 0 for place in places])),
        str(places.count(OFF_BOARD)),
        str(places.count(DESTROYED)),
    )
