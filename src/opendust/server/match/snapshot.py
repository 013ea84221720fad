"""How is a table kept for speed? Plain data that stands for all entries up to its version.

Taken only where nothing can be taken back, so that an undo never reaches behind it.
"""

from __future__ import annotations

from typing import Any

from msgspec import json

from opendust.kernel.play.match import Match
from opendust.kernel.play.shares import Shares
from opendust.server.match.chair import Chair
from opendust.server.match.clockwork import Asked
from opendust.server.match.rolls import Rolls
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms, planned_setup


def can_snapshot(table: Table) -> bool:
    """Whether nothing of the match can be taken back any more; a lesson needs all its inputs."""
    return table.match is not None and not table.match.marks and table.terms.lesson is None


def write_snapshot(table: Table) -> str:
    """The table as text."""
    assert table.match is not None
    return json.encode({
        "version": table.version,
        "chairs": table.chairs,
        "brought": table.brought,
        "position": table.game.encode(table.match.state),
        "outcomes": table.match.outcomes,
        "dice": plain_dice(table.rolls, table.match.shares),
        "asked": table.asked,
        "bank": table.bank,
        "agreed": sorted(table.agreed),
        "paused_at": table.paused_at,
        "conceded": table.conceded,
        "rematch": table.rematch,
        "answered": table.answered,
        "talk": table.talk,
        "hushed": sorted(table.hushed),
    }).decode()  # fmt: skip


def plain_dice(rolls: Rolls, shares: Shares) -> dict[str, Any]:
    """What players have added to the dice."""
    return {
        "anchors": {seat: anchor.hex() for seat, anchor in rolls.anchors.items()},
        "missing": sorted(rolls.missing),
        "returns": rolls.returns,
        "since": rolls.since,
        "version": rolls.version,
        "shown": {seat: (number, link.hex()) for seat, (number, link) in shares.shown.items()},
        "links": {seat: link.hex() for seat, link in shares.links.items()},
        "rolls": shares.rolls,
        "is_rolling": shares.is_rolling,
    }


def read_dice(data: dict[str, Any], rolls: Rolls) -> Shares:
    """The same again."""
    rolls.anchors = {int(seat): bytes.fromhex(text) for seat, text in data["anchors"].items()}
    rolls.missing = set(data["missing"])
    rolls.returns = {int(seat): number for seat, number in data["returns"].items()}
    rolls.since, rolls.version = data["since"], data["version"]
    shares = Shares(rolls.anchors)
    for seat, (number, link) in data["shown"].items():
        shares.shown[int(seat)] = number, bytes.fromhex(link)
    shares.links = {int(seat): bytes.fromhex(text) for seat, text in data["links"].items()}
    shares.rolls, shares.is_rolling = data["rolls"], data["is_rolling"]
    return shares


def read_snapshot(text: str, terms: Terms, seed: bytes) -> Table:
    """The table that a snapshot stands for."""
    data: dict[str, Any] = json.decode(text)
    table = Table(terms, seed)
    table.version = table.faced = data["version"]
    table.chairs = [Chair(**chair) for chair in data["chairs"]]
    # Those of older programs know no guests that bring something.
    table.bring(data.get("brought", {}))
    match = Match(table.game, planned_setup(table.terms, table.names), seed)
    match.state = table.game.decode(data["position"], match.setup)
    match.outcomes = data["outcomes"]
    # Those of older programs know nothing of shares.
    if "dice" in data:
        match.shares = read_dice(data["dice"], table.rolls)
    table.match = match
    table.asked = {int(seat): Asked(**asked) for seat, asked in data["asked"].items()}
    table.bank = data["bank"]
    table.agreed = set(data["agreed"])
    table.paused_at = data["paused_at"]
    table.conceded = data["conceded"]
    table.rematch = data["rematch"]
    table.answered = data["answered"]
    # Snapshots of before anybody could talk say nothing of it.
    table.talk = data.get("talk", table.talk)
    table.hushed = set(data.get("hushed", ()))
    return table
