"""What may a client say on its socket? Every kind of message, checked before anything else."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from opendust.server.terms import Strict

Key = Annotated[str, Field(min_length=1, max_length=64)]
Version = Annotated[int, Field(ge=0, le=1_000_000_000)]
Token = Annotated[str, Field(min_length=16, max_length=128)]


class Hello(Strict):
    """The first message: who is there, and what it has seen already."""

    type: Literal["hello"]
    token: Token | None = None
    since: Version | None = None
    positions: Literal["always", "choices", "never"] = "always"


class Act(Strict):
    """A choice, in the notation; `version` is what the client saw when it chose."""

    type: Literal["act"]
    id: Key
    version: Version
    action: Annotated[str, Field(max_length=4_000)]


class Undo(Strict):
    """Take back the seat's last choice, while nothing has come to light."""

    type: Literal["undo"]
    id: Key
    version: Version


class HandOver(Strict):
    """Let a bot play on."""

    type: Literal["hand-over"]
    id: Key
    bot: Annotated[str, Field(max_length=32)]


class Simple(Strict):
    """Wishes without details: play again oneself, give up, ask for a pause, go on."""

    type: Literal["take-back", "resign", "pause", "go-on"]
    id: Key


class Ping(Strict):
    """Is the server there?"""

    type: Literal["ping"]


Wish = Act | Undo | HandOver | Simple
Message = Annotated[Hello | Act | Undo | HandOver | Simple | Ping, Field(discriminator="type")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
