"""Where could go what is bought so far? For a buyer who plans the delivery with the purchase."""

from __future__ import annotations

from opendust.dust.actions import Verb
from opendust.dust.control import sources_held
from opendust.dust.force import SUBMARINE, UNIT_NAMES
from opendust.dust.phases import Placement, Purchase
from opendust.dust.rules.beginning.setup import center_sites
from opendust.dust.rules.producing.building import (
    POWER_SOURCES_LIMIT_BUILDING,
    PRODUCTION_LIMIT_INCLUDES_SUBMARINES,
)
from opendust.dust.rules.producing.delivery import placement_options
from opendust.dust.rules.producing.neutrals import is_limited
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.scenes.dust.models import SiteScene

PLACING = {
    Verb.DEPLOY: Verb.BUY,
    Verb.LAUNCH: Verb.BUY,
    Verb.DEPLOY_NEUTRALS: Verb.BUY_NEUTRALS,
}
"""With which verb something is placed, and with which it was bought."""


def sites_scene(view: State) -> list[SiteScene]:
    """Every site of the delivery, as if the purchase ended now. PROD-08."""
    phase = view.phase
    if not isinstance(phase, Purchase) or not (phase.units or phase.neutrals or phase.centers):
        return []
    return unit_sites(view, phase) + new_center_sites(view, phase)


def unit_sites(view: State, phase: Purchase) -> list[SiteScene]:
    """The areas that the placement itself would offer. PROD-09, PROD-11, NEUT-07."""
    later = view.copy()
    later.phase = Placement(phase.units, phase.neutrals, phase.centers, phase.cards, ())
    most: dict[tuple[str, str, str], int] = {}
    for option in placement_options(later, view.active()):
        if option.verb in PLACING:
            for action in option.all():
                site = site_of(view, action)
                most[site] = max(most.get(site, 0), action.number(0))
    return [
        SiteScene(ware=ware, area=area, center=center, most=bound, counts=counts(view, ware))
        for (ware, area, center), bound in most.items()
    ]


def counts(view: State, ware: str) -> bool:
    """Whether a unit takes room of its center; some rules free two kinds. PROD-14, NEUT-08."""
    if ware.startswith(Verb.BUY_NEUTRALS.value):
        return is_limited(view)
    is_submarine = ware.endswith(UNIT_NAMES[SUBMARINE])
    return not is_submarine or PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(view.edition)


def working(view: State) -> int | None:
    """How many centers a buyer lets build, where every one needs a power source. PROD-17."""
    if not isinstance(view.phase, Purchase) or not POWER_SOURCES_LIMIT_BUILDING.of(view.edition):
        return None
    return sources_held(view, view.active())


def site_of(view: State, action: Action) -> tuple[str, str, str]:
    """What an action places, where, and which center builds it."""
    ids, verb = view.board.ids, action.verb
    assert isinstance(verb, Verb)
    unit = SUBMARINE if verb is Verb.LAUNCH else action.number(1)
    area = action.number(2)
    center = action.number(1) if verb is Verb.LAUNCH else area
    return f"{PLACING[verb].value} {UNIT_NAMES[unit]}", ids[area], ids[center]


def new_center_sites(view: State, phase: Purchase) -> list[SiteScene]:
    """The land areas for bought production centers. PROD-15."""
    if not phase.centers:
        return []
    return [
        SiteScene(
            ware=Verb.BUY_CENTERS.value,
            area=view.board.ids[area],
            center=None,
            most=1,
            counts=False,
        )
        for area in bits(center_sites(view, view.active()))
    ]
