"""Where a match stands: one explicit value per pending point, with the data of that point.

Values are never changed: a new phase is a new value, so copies of a state may share them. The
activation and the attack in progress are kept beside the phase (activation.py, attack.py).
Phases called automatic ask nobody: turn.py goes on by itself. PHASES names every phase and its
data for the text form.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Pairs
from opendust.kernel.native import mypyc_attr

SQUARES: Final = 0
ELEMENTS: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlacingRoll:
    """Three dice each decide who places first. SETUP-03, SETUP-04."""

    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        self.what = what


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Placing:
    """A side places a terrain square or a cover element. SETUP-03, SETUP-04."""

    __slots__ = ("side", "what")

    def __init__(self, what: int, side: int) -> None:
        self.what = what
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Joining:
    """A side lets heroes join squads; `done` is the mask of seats that are ready. HERO-03."""

    __slots__ = ("done", "side")

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundStart:
    """Automatic: a round begins. ROUND-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Initiative:
    """Both sides roll for initiative; the first side's dice come first. INIT-02."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ChoosingFirst:
    """The winner says which side goes first. INIT-05."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Turn:
    """A side activates one of its units; one of `only`, unless that is empty. ROUND-03.

    `ordered` is the mask of units and seats whose standing orders were changed in this turn.
    """

    __slots__ = ("only", "ordered", "side")

    def __init__(self, side: int, only: tuple[int, ...], ordered: int = 0) -> None:
        self.side = side
        self.only = only
        self.ordered = ordered


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Proceeding:
    """Automatic: the activation goes on with its next step. ACT-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Entering:
    """The unit comes onto the board. SETUP-07."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Moving:
    """The unit moves; points of this MOVE are left. MOVE-01.

    `roof`: it is above a structure; `gone`: it has left the space where the MOVE began.
    """

    __slots__ = ("gone", "points", "roof")

    def __init__(self, points: int, roof: int, gone: int) -> None:
        self.points = points
        self.roof = roof
        self.gone = gone


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Window:
    """A side may answer with reactive fire; `asked` are the seats still to answer. REACT-02."""

    __slots__ = ("asked", "side")

    def __init__(self, side: int, asked: tuple[int, ...]) -> None:
        self.side = side
        self.asked = asked


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ReactionRoll:
    """A unit tries reactive fire; `ordered`: a standing order fires for it. REACT-03."""

    __slots__ = ("ordered", "unit")

    def __init__(self, unit: int, ordered: int) -> None:
        self.unit = unit
        self.ordered = ordered


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Declaring:
    """Free skills and special weapons of a unit activated out of turn. AMB-REACT-8, AMB-ARTY-7."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Aiming:
    """The attacker declares targets. ATK-06."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Spreading:
    """The attacker chooses the spaces of a flame, one by one up to its target. WEAP-FLAME-5."""

    __slots__ = ("line", "path", "target")

    def __init__(self, line: int, target: int, path: tuple[int, ...]) -> None:
        self.line = line
        self.target = target
        self.path = path


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Shooting:
    """Automatic: the attack goes on with its next shot, or with the damage. ATK-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Roll:
    """Dice of the present shot: the step (rules/dice.py) and how many. ATK-13."""

    __slots__ = ("dice", "step")

    def __init__(self, step: int, dice: int) -> None:
        self.step = step
        self.dice = dice


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Medal:
    """The hero may roll one die again. SKILL-MEDAL-1."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Retaliating:
    """A unit attacked in close combat may hit back. CC-02."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Harming:
    """Automatic: the attack goes on with the next target's damage. ATK-14."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Losing:
    """The owner chooses who is lost. ATK-17, HERO-10."""

    __slots__ = ("points", "unit")

    def __init__(self, unit: int, points: int) -> None:
        self.unit = unit
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Resisting:
    """Damage Resilient: a die for each point on a unit. SKILL-RESILIENT-1, AMB-HERO-5.

    `losses` are what the owner has assigned; without any the points are still unassigned.
    """

    __slots__ = ("losses", "points", "unit")

    def __init__(self, unit: int, points: int, losses: Pairs) -> None:
        self.unit = unit
        self.points = points
        self.losses = losses


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class UsingSkill:
    """The unit performs a SKILL action: its target is chosen. ACT-07."""

    __slots__ = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AbilityRoll:
    """A die decides whether a Command Squad ability works. SKILL-COMMAND-6."""

    __slots__ = ("deed", "unit")

    def __init__(self, deed: int, unit: int) -> None:
        self.deed = deed
        self.unit = unit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundEnd:
    """Automatic: units from this one on repair themselves, then the round is over. ROUND-06."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SelfRepair:
    """A die for every HP that a unit has lost. SKILL-SELFREPAIR-1."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Over:
    """The match is over; -1: a draw. END-05, AMB-END-1."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


Phase = (
    PlacingRoll | Placing | Joining | RoundStart | Initiative | ChoosingFirst | Turn | Proceeding
    | Entering | Moving | Window | ReactionRoll | Declaring | Aiming | Spreading | Shooting | Roll
    | Medal | Retaliating | Harming | Losing | Resisting | UsingSkill | AbilityRoll | RoundEnd
    | SelfRepair | Over
)  # fmt: skip
