"""Can a match be made with these seats and settings? What every game asks before its own checks.

Settings are texts by name. Those that begin with `switch.` change single rules; content that has a
name, such as a board, is held to the hash that a record gives for it.
"""

from __future__ import annotations

from functools import lru_cache

from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.refusal import BadText, Fault


def switches_of(setup: Setup) -> dict[str, str]:
    """The single rules that the settings change, by name."""
    return {
        key.removeprefix(SWITCH): value
        for key, value in setup.settings.items()
        if key.startswith(SWITCH)
    }


def check_settings(setup: Setup, known: tuple[str, ...]) -> None:
    """Every setting has a name that the game knows, or is a switch."""
    unknown = [key for key in setup.settings if key not in known and not key.startswith(SWITCH)]
    if unknown:
        raise BadText([Fault("", 0, "setting-unknown", name=key) for key in unknown])


def check_digest(setup: Setup, what: str, found: str) -> None:
    """A record made with another content under the same name is not played with this one."""
    wanted = setup.settings.get(what + ".digest", found)
    if wanted != found:
        raise BadText([Fault("", 0, "content-differs", what=what, wanted=wanted, found=found)])


def check_seats(setup: Setup, least: int, most: int, reserved: tuple[str, ...] = ()) -> None:
    """So many players, with different names of which none means something else."""
    seats = len(setup.seats)
    if not least <= seats <= most:
        raise BadText([Fault("", 0, "seats-wrong", amount=seats, least=least, most=most)])
    names = seat_names(setup.seats)
    for name in names:
        if not name or names.count(name) > 1 or name in reserved:
            raise BadText([Fault("", 0, "seat-name-wrong", name=name)])


@lru_cache(maxsize=256)
def seat_names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names as single words."""
    return tuple(["-".join(seat.lower().split()) for seat in seats])
