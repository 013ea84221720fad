"""How do the prompts, events and refusals of DUST read?"""

from __future__ import annotations

from opendust.dust import phases as p
from opendust.dust.dice import face_counts
from opendust.dust.events import EVENTS, Happening
from opendust.dust.rules.fighting.retreat import force_of
from opendust.dust.state import NEUTRAL, NO_CARD, State
from opendust.dust.texts.rulebook import rulebook
from opendust.kernel.event import Event, EventFields
from opendust.kernel.refusal import Refusal
from opendust.words.catalogue import Details, has_message, listed, text
from opendust.words.dust.nouns import (
    counts_text,
    detail_text,
    faces_text,
    force_text,
    noun_text,
    owner_text,
)
from opendust.words.plain import details_of

__all__ = [
    "aliases", "citation", "counts_text", "event_details", "event_name", "noun_text",
    "prompt_details", "refusal_details",
]  # fmt: skip


def prompt_details(state: State, seat: int, language: str) -> Details:
    """Who decides in whose turn, with which card; the numbers of the phase and the battle."""
    details: Details = {"player": owner_text(state, seat, language), "points": 0}
    if state.queue:
        details["active"] = owner_text(state, state.queue[0], language)
    if state.played[seat] != NO_CARD:
        ability = state.deck.abilities[state.played[seat]]
        details["ability"] = text("dust-ability-" + ability.value, language)
    return details | phase_details(state, language) | battle_details(state, language)


def phase_details(state: State, language: str) -> Details:
    """The numbers of the phase: points left, things still to place, hits."""
    phase = state.phase
    if isinstance(phase, (p.Reinforce, p.Movement, p.Combat)):
        return {"points": phase.points}
    if isinstance(phase, p.Purchase):
        return {"points": phase.points, **aside(phase, phase.cards, language)}
    if isinstance(phase, p.Placement):
        return aside(phase, 0, language)
    if isinstance(phase, p.CenterPlacement):
        return {"centers": phase.centers}
    if isinstance(phase, p.RetreatPlace):
        return {"aside": force_text(phase.units, language)}
    if isinstance(phase, p.SpecialCasualties):
        target = noun_text(state, "area", phase.target, language)
        return {"hits": phase.hits, "target": target}
    return {}


def aside(phase: p.Purchase | p.Placement, cards: int, language: str) -> Details:
    """What is bought and not yet placed."""
    parts = [force_text(phase.units, language)] if phase.units else []
    if phase.neutrals:
        neutral = text("dust-owner-neutral", language)
        parts.append(f"{force_text(phase.neutrals, language)} ({neutral})")
    if phase.centers:
        parts.append(text("dust-units-center", language, amount=phase.centers))
    if cards:
        parts.append(text("dust-units-card", language, amount=cards))
    return {"aside": listed(parts), "aside-count": len(parts)}


def battle_details(state: State, language: str) -> Details:
    """Who fights whom with what, the dice on the table, the losses."""
    battle = state.battle
    if battle is None:
        return {}
    details: Details = {
        "target": noun_text(state, "area", battle.target, language),
        "attacker": owner_text(state, battle.attacker, language),
        "defender": owner_text(state, battle.defender, language),
        "attackers": force_text(battle.attackers, language),
        "defenders": force_text(force_of(state, p.DEFENDER), language),
    }
    phase = state.phase
    if isinstance(phase, (p.RerollWindow, p.Casualties, p.NurseWindow)):
        details["faces"] = faces_text(face_counts(battle.faces[phase.side]))
        details["hits"] = battle.hits[phase.side]
        details["losses"] = force_text(battle.losses[phase.side], language)
    return details


def event_name(event: Event) -> str:
    """By what name the sentence of an event stands: neutral forces are many, a player is one."""
    told = EventFields(EVENTS, event)
    of_many = f"{event.kind.value}-neutral"
    is_neutral = "player" in told and told.value("player") == NEUTRAL
    return of_many if is_neutral and has_message(f"dust-event-{of_many}") else event.kind.value


def event_details(event: Event) -> Details:
    """What a sentence says besides the event's own fields."""
    if event.kind is not Happening.INCOME_COUNTED:
        return {}
    told = EventFields(EVENTS, event)
    parts = [told.number(name) for name in ("centers", "capitals", "card")]
    return {"topped": told.number("total") - sum(parts)}


def refusal_details(state: State, refusal: Refusal, language: str) -> Details:
    """The actual pieces and numbers of a refusal."""
    details = details_of(refusal, lambda name, told: detail_text(state, name, told, language))
    unit, amount = refusal.details.get("unit"), refusal.details.get("amount")
    things = f"dust-units-{unit}"
    if isinstance(amount, int) and has_message(things):
        details["things"] = text(things, language, amount=amount)
    return details


def aliases(state: State, noun: str) -> list[tuple[str, int]]:
    """Cards by their ability, with the values behind it: `nurse-322` beside `322-2-nurse`."""
    if noun != "card":
        return []
    deck = state.deck
    return [
        (f"{deck.abilities[card].value}-{deck.ids[card].partition('-')[0]}", card)
        for card in range(deck.size)
    ]


def citation(state: State, rule_id: str, language: str) -> list[str]:
    """Where the edition's own rulebook prints the rule, or the first source that does."""
    book = rulebook(language)
    found = book.rule(rule_id)
    if found is None or not found.sources:
        return []
    own = SOURCES_OF.get(state.edition.base, ())
    for prefix in own:
        for source in found.sources:
            if source.startswith(prefix + " ") or source == prefix:
                return [book.cited(source)]
    return [book.cited(found.sources[0])]


SOURCES_OF = {
    "premium-en": ("EN-P",),
    "premium-de": ("DE-S", "EN-P"),
    "epic-de": ("DE-E", "DE-S"),
    "original-it": ("IT",),
}
"""The rulebooks of the packaged editions, the nearest one first."""
