"""`opendust play`: a match of people and bots, on one screen or through a pipe."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from opendust.cli.language import help_text, spoken, value_name
from opendust.cli.screen import Screen
from opendust.cli.table.journal import Journal
from opendust.cli.table.json_front import JsonFront, send
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.record_file import read_file, record_in
from opendust.cli.table.seats import bots_for, changed_seats, parse_seats, seats_of
from opendust.cli.table.session import MOST_INPUTS, Session
from opendust.cli.table.text_front import TextFront
from opendust.cli.tables import add_plain_argument
from opendust.cli.variant_argument import add_switch_argument
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.dice import SEED_BYTES, commitment
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.record import replay
from opendust.registry import GAMES
from opendust.scenes.stages import stage_of
from opendust.server.home import data_folder
from opendust.words import text
from opendust.words.catalogue import has_message, labelled, listed


def game_arguments() -> dict[str, tuple[tuple[str, ...], str, str]]:
    """Arguments that only some games have: the games, the kind of value, the help."""
    found: dict[str, tuple[tuple[str, ...], str, str]] = {}
    for game in GAMES:
        for name, (kind, known) in presentation_of(game).ARGUMENTS.items():
            games = (*found[name][0], game) if name in found else (game,)
            before = f"{found[name][2]}; " if name in found else ""
            words = labelled(game, argument_help(name, known), spoken())
            found[name] = (games, kind, before + words)
    return found


def argument_help(name: str, known: Sequence[str]) -> str:
    """What the help says of an argument that a game brings along, with the names it may be."""
    own = f"play-{name}" if has_message(f"help-play-{name}") else "play-variant"
    return help_text(own, names=listed(tuple(known)))


def add_game_arguments(parser: argparse.ArgumentParser, several: Sequence[str] = ()) -> None:
    """Adds what the games bring along; some may name several things with commas."""
    for name, (_, kind, words) in game_arguments().items():
        several_words = f"{words}; {help_text('play-several')}"
        told = several_words if name in several else words
        parser.add_argument(f"--{name}", metavar=value_name(kind), help=told)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust play`."""
    parser.epilog = help_text("play-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    games, file = tuple(GAMES), value_name("file")
    parser.add_argument(
        "game", nargs="?", choices=games, default=games[0],
        help=help_text("game", names=listed(games)),
    )  # fmt: skip
    parser.add_argument("--seats", metavar=value_name("list"), help=help_text("play-seats"))
    add_game_arguments(parser)
    parser.add_argument(
        "--army", action="append", default=[], metavar=file, help=help_text("play-army")
    )
    add_switch_argument(parser)
    parser.add_argument("--seed", metavar=value_name("hex"), help=help_text("play-seed"))
    parser.add_argument("--save", metavar=file, help=help_text("play-save"))
    parser.add_argument("--resume", metavar=file, help=help_text("play-resume"))
    parser.add_argument("--json", action="store_true", help=help_text("play-json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Begin or take up a match and play it."""
    session, is_torn = resumed(args) if args.resume else (begun(args), False)
    try:
        if args.json:
            return run_json(session, args)
        return run_text(session, args, is_torn=is_torn)
    finally:
        session.journal.close()


def begun(args: argparse.Namespace) -> Session:
    """A new match."""
    seed = seed_from(args.seed)
    seats = parse_seats(
        args.seats or presentation_of(args.game).default_seats(), args.game, args.language
    )
    setup = Setup(tuple([seat.name for seat in seats]), settings_from(args))
    match: Match[Any] = Match(GAMES[args.game], setup, seed)
    journal = Journal(Path(args.save) if args.save else new_path(args.game), match)
    journal.create()
    return Session(match, seats, bots_for(seats, args.game, seed, 0), journal)


def resumed(args: argparse.Namespace) -> tuple[Session, bool]:
    """A match that was kept, and whether its last line was cut off."""
    is_torn = not read_file(args.resume).endswith("\n")
    game, record = record_in(args.resume, forgive_torn_end=True)
    if record.end:
        raise BadText([Fault("", 0, "record-over", file=args.resume)])
    if not record.seed:
        raise BadText([Fault(args.resume, 0, "record-no-seed-to-resume")])
    match = replay(game, record)
    names = match.setup.seats
    seats = seats_of(names, game.NAME)
    if args.seats:
        seats = changed_seats(names, args.seats, game.NAME, args.language)
    journal = Journal(Path(args.resume), match)
    journal.open()
    if is_torn:
        journal.rewrite()
    bots = bots_for(seats, game.NAME, record.seed, len(match.inputs))
    return Session(match, seats, bots, journal), is_torn


def seed_from(words: str | None) -> bytes:
    """The seed that is given, or a new one."""
    if words is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(words)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadText([Fault("", 0, "seed-wrong", text=words, bytes=SEED_BYTES)])
    return seed


def settings_from(args: argparse.Namespace) -> dict[str, str]:
    """The settings of the match; an argument that belongs to another game is refused."""
    owners = {name: games for name, (games, _, _) in game_arguments().items()}
    for name, games in {**owners, "army": ("tactics",)}.items():
        if args.game not in games and getattr(args, name.replace("-", "_")):
            raise BadText([Fault("", 0, "argument-of-game", name=name, game=", ".join(games))])
    return presentation_of(args.game).settings_from(args)


def new_path(game: str) -> Path:
    """A new file in the folder for the user's data."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = data_folder() / "opendust" / f"{game}-{stamp}.record"
    number = 2
    while path.exists():
        path = path.with_name(f"{game}-{stamp}-{number}.record")
        number += 1
    return path


def run_json(session: Session, args: argparse.Namespace) -> int:
    """The match as JSON lines."""
    match, file = session.match, str(session.journal.path)
    send(
        "started", game=match.game.NAME, file=file, commitment=commitment(match.seed),
        inputs=len(match.inputs), seats=list(match.setup.seats),
    )  # fmt: skip
    result = session.play(JsonFront(session, args.language))
    if result is None:
        send("stopped", file=file, inputs=len(match.inputs))
        return 0
    session.journal.finish()
    names = match.setup.seats
    send("result", winners=[names[seat] for seat in result.winners], scores=list(result.scores),
         file=file, seed=match.seed.hex())  # fmt: skip
    return 0


def run_text(session: Session, args: argparse.Namespace, *, is_torn: bool) -> int:
    """The match on a screen."""
    screen = Screen(plain=args.plain)
    language, file = args.language, str(session.journal.path)
    introduce(screen, session, language, is_torn=is_torn)
    result: Result | None = None
    try:
        result = session.play(TextFront(screen, session, language))
    except KeyboardInterrupt:
        print()
    if result is None:
        inputs = len(session.match.inputs)
        if inputs >= MOST_INPUTS:
            screen.say(text("play-limit", language, inputs=inputs))
        screen.say(text("play-ended-early", language, inputs=inputs, file=file))
        return 0
    session.journal.finish()
    conclude(screen, session, result, language)
    return 0


def introduce(screen: Screen, session: Session, language: str, *, is_torn: bool) -> None:
    """What is played, by whom, with which dice, and where it is kept."""
    match = session.match
    players = listed([seat.name for seat in session.seats])
    shown = presentation_of(match.game.NAME).title(match.state, language)
    screen.say(text("play-begins", language, title=shown, players=players))
    screen.say(text("play-commitment", language, hash=commitment(match.seed)))
    screen.say(text("play-saved-in", language, file=str(session.journal.path)))
    if match.inputs:
        screen.say(text("play-resumed", language, inputs=len(match.inputs)))
    if is_torn:
        screen.say(text("play-torn", language))
    if any(seat.is_human for seat in session.seats):
        screen.say(text("play-type-help", language))


def conclude(screen: Screen, session: Session, result: Result, language: str) -> None:
    """The final table, the winners, and what can be done with the record."""
    state, file = session.match.state, str(session.journal.path)
    shown = presentation_of(session.match.game.NAME)
    names = [session.match.setup.seats[seat] for seat in result.winners]
    print()
    screen.say(
        text("play-over", language, rounds=stage_of(session.match.game.NAME).round_of(state))
    )
    shown.show_scores(screen, state, language)
    print()
    if shown.HAS_DRAWS and len(names) == len(session.seats):
        screen.say(text("play-draw", language))
    else:
        screen.say(text("play-winner", language, players=listed(names), count=len(names)))
    screen.say(text("play-saved-in", language, file=file))
    screen.say(text("play-afterwards", language, file=file))
    screen.say(text("play-check-dice", language, file=file))
