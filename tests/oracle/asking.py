"""How a question in plain words reaches an engine: through the contract of a game, by name."""

from __future__ import annotations

from typing import Any

from opendust.kernel.action import Action, Arg, Decision, Field, Outcome, Shape
from opendust.kernel.contract import Game

Word = str | int | dict[str, int] | list[str]


class Table:
    """A position of a game on the table, asked and played in the words of its notation."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.verbs = {verb.value: verb for verb in game.VERBS}

    def copy(self) -> Table:
        """The same position on another table."""
        return Table(self.game, self.state.copy())

    def seat(self, player: str) -> int:
        """A player's seat."""
        return self.game.names(self.state, "seat").index(player)

    def action(self, verb: str, *words: Word) -> Action:
        """The action that the words mean."""
        signature = self.game.VERBS[self.verbs[verb]]
        pairs = zip(signature, words, strict=True)
        return Action(self.verbs[verb], tuple([self._arg(field, word) for field, word in pairs]))

    def _arg(self, field: Field, word: Word) -> Arg:
        if field.shape is Shape.AMOUNT:
            assert isinstance(word, int)
            return word
        names = self.game.names(self.state, field.noun)
        if isinstance(word, dict):
            pairs = [(names.index(key), amount) for key, amount in word.items() if amount]
            return tuple(sorted(pairs))
        if isinstance(word, list):
            return tuple(sorted([names.index(key) for key in word]))
        return names.index(str(word))

    def is_legal(self, player: str, verb: str, *words: Word) -> bool:
        """Whether the judge lets a player do it now."""
        action = self.action(verb, *words)
        return self.game.refuse(self.state, self.seat(player), action) is None

    def act(self, player: str, verb: str, *words: Word) -> list[Any]:
        """A player does it; what happened."""
        return self.game.apply(self.state, Decision(self.seat(player), self.action(verb, *words)))

    def roll(self, faces: list[int]) -> list[Any]:
        """Dice fall."""
        return self.game.apply(self.state, Outcome(tuple(faces)))

    def pending(self) -> Any:
        """What the match waits for."""
        return self.game.pending(self.state)

    def plain(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return dict(self.game.encode(self.state))
