"""A position as one line of text that can be pasted anywhere.

`opendust1:GAME:…`: the seats, the settings that differ from the variant's, and the position as
plain data, packed and written in letters. It holds everything, hidden cards too.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Any, Final

from opendust.kernel.contract import Game, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import GAMES, variants_of

START: Final = "opendust1"
HALF: Final = rb"\ud"
MOST_BYTES: Final = 400_000
"""More than any position has; whoever sends more wants something else."""


def position_text(game: Game[Any], setup: Setup, state: Any) -> str:
    """The line of a position."""
    data = [list(setup.seats), needed(game, setup), game.encode(state)]
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return f"{START}:{game.NAME}:{urlsafe_b64encode(packed).decode().rstrip('=')}"


def needed(game: Game[Any], setup: Setup) -> dict[str, str]:
    """The settings that do not follow from the others."""
    whole = game.complete(setup).settings
    variant = variants_of(game.NAME).setting
    kept = {variant: whole[variant]} if variant in whole else {}
    usual = game.complete(Setup(setup.seats, kept)).settings
    return kept | {key: value for key, value in whole.items() if usual.get(key) != value}


def read_position(text: str, source: str = "") -> tuple[Game[Any], Setup, Any]:
    """The game, the setup and the position of a line; BadText if it is none."""
    start, _, rest = text.strip().partition(":")
    name, _, letters = rest.partition(":")
    if start != START or name not in GAMES:
        raise BadText([Fault(source, 0, "position-unreadable", text=text[:40])])
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise ValueError
        seats, settings, data = json.loads(plain)
        if HALF in plain.lower():
            # A half of a sign can be written as a number, and then nowhere as itself.
            json.dumps([seats, settings, data], ensure_ascii=False).encode()
        if not are_texts(seats) or not isinstance(settings, dict) or not isinstance(data, dict):
            raise ValueError
        if not are_texts([*settings.values()]):
            raise ValueError
    except (ValueError, Error, zlib.error, RecursionError):
        raise BadText([Fault(source, 0, "position-unreadable", text=text[:40])]) from None
    game = GAMES[name]
    setup = game.complete(Setup(tuple(seats), settings))
    return game, setup, game.decode(data, setup)


def are_texts(values: object) -> bool:
    """Whether this is a list of texts."""
    return isinstance(values, list) and all(isinstance(one, str) for one in values)
