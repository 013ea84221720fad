"""A record: text that holds a whole match. Save file, replay, bug report and test fixture in one.

A header (schema, game, rules version, settings, seats, commitment, the players' shares of the
dice, how many inputs are another match's), a line of dashes, then one line per input, and before a
roll the links that players have shown for it; a finished match ends with the seed and the digest
of the final position.
Reading is strict and names the line; only a last line without its line end is forgiven on
request, since such an input was never acknowledged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from opendust.kernel.action import Input, Outcome
from opendust.kernel.contract import RECORDED_SWITCH, SWITCH, Game, S, Setup
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.dice import MOST_SEED_BYTES, Stream, commitment, draw_outcome
from opendust.kernel.play.match import Match, WrongLink
from opendust.kernel.play.shares import Shares
from opendust.kernel.refusal import BadText, Fault, Refused
from opendust.kernel.text.digest import digest
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.links import Link, seat_and_bytes, without_links
from opendust.kernel.text.notation import format_input, parse_input

SCHEMA: Final = 3
WITH_SHARES: Final = 2
PLAIN: Final = 1
"""A record is written in the oldest schema that has what it needs: older programs read it, too."""
FIRST_LINE: Final = "opendust-record"
RULE: Final = "---"

Migration = Callable[[list[str]], list[str]]
MIGRATIONS: Final[dict[int, Migration]] = {1: lambda lines: lines, 2: lambda lines: lines}
"""From each older schema to the next: lines in, lines out, the number of lines kept."""


class Record:
    """A record as read: the header, and the lines of the inputs with their numbers."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        setup: Setup,
        commitment: str,
        seed: bytes,
        lines: list[tuple[int, str]],
        end: str,
        source: str,
        anchors: dict[int, bytes],
        links: dict[int, list[Link]],
        start: int = 0,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.commitment = commitment
        self.seed = seed
        self.lines = lines
        self.end = end
        self.source = source
        self.anchors = anchors
        # By the number of inputs before them.
        self.links = links
        # So many inputs come from another match: this one began there, with dice of its own.
        self.start = start


def header(match: Match[S], *, with_seed: bool) -> str:
    """The text before the inputs. A record that its players may see while playing has no seed."""
    start = match.start
    schema = SCHEMA if start else WITH_SHARES if match.shares.anchors else PLAIN
    lines = [f"{FIRST_LINE} {schema}", f"game {match.game.NAME}"]
    lines.append(f"rules {match.game.RULES_VERSION}")
    settings = {recorded_name(key): value for key, value in match.setup.settings.items()}
    for key in sorted(settings):
        lines.append(f"set {key} {escape(settings[key])}")
    for seat in match.setup.seats:
        lines.append(f"seat {escape(seat)}")
    for number, anchor in sorted(match.shares.anchors.items()):
        lines.append(f"share {number + 1} {anchor.hex()}")
    lines.append(f"commitment {commitment(match.seed)}")
    if with_seed:
        lines.append(f"seed {match.seed.hex()}")
    if start:
        lines.append(f"start {start}")
    lines.append(RULE)
    return "\n".join(lines) + "\n"


def recorded_name(key: str) -> str:
    """A setting's name as records have always written it, so that older programs read them."""
    return RECORDED_SWITCH + key.removeprefix(SWITCH) if key.startswith(SWITCH) else key


def write_record(match: Match[S], *, with_seed: bool) -> str:
    """The whole match as text."""
    state = match.game.new_game(match.setup)
    lines: list[str] = []
    links: dict[int, str] = {}
    for number, seat, link in match.links:
        links[number] = links.get(number, "") + f"link {seat + 1} {link.hex()}\n"
    for number, given in enumerate(match.inputs):
        lines.append(links.get(number, "") + input_line(match.game, state, given))
        match.game.apply(state, given)
    if isinstance(match.game.pending(state), Result):
        lines.append(end_line(match.game, state))
    return header(match, with_seed=with_seed) + "".join(lines)


def input_line(game: Game[S], state: S, given: Input) -> str:
    """The line of one input, written in the state before it."""
    chance = game.pending(state)
    return format_input(game, state, chance if isinstance(chance, Chance) else None, given) + "\n"


def end_line(game: Game[S], state: S) -> str:
    """The line that closes a finished match."""
    return f"end {digest(game.encode(state))}\n"


def read_record(
    text: str,
    source: str,
    *,
    forgive_torn_end: bool = False,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Record:
    """The record that a text holds, brought to the present schema."""
    lines = text.split("\n")
    if lines[-1] and not forgive_torn_end:
        raise BadText([Fault(source, len(lines), "record-torn", text=lines[-1][:60])])
    lines.pop()
    return parse_lines(migrate(lines, source, migrations), source)


def migrate(lines: list[str], source: str, migrations: Mapping[int, Migration]) -> list[str]:
    """The lines in the present schema."""
    words = lines[0].split() if lines else []
    if len(words) != 2 or words[0] != FIRST_LINE or not is_count(words[1]):
        raise BadText([Fault(source, 1, "record-not-one", text=lines[0][:60] if lines else "")])
    version = int(words[1])
    if version > SCHEMA:
        raise BadText([Fault(source, 1, "record-too-new", found=version, known=SCHEMA)])
    while version < SCHEMA:
        if version not in migrations:
            raise BadText([Fault(source, 1, "record-too-old", found=version, known=SCHEMA)])
        lines = migrations[version](lines)
        version += 1
    return lines


def parse_lines(lines: list[str], source: str) -> Record:
    """The header's fields and the input lines."""
    if RULE not in lines:
        raise BadText([Fault(source, len(lines), "record-no-inputs-mark", text=RULE)])
    mark = lines.index(RULE)
    single, settings, seats, anchors = parse_header(lines[1:mark], source)
    for needed in ("game", "rules", "commitment"):
        if needed not in single:
            raise BadText([Fault(source, mark + 1, "record-header-missing", name=needed)])
    rules = number_in(single["rules"], "rules", lines, source)
    start = number_in(single.get("start", "0"), "start", lines, source)
    body = [(number, line) for number, line in enumerate(lines[mark + 1 :], start=mark + 2)]
    end = ""
    if body and body[-1][1].startswith("end "):
        end = body.pop()[1][4:]
    inputs, links = without_links(body, source)
    return Record(
        single["game"], rules, Setup(tuple(seats), settings),
        single["commitment"], parse_seed(single.get("seed", ""), lines, source), inputs, end,
        source, anchors, links, start,
    )  # fmt: skip


def number_in(text: str, name: str, lines: list[str], source: str) -> int:
    """A field of the header that is a number."""
    if is_count(text):
        return int(text)
    at = line_with(lines, f"{name} ")
    raise BadText([Fault(source, at, "number-expected", text=text[:60], name=name)])


def parse_header(
    lines: list[str], source: str
) -> tuple[dict[str, str], dict[str, str], list[str], dict[int, bytes]]:
    """Single fields, settings, seats and shares of a header."""
    single: dict[str, str] = {}
    settings: dict[str, str] = {}
    seats: list[str] = []
    anchors: dict[int, bytes] = {}
    for number, line in enumerate(lines, start=2):
        word, _, rest = line.partition(" ")
        if word == "set":
            key, _, value = rest.partition(" ")
            settings[key] = unescape(value)
        elif word == "seat":
            seats.append(unescape(rest))
        elif word == "share":
            seat, anchor = seat_and_bytes(rest, number, source)
            if seat >= len(seats):
                raise BadText([Fault(source, number, "record-link-unreadable", text=line[:60])])
            anchors[seat] = anchor
        elif word in ("game", "rules", "commitment", "seed", "start"):
            single[word] = rest
        else:
            raise BadText([Fault(source, number, "record-header-unknown", text=line[:60])])
    return single, settings, seats, anchors


def parse_seed(text: str, lines: list[str], source: str) -> bytes:
    """The seed, if the record has one."""
    try:
        seed = bytes.fromhex(text)
        if len(seed) > MOST_SEED_BYTES:
            raise ValueError
        return seed
    except ValueError:
        raise BadText(
            [Fault(source, line_with(lines, "seed "), "record-seed-not-hex", text=text[:60])]
        ) from None


def line_with(lines: list[str], start: str) -> int:
    """The number of the first line that starts so."""
    for number, line in enumerate(lines, start=1):
        if line.startswith(start):
            return number
    return 0


def replay(game: Game[S], record: Record, *, until: int | None = None) -> Match[S]:
    """The match after the record's inputs (or the first `until` of them), every one judged."""
    match = Match(game, record.setup, record.seed, anchors=record.anchors)
    match.start = record.start
    for at, (number, line) in enumerate(record.lines[:until]):
        show_links(match, record, at)
        try:
            match.enter(parse_input(game, match.state, line, record.source, number))
        except Refused as refused:
            raise BadText([
                Fault(record.source, number, "record-input-refused", text=line,
                      rule=refused.refusal.rule, why=refused.refusal.message)
            ]) from None  # fmt: skip
    return match


def show_links(match: Match[S], record: Record, at: int) -> None:
    """What the players have shown after so many inputs; each link must fit its share."""
    for number, seat, link in record.links.get(at, ()):
        try:
            match.show(seat, link)
        except WrongLink:
            raise BadText([Fault(record.source, number, "record-link-wrong")]) from None


def verify(game: Game[S], record: Record) -> list[Fault]:
    """What is wrong with a record: seed against commitment, every input legal, every outcome."""
    faults: list[Fault] = []
    if record.rules_version != game.RULES_VERSION:
        faults.append(
            Fault(
                record.source,
                3,
                "record-rules-version",
                found=record.rules_version,
                known=game.RULES_VERSION,
            )
        )
    if not record.seed:
        faults.append(Fault(record.source, 0, "record-no-seed"))
    elif commitment(record.seed) != record.commitment:
        faults.append(Fault(record.source, 0, "record-commitment-wrong"))
    try:
        match = replay(game, record)
    except BadText as bad:
        return faults + bad.faults
    return faults + wrong_outcomes(game, record, match) + wrong_end(game, record, match)


def wrong_outcomes(game: Game[S], record: Record, match: Match[S]) -> list[Fault]:
    """Outcomes that are not what the seed gives; those before the start are another match's."""
    if not record.seed:
        return []
    faults: list[Fault] = []
    state = game.new_game(match.setup)
    shares = Shares(record.anchors)
    index = 0
    for at, ((number, line), given) in enumerate(zip(record.lines, match.inputs, strict=True)):
        for _, seat, link in record.links.get(at, ()):
            shares.show(seat, link)
        if at >= record.start and isinstance(given, Outcome):
            chance = game.pending(state)
            assert isinstance(chance, Chance)
            right = draw_outcome(chance, Stream(shares.key(record.seed), index))
            shares.rolled()
            if given.values != right:
                faults.append(
                    Fault(
                        record.source,
                        number,
                        "record-outcome-wrong",
                        text=line,
                        right=input_line(game, state, Outcome(right)).strip(),
                    )
                )
            index += 1
        elif at >= record.start:
            shares.decided()
        game.apply(state, given)
    return faults


def wrong_end(game: Game[S], record: Record, match: Match[S]) -> list[Fault]:
    """A finished match must end in the position that its last line names."""
    over = isinstance(match.pending, Result)
    line = record.lines[-1][0] + 1 if record.lines else 0
    if over and not record.end:
        return [Fault(record.source, line, "record-end-missing")]
    if record.end and not over:
        return [Fault(record.source, line, "record-end-early")]
    if record.end and record.end != digest(game.encode(match.state)):
        return [Fault(record.source, line, "record-end-differs")]
    return []


def escape(text: str) -> str:
    """Text on one line."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")


def unescape(text: str) -> str:
    """The text that `escape` wrote."""
    parts = text.split("\\\\")
    return "\\".join([part.replace("\\n", "\n").replace("\\r", "\r") for part in parts])
