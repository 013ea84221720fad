"""What can somebody send that nobody should? Messages, bytes of sockets and requests, by chance.

Most are nearly right, since those come furthest.
"""

from __future__ import annotations

import json
import random
import zlib
from base64 import urlsafe_b64encode
from typing import Any, Final

from msgspec import DecodeError

from opendust.analysis.study.shelf import shelf
from opendust.kernel.contract import Setup
from opendust.registry import GAMES
from opendust.server.wire.messages import MESSAGE, MESSAGES, Act, Link, Ping, Undo

SIGNS: Final = "aZ09 ²٣é\u0000\u2028\ud800\\\"'{}[]<>%/.-:,=#\n\r\t\u202e\ufeff"
VERBS: Final = [*(str(kind.__struct_config__.tag) for kind in MESSAGES), "x", ""]
FIELDS: Final = sorted(
    {name for kind in MESSAGES for name in kind.__struct_fields__} | {"type", "x"}
)
HARMLESS: Final = (Act, Undo, Link, Ping)
"""What changes nothing where it is malformed inside; whatever else is right is left out."""
LONG: Final = 60
"""Longer texts are positions and records: signs of them change, seldom all."""
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "G\x01T")
POSTED: Final = (
    "/join", "/why", "/study", "/rematch", "/matches", "/whatif", "/whatif/board",
    "/whatif/record", "/whatif/written", "/whatif/edit", "/analysis",
)  # fmt: skip
PUZZLE: Final = "/api/games/dust/puzzles/" + next(iter(shelf("dust")))
PATHS: Final = (
    "/api/matches/{match}", "/api/matches/{match}/join", "/api/matches/{match}/record",
    "/api/matches/{match}/dice", "/api/matches/{match}/why", "/api/matches/{match}/study",
    "/api/matches/{match}/board", "/api/matches/{match}/notices", "/api/matches/{match}/rematch",
    "/api/matches/{match}/seats/{odd}", "/api/matches/{match}/replay",
    "/api/matches/{match}/replay/{odd}", "/api/matches/{match}/socket",
    "/api/matches/{match}/course",
    "/api/matches/{match}/notices/{odd}/{odd}", "/api/matches", "/api/games",
    "/api/games/{game}/study", "/api/games/{game}/rules", "/api/games/{game}/rules/{odd}",
    "/api/games/{game}/variants/{odd}", "/api/games/{game}/board", "/api/rules/{odd}", "/{odd}",
    "/assets/{odd}", "/api/{odd}", "/metrics", "/api/health", "/api/build",
    "/api/matches/{match}/analysis", "/api/matches/{match}/replay/{odd}/position",
    "/api/games/{game}/compare", "/api/games/{game}/cards", "/api/games/{game}/boards/{odd}",
    "/api/whatif", "/api/whatif", "/api/whatif/study", "/api/whatif/why", "/api/whatif/board",
    "/api/whatif/record", "/api/games/{game}", "/api/games/{game}/puzzles", PUZZLE, PUZZLE,
    "/api/games/{game}/puzzles/{odd}", "/api/notices", "/api/matches/{match}/analysis.html",
    "/api/whatif/written", "/api/whatif/edit", "/api/reach",
)  # fmt: skip
ASKED: Final = ("lang", "scene", "share", "step", "seat", "version", "from", "edition", "x")
TERMS: Final[dict[str, Any]] = {
    "game": "dust", "settings": {"edition": "premium-en"}, "listed": False, "spectators": True,
    "seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}, {"kind": "bot", "bot": "recruit"}],
    "clock": {"mode": "live", "bank": 600, "increment": 30},
}  # fmt: skip
STUDY: Final[dict[str, Any]] = {
    "what": "odds", "args": {"attackers": "3 tank", "defenders": "2 mech"},
}  # fmt: skip
JOIN: Final[dict[str, Any]] = {"name": "Eve", "code": "x" * 22, "seat": 1}
SEATS: Final = ("Eve", "Ann")
WHATIF: Final[dict[str, Any]] = {
    "position": "", "given": ["roll", "1 pass"], "rolls": True, "seat": 0, "lang": "de",
}  # fmt: skip
TRIED: Final[dict[str, Any]] = {"position": "", "what": "odds", "args": {}, "lang": "it"}
RECORD: Final[dict[str, Any]] = {"record": "OpenDust record 3\ngame dust\n1 pass\n", "lang": "fr"}
SOLVED: Final[dict[str, Any]] = {"action": "attack gaul iberia 3 tank", "lang": "it"}
NOTICES: Final[dict[str, Any]] = {
    "email": "eve@example.org", "webhook": "https://example.org/hook",
    "push": {"endpoint": "https://example.org/push", "expirationTime": None,
             "keys": {"p256dh": "B" + "A" * 86, "auth": "A" * 22}},
}  # fmt: skip
WHY: Final[dict[str, Any]] = {"action": "attack gaul iberia 3 tank", "lang": "en"}


BODIES: Final[tuple[dict[str, Any], ...]] = (
    TERMS, TERMS, STUDY, JOIN, WHY, WHATIF, WHATIF, TRIED, RECORD, SOLVED, SOLVED, NOTICES, {},
)  # fmt: skip


def text(chance: random.Random) -> str:
    """Some signs."""
    return "".join(chance.choices(SIGNS, k=chance.choice([0, 1, 3, 20, 65, 300])))


def odd(chance: random.Random, depth: int = 0) -> Any:
    """Some value that is hardly ever right."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return chance.choice([None, True, False, -1, 0, 2**70, 1e308, -0.0, 10**60])
    if kind < 5:
        return text(chance)
    if kind == 5:
        return chance.choice(VERBS)
    if kind == 6:
        return [odd(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): odd(chance, depth + 1) for _ in range(chance.randrange(5))}


def bent(value: Any, chance: random.Random) -> Any:
    """What was right, with something changed somewhere."""
    if isinstance(value, str) and len(value) > LONG and chance.random() < 0.9:
        return scratched(value.encode("utf-8", "replace"), chance).decode("utf-8", "replace")
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        return {**value, name: bent(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], bent(value[at], chance), *value[at + 1 :]]
    return odd(chance)


def scratched(plain: bytes, chance: random.Random) -> bytes:
    """Bytes of which some are wrong, missing or doubled."""
    at = chance.randrange(len(plain) + 1)
    return plain[:at] + chance.choice([b"", chance.randbytes(1), plain[:at]]) + plain[at + 1 :]


def encoded(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "replace")


def message(chance: random.Random) -> bytes:
    """A message that is no message, or nearly one."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(80))
    said = {name: odd(chance) for name in chance.sample(FIELDS, chance.randrange(1, 6))}
    if chance.random() < 0.8:
        said["type"] = chance.choice(VERBS)
    if chance.random() < 0.5:
        said |= {"id": str(chance.random()), "version": chance.randrange(9)}
    plain = encoded(said)
    return scratched(plain, chance) if chance.random() < 0.2 else plain


def is_harmless(plain: bytes) -> bool:
    """Whether a message is malformed, or at least none that is fulfilled."""
    try:
        return isinstance(MESSAGE.decode(plain), HARMLESS)
    except (DecodeError, UnicodeDecodeError):
        return True


def body(chance: random.Random) -> bytes:
    """What a request carries."""
    if chance.random() < 0.05:
        return b"[" * chance.choice([10, 5_000]) if chance.random() < 0.5 else chance.randbytes(200)
    right = chance.choice(BODIES)
    if "position" in right:
        right = {**right, "position": position(chance)}
    plain = encoded(bent(right, chance) if chance.random() < 0.8 else odd(chance))
    return scratched(plain, chance) if chance.random() < 0.1 else plain


def position(chance: random.Random) -> str:
    """A position as one line, nearly right inside."""
    game = GAMES[chance.choice(["dust", "tactics"])]
    setup = game.complete(Setup(SEATS, {}))
    plain = [list(SEATS), {}, json.loads(json.dumps(game.encode(game.new_game(setup))))]
    for _ in range(chance.randrange(3)):
        plain = bent(plain, chance)
    letters = urlsafe_b64encode(zlib.compress(json.dumps(plain).encode(), 1)).decode()
    return f"opendust1:{game.NAME}:{letters.rstrip('=')}"


def percent(plain: str, chance: random.Random) -> str:
    """A part of an address: escaped, mostly, and not always rightly."""
    signs = plain.encode("utf-8", "replace") or b"%"
    if chance.random() < 0.1:
        return "%" + chance.choice(["00", "F0%28", "zz", "", "25", "2e%2e", "0d%0a"])
    return "".join(f"%{byte:02X}" for byte in signs)


def request(chance: random.Random, host: str, match: str, token: str = "") -> tuple[bytes, bool]:
    """A request as bytes, and whether its head is whole, so that an answer must come.

    Some come from a player of the match: those get furthest.
    """
    path = chance.choice(PATHS)
    while "{" in path:
        name = match if chance.random() < 0.7 else chance.choice(["A" * 16, "..", "a" * 300])
        if chance.random() < 0.1:
            name = percent(text(chance), chance)
        path = path.replace("{match}", name)
        path = path.replace("{game}", chance.choice(["dust", "tactics", "x"]))
        path = path.replace("{odd}", percent(text(chance), chance), 1)
    method = "GET"
    if path.endswith(POSTED) or (path.startswith(PUZZLE) and chance.random() < 0.8):
        method = "POST"
    elif "/seats/" in path or path.endswith("/notices"):
        method = "PUT"
    if chance.random() < 0.15:
        method = chance.choice(METHODS)
    if chance.random() < 0.4:
        path += f"?{chance.choice(ASKED)}={percent(text(chance), chance)}"
    content = body(chance) if method in ("POST", "PUT") or chance.random() < 0.1 else b""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}",
             f"Content-Length: {len(content)}", "Content-Type: application/json"]  # fmt: skip
    if token and chance.random() < 0.3:
        lines.append(f"Authorization: Bearer {token}")
    elif chance.random() < 0.5:
        name = chance.choice(["Authorization", "Origin", "Idempotency-Key", "Accept-Encoding",
                              "X-Forwarded-For", "Range", "Content-Type", "Upgrade"])  # fmt: skip
        value = "".join(sign for sign in text(chance) if " " <= sign <= "\xff")
        lines.append(f"{name}: {chance.choice(['Bearer ', 'http://[', '', ''])}{value}")
    head = "\r\n".join(lines).encode("latin-1", "replace")
    is_whole = chance.random() > 0.03
    if not is_whole:
        head = scratched(head, chance)
    return head + b"\r\n\r\n" + content, is_whole


def broken_frame(chance: random.Random) -> bytes:
    """Bytes on a socket that are no frame of a client: no mask, reserved bits, lengths that lie."""
    content = chance.randbytes(chance.randrange(40))
    first, second = chance.randrange(256), chance.randrange(256)
    return bytes((first, second)) + chance.randbytes(chance.randrange(12)) + content
