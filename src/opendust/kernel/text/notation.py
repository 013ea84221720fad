"""Actions, events and outcomes as one line of text, both ways, for any game.

`move meadow forest 3 piece 1 leader`: the verb, then its fields in order. Single ids and
numbers are one word each; a field of several ids or amounts stands last and takes the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from enum import Enum

from opendust.kernel.action import Action, Arg, Decision, Field, Input, Outcome, Shape, Signature
from opendust.kernel.contract import Game, S
from opendust.kernel.event import Event
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import MOST_DICE, is_count


def format_action(game: Game[S], state: S, action: Action) -> str:
    """An action as a line."""
    return format_line(game, state, action.verb, game.VERBS[action.verb], action.args)


def format_event(game: Game[S], state: S, event: Event) -> str:
    """An event as a line."""
    return format_line(game, state, event.kind, game.EVENTS[event.kind], event.args)


def format_line(
    game: Game[S], state: S, kind: Enum, signature: Signature, args: tuple[Arg, ...]
) -> str:
    """A kind and its arguments as a line."""
    words = [str(kind.value)]
    for at, field in enumerate(signature):
        text = format_value(game, state, field, args[at])
        if text:
            words.append(text)
    return " ".join(words)


def format_value(game: Game[S], state: S, field: Field, value: Arg) -> str:
    """One argument as text."""
    if field.shape is Shape.AMOUNT:
        return str(value)
    names = game.names(state, field.noun)
    if isinstance(value, int):
        return name_of(names, value)
    words: list[str] = []
    for item in value:
        if isinstance(item, tuple):
            words.append(f"{item[1]} {name_of(names, item[0])}")
        else:
            words.append(name_of(names, item))
    return " ".join(words)


def name_of(names: tuple[str, ...], value: int) -> str:
    """The name of an id; ids past the list are written as numbers."""
    return names[value] if 0 <= value < len(names) else f"#{value}"


def format_input(game: Game[S], state: S, chance: Chance | None, given: Input) -> str:
    """An input as a line of a record, written in the state before it."""
    if isinstance(given, Decision):
        return f"{given.seat + 1} {format_action(game, state, given.action)}"
    if chance is not None and not chance.faces:
        names = game.names(state, chance.point)
        return "draw " + " ".join([name_of(names, value) for value in given.values])
    return "dice " + " ".join([str(value) for value in given.values])


def parse_input(game: Game[S], state: S, line: str, source: str, number: int) -> Input:
    """The input that a line of a record describes."""
    head, _, rest = line.partition(" ")
    if head == "dice":
        return Outcome(parse_faces(rest, source, number))
    if head == "draw":
        chance = game.pending(state)
        noun = chance.point if isinstance(chance, Chance) else ""
        names = game.names(state, noun)
        return Outcome(tuple([lookup(names, noun, word, source, number) for word in rest.split()]))
    if not is_count(head) or int(head) < 1:
        raise BadText([Fault(source, number, "input-unknown", text=line)])
    return Decision(int(head) - 1, parse_action(game, state, rest, source, number))


def parse_faces(text: str, source: str, number: int) -> tuple[int, ...]:
    """Dice faces written as numbers."""
    if not all(is_count(word) for word in text.split()):
        raise BadText([Fault(source, number, "dice-not-numbers", text=text)])
    return tuple([int(word) for word in text.split()])


def parse_hits(text: str, faces: int) -> tuple[int, ...] | None:
    """Dice told by their hits: `2/7`, `H B B`, `hit blank blank`; None if it is none of these."""
    hits, slash, dice = text.strip().partition("/")
    if slash and is_count(hits) and is_count(dice) and int(dice) <= MOST_DICE:
        if int(hits) > int(dice):
            raise BadText([Fault("", 0, "more-hits-than-dice", hits=int(hits), dice=int(dice))])
        return (faces,) * int(hits) + (1,) * (int(dice) - int(hits))
    letters = text.upper().replace("HIT", "H").replace("BLANK", "B").replace(" ", "")
    if not letters or letters.strip("HB"):
        return None
    return tuple([faces if letter == "H" else 1 for letter in letters])


def parse_action(game: Game[S], state: S, text: str, source: str = "", number: int = 0) -> Action:
    """The action that a line describes; a game may know what another form of it means."""
    words = text.split()
    verb = find_verb(game.VERBS, words[0] if words else "", source, number)
    action = Action(verb, parse_args(game, state, verb, game.VERBS[verb], words, source, number))
    meant: Callable[[S, Action], Action] | None = getattr(game, "meant", None)
    return action if meant is None else meant(state, action)


def parse_event(game: Game[S], state: S, text: str, source: str = "", number: int = 0) -> Event:
    """The event that a line tells."""
    words = text.split()
    kind = find_verb(game.EVENTS, words[0] if words else "", source, number)
    return Event(kind, parse_args(game, state, kind, game.EVENTS[kind], words, source, number))


def parse_args(
    game: Game[S],
    state: S,
    kind: Enum,
    signature: Signature,
    words: list[str],
    source: str,
    number: int,
) -> tuple[Arg, ...]:
    """The arguments after the first word, as the signature asks for them."""
    args: list[Arg] = []
    at = 1
    for field in signature:
        if field.shape is not Shape.PICK and field.shape is not Shape.AMOUNT:
            args.append(parse_rest(game, state, field, words[at:], source, number))
            at = len(words)
        elif at < len(words):
            args.append(parse_word(game, state, field, words[at], source, number))
            at += 1
        else:
            details = {"verb": str(kind.value), "name": field.name}
            raise BadText([Fault(source, number, "argument-missing", **details)])
    if at < len(words):
        raise BadText([Fault(source, number, "argument-surplus", text=" ".join(words[at:]))])
    return tuple(args)


def find_verb(verbs: Mapping[Enum, Signature], word: str, source: str, number: int) -> Enum:
    """The verb of that name."""
    for verb in verbs:
        if verb.value == word:
            return verb
    known = [str(verb.value) for verb in verbs]
    raise BadText([Fault(source, number, "verb-unknown", text=word, nearest=nearest(word, known))])


def parse_word(game: Game[S], state: S, field: Field, word: str, source: str, number: int) -> int:
    """An id or a number."""
    if field.shape is Shape.AMOUNT:
        if not is_count(word):
            raise BadText([Fault(source, number, "number-expected", text=word, name=field.name)])
        return int(word)
    return find(game, state, field.noun, word, source, number)


def parse_rest(
    game: Game[S], state: S, field: Field, words: list[str], source: str, number: int
) -> Arg:
    """Several ids, or amounts before their ids."""
    if field.shape is Shape.ORDER:
        return tuple([find(game, state, field.noun, word, source, number) for word in words])
    if field.shape is Shape.SUBSET:
        chosen = {find(game, state, field.noun, word, source, number) for word in words}
        return tuple(sorted(chosen))
    if len(words) % 2:
        raise BadText([Fault(source, number, "amounts-expected", text=" ".join(words))])
    found: dict[int, int] = {}
    for amount, word in zip(words[::2], words[1::2], strict=True):
        if not is_count(amount) or int(amount) < 1:
            raise BadText([Fault(source, number, "number-expected", text=amount, name=field.name)])
        key = find(game, state, field.noun, word, source, number)
        found[key] = found.get(key, 0) + int(amount)
    return tuple(sorted(found.items()))


def find(game: Game[S], state: S, noun: str, word: str, source: str, number: int) -> int:
    """The id of a word: a name, or what else the game lets a thing be called."""
    names = game.names(state, noun)
    others: Callable[[S, str], dict[str, int]] | None = getattr(game, "other_names", None)
    if others is not None and word not in names:
        found = others(state, noun).get(word)
        if found is not None:
            return found
    return lookup(names, noun, word, source, number)


def lookup(names: tuple[str, ...], noun: str, word: str, source: str, number: int) -> int:
    """The id of a name; a plural s is forgiven."""
    for candidate in (word, word.removesuffix("s")):
        for at, name in enumerate(names):
            if name == candidate:
                return at
    raise BadText(
        [Fault(source, number, "name-unknown", noun=noun, text=word, nearest=nearest(word, names))]
    )


def nearest(word: str, known: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """The known names that look most like a word."""
    return tuple(get_close_matches(word, known, n=3, cutoff=0.4))


def nearest_word(word: str, known: tuple[str, ...]) -> str:
    """The known word most like a given one, or nothing if none is like it."""
    found = get_close_matches(word, known, 1, 0.5)
    return found[0] if found else ""
