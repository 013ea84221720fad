"""What may a guest bring to a battle of Dust Tactics? The army of a side that is the guest's alone.

The host's own army stays what it was when the guest saw it: where none was named, a packaged one
is chosen for the faction that the other side does not have, and that must not change any more.
"""

from __future__ import annotations

from opendust.kernel.contract import Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import GAMES
from opendust.tactics.board.scenario import SIDES


def brought(setup: Setup, seat: int, given: dict[str, str]) -> dict[str, str]:
    """The settings with a guest's army; BadText if it is not the guest's to choose. ARMY-01."""
    whole = GAMES["tactics"].complete(setup).settings
    sides = whole["sides"].split()
    own = f"army.{sides[seat]}"
    is_fixed = own in setup.settings or f"{own}.units" in setup.settings
    if is_fixed or sides.count(sides[seat]) > 1 or set(given) != {f"{own}.units"}:
        raise BadText([Fault("", 0, "army-not-yours", setting=own)])
    armies = [f"army.{side + 1}" for side in range(SIDES) if f"army.{side + 1}" != own]
    kept = {key + end: whole[key + end] for key in armies for end in ("", ".units")}
    return {**setup.settings, **kept, **given}
