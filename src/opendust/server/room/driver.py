"""Who acts for seats that do not act themselves? Bots at once, the default when time is up."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from typing import Any

from opendust.kernel.action import Action
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import format_action, parse_action
from opendust.scenes.lessons import known_lesson
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import MOST_ENTRIES, Table
from opendust.server.room.room import NoMatch, Room
from opendust.server.services import now
from opendust.server.storage.contract import Conflict, Unavailable
from opendust.server.workers.pool import WorkerFailed

LOG = logging.getLogger("opendust.server")
GRACE_AFTER_START = 5_000
RETRY_SECONDS = 1.0


class Driver:
    """Knows which thoughts are under way, so that none is thought twice."""

    def __init__(self) -> None:
        self.thinking: set[tuple[str, int, int]] = set()

    def look_after(self, room: Room, table: Table) -> None:
        """Let the bots think that must choose."""
        if table.is_paused or table.status != "playing" or table.version > MOST_ENTRIES:
            return
        for seat in bots_to_ask(table):
            thought = (room.match, seat, table.asked[seat].version)
            if thought not in self.thinking:
                self.thinking.add(thought)
                room.services.spawn(self.think(room, thought))

    async def think(self, room: Room, thought: tuple[str, int, int]) -> None:
        """Ask a bot and do what it says."""
        _, seat, asked = thought
        is_stale = is_lost = False
        try:
            async with room.lock:
                table = await room.fresh()
                question = self.question(table, seat, asked)
                scripted = scripted_action(table, seat)
            if question is not None:
                how, text = (How.BOT, scripted) if scripted else await self.answer(room, question)
                await in_turn(room, seat, asked, how, text)
        except Conflict:
            is_stale = True
        except Unavailable:
            is_lost = True
            LOG.warning("a bot's answer could not be stored; it will be asked again")
        except NoMatch:
            LOG.warning("a bot's match is gone")
        except Exception:
            room.services.metrics.count("faults")
            LOG.exception("acting for a bot")
        finally:
            self.thinking.discard(thought)
        if is_stale:
            async with room.lock:
                self.look_after(room, await room.fresh())
        if is_lost:
            await self.ask_again(room)

    async def ask_again(self, room: Room) -> None:
        """Let the bots think that must choose, as soon as the storage answers."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with room.lock:
                    self.look_after(room, await room.fresh())
            except Unavailable:
                continue
            except NoMatch:
                LOG.warning("a bot's match is gone")
            return

    def question(self, table: Table, seat: int, asked: int) -> dict[str, Any] | None:
        """What a bot is asked, if it is still its turn: what its seat sees, and no more."""
        if not is_asked(table, seat, asked) or not table.chairs[seat].bot:
            return None
        assert table.match is not None
        key = blake2b(f"bot {seat} {asked}".encode(), key=table.seed, digest_size=16).hexdigest()
        return {
            "game": table.terms.game,
            "bot": table.chairs[seat].bot,
            "key": key,
            "seats": list(table.match.setup.seats),
            "settings": table.match.setup.settings,
            "position": table.game.encode(table.game.view(table.match.state, seat)),
            "seat": seat,
        }

    async def answer(self, room: Room, question: dict[str, Any]) -> tuple[How, str]:
        """What the bot says; nothing if it failed, which is counted and told."""
        try:
            answered = await room.services.bots.choose(question, room.claim())
        except WorkerFailed as failed:
            room.services.metrics.count("bot_failures", str(failed))
            LOG.warning("the bot %s failed (%s); the default is taken", question["bot"], failed)
            return How.FAILED, ""
        if answered.get("slips"):
            room.services.metrics.count("bot_failures", "slip")
            LOG.warning("the bot %s failed inside; chance chose for it", question["bot"])
        return How.BOT, str(answered["action"])

    async def on_time(self, room: Room) -> None:
        """Take the default for everybody whose time is up, and wake bots that were forgotten."""
        async with room.lock:
            await room.catch_up()
            table = await room.fresh()
            self.look_after(room, table)
            if await roll_without_the_absent(room, table):
                return
            for seat in table.waiting:
                limit = table.deadline(seat)
                if limit is not None and is_over(limit, room.services.started):
                    await acted(room, seat, table.asked[seat].version, How.DEADLINE, "")
                    return


async def roll_without_the_absent(room: Room, table: Table) -> bool:
    """Roll if the links of players who do not answer were awaited long enough. The lock is held."""
    if not table.awaited or table.match is None or table.is_paused:
        return False
    due = table.rolls.due(table.match, room.services.link_patience)
    if is_over(due, room.services.started):
        room.services.metrics.count("links_missed")
        await room.keep(table, table.roll(now()))
    return True


def bots_to_ask(table: Table) -> list[int]:
    """Every bot that must choose; where one of several seats acts, the first bot among them."""
    bots = [seat for seat in table.waiting if table.chairs[seat].bot]
    if len(bots) < 2:
        return bots
    assert table.match is not None
    waiting = table.match.pending
    return bots if isinstance(waiting, Choice) and waiting.is_secret else bots[:1]


def scripted_action(table: Table, seat: int) -> str:
    """What a seat of a guided match does by its script; nothing elsewhere, or off the script."""
    guide = known_lesson(table.terms.lesson)
    if guide is None or table.match is None:
        return ""
    view = table.game.view(table.match.state, seat)
    action = guide.next_action(table.game, view, table.match.inputs, seat)
    return "" if action is None else format_action(table.game, view, action)


def is_over(limit: int, started: int) -> bool:
    """Whether a deadline has passed; one that passed while the server was down gets some grace."""
    return now() >= max(limit, started + GRACE_AFTER_START if limit < started else 0)


def is_asked(table: Table, seat: int, asked: int) -> bool:
    """Whether a seat still has the decision before it that it had at a version."""
    return (
        seat in table.waiting
        and table.asked[seat].version == asked
        and not table.is_paused
        and table.result is None
    )


async def in_turn(room: Room, seat: int, asked: int, how: How, text: str) -> None:
    """Let a bot act; those of somebody who says very much take turns with those who ask, too."""
    services, address = room.services, room.claim().address
    if services.pace.is_spent(address):
        await services.turnstile.turn(address)
        await services.turnstile.work(act_for(room, seat, asked, how, text), address)
    else:
        await act_for(room, seat, asked, how, text)


async def act_for(room: Room, seat: int, asked: int, how: How, text: str) -> None:
    """Act for a seat by a bot's word or, without one, by the default."""
    async with room.lock:
        await acted(room, seat, asked, how, text)


async def acted(room: Room, seat: int, asked: int, how: How, text: str) -> None:
    """The same. The lock is held."""
    table = await room.fresh()
    if not is_asked(table, seat, asked) or (how is not How.DEADLINE and not table.chairs[seat].bot):
        return
    try:
        how, action = chosen(table, seat, how, text)
        entries: list[Entry] = [table.act(seat, action, now(), how)]
        entries += table.settle_chance(entries[0].at)
    except Exception:
        # A fault of the rules must not leave half a change in memory.
        room.table = None
        raise
    await room.keep(table, entries)


def chosen(table: Table, seat: int, how: How, text: str) -> tuple[How, Action]:
    """The action that a bot's text means, or the default."""
    assert table.match is not None
    view = table.game.view(table.match.state, seat)
    if how is How.BOT:
        try:
            action = parse_action(table.game, view, text)
            if table.game.refuse(view, seat, action) is None:
                return how, action
        except BadText:
            pass
        how = How.FAILED
    return how, table.game.default(view, seat)
