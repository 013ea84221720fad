"""Armies: may a side bring these units, with these heroes joined to these squads?

ARMY, HERO-03 to HERO-05, SKILL-COMMAND-3, SKILL-COMMAND-4.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import Refusal
from opendust.tactics.board.scenario import Scenario, is_one_of
from opendust.tactics.units.army import NOT_JOINED, Army
from opendust.tactics.units.cards import Cards, Skill, UnitCard

_ONLY_ALIKE: Final = (
    (Skill.JUMP, "SKILL-JUMP-4"),
    (Skill.BLUTKREUZ_APE, "SKILL-APE-1"),
    (Skill.BLUTKREUZ_ZOMBIE, "SKILL-ZOMBIE-1"),
)
"""Skills that hero and squad must both have, or neither."""


def refuse_join(hero: UnitCard, squad: UnitCard) -> Refusal | None:
    """A hero joins a squad of his armor class, and like to like. HERO-04, SKILL-JUMP-4."""
    if not hero.is_hero or not squad.is_squad:
        return Refusal("HERO-03", "join-needs-hero-and-squad", hero=hero.name, squad=squad.name)
    if hero.armor != squad.armor:
        return Refusal(
            "HERO-04",
            "join-armor-differs",
            hero=hero.name,
            squad=squad.name,
            heroarmor=hero.armor_text(),
            squadarmor=squad.armor_text(),
        )
    for skill, rule in _ONLY_ALIKE:
        if hero.has(skill) != squad.has(skill):
            return Refusal(
                rule, "join-skill-differs", hero=hero.name, squad=squad.name, skill=skill.value
            )
    if squad.has(Skill.COMMAND_SQUAD) and not hero.has(Skill.COMMANDER):
        return Refusal("SKILL-COMMAND-4", "join-needs-commander", hero=hero.name, squad=squad.name)
    return None


def army_refusals(army: Army, cards: Cards, scenario: Scenario | None, side: int) -> list[Refusal]:
    """Everything that is wrong with an army; nothing if it may be played.

    `at` is the number of the unit that a refusal is about, where it is about one.
    """
    unknown = [unit for unit in army.units if cards.index(unit) < 0]
    if unknown:
        return [
            Refusal("ARMY-02", "army-card-unknown", card=unit, at=army.units.index(unit))
            for unit in unknown
        ]
    found = _blocs(army, cards) + _heroes(army, cards) + _command_squads(army, cards)
    if not army.units:
        found.append(Refusal("ARMY-02", "army-empty"))
    if scenario is not None:
        found += _limits(army, cards, scenario)
        found += _force(army, cards, scenario, side)
    return found


def _limits(army: Army, cards: Cards, scenario: Scenario) -> list[Refusal]:
    """The total AP must not exceed the scenario's limit. ARMY-01."""
    total = army.ap(cards)
    if scenario.ap_limit and total > scenario.ap_limit:
        return [Refusal("ARMY-01", "army-over-limit", ap=total, limit=scenario.ap_limit)]
    return []


def _blocs(army: Army, cards: Cards) -> list[Refusal]:
    """One bloc per side, and each hero at most once. ARMY-02; ruling AMB-ARMY-1."""
    factions = sorted({cards.card(unit).faction.value for unit in army.units})
    found: list[Refusal] = []
    if len(factions) > 1:
        first = cards.card(army.units[0]).faction
        alien = [cards.card(unit).faction is not first for unit in army.units].index(True)
        found.append(Refusal("AMB-ARMY-1", "army-mixed-factions", at=alien))
    for unit in sorted(set(army.units)):
        count = army.units.count(unit)
        if cards.card(unit).is_hero and count > 1:
            name, last = cards.card(unit).name, last_of(army, unit)
            found.append(Refusal("AMB-ARMY-1", "army-hero-twice", hero=name, count=count, at=last))
    return found


def last_of(army: Army, unit: str) -> int:
    """The number of the last unit with a card."""
    return len(army.units) - 1 - army.units[::-1].index(unit)


def _heroes(army: Army, cards: Cards) -> list[Refusal]:
    """At most one hero is joined to a squad, and only where he may be. HERO-04, HERO-05."""
    found: list[Refusal] = []
    for number, squad in enumerate(army.joined):
        if squad == NOT_JOINED:
            continue
        refusal = refuse_join(cards.card(army.units[number]), cards.card(army.units[squad]))
        if refusal is not None:
            found.append(refusal.about(**refusal.details, at=number))
        if squad in army.joined[:number]:
            name = cards.card(army.units[squad]).name
            found.append(Refusal("HERO-05", "join-second-hero", squad=name, at=number))
    return found


def _command_squads(army: Army, cards: Cards) -> list[Refusal]:
    """Several Command Squads need different armor classes. SKILL-COMMAND-3."""
    seen: dict[int, str] = {}
    found: list[Refusal] = []
    for number, unit in enumerate(army.units):
        card = cards.card(unit)
        if card.has(Skill.COMMAND_SQUAD):
            if card.armor in seen:
                details = {"squad": card.name, "armor": card.armor_text()}
                found.append(
                    Refusal("SKILL-COMMAND-3", "army-command-squads", **details, at=number)
                )
            seen[card.armor] = unit
    return found


def _force(army: Army, cards: Cards, scenario: Scenario, side: int) -> list[Refusal]:
    """What the scenario says of the side's units. SETUP-09."""
    place = scenario.sides[side]
    found: list[Refusal] = []
    here = [cards.card(unit) for unit in army.units]
    if place.faction is not None and any(card.faction is not place.faction for card in here):
        found.append(Refusal("SETUP-09", "army-wrong-faction", faction=place.faction.value))
    for who, least in place.needs:
        count = len([card for card in here if is_one_of(card, who)])
        if count < least:
            found.append(
                Refusal(
                    "SETUP-09", "army-asked", bound="least", who=who.value, count=least, have=count
                )
            )
    expected = 0
    for who, exactly in place.force:
        expected += exactly
        count = len([card for card in here if is_one_of(card, who)])
        if count != exactly:
            found.append(
                Refusal(
                    "SETUP-09",
                    "army-asked",
                    bound="exactly",
                    who=who.value,
                    count=exactly,
                    have=count,
                )
            )
    if place.force and not found and len(here) != expected:
        found.append(Refusal("SETUP-09", "army-too-many", have=len(here), count=expected))
    return found
