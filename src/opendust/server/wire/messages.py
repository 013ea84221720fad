"""What may a client say on its socket? Every kind of message, checked before anything else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from opendust.server.match.spoken import MOST_TEXT, Sign
from opendust.server.match.terms import MOST_SEATS, TalkRule
from opendust.server.wire.wants import Language, Positions, Updates

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Token = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[!-~]+$(?!\n)")]
Notation = Annotated[str, Meta(max_length=4_000)]
Words = Annotated[str, Meta(min_length=1, max_length=4 * MOST_TEXT)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
BotName = Annotated[str, Meta(max_length=32, pattern=r"^[!-~]*$(?!\n)")]


class Said(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Something that a client says; `type` tells what."""


class Hello(Said, tag="hello", frozen=True):
    """The first message: who is there, what it has seen already, how much it wants to be told."""

    token: Token | None = None
    since: Version | None = None
    positions: Positions = "always"
    lang: Language | None = None
    scene: bool = False
    updates: Updates = "full"
    protocol: Version | None = None


class Speak(Said, tag="speak", frozen=True):
    """Say things in another language from now on; how the match stands is told anew."""

    lang: Language | None = None


class Act(Said, tag="act", frozen=True):
    """A choice, in the notation; `version` is what the client saw when it chose."""

    id: Key
    version: Version
    action: Notation


class Undo(Said, tag="undo", frozen=True):
    """Take back the seat's last choice, while nothing has come to light."""

    id: Key
    version: Version


class HandOver(Said, tag="hand-over", frozen=True):
    """Let a bot play on."""

    id: Key
    bot: BotName


class Settle(Said, tag="settle", frozen=True):
    """Let a bot make one's own decisions until the setup is over."""

    id: Key


class TakeBack(Said, tag="take-back", frozen=True):
    """Play again oneself."""

    id: Key


class Resign(Said, tag="resign", frozen=True):
    """Give up."""

    id: Key


class Pause(Said, tag="pause", frozen=True):
    """Ask for a pause."""

    id: Key


class GoOn(Said, tag="go-on", frozen=True):
    """End the pause, or take back the wish for one."""

    id: Key


class Link(Said, tag="link", frozen=True):
    """The next link of the seat's share of the dice, for the roll of this number."""

    id: Key
    roll: Version
    link: Hash


class Attend(Said, tag="attend", frozen=True):
    """Wait again for the links of a seat that did not answer."""

    id: Key


class Say(Said, tag="say", frozen=True):
    """Words for everybody at the table."""

    id: Key
    text: Words


class Signal(Said, tag="signal", frozen=True):
    """One of the signals, which everybody reads in their own language."""

    id: Key
    sign: Sign


class SetTalk(Said, tag="talk", frozen=True):
    """The host says who may write."""

    id: Key
    rule: TalkRule


class Hush(Said, tag="hush", frozen=True):
    """The host lets a player write no longer, or again."""

    id: Key
    seat: SeatNumber
    hushed: bool


class Ping(Said, tag="ping", frozen=True):
    """Is the server there?"""


Simple = Settle | TakeBack | Resign | Pause | GoOn | Attend
Moderation = SetTalk | Hush
Wish = Act | Undo | HandOver | Link | Simple
Spoken = Say | Signal
Message = Hello | Wish | Moderation | Spoken | Speak | Ping
MESSAGES = (
    Hello, Act, Undo, HandOver, Settle, TakeBack, Resign, Pause, GoOn, Link, Attend, Say, Signal,
    SetTalk, Hush, Speak, Ping,
)  # fmt: skip
MESSAGE: Decoder[Message] = Decoder(Message)
