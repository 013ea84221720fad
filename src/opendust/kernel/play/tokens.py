"""An action as a row of small numbers: how is it spelled, and what may come next?

A vocabulary gives every verb, every id of a noun and every number a token of its own. An action is
spelled verb first, then its fields in order; amounts by key are pairs of key and number, keys
ascending, and amounts and subsets close with END. So every action has exactly one spelling. A
speller knows after every token which tokens may follow: each of them leads to a legal action.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, final

from opendust.kernel.action import Action, Arg, Shape, Signature
from opendust.kernel.contract import Game
from opendust.kernel.option import Amount, Counts, Domain, Option, Pick, Subset

END: Final = 0
MOST_NUMBER: Final = 127
"""The largest amount that has a token."""


@final
class Vocabulary:
    """The tokens of a game with all its things; the same for every match with the same things.

    `names[token]` says in words what a token is: a verb, a noun with its id, or `number 3`.
    """

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.signatures: Mapping[Enum, Signature] = game.VERBS
        self.verbs: list[Enum] = list(game.VERBS)
        self.verb_token: dict[Enum, int] = {}
        self.signature_of: list[Signature] = [()]  # by the token of the verb
        self.first: dict[str, int] = {}
        self.names: list[str] = ["end"]
        for verb in self.verbs:
            self.verb_token[verb] = len(self.names)
            self.signature_of.append(game.VERBS[verb])
            self.names.append(f"verb {verb.value}")
        self.first["number"] = len(self.names)
        self.names += [f"number {number}" for number in range(MOST_NUMBER + 1)]
        for noun in nouns(game):
            self.first[noun] = len(self.names)
            self.names += [f"{noun} {name}" for name in game.names(state, noun)]
        self.size = len(self.names)

    def spell(self, action: Action) -> list[int]:
        """The tokens of an action."""
        tokens = [self.verb_token[action.verb]]
        number = self.first["number"]
        for field, value in zip(self.signatures[action.verb], action.args, strict=True):
            first = self.first[field.noun]
            if isinstance(value, int):
                tokens.append(first + value)
                continue
            for item in value:
                if isinstance(item, tuple):
                    tokens.append(first + item[0])
                    tokens.append(number + item[1])
                else:
                    tokens.append(first + item)
            tokens.append(END)
        return tokens

    def words(self, tokens: list[int]) -> str:
        """Tokens as people read them."""
        return " ".join([self.names[token].partition(" ")[2] or "end" for token in tokens])


def nouns(game: Game[Any]) -> list[str]:
    """Every noun whose ids stand in actions, in the order of the verbs."""
    found: list[str] = []
    for signature in game.VERBS.values():
        for field in signature:
            if field.shape is not Shape.AMOUNT and field.noun not in found:
                found.append(field.noun)
    return found


@final
class Speller:
    """An action being spelled, among the options of a menu."""

    def __init__(self, vocabulary: Vocabulary, menu: list[Option]) -> None:
        self.vocabulary = vocabulary
        self.menu = menu
        self.verbs = verb_tokens(vocabulary, menu)
        self.signature: Signature = ()
        self.tokens: list[int] = []
        self.open: list[Option] = menu
        self.args: list[Arg] = []
        # Within amounts or a subset: what is taken so far, and the key whose number comes next.
        self.pairs: list[tuple[int, int]] = []
        self.ids: list[int] = []
        self.key = -1

    def next_tokens(self) -> list[int]:
        """Every token that may follow, ascending."""
        if not self.tokens:
            return sorted(set(self.verbs))
        at = len(self.args)
        first = self.vocabulary.first[self.signature[at].noun]
        found: set[int] = set()
        for option in self.open:
            domain = option.domains[at]
            if isinstance(domain, Pick):
                found.update([first + value for value in domain.values])
            elif isinstance(domain, Amount):
                found.update(range(first + domain.least, first + domain.most + 1))
            elif isinstance(domain, Counts):
                self.follow_counts(domain, first, found)
            else:
                self.follow_subset(domain, first, found)
        return sorted(found)

    def follow_counts(self, domain: Counts, first: int, found: set[int]) -> None:
        """What may follow within amounts: a later key, the number of the present one, the end."""
        total = sum([amount for _, amount in self.pairs])
        number = self.vocabulary.first["number"]
        if self.key >= 0:
            low, high = span(domain, self.key, total)
            found.update(range(number + low, number + high + 1))
            return
        last = self.pairs[-1][0] if self.pairs else -1
        for key, _ in domain.upper:
            if key > last:
                low, high = span(domain, key, total)
                if low <= high:
                    found.add(first + key)
        if total >= domain.least:
            found.add(END)

    def follow_subset(self, domain: Subset, first: int, found: set[int]) -> None:
        """What may follow within a subset: a later id that leaves enough behind it, the end."""
        taken = len(self.ids)
        later = sorted([value for value in domain.values if not taken or value > self.ids[-1]])
        if taken < domain.most:
            room = len(later) - max(domain.least - taken - 1, 0)
            found.update([first + value for value in later[: max(room, 0)]])
        if taken >= domain.least:
            found.add(END)

    def push(self, token: int) -> Action | None:
        """Add a token that may follow; the action, if it is complete with it."""
        if not self.tokens:
            verbs = self.verbs
            self.open = [option for at, option in enumerate(self.menu) if verbs[at] == token]
            if self.open:
                self.signature = self.vocabulary.signature_of[token]
        else:
            self.take(token)
        if not self.open:
            raise ValueError(f"token {token} may not follow")
        self.tokens.append(token)
        if len(self.args) < len(self.open[0].domains):
            return None
        return Action(self.open[0].verb, tuple(self.args))

    def take(self, token: int) -> None:
        """Read a token of the present field, and keep the options that go with it."""
        at = len(self.args)
        field = self.signature[at]
        value = token - self.vocabulary.first[field.noun]
        if field.is_single:
            self.open = [option for option in self.open if option.domains[at].contains(value)]
            self.args.append(value)
            return
        if field.shape is Shape.COUNTS:
            self.take_counts(token, value)
        elif token != END:
            self.ids.append(value)
        if token == END and self.key < 0:
            self.args.append(tuple(self.pairs) if self.pairs else tuple(self.ids))
            self.open = [o for o in self.open if o.domains[at].contains(self.args[-1])]
        else:
            self.open = [option for option in self.open if self.fits(option.domains[at])]

    def take_counts(self, token: int, value: int) -> None:
        """A key, or the number that belongs to it."""
        if self.key >= 0:
            self.pairs.append((self.key, token - self.vocabulary.first["number"]))
            self.key = -1
        elif token != END:
            self.key = value

    def fits(self, domain: Domain) -> bool:
        """Whether what is taken so far can be completed within a domain."""
        if isinstance(domain, Counts):
            bounds = dict(domain.upper)
            total, last = 0, -1
            for key, amount in self.pairs:
                if key <= last or not 0 < amount <= bounds.get(key, 0):
                    return False
                total, last = total + amount, key
            if self.key >= 0:
                low, high = span(domain, self.key, total)
                return last < self.key and low <= high
            return total <= domain.most and total + behind(domain, last) >= domain.least
        if not isinstance(domain, Subset):
            return False
        ascending = sorted(set(self.ids)) == self.ids
        later = [value for value in domain.values if value > self.ids[-1]]
        known = all(value in domain.values for value in self.ids)
        enough = len(self.ids) + len(later) >= domain.least
        return ascending and known and len(self.ids) <= domain.most and enough


def verb_tokens(vocabulary: Vocabulary, menu: list[Option]) -> list[int]:
    """The token of every option's verb. Options of one verb stand together: it is found once."""
    found: list[int] = []
    last: Enum | None = None
    token = END
    for option in menu:
        if option.verb is not last:
            last = option.verb
            token = vocabulary.verb_token[last]
        found.append(token)
    return found


def span(domain: Counts, key: int, total: int) -> tuple[int, int]:
    """The least and the most of a key, so that the total can still come into its range."""
    bound = dict(domain.upper).get(key, 0)
    low = max(domain.least - total - behind(domain, key), 1)
    return low, min(bound, domain.most - total)


def behind(domain: Counts, key: int) -> int:
    """How much the keys after this one can add."""
    return sum([bound for other, bound in domain.upper if other > key])
