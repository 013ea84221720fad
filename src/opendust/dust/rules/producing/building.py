"""Building units at production centers, shared by reinforcements (setup) and production.

One production center builds at most five units per phase (PROD-13); land and air units appear
in its area, submarines in a sea area beside it, each assigned to one center (A-19).
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import free_sea, own_centers, sources_held
from opendust.dust.edition import SWITCHES
from opendust.dust.force import FIGURES, SUBMARINE, TANK
from opendust.dust.state import State
from opendust.kernel.action import Pairs
from opendust.kernel.bits import bits, size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.refusal import Refusal


@closed_set
class SubmarinePlacement(Enum):
    """Which sea areas beside an own production center may receive new submarines."""

    FRIENDLY_OR_UNOCCUPIED = "friendly_or_unoccupied"
    FRIENDLY_ONLY = "friendly_only"


SUBMARINE_PLACEMENT: Final = SWITCHES.choice("submarine_placement", SubmarinePlacement)
POWER_SOURCES_LIMIT_BUILDING: Final = SWITCHES.yes("power_sources_limit_building")
PRODUCTION_LIMIT_INCLUDES_SUBMARINES: Final = SWITCHES.yes("production_limit_includes_submarines")


FRIENDLY_OR_UNOCCUPIED: Final = SubmarinePlacement.FRIENDLY_OR_UNOCCUPIED
UNITS_PER_CENTER: Final = 5  # PROD-13
LAND_AND_AIR: Final = tuple(range(TANK, SUBMARINE))


def room(built: Pairs, center: int) -> int:
    """How many more units a center can build in this phase. PROD-13."""
    for area, amount in built:
        if area == center:
            return UNITS_PER_CENTER - amount
    return UNITS_PER_CENTER


def working_centers(state: State, seat: int, centers: int) -> int:
    """How many of these centers can build in one phase: all, or one per power source. A-18."""
    number = size(centers)
    if POWER_SOURCES_LIMIT_BUILDING.of(state.edition):
        return min(number, sources_held(state, seat))
    return number


def is_idle(state: State, built: Pairs, center: int) -> bool:
    """Whether the power sources are all taken by centers that have built. PROD-17, A-18."""
    if not POWER_SOURCES_LIMIT_BUILDING.of(state.edition):
        return False
    seat = state.owner[center]
    busy = [area for area, _ in built if state.owner[area] == seat]
    return center not in busy and len(busy) >= sources_held(state, seat)


def room_for(state: State, built: Pairs, center: int, unit: int) -> int:
    """The room of a center for one type; submarines count like the rest. PROD-14."""
    if is_idle(state, built, center):
        return 0
    if unit == SUBMARINE and not PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(state.edition):  # PROD-14
        return FIGURES[SUBMARINE]
    return room(built, center)


def with_built(state: State, built: Pairs, center: int, unit: int, amount: int) -> Pairs:
    """The counts after a center has built some more. PROD-13, PROD-14."""
    if unit == SUBMARINE and not PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(state.edition):
        return built
    found: list[tuple[int, int]] = []
    is_counted = False
    for area, number in built:
        if area == center:
            number += amount
        elif area > center and not is_counted:
            found.append((center, amount))
        is_counted = is_counted or area >= center
        found.append((area, number))
    if not is_counted:
        found.append((center, amount))
    return tuple(found)


def launch_room(state: State, seat: int, built: Pairs) -> int:
    """How many more submarines the player's centers can build in this phase. PROD-12, PROD-14."""
    centers = bits(launch_centers(state, seat))
    busy = [area for area, _ in built if state.owner[area] == seat]
    working = [center for center in centers if center in busy]
    idle = len(centers) - len(working)
    if POWER_SOURCES_LIMIT_BUILDING.of(state.edition):
        idle = min(idle, sources_held(state, seat) - len(busy))
    if not PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(state.edition):
        return FIGURES[SUBMARINE] if working or idle > 0 else 0
    return sum([room(built, center) for center in working]) + UNITS_PER_CENTER * idle


def launch_waters(state: State, seat: int) -> int:
    """The sea areas that may receive a player's new submarines. PROD-11."""
    if SUBMARINE_PLACEMENT.of(state.edition) is FRIENDLY_OR_UNOCCUPIED:
        return state.sea[seat] | free_sea(state)
    return state.sea[seat]


def launch_seas(state: State, seat: int, center: int) -> int:
    """The sea areas beside a center that may receive new submarines. PROD-11."""
    return state.board.land_to_sea[center] & launch_waters(state, seat)


def launch_centers(state: State, seat: int) -> int:
    """The own centers that can build submarines. PROD-12."""
    found = 0
    waters = launch_waters(state, seat)
    for center in bits(own_centers(state, seat)):
        if state.board.land_to_sea[center] & waters:
            found |= 1 << center
    return found


def area_name(state: State, area: int) -> str:
    """The text form of an area."""
    return state.board.ids[area] if 0 <= area < state.board.area_count else f"#{area}"


def sea_areas(state: State, mask: int) -> tuple[int, ...]:
    """The areas of a sea mask."""
    return tuple([number + state.board.land_count for number in bits(mask)])


def refuse_deploy_site(state: State, seat: int, unit: int, area: int) -> Refusal | None:
    """Land and air units appear where their player has a production center. PROD-09."""
    if unit not in LAND_AND_AIR:
        return Refusal("PROD-11", "submarine-is-launched")
    if area >= state.board.land_count or not own_centers(state, seat) >> area & 1:
        return Refusal("PROD-09", "deploy-needs-own-center", area=area_name(state, area))
    return None


def refuse_launch_site(state: State, seat: int, center: int, area: int) -> Refusal | None:
    """Submarines appear in the sea beside an own production center. PROD-11."""
    board = state.board
    if center >= board.land_count or not own_centers(state, seat) >> center & 1:
        return Refusal("PROD-12", "launch-needs-own-center", center=area_name(state, center))
    if not board.land_count <= area < board.area_count:
        return Refusal("COMP-25", "launch-needs-sea", area=area_name(state, area))
    number = area - board.land_count
    if not board.land_to_sea[center] >> number & 1:
        return Refusal(
            "PROD-11",
            "launch-not-adjacent",
            center=area_name(state, center),
            area=area_name(state, area),
        )
    if not launch_seas(state, seat, center) >> number & 1:
        return Refusal("PROD-11", "launch-sea-closed", area=area_name(state, area))
    return None


def refuse_room(state: State, built: Pairs, center: int, unit: int, amount: int) -> Refusal | None:
    """A center builds at most five units, submarines included. PROD-13, PROD-14."""
    left = room_for(state, built, center, unit)
    if amount > left and is_idle(state, built, center):
        return Refusal("PROD-17", "center-idle", center=area_name(state, center))
    if amount > left:
        rule = "PROD-14" if unit == SUBMARINE else "PROD-13"
        return Refusal(
            rule, "center-full", center=area_name(state, center), room=left, amount=amount
        )
    return None
