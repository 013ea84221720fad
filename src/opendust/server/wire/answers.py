"""What does the REST part answer? The models from which the schema for clients is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from opendust.scenes.lessons import LessonStep
from opendust.scenes.sentences import ChoiceWords, StateWords
from opendust.scenes.stages import Scene
from opendust.server.match.terms import Name, Strict


class GameAnswer(BaseModel):
    """A game that can be played here."""

    variant_setting: str
    variants: list[str]
    bots: list[str]


class ClockAnswer(BaseModel):
    """Time per decision; `bank` and `increment` in seconds count with `live`, `days` with days."""

    mode: Literal["none", "live", "days"]
    bank: int
    increment: int
    days: int


class ChairAnswer(BaseModel):
    """A seat at a table."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    resigned: bool


class ResultAnswer(BaseModel):
    """How a match ended."""

    winners: list[int]
    scores: list[int]


class TableAnswer(BaseModel):
    """What everybody may see of a table."""

    game: str
    settings: dict[str, str]
    clock: ClockAnswer
    status: Literal["open", "playing", "over"]
    chairs: list[ChairAnswer]
    paused: bool
    agreed: list[int]
    commitment: str
    rematch: str | None
    result: ResultAnswer | None = None
    seed: str | None = None


class PendingAnswer(BaseModel):
    """Whom a match waits for, until when (milliseconds since 1970).

    `manner`: each of the seats chooses, secretly, or one of them acts, openly.
    """

    point: str
    manner: Literal["each", "one"]
    seats: list[int]
    deadlines: dict[str, int | None]


class FieldAnswer(BaseModel):
    """What one field of an action may be."""

    name: str
    noun: str
    shape: Literal["pick", "amount", "counts", "subset"]
    values: list[str] | None = None
    upper: dict[str, int] | None = None
    least: int | None = None
    most: int | None = None


class OptionAnswer(BaseModel):
    """A verb and its fields; every filling is legal."""

    verb: str
    fields: list[FieldAnswer]


class ChoiceAnswer(BaseModel):
    """What a seat may do now."""

    options: list[OptionAnswer]
    default: str
    undo: bool
    since: int
    words: ChoiceWords | None = None


class StateAnswer(BaseModel):
    """A match as one viewer sees it (seat -1: a spectator).

    `scene` comes to those who draw, `words` to those who named a language, `lesson` to the learner
    in a guided match.
    """

    version: int
    seat: int
    table: TableAnswer
    pending: PendingAnswer | None = None
    position: dict[str, Any] | None = None
    choice: ChoiceAnswer | None = None
    scene: Scene | None = None
    words: StateWords | None = None
    lesson: LessonStep | None = None


class ListedAnswer(BaseModel):
    """An open match in the list."""

    match: str
    game: str
    settings: dict[str, str]
    clock: ClockAnswer
    chairs: list[ChairAnswer]


class TicketAnswer(BaseModel):
    """A seat in a match. The token is shown this once; whoever has it plays the seat.

    `code` lets others join. Put both behind the # of a link: that part is sent to no server.
    """

    match: str
    seat: int | None
    token: str | None
    code: str | None = None


class FaultAnswer(BaseModel):
    """What is wrong in a text (`message`, `details`) or in a request (`where`, `what`).

    Who asks with `?lang=` gets the sentence of a wrong text too, as `line`.
    """

    message: str | None = None
    details: dict[str, Any] | None = None
    line: str | None = None
    where: str | None = None
    what: str | None = None


class ErrorAnswer(BaseModel):
    """Why something was not done."""

    error: str
    faults: list[FaultAnswer] = []


class HealthAnswer(BaseModel):
    """That the server is there and its storage answers; a page of another version says so."""

    status: Literal["ok"]
    version: str


class JoinRequest(Strict):
    """Who wants to sit down, with the code of the link if there is one."""

    name: Name
    code: Annotated[str, Field(max_length=64)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
