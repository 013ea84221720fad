"""What may the server say on a socket? Every kind of frame, as it is built, sent and published.

A field that is `UNSET` is not sent. What the REST part says of a match (`StateAnswer`,
`ReplayAnswer`) is made of the same parts.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from msgspec import UNSET, Meta, Struct, UnsetType
from typing_extensions import TypedDict

from opendust.kernel.pending import Manner
from opendust.kernel.text.menu import PlainOption
from opendust.scenes.lessons import LessonStep
from opendust.scenes.replay_models import LuckLine, RoundMark
from opendust.scenes.sentences import ChoiceWords, StateWords
from opendust.server.match.chair import ChairAnswer
from opendust.server.match.entry import How, What
from opendust.server.match.spoken import TalkLine
from opendust.server.match.table import Status
from opendust.server.match.terms import TalkRule
from opendust.server.wire.answers import ClockAnswer, FaultAnswer

PROTOCOL: Final = 1
"""The version of the protocol; docs/host/server-protocol.md says what it promises."""
PLACE: Final = "#/components/schemas/"

Position = dict[str, Any]
# The games declare these two: models of their screens, signatures of their events.
Drawn = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": PLACE + "Scene"})]
Told = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": PLACE + "GameEvent"})]


class ResultAnswer(Struct):
    """How a match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ShareAnswer(Struct):
    """A player's share of the dice: its anchor, and whether rolls wait for it.

    They do without one that is `missing` until its player is back, and for good if it is `out`.
    """

    anchor: str
    state: Literal["here", "missing", "out"]


class RollAnswer(Struct):
    """The roll that is about to be made, since which version, and whose links it waits for."""

    number: int
    since: int
    seats: tuple[int, ...]


class TalkAnswer(Struct):
    """Who may write at a table, which seats may not, and which seat is the host (-1: none)."""

    rule: TalkRule
    hushed: list[int]
    host: int


class TableAnswer(Struct, kw_only=True):
    """What everybody may see of a table."""

    game: str
    settings: dict[str, str]
    clock: ClockAnswer
    status: Status
    chairs: list[ChairAnswer]
    paused: bool
    agreed: list[int]
    commitment: str
    shares: dict[str, ShareAnswer]
    rematch: str | None
    talk: TalkAnswer
    result: ResultAnswer | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class PendingAnswer(Struct):
    """Whom a match waits for, until when (milliseconds since 1970).

    `manner`: each of the seats chooses, secretly, or one of them acts, openly.
    """

    point: str
    manner: Manner
    seats: tuple[int, ...]
    deadlines: dict[str, int | None]


class ChoiceAnswer(Struct):
    """What a seat may do now."""

    options: list[PlainOption]
    default: str
    undo: bool
    since: int
    words: ChoiceWords | UnsetType = UNSET


class Standing(Struct, kw_only=True):
    """How a match stands, once it has begun.

    `scene` comes to those who draw, `words` to those who named a language, `lesson` to the learner
    in a guided match.
    """

    pending: PendingAnswer | UnsetType | None = UNSET
    roll: RollAnswer | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    choice: ChoiceAnswer | UnsetType = UNSET
    scene: Drawn | UnsetType = UNSET
    words: StateWords | UnsetType = UNSET
    lesson: LessonStep | UnsetType | None = UNSET


class StateAnswer(Standing, kw_only=True):
    """A match as one viewer sees it (seat -1: a spectator).

    `scene` comes to those who draw, `words` to those who named a language, `lesson` to the learner
    in a guided match.
    """

    version: int
    seat: int
    table: TableAnswer


class EntryAnswer(Struct, kw_only=True):
    """One entry of the match: what it was, and who brought it about."""

    version: int
    what: What
    how: How
    seat: int | None


class HappenedAnswer(EntryAnswer, kw_only=True):
    """One entry of the match: what it was, who brought it about, and its events.

    `lines` say the same to those who named a language, after those of the table itself. `wish`
    tells a seat which of its own messages brought the entry about: it is accepted.
    """

    wish: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    events: list[Told] | UnsetType = UNSET
    lines: list[str] | UnsetType = UNSET


class StepLine(EntryAnswer, kw_only=True):
    """One step of a match that is looked back at: an entry, and the round after it."""

    round: int
    events: list[Told]
    lines: list[str]


class ReplayAnswer(Struct):
    """A match so far: its steps in words, where rounds begin, who was lucky.

    `complete` says that nothing is hidden, since the match is over.
    """

    version: int
    complete: bool
    steps: list[StepLine]
    rounds: list[RoundMark]
    luck: list[LuckLine]


class UpdateFrame(StateAnswer, tag_field="type", tag="update", kw_only=True):
    """What is new, and how the match stands after it; the first answer to a hello too."""

    happened: list[HappenedAnswer]


class NewsFrame(Standing, tag_field="type", tag="news", kw_only=True):
    """The same for a viewer who asked for lean updates: `table` only if it has changed."""

    version: int
    happened: list[HappenedAnswer]
    table: TableAnswer | UnsetType = UNSET


class ChanceAnswer(Struct):
    """What is to be rolled (`faces` of each die) or drawn (from the names of a pool)."""

    count: int
    faces: int
    pool: list[str]


class WhatIfAnswer(Struct):
    """What came of some lines in a position: each as a record has it, and how it then stands.

    `position` is the whole position as one line; `chance` is what is to be rolled or drawn now.
    """

    position: str
    lines: list[str]
    frame: UpdateFrame
    chance: ChanceAnswer | None


class WhatIfReply(Struct):
    """What came of some lines, or the rule against one of them, or what cannot be read."""

    study: WhatIfAnswer | None = None
    refusal: RefusalAnswer | None = None
    faults: list[FaultAnswer] = []


class AcceptedFrame(Struct, tag_field="type", tag="accepted"):
    """A wish is fulfilled and stored; `version` is that of its entry."""

    id: str
    version: int


class RefusalAnswer(TypedDict):
    """Why an action is not legal: the rule, the message with its details, what would be legal."""

    rule: str
    message: str
    details: dict[str, Any]
    could: list[str]
    line: NotRequired[str]


class RefusedFrame(Struct, tag_field="type", tag="refused", kw_only=True):
    """An action is against the rules (`refusal`) or cannot be read (`faults`)."""

    id: str
    version: int | UnsetType = UNSET
    refusal: RefusalAnswer | UnsetType = UNSET
    faults: list[FaultAnswer] | UnsetType = UNSET
    lines: list[str] | UnsetType = UNSET


class StaleFrame(Struct, tag_field="type", tag="stale"):
    """A wish was about an older position; an update with what changed has come before it."""

    id: str
    version: int
    refusal: RefusalAnswer | UnsetType = UNSET


class ErrorFrame(Struct, tag_field="type", tag="error"):
    """Why something was not done; after one without an id the server may close the socket.

    `fault` is the number under which the server's log tells of a fault.
    """

    code: str
    id: str | UnsetType = UNSET
    known: list[str] | UnsetType = UNSET
    fault: str | UnsetType = UNSET


class TalkFrame(Struct, tag_field="type", tag="talk"):
    """What was said: after the first update the lines that are kept, then every new one."""

    lines: list[TalkLine]


class PongFrame(Struct, tag_field="type", tag="pong"):
    """The server is there."""


class LeavingFrame(Struct, tag_field="type", tag="leaving"):
    """The server stops in an orderly way; it is expected back after so many seconds."""

    seconds: float


Reply = AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame
Frame = UpdateFrame | NewsFrame | TalkFrame | LeavingFrame | Reply
FRAMES: Final = (
    UpdateFrame, NewsFrame, AcceptedFrame, RefusedFrame, StaleFrame, ErrorFrame, PongFrame,
    TalkFrame, LeavingFrame,
)  # fmt: skip
