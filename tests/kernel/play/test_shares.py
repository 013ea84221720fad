"""Do the dice follow from the seed and from every share, and does a record prove it?"""

from __future__ import annotations

from typing import Any

import pytest

from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match, WrongLink
from opendust.kernel.play.shares import CHAIN, Chain, Shares, link_before
from opendust.kernel.refusal import BadText
from opendust.kernel.text.record import read_record, verify, write_record
from opendust.registry import GAMES

GAME = GAMES["dust"]
SEED = bytes(range(16))
ANNA, BERT = Chain(b"a" * 32), Chain(b"b" * 32)
SHORT = {"switch.victory_points_to_win": "2:12,3:10,4:10,5:10,6:10"}


def played(*, bert_from: int = 0, until: int = 10_000) -> Match[Any]:
    """A match by chance, in which the second player adds to the dice from some roll on."""
    lot = Lottery(4)
    anchors = {0: ANNA.anchor, 1: BERT.anchor}
    match: Match[Any] = Match(GAME, Setup(("Anna", "Bert"), SHORT), SEED, anchors=anchors)
    while not isinstance(waiting := match.pending, Result) and len(match.inputs) < until:
        if isinstance(waiting, Chance):
            number = match.shares.rolls
            match.show(0, ANNA.link(number))
            if number >= bert_from:
                match.show(1, BERT.link(number))
            match.settle_chance()
        else:
            seat = waiting.seats[0]
            menu = GAME.options(match.state, seat)
            match.submit(seat, menu[lot.below(len(menu))].fill(lot.below))
    return match


def test_a_chain_leads_back_to_its_anchor() -> None:
    assert link_before(ANNA.link(0)) == ANNA.anchor
    for number in (0, 62, 63, 64, 1_000, CHAIN - 2):
        assert link_before(ANNA.link(number + 1)) == ANNA.link(number)
    assert ANNA.link(CHAIN - 1) == b"a" * 32


def test_every_link_counts_and_so_does_the_seat() -> None:
    def key(*links: tuple[int, bytes]) -> bytes:
        shares = Shares({})
        for seat, link in links:
            shares.show(seat, link)
        return shares.key(SEED)

    one, two = ANNA.link(0), BERT.link(0)
    keys = [key(), key((0, one)), key((1, one)), key((0, two)), key((0, one), (1, two)),
            key((0, two), (1, one))]  # fmt: skip
    assert keys[0] == SEED
    assert len(set(keys)) == len(keys)
    assert key((1, two), (0, one)) == keys[4]


def test_a_link_is_the_next_one_or_none() -> None:
    shares = Shares({0: ANNA.anchor})
    assert not shares.is_right(1, ANNA.link(0))
    assert not shares.is_right(0, ANNA.link(1))
    assert shares.is_right(0, ANNA.link(0))
    shares.show(0, ANNA.link(0))
    shares.rolled()
    assert not shares.is_right(0, ANNA.link(0))
    shares.decided()
    assert shares.rolls == 1
    assert shares.links == {}
    assert not shares.is_right(0, ANNA.link(0))
    # Whoever missed some rolls goes on with the link of the present one.
    shares.rolls = 70
    assert shares.is_right(0, ANNA.link(70))
    assert not shares.is_right(0, ANNA.link(69))
    shares.rolls = CHAIN
    assert not shares.is_right(0, ANNA.link(CHAIN - 1))


def test_links_are_shown_only_before_a_roll() -> None:
    match = played(until=2)
    while isinstance(match.pending, Chance):
        match.roll()
    with pytest.raises(WrongLink):
        match.show(0, ANNA.link(match.shares.rolls))


def test_a_record_with_shares_is_verified() -> None:
    match = played(bert_from=3)
    text = write_record(match, with_seed=True)
    record = read_record(text, "r")
    assert verify(GAME, record) == []
    assert record.anchors == {0: ANNA.anchor, 1: BERT.anchor}
    # The same match without the shares rolls other dice.
    alone: Match[Any] = Match(GAME, match.setup, SEED)
    alone.settle_chance()
    assert alone.inputs[0] != match.inputs[0]


def wrong(text: str) -> list[str]:
    """What is wrong with a record."""
    try:
        return [fault.message for fault in verify(GAME, read_record(text, "r"))]
    except BadText as bad:
        return [fault.message for fault in bad.faults]


def test_a_record_with_a_wrong_share_is_found_out() -> None:
    text = write_record(played(until=200), with_seed=True)
    links = [line for line in text.splitlines() if line.startswith("link 2 ")]
    assert len(links) > 2
    assert wrong(text.replace(links[0] + "\n", "")) != []
    assert wrong(text.replace(links[0], "link 2 " + "0" * 64)) == ["record-link-wrong"]
    assert wrong(text.replace(links[1], links[0])) == ["record-link-wrong"]
    assert wrong(text.replace(BERT.anchor.hex(), ANNA.anchor.hex())) == ["record-link-wrong"]
    # A link where nothing is rolled.
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    assert wrong("\n".join([*lines[:at], links[-1], *lines[at:]]) + "\n") == ["record-link-wrong"]


@pytest.mark.parametrize(
    "line",
    ["link 2 zz", "link 0 " + "0" * 64, "link ² " + "0" * 64, "link 2 " + "0" * 63, "link",
     "link 9999 " + "0" * 64],
)  # fmt: skip
def test_a_line_that_is_no_link_is_told(line: str) -> None:
    text = write_record(played(until=9), with_seed=True)
    head, mark, rest = text.partition("---\n")
    assert wrong(head + mark + line + "\n" + rest) in (
        ["record-link-unreadable"],
        ["input-unknown"],
    )
    assert wrong(head + "share 3 " + "0" * 64 + "\n" + mark + rest) == ["record-link-unreadable"]


def test_without_shares_records_are_written_as_ever() -> None:
    match: Match[Any] = Match(GAME, Setup(("Anna", "Bert"), SHORT), SEED)
    match.settle_chance()
    assert write_record(match, with_seed=True).startswith("opendust-record 1\n")
    assert write_record(played(until=3), with_seed=True).startswith("opendust-record 2\n")


def test_what_is_taken_back_leaves_no_link_behind() -> None:
    match = played(until=40)
    while isinstance(match.pending, Chance) or not match.marks:
        if isinstance(match.pending, Chance):
            match.settle_chance()
        else:
            match.choose_default(match.pending.seats[0])  # type: ignore[union-attr]
    kept = list(match.links)
    match.links.append((len(match.inputs), 0, ANNA.link(0)))
    match.undo(match.marks[-1][0])
    assert match.links == kept
