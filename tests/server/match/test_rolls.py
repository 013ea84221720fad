"""Do players' shares reach the dice, and does nobody who is away hold them up?"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError

from opendust.client import Client, DiceAgain, call, create, join, new_share, play
from opendust.kernel.play.shares import Chain
from opendust.kernel.text.record import read_record, verify
from opendust.registry import GAMES
from opendust.server.match.entry import Entry
from opendust.server.match.rolls import MOST_RETURNS
from opendust.server.match.seating import sit
from opendust.server.match.snapshot import plain_dice, read_snapshot, write_snapshot
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied, take_wish
from opendust.server.wire.build import state_answer
from opendust.server.wire.messages import MESSAGE, Act, Attend, Link, Undo
from tests.server.playing import SHORT, ByChance, terms
from tests.server.running import PATIENCE, Server, sqlite_url

ANNA, BERT = Chain(b"a" * 32), Chain(b"b" * 32)
SEED = bytes(range(16))


def link(chain: Chain, roll: int) -> Link:
    return Link("l", roll, chain.link(roll).hex())


class Kept:
    """A table, and the log of it."""

    def __init__(self, *shares: Chain | None) -> None:
        plan = [{"kind": "open"}] * len(shares)
        wanted = {"game": "dust", "settings": SHORT, "seats": plan}
        self.terms = Terms.model_validate_json(json.dumps(wanted))
        self.table = Table(self.terms, SEED)
        self.log: list[Entry] = []
        for seat, share in enumerate(shares):
            anchor = None if share is None else share.anchor.hex()
            self.log += sit(self.table, seat, f"Player {seat}", 0, anchor)

    @property
    def roll(self) -> int:
        assert self.table.match is not None
        return self.table.match.shares.rolls

    @property
    def awaited(self) -> list[int]:
        return list(self.table.awaited)

    def take(self, seat: int, wish: Any, at: int = 0) -> None:
        self.log += take_wish(self.table, seat, wish, at)

    def to_a_roll(self, *answering: tuple[int, Chain]) -> None:
        """Play by chance until links are awaited, and answer those on the way."""
        lot = ByChance()
        begun = self.roll
        while self.roll == begun or not self.table.awaited:
            for seat, chain in answering if self.table.awaited else ():
                self.take(seat, link(chain, self.roll))
            if self.table.awaited:
                self.log += self.table.roll(0)
            seat = self.table.waiting[0]
            action = lot.action(self.table.game, self.table.match, seat)
            self.take(seat, Act(f"{len(self.log)}", self.table.version, action))

    def again(self) -> Table:
        """The table as another process reads it from the log."""
        table = Table(self.terms, SEED)
        for entry in self.log:
            table.enter(entry)
        return table


def test_the_first_roll_waits_for_everybody_who_has_a_share() -> None:
    kept = Kept(ANNA, None, BERT)
    table = kept.table
    assert kept.awaited == [0, 2]
    assert table.waiting == ()
    told = state_answer(table, 1)
    assert (told.roll.number, told.roll.seats) == (0, (0, 2))  # type: ignore[union-attr]
    assert {seat: share.anchor for seat, share in told.table.shares.items()} == {
        "0": ANNA.anchor.hex(), "2": BERT.anchor.hex(),
    }  # fmt: skip
    kept.take(0, link(ANNA, 0))
    assert kept.awaited == [2]
    kept.take(2, link(BERT, 0))
    assert kept.awaited == []
    assert table.waiting != ()
    assert table.game.encode(kept.again().match.state) == table.game.encode(table.match.state)  # type: ignore[union-attr]


@pytest.mark.parametrize(("seat", "wish", "code"), [
    (1, link(BERT, 0), "no-roll"), (0, link(ANNA, 1), "no-roll"),
    (0, Link("l", 0, "0" * 64), "wrong-link"), (0, Link("l", 0, ANNA.link(1).hex()), "wrong-link"),
    (0, Attend("l"), "not-missing"),
])  # fmt: skip
def test_what_is_no_link_is_refused(seat: int, wish: Any, code: str) -> None:
    kept = Kept(ANNA, None)
    before = kept.table.version
    with pytest.raises(Denied) as denied:
        kept.take(seat, wish)
    assert denied.value.content["code"] == code
    assert (kept.table.version, kept.awaited) == (before, [0])


@pytest.mark.parametrize(("seat", "other"), [(0, BERT), (1, ANNA)])
def test_a_link_counts_once_and_for_its_own_seat(seat: int, other: Chain) -> None:
    own = (ANNA, BERT)[seat]
    kept = Kept(ANNA, BERT)
    kept.take(1 - seat, link(other, 0))
    assert refusal(kept, seat, link(other, 0)) == "wrong-link"
    kept.take(seat, link(own, 0))
    assert refusal(kept, seat, link(own, 0)) == "no-roll"
    kept.to_a_roll((0, ANNA), (1, BERT))
    again = Link("l", kept.roll, own.link(kept.roll - 1).hex())
    assert refusal(kept, seat, again) == "wrong-link"
    assert refusal(kept, seat, link(own, kept.roll - 1)) == "no-roll"
    assert kept.awaited == [0, 1]


def refusal(kept: Kept, seat: int, wish: Any) -> str:
    """Why a link is not taken; nothing changes by it."""
    before = kept.table.version
    with pytest.raises(Denied) as denied:
        kept.take(seat, wish)
    assert kept.table.version == before
    return str(denied.value.content["code"])


@pytest.mark.parametrize("text", ["0" * 63, "0" * 65, "A" * 64, "g" * 64, "", "0" * 64 + "\n"])
def test_a_link_that_is_none_is_not_even_read(text: str) -> None:
    said = {"type": "link", "id": "l", "roll": 0, "link": text}
    with pytest.raises(ValidationError):
        MESSAGE.decode(json.dumps(said))


def test_whoever_waits_for_the_dice_takes_nothing_back() -> None:
    kept = Kept(ANNA, ANNA)
    kept.to_a_roll((0, ANNA), (1, ANNA))
    seat = kept.table.match.marks[-1][0]  # type: ignore[union-attr]
    with pytest.raises(Denied) as denied:
        kept.take(seat, Undo("u", kept.table.version))
    assert denied.value.content["code"] == "nothing-to-undo"


def test_who_does_not_answer_is_left_out_until_they_are_back() -> None:
    kept = Kept(ANNA, BERT)
    table = kept.table
    kept.take(0, link(ANNA, 0))
    kept.log += table.roll(20_000)
    assert table.rolls.missing == {1}
    kept.to_a_roll((0, ANNA))
    assert kept.awaited == [0]
    kept.take(1, Attend("a"))
    assert kept.awaited == [0, 1]
    kept.take(0, link(ANNA, kept.roll))
    kept.take(1, link(BERT, kept.roll))
    assert (kept.awaited, table.rolls.missing) == ([], set())
    assert plain_dice(kept.again().rolls, kept.again().match.shares) == plain_dice(  # type: ignore[union-attr]
        table.rolls,
        table.match.shares,  # type: ignore[union-attr]
    )


def test_nobody_leaves_and_comes_back_as_they_like() -> None:
    """Each time is a choice between two rolls for whoever knows all other links."""
    kept = Kept(ANNA, BERT)
    for _ in range(MOST_RETURNS):
        kept.table.rolls.missing.add(1)
        kept.take(1, Attend(f"{len(kept.log)}"))
    kept.table.rolls.missing.add(1)
    assert state_answer(kept.table, 1).table.shares["1"].state == "out"
    with pytest.raises(Denied) as denied:
        kept.take(1, Attend("a"))
    assert denied.value.content["code"] == "too-often-missing"


def test_a_snapshot_knows_the_shares() -> None:
    kept = Kept(ANNA, BERT)
    kept.take(0, link(ANNA, 0))
    read = read_snapshot(write_snapshot(kept.table), kept.terms, SEED)
    assert read.awaited == kept.table.awaited == (1,)
    for table in (kept.table, read):
        take_wish(table, 1, link(BERT, 0), 0)
    assert write_snapshot(read) == write_snapshot(kept.table)


def test_two_players_share_the_dice_of_a_whole_match(tmp_path: Path) -> None:
    """Every roll contains a link of both, though one of them goes and comes back on the way."""

    async def run(base: str) -> str:
        shares = new_share(), new_share()
        made = await create(base, terms("me", "open"), share=shares[0])
        came = await join(base, made["match"], "Bert", made["code"], share=shares[1])

        async def person(ticket: Any, share: Chain, *, leaves: bool) -> None:
            async with Client(base, ticket["match"], ticket["token"], share=share) as player:
                if leaves:
                    async with asyncio.timeout(PATIENCE):
                        while player.shown[0] < 2:
                            await one_step(player)
                    await player.close()
                async with asyncio.timeout(PATIENCE):
                    await play(player, ByChance())

        await asyncio.gather(
            person(made, shares[0], leaves=False), person(came, shares[1], leaves=True)
        )
        page = await call(base, f"/api/matches/{made['match']}/dice", token=made["token"])
        assert all(set(roll["links"]) == {"0", "1"} for roll in page["rolls"])
        assert page["shares"] == {"0": shares[0].anchor.hex(), "1": shares[1].anchor.hex()}
        return str(await call(base, f"/api/matches/{made['match']}/record"))

    patient = {"OPENDUST_LINK_SECONDS": str(PATIENCE)}
    with Server(sqlite_url(tmp_path), patient) as server:
        record = read_record(asyncio.run(run(server.base)), "r")
    assert verify(GAMES["dust"], record) == []
    assert all(len(links) == 2 for links in record.links.values())
    # The one who went had shown two by then; some matches see hardly more.
    assert len(record.links) >= 2


async def one_step(player: Client) -> None:
    """Choose by default, or hear what others do."""
    if "choice" in player.frame:
        await player.act(player.frame["choice"]["default"])
    else:
        await player.receive()


def test_a_player_who_is_away_holds_up_nobody(tmp_path: Path) -> None:
    """Somebody promises a share and never shows a link; they come back, and are waited for."""

    async def run(base: str) -> None:
        share = new_share()
        made = await create(base, terms("me", "random"), share=share)
        async with Client(base, made["match"], made["token"]) as silent:
            async with asyncio.timeout(PATIENCE):
                while "choice" not in silent.frame:
                    await silent.receive()
            assert silent.frame["table"]["shares"]["0"]["state"] == "missing"
        async with Client(base, made["match"], made["token"], share=share) as player:
            async with asyncio.timeout(PATIENCE):
                while player.frame["table"]["shares"]["0"]["state"] == "missing":
                    await player.receive()

    with Server(sqlite_url(tmp_path), {"OPENDUST_LINK_SECONDS": "0.01"}) as server:
        asyncio.run(run(server.base))


def test_a_client_shows_no_link_twice() -> None:
    """A server that wants another roll in place of one that it did not like gets none."""
    player = Client("http://nowhere", "m", "t", share=ANNA)
    assert player.link(4, 17) == player.link(4, 17) == ANNA.link(4).hex()
    for roll, version in ((4, 18), (3, 17)):
        with pytest.raises(DiceAgain):
            player.link(roll, version)


@pytest.mark.parametrize(("roll", "version"), [(2_047, 5), (2, 4), (1, 2)])
def test_a_client_shows_no_link_before_its_time(roll: int, version: int) -> None:
    """A server that asked for the last link at the first roll would know all of them."""
    player = Client("http://nowhere", "m", "t", share=ANNA)
    with pytest.raises(DiceAgain):
        player.link(roll, version)
    assert player.link(0, 3) == ANNA.link(0).hex()
    assert player.link(1, 5) == ANNA.link(1).hex()
    with pytest.raises(DiceAgain):
        player.link(3, 8)
