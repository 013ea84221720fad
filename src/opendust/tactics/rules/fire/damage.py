"""Suffer damage: casualties, elimination, damage to cover elements (p.12 to 13, 18).

The hits of all weapon lines that count as simultaneous arrive together as one `Harm` per target.
Named miniatures suffer first (AMB-SKILL-6), then a fatal hit, then points that the owner assigns.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action, Pairs
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Counts, Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import Harm, Shot
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import Harming, Losing, Resisting
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules.corrections import has_all_corrections, has_first_corrections
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.skills.skills import DAMAGE_RESILIENT, personal_skills, printed
from opendust.tactics.rules.things import is_offered
from opendust.tactics.state import DESTROYED, HEROIC, State

RESILIENCE_COUNTS_EXCESS: Final = SWITCHES.yes("resilience_counts_excess")


def suffer(state: State, events: Events) -> None:
    """Go on with the first target that has damage waiting. ATK-14, COVEL-12."""
    attack = state.fight()
    harm = attack.harms[0]
    if harm.target >= state.battle.unit_count:
        attack.harms.pop(0)
        damage_element(state, harm.target - state.battle.unit_count, harm.points, events)
    elif state.marks[harm.target] & HEROIC:  # SKILL-HEROICATTACK-1
        attack.harms.pop(0)
        if events is not None:
            events.append(Event(Happening.DAMAGE_IGNORED, (harm.target, harm.points)))
    elif harm.snipes:
        attack.harms[0] = Harm(harm.target, harm.points, harm.fatal, harm.snipes[1:])
        snipe(state, harm.target, harm.snipes[0][0], harm.snipes[0][1], events)
    elif harm.fatal:
        attack.harms[0] = Harm(harm.target, 0, 0, ())
        apply_losses(state, harm.target, everything(state, harm.target), events)
    elif harm.points:
        attack.harms[0] = Harm(harm.target, 0, 0, ())
        hit_points(state, harm.target, harm.points, events)
    else:
        attack.harms.pop(0)
        bury(state, harm.target, events)


def snipe(state: State, body: int, model: int, points: int, events: Events) -> None:
    """Hits on a named miniature cost that one and no other. SKILL-SNIPER-1, AMB-SKILL-6."""
    is_squad = state.battle.cards[state.battle.model_unit[model]].is_squad
    lost = min(points, state.health[model], 1 if is_squad else points)  # AMB-ATK-3
    if lost:
        excess = points - lost if has_all_corrections(state) else 0
        inflict(state, body, ((model, lost),), excess, events)
    else:
        apply_losses(state, body, (), events)


def hit_points(state: State, body: int, points: int, events: Events) -> None:
    """A unit of one card resists before anybody is lost. SKILL-RESILIENT-1."""
    if state.hero[body] == NO_UNIT and printed(state, body) & DAMAGE_RESILIENT:  # SKILL-RESILIENT-1
        state.phase = Resisting(body, points, ())
    else:
        assign(state, body, points, events)


def assign(state: State, body: int, points: int, events: Events) -> None:
    """The owner chooses who is lost, unless there is nothing to choose. ATK-17, HERO-10."""
    upper = everything(state, body)
    total = sum([health for _, health in upper])
    if 0 < points < total and len(upper) > 1:
        state.phase = Losing(body, points)
    elif points >= total:
        lose(state, body, upper, points - total, events)
    elif points > 0:
        lose(state, body, ((upper[0][0], points),), 0, events)


def lose(state: State, body: int, losses: Pairs, excess: int, events: Events) -> None:
    """Losses fall on their models; a unit of one card has resisted already."""
    if state.hero[body] == NO_UNIT:
        apply_losses(state, body, losses, events)
    else:
        inflict(state, body, losses, excess, events)


def inflict(state: State, body: int, losses: Pairs, excess: int, events: Events) -> None:
    """Points on certain models, and those beyond what they have to lose. SKILL-RESILIENT-1."""
    counts = RESILIENCE_COUNTS_EXCESS.of(state.battle.profile)
    strike(state, body, losses, excess if counts else 0, events)


def losing(state: State) -> Losing:
    """The phase, as a choice of losses."""
    phase = state.phase
    assert isinstance(phase, Losing)
    return phase


def losing_options(state: State, seat: int) -> list[Option]:
    """Who is lost. D-29, D-30."""
    phase = losing(state)
    upper = everything(state, phase.unit)
    return [Option(Verb.LOSE, (Counts(upper, phase.points, phase.points),))]


def refuse_lose(state: State, seat: int, action: Action) -> Refusal | None:
    """Exactly as many losses as damage points. ATK-17."""
    if is_offered(losing_options(state, seat), action):
        return None
    fault = Refusal("ATK-17", "losses-do-not-match")
    return fault if state.hero[losing(state).unit] == NO_UNIT else fault.citing("HERO-10")


def do_lose(state: State, seat: int, action: Action, events: Events) -> None:
    """The chosen miniatures and HP are lost."""
    lose(state, losing(state).unit, action.pairs(0), 0, events)


def lose_the_many(state: State, seat: int) -> Action:
    """For an absent player losses fall where there is most to lose."""
    phase = losing(state)
    return Action(Verb.LOSE, (cheapest(state, phase.unit, phase.points),))


def cheapest(state: State, unit: int, points: int) -> Pairs:
    """Losses among the miniatures of which there are most; heroes last."""
    upper = everything(state, unit)
    heroes = [pair for pair in upper if state.battle.model_unit[pair[0]] != unit]
    squad = sorted([pair for pair in upper if pair not in heroes], key=lambda pair: -pair[1])
    taken: list[tuple[int, int]] = []
    for model, most in squad + heroes:
        amount = min(most, points)
        if amount:
            taken.append((model, amount))
            points -= amount
    return tuple(sorted(taken))


def everything(state: State, body: int) -> Pairs:
    """All health of a unit and its hero, by model."""
    return tuple(
        [
            (model, state.health[model])
            for unit in sorted(state.parts_of(body))
            for model in state.battle.models_of(unit)
            if state.health[model]
        ]
    )


def strike(state: State, body: int, losses: Pairs, excess: int, events: Events) -> None:
    """Let the parts of a unit resist what was put on them. AMB-HERO-5, AMB-SKILL-6.

    A die for each point inflicted: those beyond the last HP fall on the first part that resists.
    """
    for unit in state.parts_of(body):
        share = share_of(state, unit, losses)
        if share and is_resilient(state, unit):
            state.phase = Resisting(unit, share + excess, losses)
            return
    apply_losses(state, body, losses, events)


def is_resilient(state: State, unit: int) -> bool:
    """Whether a part of a combined unit resists: a hero also by his squad's skill. HERO-08."""
    has = personal_skills(state, unit) if has_first_corrections(state) else printed(state, unit)
    return bool(has & DAMAGE_RESILIENT)


def share_of(state: State, unit: int, losses: Pairs) -> int:
    """The damage points put on one part of a combined unit."""
    return sum([points for model, points in losses if state.battle.model_unit[model] == unit])


def resist_chance(state: State) -> Chance:
    """One die for each damage point. SKILL-RESILIENT-1."""
    phase = state.phase
    assert isinstance(phase, Resisting)
    return Chance("resilience-roll", phase.points, FACES)


def do_resist(state: State, values: tuple[int, ...], events: Events) -> None:
    """Each HIT ignores one damage point. SKILL-RESILIENT-1."""
    phase = state.phase
    assert isinstance(phase, Resisting)
    hits = hits_in(values)
    if events is not None:
        events.append(Event(Happening.RESILIENCE_ROLLED, (phase.unit, hits, faces_of(values))))
    body = state.body_of(phase.unit)
    state.phase = Harming()
    if not phase.losses:
        assign(state, body, phase.points - hits, events)
        return
    excess = phase.points - share_of(state, phase.unit, phase.losses)
    losses = spared(state, phase.unit, phase.losses, max(hits - excess, 0))
    other = state.hero[body] if phase.unit == body else NO_UNIT
    if other != NO_UNIT and is_resilient(state, other):
        share = share_of(state, other, losses)
        if share:
            state.phase = Resisting(other, share, losses)
            return
    apply_losses(state, body, losses, events)


def spared(state: State, unit: int, losses: Pairs, ignored: int) -> Pairs:
    """The losses without the points that a unit ignored, the last named first."""
    left: list[tuple[int, int]] = []
    for model, points in reversed(losses):
        if state.battle.model_unit[model] == unit:
            cut = min(points, ignored)
            ignored -= cut
            points -= cut
        if points:
            left.append((model, points))
    left.reverse()
    return tuple(left)


def apply_losses(state: State, body: int, losses: Pairs, events: Events) -> None:
    """Each point costs a miniature or an HP. ATK-15."""
    if losses:
        for model, points in losses:
            state.health[model] -= points
        if events is not None:
            events.append(Event(Happening.LOSSES_SUFFERED, (body, losses)))
    state.phase = Harming()


def bury(state: State, body: int, events: Events) -> None:
    """Whoever has no HP left is eliminated; the other part goes on alone. ATK-16, AMB-HERO-3."""
    hero = state.hero[body]
    for unit in state.parts_of(body):
        if state.strength(unit) == 0:  # HERO-11
            destroy(state, unit, events)
    if hero != NO_UNIT and not state.is_alive(body) and state.is_alive(hero):
        retarget(state, body, hero)


def retarget(state: State, body: int, hero: int) -> None:
    """Close combat declared at a combined unit goes on with its hero. AMB-HERO-3."""
    attack = state.fight()
    for number, shot in enumerate(attack.shots):
        if shot.target == body:
            attack.shots[number] = Shot(
                shot.shooter, shot.line, hero, shot.dice, shot.damage, shot.face, shot.flags,
                shot.model,
            )  # fmt: skip


def destroy(state: State, unit: int, events: Events) -> None:
    """A destroyed unit leaves the board and yields its AP. ATK-16, END-06, AMB-HERO-2."""
    split(state, state.body_of(unit))
    state.put(unit, DESTROYED)
    state.orders[unit] = 0
    for model in state.battle.models_of(unit):
        state.health[model] = 0
    worth = state.battle.cards[unit].ap
    state.lost[state.battle.side[unit]] += worth
    if events is not None:
        events.append(Event(Happening.UNIT_DESTROYED, (unit, worth)))


def split(state: State, body: int) -> None:
    """A squad and its hero become two units. HERO-13."""
    hero = state.hero[body]
    if hero != NO_UNIT:
        state.hero[body] = NO_UNIT
        state.leader[hero] = NO_UNIT


def damage_element(state: State, space: int, points: int, events: Events) -> None:
    """A cover element without HP is destroyed. COVEL-08 to COVEL-10."""
    if not state.element_hp[space] or points <= 0:
        return
    state.element_hp[space] -= min(points, state.element_hp[space])
    if events is not None:
        events.append(Event(Happening.ELEMENT_DAMAGED, (space, points)))
    if state.element_hp[space] == 0:
        state.remove_element(space)
        if events is not None:
            events.append(Event(Happening.ELEMENT_DESTROYED, (space,)))
