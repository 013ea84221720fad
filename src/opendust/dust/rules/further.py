"""Which other rules forbid what the engine has refused?

A refusal names the rule that a reader says first. Often a second one forbids the same: the rule of
the chapter beside the general one, or the limit that an ability shares with every attack. They are
told with it, and a conformance case may name any of them.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust import phases as p
from opendust.dust.actions import VERBS, Verb
from opendust.dust.control import SCORE_MARKER_USES_TANK, own_centers
from opendust.dust.force import BOMBER, SUBMARINE, TANK, count, pack
from opendust.dust.rules.fighting.targets import refuse_shut
from opendust.dust.rules.producing.production_abilities import fresh_centers
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Action, is_shaped
from opendust.kernel.bits import flood
from opendust.kernel.phase_table import UNTIMELY
from opendust.kernel.refusal import Refusal

Rules = tuple[str, ...]

ALWAYS: Final[dict[tuple[str, str], Rules]] = {
    ("CARD-07", "hand-too-large"): ("CARD-05",),
    ("NEUT-11", "no-neutral-purchase"): ("NEUT-07",),
    ("NEUT-07", "too-few-points"): ("PROD-06",),
    ("NEUT-08", "no-neutral-center"): ("NEUT-07",),
    ("NEUT-08", "deploy-needs-neutral-center"): ("NEUT-07",),
    ("NEUT-15", "not-your-choice"): ("BTL-LAND-08",),
    ("ABIL-BUILDER-03", "too-few-figures"): ("COMP-08", "COMP-07"),
    ("ABIL-GEN-01", "ability-not-usable"): ("INIT-07",),
    ("SPEC-12", "ability-not-usable"): ("ABIL-GEN-01", "ABIL-MISSILE-01", "INIT-07"),
    ("SPEC-05", "same-attack"): ("CMBT-10",),
    ("SPEC-06", "special-needs-bombers"): ("CMBT-09",),
    ("SPEC-08", "special-needs-submarines"): ("CMBT-09",),
    ("CMBT-07", "target-out-of-reach"): ("CMBT-06",),
    ("CMBT-08", "target-out-of-reach"): ("CMBT-06",),
    ("SPEC-06", "target-not-adjacent"): ("CMBT-06",),
    ("SPEC-08", "target-not-adjacent"): ("CMBT-06",),
    ("ABIL-DROPPER-06", "target-not-land"): ("CMBT-09", "ABIL-DROPPER-03"),
    ("BTL-AMPH-03", "landing-cannot-retreat"): ("RETR-04",),
    ("ABIL-DROPPER-04", "dropped-cannot-retreat"): ("RETR-04",),
    ("RETR-04", "retreat-before-first-roll"): ("RETR-02",),
    ("RETR-08", "refuge-friendly-first"): ("RETR-15",),
    ("RETR-09", "refuge-is-origin"): ("RETR-15",),
    ("RETR-13", "stays-in-element"): ("RETR-15", "COMP-25"),
    ("RETR-12", "retreat-only-before-roll"): ("RETR-02",),
    ("BTL-LAND-09", "tanks-shield-mechs"): ("BTL-LAND-11",),
    ("BTL-LAND-10", "fighters-shield-bombers"): ("BTL-LAND-11",),
    ("ROUND-02", "movement-over"): ("MOVE-GEN-01", "ROUND-04"),
    ("MOVE-GEN-10", "movement-over"): ("MOVE-GEN-01", "ROUND-04"),
    ("MOVE-BOMB-02", "one-origin-only"): ("MOVE-GEN-05",),
    ("MOVE-BOMB-01", "target-not-land"): ("COMP-25",),
    ("MOVE-GEN-02", "units-not-there"): ("MOVE-GEN-05",),
    ("CMBT-03", "units-not-there"): ("CMBT-04",),
    ("PROD-14", "too-few-places"): ("PROD-13",),
    ("PROD-14", "center-full"): ("PROD-13",),
    ("PROD-16", "too-few-places"): ("PROD-09",),
    ("PROD-12", "too-few-places"): ("PROD-11",),
    ("PROD-11", "too-few-places"): ("PROD-12",),
    ("PROD-12", "launch-needs-own-center"): ("PROD-11",),
    ("PROD-11", "launch-sea-closed"): ("COMP-18",),
    ("PROD-15", "too-few-sites"): ("COMP-14",),
}
"""By the rule that is told and its message."""
OF_VERB: Final[dict[tuple[str, Enum], Rules]] = {
    ("CMBT-13", Verb.BOMBARD): ("SPEC-04",),
    ("CMBT-13", Verb.MISSILE): ("SPEC-04",),
    ("CMBT-13", Verb.DROP): ("ABIL-DROPPER-06",),
    ("CMBT-14", Verb.BOMBARD): ("SPEC-11",),
    ("CMBT-14", Verb.DROP): ("ABIL-DROPPER-06",),
    ("ABIL-DIPLOMAT-02", Verb.ATTACK): ("ABIL-DIPLOMAT-04",),
    ("ABIL-DIPLOMAT-02", Verb.BOMBARD): ("ABIL-DIPLOMAT-03", "ABIL-DIPLOMAT-04"),
    ("ABIL-DIPLOMAT-02", Verb.MISSILE): ("ABIL-DIPLOMAT-03", "ABIL-DIPLOMAT-04"),
    ("ABIL-DIPLOMAT-02", Verb.DROP): ("ABIL-DIPLOMAT-03", "ABIL-DIPLOMAT-04", "ABIL-DROPPER-06"),
    ("CMBT-12", Verb.ATTACK): ("CMBT-05",),
    ("CMBT-12", Verb.MISSILE): ("SPEC-13", "CMBT-05"),
    ("CMBT-05", Verb.MISSILE): ("SPEC-13",),
    ("CMBT-12", Verb.DROP): ("ABIL-DROPPER-02", "CMBT-05"),
    ("CMBT-05", Verb.DROP): ("ABIL-DROPPER-02",),
    ("ABIL-GEN-01", Verb.DROP): ("ABIL-DROPPER-01",),
    ("SPEC-12", Verb.MISSILE): ("ABIL-MISSILE-01",),
    ("ABIL-KOSHKA-01", Verb.INTERRUPT): ("ABIL-KOSHKA-03",),
    ("MOVE-GEN-10", Verb.ATTACK): ("ROUND-02",),
    ("MOVE-GEN-10", Verb.BOMBARD): ("ROUND-02",),
    ("MOVE-GEN-10", Verb.MISSILE): ("SPEC-12", "ROUND-02"),
    ("MOVE-GEN-10", Verb.DROP): ("ABIL-DROPPER-01", "ROUND-02"),
    ("MOVE-GEN-10", Verb.MOVE): ("ROUND-02",),
    ("MOVE-GEN-10", Verb.FLY): ("ROUND-02",),
}
"""By the rule that is told and what was tried."""
SPENT: Final[dict[Enum, Rules]] = {
    Verb.MOVE: ("MOVE-GEN-01",), Verb.FLY: ("MOVE-GEN-01",), Verb.ATTACK: ("CMBT-01",),
    Verb.BOMBARD: ("CMBT-01",), Verb.MISSILE: ("CMBT-01",), Verb.DROP: ("CMBT-01",),
}  # fmt: skip
"""Of somebody who has had his turn: his points were for that one."""
NOT_FOR_SPECIAL: Final[dict[Enum, Rules]] = {
    Verb.REROLL: ("ABIL-GEN-04", "SPEC-01"),
    Verb.NURSE: ("ABIL-GEN-04", "SPEC-01", "ABIL-NURSE-06"),
}
"""What follows a roll or a loss in a battle does not follow those of a special attack."""
IN_SETUP: Final[dict[tuple[str, Enum], Rules]] = {
    ("PROD-13", Verb.DEPLOY): ("SETUP-25",),
    ("PROD-14", Verb.LAUNCH): ("SETUP-26", "SETUP-25", "PROD-13"),
    ("SETUP-27", Verb.DEPLOY): ("SETUP-25",),
    ("SETUP-27", Verb.LAUNCH): ("SETUP-26",),
    ("COMP-14", Verb.CENTER): ("SETUP-23",),
}
"""The same, while the game is prepared."""


def further(state: State, seat: int, action: Action, refusal: Refusal) -> Rules:
    """The other rules that forbid a refused action; none for somebody who has no seat."""
    if not 0 <= seat < state.players:
        return ()
    rule, verb = refusal.rule, action.verb
    if verb not in VERBS or not is_shaped(VERBS[verb], action):
        return ()
    found = ALWAYS.get((rule, refusal.message), ()) + OF_VERB.get((rule, verb), ())
    if refusal.message == "not-your-choice" and state.queue and seat not in state.queue:
        found += SPENT.get(verb, ())
    if isinstance(state.phase, (p.Reinforce, p.SetupCenters)):
        found += IN_SETUP.get((rule, verb), ())
    if refusal.message in UNTIMELY and isinstance(state.phase, (p.Combat, p.SpecialCasualties)):
        found += NOT_FOR_SPECIAL.get(verb, ())
    if verb in (Verb.MOVE, Verb.FLY):
        return found + of_movement(state, seat, action, refusal)
    if verb in (Verb.ATTACK, Verb.BOMBARD, Verb.MISSILE, Verb.DROP):
        return found + of_attack(state, seat, action, refusal)
    if verb is Verb.PLAY:
        return found + of_cards(state, seat)
    return found + of_production(state, seat, action, refusal)


def of_cards(state: State, seat: int) -> Rules:
    """Whoever has no card to choose plays the one that he drew; new ones serve the next round."""
    if isinstance(state.phase, p.Initiative):
        return () if state.hand_size(seat) else ("INIT-06",)
    return ("PROD-20",) if state.queue and seat == state.active() else ()


def holder(state: State, area: int) -> int:
    """Whose units stand in an area; -1 for none, and for a number that names no area."""
    return state.owner[area] if 0 <= area < state.board.area_count else -1


def is_coastal(state: State, area: int) -> bool:
    """Whether it is land beside a sea area."""
    return area < state.board.land_count and bool(state.board.coastal >> area & 1)


def of_movement(state: State, seat: int, action: Action, refusal: Refusal) -> Rules:
    """Held areas, the wrong element, and every kind of way that there is not."""
    if refusal.message == "target-held":
        target = action.number(0 if action.verb is Verb.FLY else 1)
        owner = holder(state, target)
        ways = ("MOVE-GEN-06", "COMP-18", *closed_ways(state, action, target))
        if owner == NEUTRAL:
            return (*ways, "NEUT-06")
        allied = bool(state.truces[seat] >> owner & 1)
        return (*ways, *(("ABIL-DIPLOMAT-04",) if allied else ()))
    if refusal.message == "origin-not-own" and action.verb is Verb.MOVE:
        return ("NEUT-03", "NEUT-10") if holder(state, action.number(0)) == NEUTRAL else ()
    if refusal.message == "stays-in-element":
        at_sea = action.number(0) >= state.board.land_count
        return ("MOVE-SEA-01",) if at_sea else ("MOVE-LAND-01",)
    return ways_missing(state, seat, action) if refusal.message == "no-route" else ()


def closed_ways(state: State, action: Action, target: int) -> Rules:
    """The kinds of movement that must not end in an area of others."""
    if target >= state.board.land_count:
        return ("MOVE-SEA-02",)
    if action.verb is Verb.FLY:
        return ("MOVE-BOMB-01",)
    flies = count(pack(action.pairs(2)), BOMBER)
    return ("MOVE-LAND-04", "MOVE-BOMB-01") if flies else ("MOVE-LAND-04",)


def ways_missing(state: State, seat: int, action: Action) -> Rules:
    """No kind of movement leads there: the rules of all that these units could have taken."""
    origin, target = action.number(0), action.number(1)
    board, land_count = state.board, state.board.land_count
    if origin >= land_count:
        joined = flood(1 << (origin - land_count), board.all_sea, board.sea_spread)
        return ("MOVE-GEN-03",) if joined >> (target - land_count) & 1 else ()
    found: Rules = ("MOVE-LAND-02", "MOVE-LAND-04")
    if flood(1 << origin, board.all_land, board.land_spread) >> target & 1:
        found += ("MOVE-GEN-03",) if is_blocked(state, seat, origin, target) else ()
    if is_coastal(state, origin) and is_coastal(state, target):
        found += ("MOVE-AMPH-02",)
    else:
        found += ("MOVE-AMPH-01",)
    return found + (("MOVE-BOMB-01",) if count(pack(action.pairs(2)), BOMBER) else ())


def is_blocked(state: State, seat: int, origin: int, target: int) -> bool:
    """Whether every way over land leads through areas that others hold."""
    passable = state.board.all_land & ~(state.occupied_land & ~state.land[seat])
    return not flood(1 << origin, passable, state.board.land_spread) >> target & 1


def of_attack(state: State, seat: int, action: Action, refusal: Refusal) -> Rules:
    """Neutral areas have rules of their own; distant coasts are out of reach in two ways."""
    verb = action.verb
    target = action.number(0 if verb in (Verb.MISSILE, Verb.DROP) else 1)
    if refusal.rule in ("SPEC-11", "SPEC-13", "SPEC-16", "CMBT-09", "ABIL-DROPPER-06"):
        shut = refuse_shut(state, seat, target)
        return out_of_reach(state, action) + (() if shut is None else (shut.rule,))
    if refusal.rule == "CMBT-14":
        return ("CMBT-16",) if holder(state, target) == NEUTRAL else ()
    if verb not in (Verb.ATTACK, Verb.BOMBARD):
        return ()
    origin = action.number(0)
    if refusal.message == "target-own" and is_misfit(state, action):
        return ("CMBT-09",)
    if refusal.message == "origin-not-own":
        return ("NEUT-04",) if holder(state, origin) == NEUTRAL else ()
    if refusal.rule == "CMBT-06":
        coasts = is_coastal(state, origin) and is_coastal(state, target)
        return ("CMBT-07",) if coasts else ()
    if verb is Verb.BOMBARD and refusal.message in ("target-unoccupied", "target-own"):
        return ("SPEC-06" if origin < state.board.land_count else "SPEC-08", "CMBT-05")
    return ()


def is_misfit(state: State, action: Action) -> bool:
    """Whether a battle would join land and sea."""
    land_count = state.board.land_count
    return action.verb is Verb.ATTACK and (action.number(0) < land_count) != (
        action.number(1) < land_count
    )


def out_of_reach(state: State, action: Action) -> Rules:
    """Submarines fire at an adjacent land area only."""
    if action.verb is not Verb.BOMBARD:
        return ()
    origin, target = action.number(0), action.number(1)
    return () if state.board.is_adjacent(origin, target) else ("SPEC-08",)


def of_production(state: State, seat: int, action: Action, refusal: Refusal) -> Rules:
    """Figures, and places where no production center of the player stands or may stand."""
    rule, verb = refusal.rule, action.verb
    if rule == "COMP-08" and verb in (Verb.BUY, Verb.DEPLOY):
        marker = action.number(1) == TANK and SCORE_MARKER_USES_TANK.of(state.edition)
        return ("COMP-07", "COMP-09") if marker else ("COMP-07",)
    if rule == "PROD-16" and verb is Verb.BUY and action.number(1) == SUBMARINE:
        return ("PROD-12",)
    if rule == "COMP-14" and not isinstance(state.phase, p.SetupCenters):
        return ("PROD-15",)
    if refusal.message == "center-needs-own-land":
        return ("COMP-14",) if action.number(0) >= state.board.land_count else ()
    if rule == "PROD-09" and verb is Verb.DEPLOY:
        area = action.number(2)
        is_capital = area < state.board.land_count and state.board.capitals >> area & 1
        own = holder(state, area) == seat
        at_sea = area >= state.board.land_count
        fresh = isinstance(state.phase, p.Placement) and own and state.phase.centers > 0
        found = (("PROD-18",) if is_capital and own else ()) + (("COMP-25",) if at_sea else ())
        return found + (("PROD-10", "PROD-08") if fresh else ())
    if rule == "ABIL-BUILDER-04":
        old = own_centers(state, seat) & ~fresh_centers(state)
        return ("PROD-10",) if old else ("PROD-16",)
    return ()
