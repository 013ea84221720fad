"""What must be decided, what can be done, and what an action means, in words."""

from __future__ import annotations

from typing import Any

from opendust.dust import phases as p
from opendust.dust.actions import Verb
from opendust.dust.dice import face_counts
from opendust.dust.rules.retreat import force_of
from opendust.dust.state import NO_CARD, State
from opendust.kernel.action import Action
from opendust.kernel.contract import Game
from opendust.kernel.option import Option, Pick
from opendust.words.catalogue import Details, has_message, listed, text, written
from opendust.words.dust_nouns import (
    faces_text,
    force_text,
    noun_text,
    owner_text,
    value_details,
)


def prompt_text(game: Game[Any], state: State, seat: int, point: str, language: str = "en") -> str:
    """What a player has to decide at a decision point, and what for."""
    details: Details = {"player": owner_text(state, seat, language), "points": 0}
    if state.queue:
        details["active"] = owner_text(state, state.queue[0], language)
    if state.played[seat] != NO_CARD:
        ability = state.deck.abilities[state.played[seat]]
        details["ability"] = text("dust-ability-" + ability.value, language)
    details |= phase_details(state, language) | battle_details(state, language)
    return written(f"{game.NAME}-prompt-{point}", language, details)


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


def verb_text(game: Game[Any], verb: Verb, point: str, language: str = "en") -> str:
    """What a verb does, at this decision point."""
    special = f"{game.NAME}-{verb.value}-{point}"
    return text(special if has_message(special) else f"{game.NAME}-verb-{verb.value}", language)


def option_text(
    game: Game[Any], state: State, option: Option, point: str, language: str = "en"
) -> str:
    """An option in one line: the verb, and the fields that leave no choice."""
    assert isinstance(option.verb, Verb)
    words = verb_text(game, option.verb, point, language)
    fixed: list[str] = []
    for field, domain in zip(game.VERBS[option.verb], option.domains, strict=True):
        if isinstance(domain, Pick) and len(domain.values) == 1:
            fixed.append(noun_text(state, field.noun, domain.values[0], language))
    return f"{words} ({listed(fixed)})" if fixed else words


def action_text(game: Game[Any], state: State, action: Action, language: str = "en") -> str:
    """An action in words: the verb and its arguments."""
    assert isinstance(action.verb, Verb)
    words = [text(f"{game.NAME}-verb-{action.verb.value}", language)]
    for field, value in zip(game.VERBS[action.verb], action.args, strict=True):
        if isinstance(value, int) or value:
            words.append(str(value_details(state, field, value, language)[field.name]))
    return f"{words[0]}: {listed(words[1:])}" if len(words) > 1 else words[0]
