"""What does the REST part answer? The models from which its answers and their schema are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from opendust.server.match.chair import ChairAnswer
from opendust.server.match.terms import Name, SettingKey, Strict

BroughtText = Annotated[str, Field(max_length=4_000)]


class GameAnswer(BaseModel):
    """A game that can be played here."""

    variant_setting: str
    variants: list[str]
    bots: list[str]


class ClockAnswer(TypedDict):
    """Time per decision; `bank` and `increment` in seconds count with `live`, `days` with days."""

    mode: Literal["none", "live", "days"]
    bank: int
    increment: int
    days: int


class ListedAnswer(TypedDict):
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


class FaultAnswer(TypedDict, total=False):
    """What is wrong in a text (`message`, `details`) or in a request (`where`, `what`, `known`).

    Who asks with `?lang=` gets the sentence of a wrong text too, as `line`.
    """

    message: str
    details: dict[str, Any]
    line: str
    where: str
    what: str
    known: list[str]


class ErrorAnswer(BaseModel):
    """Why something was not done."""

    error: str
    faults: list[FaultAnswer] = []


class HealthAnswer(BaseModel):
    """Whether all is well, and what is not; a page of another version sees that it is one."""

    status: Literal["ok", "faulty"]
    faults: list[Literal["disk-full", "storage-gone", "bots-down"]] = []
    version: str
    protocol: int


class BuildAnswer(BaseModel):
    """Which build runs: the sources or the compiled one; and how far the making of that one is.

    `plain`: nobody makes it; `making`, with the per cent that are done; `in-use`: by every worker,
    and by the server itself as soon as nobody would notice.
    """

    state: Literal["plain", "making", "in-use", "no-compiler", "failed"]
    percent: int
    server: str
    workers: str


class JoinRequest(Strict):
    """Who wants to sit down, with the code of the link if there is one, and what is brought."""

    name: Name
    settings: Annotated[dict[SettingKey, BroughtText], Field(default_factory=dict, max_length=4)]
    code: Annotated[str, Field(max_length=64)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class FillRequest(Strict):
    """Which bot takes a free seat, and under which name."""

    bot: Annotated[str, Field(max_length=32)]
    name: Name


class ReachAnswer(BaseModel):
    """Where other devices of the network find this server; nowhere if it hears itself only."""

    addresses: list[str]
