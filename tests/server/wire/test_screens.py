"""Does a screen get everything that it draws and says? Over a real server, in both games."""

from __future__ import annotations

import asyncio
import json
from hashlib import blake2b
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect

from opendust.client import Answered, create, request
from opendust.registry import OURS
from opendust.server.rest.study import StudyAnswer
from opendust.server.wire.schema import event_type
from tests.server.playing import SHORT, finish, seats, terms
from tests.server.running import PATIENCE
from tests.server.wire.declared import check, check_frame

TRIES = 10


def asked(base: str, path: str, body: object, token: str | None = None) -> Any:
    """The answer to a small question, which only a machine that stalls finds too hard at first."""
    for _ in range(TRIES - 1):
        try:
            return request(base, path, body, token)
        except Answered as answered:
            if answered.error != "too-slow":
                raise
    return request(base, path, body, token)


def code(base: str, path: str, body: object = None) -> tuple[int, str]:
    """How a request is turned down."""
    with pytest.raises(Answered) as answered:
        request(base, path, body=body)
    return answered.value.status, answered.value.error


async def heard(socket: ClientConnection) -> Any:
    """The next frame, which is one of those that the schema knows."""
    async with asyncio.timeout(PATIENCE):
        frame = json.loads(await socket.recv())
    check_frame(frame)
    return frame


async def my_turn(socket: ClientConnection) -> Any:
    """The next frame with a choice."""
    while True:
        frame = await heard(socket)
        if "choice" in frame:
            return frame


def at_table(base: str, ticket: Any) -> Any:
    address = f"{base.replace('http', 'ws')}/api/matches/{ticket['match']}/socket"
    return connect(address, open_timeout=PATIENCE)


@pytest.mark.parametrize("game", OURS)
def test_a_viewer_reads_and_draws_in_the_language_that_it_names(base: str, game: str) -> None:
    async def talk() -> None:
        plan = {"game": game, "settings": {}, "seats": seats("me", "random")}
        ticket = await create(base, plan)
        async with at_table(base, ticket) as socket:
            hello = {"type": "hello", "token": ticket["token"], "lang": "de", "scene": True}
            await socket.send(json.dumps(hello | {"positions": "never"}))
            frame = await my_turn(socket)
            assert frame["scene"]["game"] == game
            assert frame["words"]["lang"] == "de"
            assert "Anna" in frame["words"]["prompt"]
            said = frame["choice"]["words"]
            assert len(said["options"]) == len(frame["choice"]["options"])
            for option in frame["choice"]["options"]:
                for field in option["fields"]:
                    for value in field.get("values", field.get("upper", ())):
                        assert said["labels"][field["noun"]][value]
            await socket.send(json.dumps({"type": "speak", "lang": "fr"}))
            known, again = frame["version"], await heard(socket)
            while again["words"]["lang"] == "de":  # the bot's own choice came between
                known, again = again["version"], await heard(socket)
            # Nothing is told twice; the bot's own choice may come with the words.
            told = [happened["version"] for happened in again["happened"]]
            assert told == list(range(known + 1, again["version"] + 1))
            assert again["words"]["lang"] == "fr"
            assert again["words"]["prompt"] != frame["words"]["prompt"]
            act = {"type": "act", "id": "1", "version": again["version"], "action": "nonsense"}
            await socket.send(json.dumps(act))
            refused = await heard(socket)
            while refused["type"] == "update":
                refused = await heard(socket)
            assert refused["type"] == "refused"
            assert refused["lines"]

    asyncio.run(talk())


def test_what_happens_is_told_in_sentences(base: str) -> None:
    async def talk() -> None:
        ticket = await create(base, terms("me", "random"))
        async with at_table(base, ticket) as socket:
            hello = {"type": "hello", "token": ticket["token"], "lang": "en", "since": 0}
            await socket.send(json.dumps(hello))
            frame = await heard(socket)
            lines = [line for happened in frame["happened"] for line in happened["lines"]]
            assert "Anna joined." in lines
            assert "The game began." in lines

    asyncio.run(talk())


@pytest.mark.parametrize("game", OURS)
def test_a_game_tells_what_can_be_chosen(base: str, game: str) -> None:
    page = request(base, f"/api/games/{game}?lang=it")
    start = page["quick_start"]
    start["seats"][0]["name"] = "Anna"
    assert request(base, "/api/matches", body=start)["token"]
    for setting in page["settings"]:
        assert setting["default"] in [choice["id"] for choice in setting["choices"]]
    cards = request(base, f"/api/games/{game}/cards?lang=fr")
    assert bool(cards["deck"]) != bool(cards["units"])


def test_rules_are_found_read_and_compared(base: str) -> None:
    found = request(base, "/api/games/dust/rules?words=center+source&variant=epic-de")
    assert "PROD-15" in [rule["id"] for rule in found["rules"]]
    page = request(base, "/api/games/dust/rules/prod-15?variant=epic-de")
    assert page["text"]
    assert page["value"]
    assert page["sources"]
    assert request(base, "/api/games/tactics/rules/AMB-LOS-4?variant=revised")["kind"] == "ruling"
    ruling = request(base, "/api/games/dust/rules/A-33?variant=epic-de&lang=de")
    assert ruling["alternative"].startswith("Alle Einheiten eines Rückzugs werden gemeinsam")
    (switch,) = ruling["switches"]
    assert switch["others"] == {'retreat_units_judged = "together"': "alle gemeinsam"}
    (cited,) = request(base, "/api/games/dust/rules/WIN-02?variant=epic-de")["rulings"]
    assert cited["alternative"] == "The number must be exceeded, as EN-P p18 says."
    differences = request(base, "/api/games/dust/compare?one=premium-en&other=original-it")
    assert differences["switches"]
    assert all(entry["one"] != entry["other"] for entry in differences["rules"])


def test_boards_and_scenarios_have_pictures(base: str) -> None:
    assert len(request(base, "/api/games/dust/boards/world")["areas"]) == 76
    for choice in request(base, "/api/games/tactics")["settings"][0]["choices"]:
        picture = request(base, f"/api/games/tactics/boards/{choice['id']}")
        assert len(picture["spaces"]) == picture["width"] * picture["height"]


def test_what_is_not_there_is_said_plainly(base: str) -> None:
    assert code(base, "/api/games/chess") == (404, "no-game")
    assert code(base, "/api/games/dust/rules/NONE-1") == (404, "no-rule")
    assert code(base, "/api/games/dust/rules?variant=mine") == (404, "no-variant")
    assert code(base, "/api/games/dust/boards/moon") == (422, "bad-text")
    assert code(base, "/api/games/tactics/boards/moon") == (422, "bad-text")
    long = {"what": "odds", "args": {"words": "tank " * 1_000}}
    assert code(base, "/api/games/dust/study", long) == (422, "malformed")


def test_wrong_terms_are_told_in_words_to_those_who_name_a_language(base: str) -> None:
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    army = {"scenario": "assault-the-bunker", "army.1.units": "punisher, punisher, punisher"}
    wrong = json.dumps({"game": "tactics", "seats": seats, "settings": army}).encode()

    def fault(query: str) -> dict[str, Any]:
        asked = Request(f"{base}/api/matches{query}", wrong, {"Content-Type": "application/json"})
        with pytest.raises(HTTPError) as refused:
            urlopen(asked)
        found: dict[str, Any] = json.load(refused.value)["faults"][0]
        return found

    assert fault("?lang=de")["line"].startswith("Die Armee kostet ")
    assert fault("?lang=de")["details"]["setting"] == "army.1"
    assert fault("?lang=de")["details"]["by_rule"] == "ARMY-01"
    assert "line" not in fault("")
    assert "line" not in fault("?lang=xx")


def test_a_question_that_takes_too_long_is_given_up(base: str) -> None:
    army = "40 tank 20 mech 20 fighter 10 bomber"
    hard = {"words": f"{army} vs {army}", "attacker": "best", "defender": "best"}
    assert given_up(base, {"what": "odds", "args": hard}) in ("too-slow", "odds-too-large")
    easy = {"what": "odds", "args": {"words": "3 tank vs 2 tank"}}
    assert asked(base, "/api/games/dust/study", easy)["study"]


def given_up(base: str, question: object) -> str:
    """Why a question is not answered."""
    try:
        told = request(base, "/api/games/dust/study", question)
    except Answered as answered:
        return answered.error
    assert not told["study"]
    return str(told["faults"][0]["message"])


def test_questions_about_a_match_and_why_not(base: str) -> None:
    ticket = asyncio.run(create(base, terms("me", "random")))
    address = f"/api/matches/{ticket['match']}"
    board = request(base, f"{address}/board?lang=de", token=ticket["token"])
    area = board["areas"][0]["id"]
    study = {"what": "reach", "args": {"area": area}}
    told = asked(base, f"{address}/study", study, ticket["token"])
    StudyAnswer.model_validate(told)
    assert told["study"]["kind"] == "reach"
    missing = asked(base, f"{address}/study", {"what": "reach"}, ticket["token"])
    assert missing["study"] is None
    assert missing["faults"][0]["line"]
    why = {"action": "done", "lang": "en"}
    refused = request(base, f"{address}/why", body=why, token=ticket["token"])
    assert not refused["legal"]
    assert refused["refusal"]["rule"] in refused["line"]
    default = request(base, address, token=ticket["token"])["choice"]["default"]
    legal = request(base, f"{address}/why", body={"action": default}, token=ticket["token"])
    assert legal["legal"]


@pytest.mark.parametrize("game", OURS)
def test_a_match_is_looked_back_at(base: str, game: str) -> None:
    settings = SHORT if game == "dust" else {}
    plan = {"game": game, "settings": settings, "seats": seats("me", "random")}
    ticket = asyncio.run(create(base, plan))
    address = f"/api/matches/{ticket['match']}"
    assert not request(base, f"{address}/replay", token=ticket["token"])["complete"]
    assert code(base, f"{address}/dice") == (409, "not-over")
    assert code(base, f"{address}/course") == (409, "not-over")
    asyncio.run(finish(base, ticket))
    told = request(base, f"{address}/replay?lang=de")
    check("ReplayAnswer", told)
    for event in [event for step in told["steps"] for event in step["events"]]:
        check(event_type(game), event)
    assert told["complete"]
    assert len(told["steps"]) == told["version"]
    assert [mark["round"] for mark in told["rounds"]][:1] == [1]
    middle = request(base, f"{address}/replay/{told['version'] // 2}?lang=de")
    assert middle["scene"]["game"] == game
    assert request(base, f"{address}/replay/0")["scene"] is None
    assert code(base, f"{address}/replay/{told['version'] + 1}") == (404, "no-step")
    check_dice(request(base, f"{address}/dice"))
    check_course(request(base, f"{address}/course"), told["version"])


def check_course(page: Any, last: int) -> None:
    """Chances of everybody after rising versions; at the end it is known who has won."""
    assert page["versions"] == sorted(set(page["versions"]))
    assert 0 < page["versions"][0] < page["versions"][-1] <= last
    assert all(abs(sum(row) - 1) < 0.001 for row in page["chances"])
    assert max(page["chances"][-1]) in (1.0, 0.5)
    assert min(page["chances"][0]) > 0


def check_dice(page: Any) -> None:
    """Every outcome again, from the seed, by what the page says and nothing else."""
    seed = bytes.fromhex(page["seed"])
    assert page["rolls"]
    for roll in page["rolls"]:
        stream = limited(seed, roll["index"])
        if roll["faces"]:
            assert roll["values"] == [1 + next_below(stream, roll["faces"]) for _ in roll["values"]]
        else:
            pool = list(roll["pool"])
            drawn = [pool.pop(next_below(stream, len(pool))) for _ in roll["values"]]
            assert roll["values"] == drawn


def limited(seed: bytes, index: int) -> Any:
    """The bytes of one outcome."""
    block = 0
    while True:
        counter = index.to_bytes(8, "big") + block.to_bytes(8, "big")
        yield from blake2b(counter, key=seed, digest_size=64).digest()
        block += 1


def next_below(stream: Any, limit: int) -> int:
    """A number below the limit."""
    if limit <= 1:
        return 0
    while True:
        byte = int(next(stream))
        if byte < 256 - 256 % limit:
            return byte % limit


@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_is_played_to_its_end(base: str, game: str) -> None:
    async def learn() -> None:
        page = request(base, f"/api/games/{game}?lang=fr")["lessons"][0]
        plan = page["terms"]
        plan["seats"][0]["name"] = "Zoe"
        ticket = await create(base, plan)
        async with at_table(base, ticket) as socket:
            hello = {"type": "hello", "token": ticket["token"], "lang": "fr"}
            await socket.send(json.dumps(hello | {"positions": "never"}))
            done = 0
            while True:
                frame = await heard(socket)
                if frame.get("table", {}).get("status") == "over":
                    assert frame["table"]["result"]["winners"] == [0]
                    assert done == page["steps"]
                    break
                step = frame.get("lesson")
                if step and step["step"] == done:
                    assert step["action"]
                    assert step["text"]
                    act = {"type": "act", "id": str(done), "version": frame["version"]}
                    await socket.send(json.dumps(act | {"action": step["action"]}))
                    done += 1
        again = f"/api/matches/{ticket['match']}/rematch"
        once_more = request(base, again, token=ticket["token"], method="POST")
        address = f"/api/matches/{once_more['match']}?lang=fr"
        assert request(base, address, token=once_more["token"])["table"]["status"] == "playing"

    asyncio.run(learn())


def test_a_lesson_is_played_as_it_is(base: str) -> None:
    plan = request(base, "/api/games/dust")["lessons"][0]["terms"]
    plan["seats"][0]["name"] = "Zoe"
    assert code(base, "/api/matches", plan | {"lesson": "none"}) == (422, "bad-text")
    assert code(base, "/api/matches", plan | {"settings": {}}) == (422, "bad-text")
