"""What does a typed command mean? Verbs and names may be shortened, quantities may be `all`.

A command may stop early: what it leaves out is asked for. So the answer is a verb with the
arguments given, in the order of the verb's fields.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, Final

from opendust.kernel.action import Action, Arg, Field, Shape
from opendust.kernel.contract import Game
from opendust.kernel.option import Amount, Counts, Option, Pick, Subset
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.notation import nearest
from opendust.words.vocabulary import vocabulary_of

ALL: Final = "all"
LONGEST_NAME: Final = 4
TRANSLATED: Final = ("area", "color", "unit")


def slug(words: str) -> str:
    """A name as it is typed: small letters without accents, hyphens for spaces."""
    bare = unicodedata.normalize("NFKD", words.lower().replace("ß", "ss"))
    kept = [char for char in bare if not unicodedata.combining(char)]
    return "-".join("".join(kept).replace("'", "-").replace("\u2019", "-").split())


def find(
    word: str, known: Sequence[tuple[str, int]], noun: str, likely: Collection[int] = ()
) -> int:
    """The id of a name, of its plural, or of a beginning that is unique at least among likely."""
    wanted = slug(word)
    for candidate in (wanted, wanted.removesuffix("s")):
        exact = [value for name, value in known if name == candidate]
        if exact:
            return next((value for value in exact if value in likely), exact[0])
    begun = {value: name for name, value in reversed(known) if name.startswith(wanted)}
    chosen = [value for value in begun if value in likely] if len(begun) > 1 else list(begun)
    # `lab` is Labrador rather than the Labrador Sea, which is named for it.
    shortest = min(begun.values(), key=len, default="")
    if len(chosen) != 1 and all(name.startswith(shortest) for name in begun.values()):
        chosen = [value for value, name in begun.items() if name == shortest]
    if len(chosen) == 1 and wanted:
        return chosen[0]
    if begun and wanted:
        names = tuple(sorted(begun.values()))
        raise BadText([Fault("", 0, "name-unclear", text=word, values=names)])
    close = nearest(wanted, [name for name, _ in known])
    raise BadText([Fault("", 0, "name-unknown", noun=noun, text=word, nearest=close)])


def names_of(game: Game[Any], state: Any, noun: str, language: str) -> list[tuple[str, int]]:
    """Every name of a noun's things: the notation's, and those of the language."""
    known = [(name, value) for value, name in enumerate(game.names(state, noun))]
    words = vocabulary_of(game.NAME)
    if noun in TRANSLATED and language != "en":
        known += [
            (slug(words.noun_text(state, noun, value, language)), value) for _, value in known
        ]
    known += words.aliases(state, noun)
    return list(dict.fromkeys(known))


class Reader:
    """Reads commands at one decision point."""

    def __init__(self, game: Game[Any], state: Any, options: list[Option], language: str) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.language = language

    def verb(self, word: str) -> Enum:
        """The verb of a word: one that is possible now, else any."""
        now = list(dict.fromkeys([option.verb for option in self.options]))
        for verbs in (now, list(self.game.VERBS)):
            begun = [verb for verb in verbs if str(verb.value).startswith(word.lower())]
            exact = [verb for verb in begun if verb.value == word.lower()]
            if exact or len(begun) == 1:
                return (exact or begun)[0]
            if begun:
                names = tuple([str(verb.value) for verb in begun])
                raise BadText([Fault("", 0, "name-unclear", text=word, values=names)])
        known = [str(verb.value) for verb in now]
        raise BadText([Fault("", 0, "verb-unknown", text=word, nearest=nearest(word, known))])

    def partial(self, words: list[str]) -> tuple[Enum, list[Arg]]:
        """The verb and as many arguments as are given."""
        verb = self.verb(words[0])
        rest = words[1:]
        args: list[Arg] = []
        wishes: list[int] = []
        for number, field in enumerate(self.game.VERBS[verb]):
            if not rest:
                break
            if rest[0].lower() == ALL and field.shape is not Shape.PICK:
                wishes.append(number)
                args.append(0 if field.shape is Shape.AMOUNT else ())
                rest = rest[1:]
            elif field.shape is Shape.PICK or field.shape is Shape.AMOUNT:
                length = self.name_length(field, rest)
                likely = self.likely(verb, args)
                args.append(self.single(field, " ".join(rest[:length]), likely))
                rest = rest[length:]
            else:
                args.append(self.several(field, rest, self.likely(verb, args)))
                rest = []
        if rest:
            raise BadText([Fault("", 0, "argument-surplus", text=" ".join(rest))])
        for number in wishes:
            args[number] = self.everything(verb, args, number)
        return verb, args

    def whole(self, words: list[str]) -> Action:
        """The action of a command that leaves nothing out."""
        verb, args = self.partial(words)
        signature = self.game.VERBS[verb]
        if len(args) < len(signature) and signature[len(args)].shape is Shape.SUBSET:
            args.append(())
        if len(args) < len(signature):
            name = signature[len(args)].name
            raise BadText([Fault("", 0, "argument-missing", verb=str(verb.value), name=name)])
        return Action(verb, tuple(args))

    def name_length(self, field: Field, words: list[str]) -> int:
        """How many words the name has that comes next: `north sea` is one name."""
        if field.shape is Shape.AMOUNT:
            return 1
        known = {name for name, _ in names_of(self.game, self.state, field.noun, self.language)}
        for length in range(min(LONGEST_NAME, len(words)), 1, -1):
            if slug(" ".join(words[:length])) in known:
                return length
        return 1

    def likely(self, verb: Enum, args: list[Arg]) -> set[int]:
        """The ids that the next field may be, as far as the options know the fields before it."""
        number = len(args)
        found: set[int] = set()
        for option in self.options:
            if option.verb is verb and all(
                domain.contains(value) or isinstance(domain, Amount)
                for domain, value in zip(option.domains, args, strict=False)
            ):
                domain = option.domains[number]
                if isinstance(domain, (Pick, Subset)):
                    found |= set(domain.values)
                elif isinstance(domain, Counts):
                    found |= {key for key, _ in domain.upper}
        return found

    def single(self, field: Field, word: str, likely: Collection[int] = ()) -> int:
        """A number, or the id of a name."""
        if field.shape is Shape.AMOUNT:
            if not is_count(word):
                raise BadText([Fault("", 0, "number-expected", text=word, name=field.name)])
            return int(word)
        known = names_of(self.game, self.state, field.noun, self.language)
        return find(word, known, field.noun, likely)

    def several(self, field: Field, words: list[str], likely: Collection[int] = ()) -> Arg:
        """Names, or amounts before names; a name alone counts once."""
        known = names_of(self.game, self.state, field.noun, self.language)
        if field.shape is Shape.SUBSET:
            return tuple(sorted({find(word, known, field.noun, likely) for word in words}))
        found: dict[int, int] = {}
        amount = 1
        pending = False
        for word in words:
            if is_count(word):
                if pending or not int(word):
                    raise BadText([Fault("", 0, "amounts-expected", text=" ".join(words))])
                amount, pending = int(word), True
            else:
                key = find(word.strip(","), known, field.noun, likely)
                found[key] = found.get(key, 0) + amount
                amount, pending = 1, False
        if pending:
            raise BadText([Fault("", 0, "amounts-expected", text=" ".join(words))])
        return tuple(sorted(found.items()))

    def everything(self, verb: Enum, args: list[Arg], number: int) -> Arg:
        """What `all` means in a field: the most that the nearest option allows."""
        best = nearest_option(self.options, verb, args, number)
        domain = best.domains[number] if best else None
        if isinstance(domain, Amount):
            return domain.most
        if isinstance(domain, Counts):
            return domain.upper
        return ()


def nearest_option(
    options: list[Option], verb: Enum, args: list[Arg], skipped: int
) -> Option | None:
    """The option of the verb that agrees with most of the other arguments."""
    best: Option | None = None
    most = -1
    for option in options:
        if option.verb is not verb:
            continue
        agreeing = sum([
            domain.contains(value)
            for number, (domain, value) in enumerate(zip(option.domains, args, strict=False))
            if number != skipped
        ])  # fmt: skip
        if agreeing > most:
            best, most = option, agreeing
    return best
