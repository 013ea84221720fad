"""Every kind of question about Dust Tactics, by the name that the long run prints."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.tactics.aiming import ask_aiming
from tests.oracle.tactics.flames import ask_flames
from tests.oracle.tactics.large import ask_large
from tests.oracle.tactics.marches import ask_march
from tests.oracle.tactics.orders import ask_attempts, ask_command, ask_reaction, ask_strike
from tests.oracle.tactics.plans import ask_joining, ask_parting, ask_plans
from tests.oracle.tactics.positions import House
from tests.oracle.tactics.volleys import ask_volley
from tests.oracle.tactics.windows import ask_orders, ask_windows
from tests.oracle.tally import Choose, Tally

Ask = Callable[[Choose, Tally, House], None]

CHAPTERS: dict[str, Ask] = {
    "aiming": ask_aiming,
    "movement": ask_march,
    "attacks": ask_volley,
    "indirect fire": ask_strike,
    "reactive fire": ask_reaction,
    "command squads": ask_command,
    "command attempts": ask_attempts,
    "declarations": ask_plans,
    "joining": ask_joining,
    "parting": ask_parting,
    "windows": ask_windows,
    "standing orders": ask_orders,
    "flames": ask_flames,
    "large vehicles": ask_large,
}
