"""How do the prompts, events and refusals of Dust Tactics read?"""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.kernel.refusal import Refusal
from opendust.tactics import phases as p
from opendust.tactics.notation import ELEMENT_PREFIX, names
from opendust.tactics.rules.plans import PLAN_NAMES
from opendust.tactics.state import State
from opendust.tactics.texts.rulebook import rulebook
from opendust.words.catalogue import Details, labelled, listed
from opendust.words.plain import details_of
from opendust.words.tactics.nouns import counts_text, fixed_text, noun_text, unit_text

__all__ = [
    "aliases", "citation", "counts_text", "event_details", "event_name", "noun_text",
    "prompt_details", "refusal_details",
]  # fmt: skip

NOUN_OF_DETAIL: Final = {
    "unit": "unit", "hero": "unit", "squad": "unit", "artillery": "unit", "weapon": "weapon",
    "target": "target", "model": "model",
}  # fmt: skip
"""Which details of refusals are names of the notation, and of which noun."""

CODE_LENGTH: Final = 3


def prompt_details(state: State, seat: int, language: str) -> Details:
    """Who decides, in which round; the unit that acts or suffers, and the numbers of the phase."""
    battle = state.battle
    details: Details = {
        "player": battle.seats[seat],
        "round": state.round,
        "rounds": battle.scenario.round_limit,
        "points": 0,
        "unit": "",
        "space": "",
    }
    if state.activation is not None:
        details |= body_details(state, state.activation.unit)
    return details | phase_details(state, language) | attack_details(state, language)


def body_details(state: State, unit: int) -> Details:
    """A unit and where it is."""
    place = state.place[unit]
    space = state.battle.grid.names[place] if place >= 0 else "-"
    return {"unit": unit_text(state, unit), "space": space}


def phase_details(state: State, language: str) -> Details:
    """The numbers of the phase: what is still to place, points left, losses."""
    phase = state.phase
    if isinstance(phase, p.Placing):
        squares, crates, traps = state.stock
        what = "square" if phase.what == p.SQUARES else "element"
        return {"what": what, "squares": squares, "crates": crates, "traps": traps}
    if isinstance(phase, p.Moving):
        acting = state.acting()
        return {"points": phase.points + acting.fast + acting.scout}
    if isinstance(phase, p.Losing):
        return {**body_details(state, phase.unit), "points": phase.points}
    if isinstance(phase, p.Retaliating):
        return body_details(state, phase.unit)
    if isinstance(phase, p.Spreading):
        return {"target": noun_text(state, "target", phase.target, language)}
    if isinstance(phase, p.UsingSkill):
        return {"deed": fixed_text("deed", phase.deed, language)}
    return {}


def attack_details(state: State, language: str) -> Details:
    """Who attacks, with what already aimed, and the dice of the present shot."""
    attack = state.attack
    if attack is None:
        return {}
    shots = [
        labelled(
            noun_text(state, "weapon", shot.line, language),
            noun_text(state, "target", shot.target, language),
            language,
        )
        for shot in attack.shots
    ]
    return {
        "attacker": unit_text(state, attack.unit),
        "shots": listed(shots),
        "shots-count": len(shots),
        "good": attack.good,
        "bad": attack.bad,
    }


def event_name(event: Event) -> str:
    """The sentence of an event stands by its kind."""
    return str(event.kind.value)


def event_details(event: Event) -> Details:
    """The fields of an event say everything."""
    return {}


def refusal_details(state: State, refusal: Refusal, language: str) -> Details:
    """The actual units, weapons and numbers of a refusal."""
    return details_of(refusal, lambda name, detail: detail_text(state, name, detail, language))


def detail_text(state: State, name: str, detail: str, language: str) -> str:
    """A detail from its text form in the notation to words."""
    noun = NOUN_OF_DETAIL.get(name, "")
    known = names(state, noun) if noun else ()
    for written in (detail, ELEMENT_PREFIX + detail):
        if written in known:
            return noun_text(state, noun, known.index(written), language)
    return detail


def citation(state: State, rule_id: str, language: str) -> list[str]:
    """The part and page of the rulebook or FAQ that prints the rule."""
    book = rulebook(language)
    found = book.rule(rule_id)
    return [book.cited(found.sources[0])] if found is not None and found.sources else []


def aliases(state: State, noun: str) -> list[tuple[str, int]]:
    """Units by the codes of the board, weapons and miniatures without their unit, plans apart."""
    if noun in ("unit", "target"):
        return [(code, unit) for unit, code in enumerate(unit_codes(state))]
    if noun == "plan":
        pairs = [(name, plan) for plan, name in enumerate(PLAN_NAMES) if "+" in name]
        return [(name.replace("+", sign), plan) for name, plan in pairs for sign in ("-", "-+-")]
    if noun in ("weapon", "model", "extra"):
        return [
            (name.partition(".")[2], value)
            for value, name in enumerate(names(state, noun))
            if "." in name
        ]
    return []


def unit_codes(state: State) -> list[str]:
    """A short code for every unit: three letters of its name, made different where needed."""
    codes: list[str] = []
    for unit in range(state.battle.unit_count):
        slug = state.battle.unit_names[unit]
        letters = slug.replace("-", "")
        initials = "".join([word[0] for word in slug.split("-")])
        tries = [letters[:CODE_LENGTH], initials[:CODE_LENGTH]]
        tries += [letters[: CODE_LENGTH - 1] + str(number) for number in range(2, 10)]
        tries += [letters[:1] + str(number) for number in range(10, 100)]
        codes.append(next(code for code in tries if code not in codes))
    return codes
