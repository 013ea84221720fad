"""Who gets which capital and colour in DUST? They go round, so that no bot owes its wins to them.

The seats of a pair keep theirs in every rotation while the bots move on. From pair to pair the
order of wishes moves by one, and it is shuffled anew when it has gone round once.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.state import COLORS, State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Option, Pick
from opendust.kernel.play.dice import Stream

CHOICES: Final = {"claim_capital": Verb.CLAIM, "choose_color": Verb.COLOR}


def drafted(
    state: State, point: str, seat: int, options: list[Option], key: bytes, turn: int
) -> Action | None:
    """The capital or the colour of a seat; None where the bot chooses itself.

    The key is the same for six pairs, and `turn` counts them.
    """
    if point not in CHOICES:
        return None
    things = list(range(len(COLORS)))
    if point == "claim_capital":
        things = list(bits(state.board.capitals))
    stream = Stream(key, len(point))
    wishes = [things.pop(stream.below(len(things))) for _ in range(len(things))]
    first = (turn + seat) % len(wishes)
    domain = options[0].domains[0]
    assert isinstance(domain, Pick)
    wish = next(thing for thing in wishes[first:] + wishes[:first] if thing in domain.values)
    return Action(CHOICES[point], (wish,))
