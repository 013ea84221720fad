"""Diplomat and Mech Builder: the abilities of the production phase."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import figures_left, own_centers
from opendust.dust.deck import Ability
from opendust.dust.edition import SWITCHES
from opendust.dust.events import TRUCE_MADE
from opendust.dust.force import MECH, count
from opendust.dust.phases import CenterPlacement, Placement, ProductionEnd, Purchase
from opendust.dust.rules.abilities import can_use, usable, use
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import State, changed
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick
from opendust.kernel.refusal import Refusal


@closed_set
class DiplomatWindow(Enum):
    """When in his production phase a player may use Diplomat."""

    PRODUCTION_START = "production_start"
    ANY_TIME_IN_PRODUCTION = "any_time_in_production"


@closed_set
class ProductionAbilitiesUntil(Enum):
    """What ends the production phase for its abilities."""

    CARDS_DRAWN = "cards_drawn"
    CENTERS_PLACED = "centers_placed"


PRODUCTION_ABILITIES_UNTIL: Final = SWITCHES.choice(
    "production_abilities_until", ProductionAbilitiesUntil
)
DIPLOMAT_WINDOW: Final = SWITCHES.choice("diplomat_window", DiplomatWindow)
MECH_BUILDER_ON_NEW_CENTER: Final = SWITCHES.yes("mech_builder_on_new_center")


DIPLOMAT: Final = Ability.DIPLOMAT
MECH_BUILDER: Final = Ability.MECH_BUILDER


def ability_options(state: State, seat: int, fresh: int) -> list[Option]:
    """The ability of a player's card, if it belongs here; few do. ABIL-GEN-01."""
    ability = usable(state, seat)
    if ability is DIPLOMAT:
        return ally_options(state, seat)
    return free_mech_options(state, seat, fresh) if ability is MECH_BUILDER else []


def ally_options(state: State, seat: int) -> list[Option]:
    """Diplomat: name one other player. ABIL-DIPLOMAT-01."""
    if not is_diplomat_window(state):
        return []
    others = tuple([other for other in range(state.players) if other != seat])
    return [Option(Verb.ALLY, (Pick(others),))]


def is_diplomat_window(state: State) -> bool:
    """At the start of production, or at any time in it. ABIL-DIPLOMAT-01."""
    if DIPLOMAT_WINDOW.of(state.edition) is DiplomatWindow.ANY_TIME_IN_PRODUCTION:
        return True
    return isinstance(state.phase, Purchase) and not state.phase.begun


def refuse_ally(state: State, seat: int, action: Action) -> Refusal | None:
    """Diplomat, in its window, names another player. ABIL-DIPLOMAT-01, ABIL-DIPLOMAT-02."""
    if not can_use(state, seat, Ability.DIPLOMAT):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=Ability.DIPLOMAT.value)
    if not is_diplomat_window(state):
        return Refusal("ABIL-DIPLOMAT-01", "diplomat-too-late")
    other = action.number(0)
    if other >= state.players or other == seat:
        return Refusal("ABIL-DIPLOMAT-02", "ally-needs-another")
    return None


def do_ally(state: State, seat: int, action: Action, events: Events) -> None:
    """Neither may attack the other for the rest of the round. ABIL-DIPLOMAT-02."""
    other = action.number(0)
    use(state, seat, events)
    state.truces = changed(state.truces, seat, state.truces[seat] | 1 << other)
    state.truces = changed(state.truces, other, state.truces[other] | 1 << seat)  # ABIL-DIPLOMAT-04
    if events is not None:
        events.append(Event(TRUCE_MADE, (seat, other)))


def builder_sites(state: State, seat: int, fresh: int) -> int:
    """Where Mech Builder may put its mech: own centers. ABIL-BUILDER-02, ABIL-BUILDER-04."""
    sites = own_centers(state, seat)
    if not sites & ~fresh:
        return 0  # Without a center at the start of the phase no unit is placed. A-53.
    return sites if MECH_BUILDER_ON_NEW_CENTER.of(state.edition) else sites & ~fresh


def free_mech_options(state: State, seat: int, fresh: int) -> list[Option]:
    """Mech Builder: an own center, while a mech figure is left. ABIL-BUILDER-01."""
    if mechs_left(state, seat) < 1:
        return []
    sites = bits(builder_sites(state, seat, fresh))
    return [Option(Verb.FREE_MECH, (Pick(sites),))] if sites else []


def mechs_left(state: State, seat: int) -> int:
    """Mech figures neither on the map nor paid and set aside. ABIL-BUILDER-03."""
    phase = state.phase
    aside = count(phase.units, MECH) if isinstance(phase, (Purchase, Placement)) else 0
    return figures_left(state, seat, MECH) - aside


def fresh_centers(state: State) -> int:
    """The centers placed in this phase. ABIL-BUILDER-04."""
    phase = state.phase
    return phase.fresh if isinstance(phase, (CenterPlacement, ProductionEnd)) else 0


def refuse_free_mech(state: State, seat: int, action: Action) -> Refusal | None:
    """Mech Builder: one mech at an own center, if a figure is left. ABIL-BUILDER-02, A-53."""
    if not can_use(state, seat, Ability.MECH_BUILDER):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=Ability.MECH_BUILDER.value)
    if mechs_left(state, seat) < 1:
        return Refusal("ABIL-BUILDER-03", "too-few-figures", unit="mech", amount=1, left=0)
    area = action.number(0)
    if area >= state.board.land_count or not own_centers(state, seat) >> area & 1:
        return Refusal("ABIL-BUILDER-02", "free-mech-needs-center", area=area_name(state, area))
    if not builder_sites(state, seat, fresh_centers(state)) >> area & 1:
        return Refusal("ABIL-BUILDER-04", "free-mech-on-new-center", area=state.board.ids[area])
    return None
