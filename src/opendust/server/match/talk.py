"""What may be said at a table, by whom, and how much? The last lines of each table are kept.

Talk is no part of the match: it has no version, stands in no record, and older lines are dropped.
Who may write is the host's to say; strangers begin with signals alone, which anybody can read in
their own language.
"""

from __future__ import annotations

import unicodedata
from typing import Final, final, get_args

from msgspec.json import Decoder, Encoder

from opendust.server.gate.limits import Limit
from opendust.server.match.entry import Entry, How
from opendust.server.match.spoken import MOST_TEXT, KeptLine, host_of
from opendust.server.match.table import Table
from opendust.server.match.terms import BLANKS, TalkRule, without_towers
from opendust.server.match.wishes import Denied
from opendust.server.storage.contract import Storage
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.messages import Hush, Moderation, Say, Spoken

RULES: Final[tuple[TalkRule, ...]] = get_args(TalkRule)
KEPT: Final = 50
AT_ONCE, PER_SECOND = 5, 0.4
ENCODER: Final = Encoder()
DECODER: Final = Decoder(KeptLine)


@final
class Talk:
    """What is said at one table, as far as this process knows it."""

    def __init__(self, storage: Storage, match: str) -> None:
        self.storage = storage
        self.match = match
        self.known: list[KeptLine] | None = None
        self.limit = Limit(PER_SECOND, AT_ONCE)

    async def lines(self) -> list[KeptLine]:
        """The lines that are kept, the oldest first."""
        if self.known is None:
            self.known = [
                read(number, line) for number, line in await self.storage.talk(self.match)
            ]
        return self.known

    async def hear(self) -> list[KeptLine]:
        """The lines that another process has kept since."""
        before = {line.number for line in await self.lines()}
        self.known = None
        return [line for line in await self.lines() if line.number not in before]

    async def add(self, line: KeptLine) -> KeptLine | None:
        """Keep a line; nothing if it is there already, said twice after a broken connection."""
        lines = await self.lines()
        if any((other.seat, other.key) == (line.seat, line.key) for other in lines):
            return None
        # All spectators together count as one: more sockets say no more.
        if not self.limit.allows(str(line.seat)):
            raise Denied("error", code="talk-too-fast")
        line.number = await self.storage.say(self.match, ENCODER.encode(line).decode(), KEPT)
        self.known = [*lines, line][-KEPT:]
        return line


def read(number: int, line: str) -> KeptLine:
    """A line as it was kept."""
    found = DECODER.decode(line)
    found.number = number
    return found


def new_line(table: Table, seat: int, said: Spoken, most: TalkRule, now: int) -> KeptLine:
    """What is to be kept of something said; Denied if it may not be said, or says nothing."""
    must_allow(table, seat, most, is_sign=not isinstance(said, Say))
    line = KeptLine(number=0, seat=seat, at=now, key=said.id)
    if isinstance(said, Say):
        line.text = clean_text(said.text)
    else:
        line.sign = said.sign
    return line


def must_allow(table: Table, seat: int, most: TalkRule, *, is_sign: bool) -> None:
    """Denied where a seat or a spectator may not say something of that kind now."""
    rule = stricter(table.talk, most)
    if table.cancelled or rule == "off":
        raise Denied("error", code="talk-off")
    if seat == SPECTATOR and rule != "everybody":
        raise Denied("error", code="spectator")
    if seat in table.hushed:
        raise Denied("error", code="hushed")
    if rule == "signals" and not is_sign:
        raise Denied("error", code="only-signals")


def stricter(one: TalkRule, other: TalkRule) -> TalkRule:
    """The rule of two that allows less."""
    return min(one, other, key=RULES.index)


def clean_text(text: str) -> str:
    """Words on one line without signs that show nothing, turn the line or pile up on a letter."""
    plain = without_towers(" ".join(unicodedata.normalize("NFC", text).split()))
    clean = "".join([sign for sign in plain if sign.isprintable() and sign not in BLANKS]).strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in clean):
        raise Denied("error", code="text-empty")
    if len(clean) > MOST_TEXT:
        raise Denied("error", code="text-long")
    return clean


def moderated(table: Table, seat: int, wish: Moderation, most: TalkRule, now: int) -> list[Entry]:
    """The host says who may write."""
    if table.cancelled or seat != host_of(table):
        raise Denied("error", code="not-yours")
    if isinstance(wish, Hush):
        is_before = (wish.seat in table.hushed) == wish.hushed
        line = f"{'hush' if wish.hushed else 'hear'} {seat + 1} {wish.seat + 1}"
        if wish.seat == seat or wish.seat >= len(table.chairs):
            raise Denied("error", code="no-such-seat")
    else:
        rule = stricter(wish.rule, most)
        is_before, line = rule == table.talk, f"talk {seat + 1} {rule}"
    if is_before:
        raise Denied("error", code="as-before")
    return [table.enter(Entry(line, now, How.PERSON, wish.id))]
