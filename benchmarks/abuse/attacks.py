"""How do people harm a server? Each attack goes on until it is cancelled, and stays on loopback."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import zlib
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

from benchmarks.abuse.asking import Ask
from benchmarks.abuse.crowds import all_kinds, seat_of_all_kinds
from benchmarks.abuse.knocking import (
    endless_bodies,
    half_sent,
    knocks,
    large_bodies,
    many_at_once,
    no_requests,
    odd_requests,
    slow_bodies,
)
from benchmarks.abuse.shapes import files, many_keys, many_parts, same_words
from benchmarks.abuse.talking import (
    MATCH,
    NOBODY,
    changing_minds,
    crowd_of_moves,
    deaf_sockets,
    library_frames,
    onlookers,
    opened,
    other_languages,
    shouting,
    silent_sockets,
    withheld_links,
    wrong_links,
)
from opendust.analysis.study.position import position_text
from opendust.analysis.study.shelf import shelf
from opendust.kernel.contract import Setup
from opendust.registry import GAMES

Attack = Callable[[Ask], Awaitable[None]]
GENERALS: Final = {"game": "dust", "seats": [{"kind": "bot", "bot": "general"}] * 6}
WITH_GENERALS: Final = {
    "game": "dust", "seats": [{"kind": "me", "name": "Eve"}, *GENERALS["seats"][:5]],
}  # fmt: skip
RANDOM: Final = {"game": "dust", "seats": [{"kind": "bot", "bot": "random"}] * 4}
HOSTILE: Final = (
    ("tactics", "scenario.text", " " * 60_000),
    ("tactics", "scenario.text", " " * 1_900),
    ("dust", "board.text", "a." * 30_000 + "a = 1"),
    ("dust", "board.text", "a." * 900 + "a = 1"),
    ("tactics", "cards.text", "".join(f"k{number} = {number}\n" for number in range(4_000))),
    ("dust", "board.small", "land: a\nlinks: " + "-" * 60_000),
    ("dust", "deck.text", "a = " + "[" * 30_000),
)


def match_with(game: str, **settings: str) -> dict[str, Any]:
    """The terms of a match for somebody and nobody."""
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    return {"game": game, "seats": seats, "settings": settings}


async def bot_crowd(ask: Ask) -> None:
    """Matches of six generals and nobody else."""
    while True:
        await ask.json("POST", "/api/matches", GENERALS)


async def watched_crowd(ask: Ask) -> None:
    """Matches of five generals and somebody who is there, but only looks on."""
    held = []
    while True:
        made = await ask.json("POST", "/api/matches", WITH_GENERALS)
        if "match" in made:
            held.append(await ask.socket(made["match"]).__aenter__())
            await held[-1].send('{"type": "hello", "token": "' + made["token"] + '"}')
            await held[-1].send('{"type": "hand-over", "id": "a", "bot": "general"}')


async def hostile_texts(ask: Ask) -> None:
    """Settings that are made to be read slowly."""
    while True:
        game, name, text = random.choice(HOSTILE)
        await ask.json("POST", "/api/matches", match_with(game, **{name: text}))


async def long_questions(ask: Ask) -> None:
    """Odds of battles that take long to reckon."""
    while True:
        words = f"{random.randrange(90, 100)} tank 100 mech vs 100 tank 100 mech"
        asked = {"what": "odds", "args": {"words": words}}
        await ask.json("POST", "/api/games/dust/study", asked)


async def counsel(ask: Ask) -> None:
    """Advice, again and again, on a match of one's own."""
    made = await ask.json("POST", "/api/matches", RANDOM | {"seats": WITH_GENERALS["seats"]})
    while True:
        path = f"/api/matches/{made.get('match', 'A' * 16)}/study"
        await ask.json("POST", path, {"what": "counsel"}, made.get("token", ""))


async def whole_states(ask: Ask) -> None:
    """A spectator who asks for the whole match again and again."""
    made = await ask.json("POST", "/api/matches", RANDOM)
    while True:
        await ask.raw("GET", f"/api/matches/{made.get('match', 'A' * 16)}?scene=true&lang=en")


async def libraries(ask: Ask) -> None:
    """All rules, boards and cards, in all languages."""
    parts = ("rules", "cards", "boards/world", "rules?words=e", "compare?one=epic-de&other=epic-en")
    while True:
        for lang in ("en", "de", "it", "fr"):
            for part in parts:
                sign = "&" if "?" in part else "?"
                await ask.raw("GET", f"/api/games/dust/{part}{sign}lang={lang}")


async def guesses(ask: Ask) -> None:
    """Tokens and codes of others, guessed."""
    while True:
        path = f"/api/matches/{random.randbytes(8).hex()}"
        await ask.json("GET", path, None, random.randbytes(32).hex())
        await ask.json("POST", path + "/join", {"name": "Eve", "code": random.randbytes(8).hex()})


async def full_lobby(ask: Ask) -> None:
    """Listed matches that would push others out of the lobby, and the lobby asked for."""
    while True:
        await ask.json("POST", "/api/matches", match_with("dust") | {"listed": True})
        await ask.raw("GET", "/api/matches")


async def whole_stories(ask: Ask) -> None:
    """Replays, records and dice of a match of bots, again and again."""
    made = await ask.json("POST", "/api/matches", RANDOM)
    match = made.get("match", "A" * 16)
    while True:
        for part in ("replay", "record", "dice", "board"):
            await ask.raw("GET", f"/api/matches/{match}/{part}?lang=en")


async def analyses(ask: Ask) -> None:
    """Analyses of a match that was given up, begun and stopped again and again."""
    made = await ask.json("POST", "/api/matches", MATCH)
    path = f"/api/matches/{made.get('match', NOBODY)}/analysis"
    socket = await opened(ask, made.get("match", NOBODY))
    if socket is not None:
        await socket.send(json.dumps({"type": "hello", "token": made.get("token")}))
        await socket.send('{"type": "resign", "id": "a"}')
    while True:
        for effort in ("quick", "deep"):
            await ask.json("POST", f"{path}?effort={effort}", {})
            await ask.raw("GET", f"{path}?effort={effort}&lang=de")
            await ask.raw("DELETE", f"{path}?effort={effort}")


@cache
def tries() -> tuple[tuple[str, bytes], ...]:
    """What takes long on a board of one's own: long lines, best moves, records, and a bomb."""
    game = GAMES["dust"]
    setup = game.complete(Setup(("Eve", "Ann"), {}))
    place = position_text(game, setup, game.new_game(setup))
    bomb = urlsafe_b64encode(zlib.compress(b'[["a","b"],{},{"x":"' + b" " * 9_000_000, 1)).decode()
    bodies = (
        ("", {"position": place, "given": ["roll"] * 2_000}),
        ("/study", {"position": place, "what": "best", "args": {"depth": "deep"}}),
        ("", {"position": f"opendust1:dust:{bomb}"}),
        ("/board", {"position": place, "lang": "de"}),
        ("/record", {"record": "OpenDust record 3\n" + "1 pass\n" * 50_000}),
        ("/why", {"position": place, "action": "attack " * 100}),
    )
    return tuple((path, json.dumps(body).encode()) for path, body in bodies)


async def studies(ask: Ask) -> None:
    """Boards of one's own, and positions of nonsense."""
    while True:
        for path, body in tries():
            await ask.raw("POST", f"/api/whatif{path}", body)


async def puzzles(ask: Ask) -> None:
    """Puzzles, with moves that must be judged."""
    names = [(game, name) for game in ("dust", "tactics") for name in shelf(game)]
    while True:
        game, name = random.choice(names)
        path = f"/api/games/{game}/puzzles/{name}"
        await ask.raw("GET", path)
        for action in shelf(game)[name]["tried"][:3] or [""]:
            await ask.json("POST", path, {"action": action, "lang": "de"})


async def notices(ask: Ask) -> None:
    """Webhooks, mail addresses and subscriptions of every kind."""
    made = await ask.json("POST", "/api/matches", MATCH)
    path, token = f"/api/matches/{made.get('match', NOBODY)}/notices", made.get("token", "")
    keys = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    wishes: tuple[dict[str, Any], ...] = (
        {"webhook": "https://example.org/" + "x" * 400}, {"webhook": "http://[::1]/"},
        {"email": "eve@example.org"},
        {"push": {"endpoint": "https://example.org/", "keys": keys}}, {},
    )  # fmt: skip
    while True:
        await ask.json("PUT", path, random.choice(wishes), token)
        await ask.json("GET", path, token=token)


async def watchers(ask: Ask) -> None:
    """Health and figures, which a host asks for now and then."""
    while True:
        await ask.raw("GET", "/metrics")
        await ask.raw("GET", "/api/health")


async def nothing(ask: Ask) -> None:
    """No attack: what two turns of peace differ by."""
    await asyncio.Event().wait()


async def own_work(ask: Ask) -> None:
    """A process that works as hard as an attacker does, and asks for nothing."""
    while True:
        hashlib.sha256(bytes(1_000_000)).digest()
        await asyncio.sleep(0)


async def everything(ask: Ask) -> None:
    """All of it at once."""
    others = [attack for attack in ATTACKS.values() if attack not in (everything, own_work)]
    await asyncio.gather(*(attack(ask) for attack in others))


ATTACKS: Final[dict[str, Attack]] = {
    "nothing at all": nothing,
    "only work beside the server": own_work,
    "half-sent requests": half_sent,
    "slow bodies": slow_bodies,
    "bodies without their end": endless_bodies,
    "hostile texts": hostile_texts,
    "long questions": long_questions,
    "advice": counsel,
    "whole states": whole_states,
    "rules and boards": libraries,
    "odd requests": odd_requests,
    "guessed tokens": guesses,
    "large bodies": large_bodies,
    "wrong keys without number": many_keys,
    "parameters and chunks without number": many_parts,
    "files of the page": files,
    "a full lobby": full_lobby,
    "replays and records": whole_stories,
    "analyses": analyses,
    "boards of one’s own": studies,
    "puzzles": puzzles,
    "notices": notices,
    "no requests at all": no_requests,
    "many requests in one piece": many_at_once,
    "connections without a word": knocks,
    "searches for the same words": same_words,
    "health and metrics": watchers,
    "silent sockets": silent_sockets,
    "sockets that never read": deaf_sockets,
    "pings and pieces of frames": library_frames,
    "other languages": other_languages,
    "wrong links and moves": wrong_links,
    "a crowd of one’s own moves": crowd_of_moves,
    "talk": shouting,
    "changing one’s mind": changing_minds,
    "withheld shares of the dice": withheld_links,
    "onlookers": onlookers,
    "onlookers of every kind": all_kinds,
    "sockets of every kind for one seat": seat_of_all_kinds,
    "matches of generals": bot_crowd,
    "generals with an audience": watched_crowd,
    "all at once": everything,
    "all at once beside backups": everything,
}
SAVED: Final = "all at once beside backups"
"""Meanwhile the host saves all matches, and restores them elsewhere."""
LASTING: Final = ("matches of generals", "generals with an audience", "all at once", SAVED)
"""What goes on when the attacker has stopped: peace is measured before it."""


def refused(told: Counter[int]) -> str:
    """What an attacker was answered, by status."""
    return " ".join(f"{status or 'none'}:{count}" for status, count in sorted(told.items()))
