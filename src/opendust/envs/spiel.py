"""The games for OpenSpiel: `pyspiel.load_game("python_opendust_dust")`, once this is imported.

Decisions are spelled in tokens, chance is explicit, one die or card at a time. What a player knows
(the information state) is what the events have told that player, what he sees, and his tokens.
Parameters: `players`, `limit` (decisions after which nobody wins), `edition` or `scenario`, and
`settings` for all else, as `switch.win_requires_capital:false;name:value`.
Needs the package `open_spiel`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError:
    needed = 'opendust.envs.spiel needs OpenSpiel: pip install "opendust[rl,spiel]"'
    raise ModuleNotFoundError(needed, name="pyspiel") from None

from opendust.envs.session import Session, shares
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.event import seen_by
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.tokens import Speller
from opendust.kernel.text.notation import format_event

GAMES: Final = {
    "dust": ("DUST", 6),
    "tactics": ("Dust Tactics", 2),
    "dust-mini": ("DUST on a small board", 2),
    "tactics-mini": ("A small skirmish of Dust Tactics", 2),
}
"""The games with their titles and most players."""
VARIANTS: Final = {"dust": "edition", "tactics": "scenario"}
"""The setting that has a parameter of its own; the small games have theirs fixed."""
LIMIT: Final = 5_000
LONGEST: Final = 1_000_000
DIGEST: Final = 16
"""Bytes of the fingerprint of what a player has been told."""


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    title, most = GAMES[name]
    return pyspiel.GameType(
        short_name=f"python_opendust_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "limit": LIMIT,
            "settings": "",
            **({VARIANTS[name]: ""} if name in VARIANTS else {}),
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", 2))
        pairs = [pair.partition(":") for pair in str(given.get("settings", "")).split(";") if pair]
        settings = {key: value for key, _, value in pairs}
        variant = VARIANTS.get(name, "")
        if given.get(variant):
            settings[variant] = str(given[variant])
        self.session = Session(name, players, 0, 1, 0.0, **settings)
        self.limit = int(given.get("limit", LIMIT))
        chance = self.session.game.pending(self.session.game.new_game(self.session.setup))
        most = max(6, 1 + max(chance.pool, default=0)) if isinstance(chance, Chance) else 6
        info = pyspiel.GameInfo(
            num_distinct_actions=self.session.vocabulary.size,
            max_chance_outcomes=most,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> SpielState:
        """The beginning of a match."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes a state as a tensor; of an information state if all is to be remembered."""
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.session, remembers=remembers)


class Menu:
    """The action being spelled; it is opened anew in copies of a state."""

    def __init__(self) -> None:
        self.speller: Speller | None = None

    def __reduce__(self) -> tuple[type[Menu], tuple[()]]:
        return Menu, ()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with what has been drawn and spelled since the last input."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        session = game.session
        self.raw: Any = session.game.new_game(session.setup)
        self.drawn: list[int] = []
        self.spelled: list[int] = []
        self.decisions = 0
        self.menu = Menu()
        self.known = [b""] * session.players

    @property
    def session(self) -> Session:
        """The game's fixed parts."""
        found: Session = self.get_game().session
        return found

    def pending(self) -> Pending:
        """What the match waits for."""
        return self.session.game.pending(self.raw)

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        waiting = self.pending()
        if isinstance(waiting, Result) or self.decisions >= self.get_game().limit:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(waiting, Chance) else waiting.seats[0]

    def speller(self) -> Speller:
        """The action being spelled."""
        if self.menu.speller is None:
            waiting = self.pending()
            assert isinstance(waiting, Choice)
            options = self.session.game.options(self.raw, waiting.seats[0])
            self.menu.speller = Speller(self.session.vocabulary, options)
            for token in self.spelled:
                self.menu.speller.push(token)
        return self.menu.speller

    def _legal_actions(self, player: int) -> list[int]:
        return self.speller().next_tokens()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die, or the cards that may be drawn next."""
        waiting = self.pending()
        assert isinstance(waiting, Chance)
        if waiting.faces:
            return [(face, 1 / waiting.faces) for face in range(waiting.faces)]
        left = [card for card in waiting.pool if card not in self.drawn]
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        waiting = self.pending()
        if isinstance(waiting, Chance):
            self.drawn.append(action + 1 if waiting.faces else action)
            if len(self.drawn) == waiting.count:
                self.enter(Outcome(tuple(self.drawn)))
            return
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        made = self.speller().push(action)
        self.spelled.append(action)
        if made is not None:
            self.remember(seat, repr(self.spelled))
            self.decisions += 1
            self.enter(Decision(seat, made))

    def enter(self, given: Decision | Outcome) -> None:
        """Let an input happen, and let everybody remember what they saw of it."""
        events = self.session.game.apply(self.raw, given)
        self.drawn, self.spelled, self.menu = [], [], Menu()
        for seat in range(self.session.players):
            seen = seen_by(events, seat)
            if seen:
                lines = [format_event(self.session.game, self.raw, event) for event in seen]
                self.remember(seat, ";".join(lines))

    def remember(self, seat: int, text: str) -> None:
        """Add something to what a seat knows."""
        self.known[seat] = blake2b(self.known[seat] + text.encode(), digest_size=DIGEST).digest()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player has been told and sees now, as a short text.

        What is seen counts, too: a phase can end without an event.
        """
        seat = self.current_player() if player is None else player
        own = self.spelled if seat == self.current_player() else []
        sees = blake2b(self.observation_string(seat).encode(), digest_size=DIGEST)
        return f"{seat} {self.known[seat].hex()} {sees.hexdigest()} {own}"

    def resample_from_infostate(self, player: int, draw: Any) -> SpielState:
        """Another position that the player cannot tell from this one; `draw()` is from 0 to 1."""
        game = self.session.game
        seed = int(draw() * 2**48).to_bytes(7, "big")
        other: SpielState = self.clone()
        other.raw = game.resample(self.raw, player, Stream(seed))
        other.menu = Menu()
        return other

    def observation_string(self, player: int | None = None) -> str:
        """The position as a player sees it."""
        seat = self.current_player() if player is None else player
        game = self.session.game
        return json.dumps(game.encode(game.view(self.raw, seat)))

    def returns(self) -> list[float]:
        """Every player's share of the victory, less an equal share."""
        waiting = self.pending()
        players = self.session.players
        return shares(waiting, players) if isinstance(waiting, Result) else [0.0] * players

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"chance {action}"
        return self.session.vocabulary.names[action]

    def __str__(self) -> str:
        digest = blake2b(repr(self.session.game.encode(self.raw)).encode(), digest_size=8)
        return f"{digest.hexdigest()} {self.drawn} {self.spelled}"


class SpielObserver:
    """Writes what a player sees into a tensor.

    With `remembers`, a last part holds the bits of the fingerprint of everything that the player
    has been told: tensors of information states differ exactly when the states do.
    """

    def __init__(self, session: Session, *, remembers: bool = False) -> None:
        self.session = session
        self.remembers = remembers
        self.tensor = np.zeros(session.size + (8 * DIGEST if remembers else 0), np.float32)
        self.dict = {
            name: self.tensor[session.layout.where(name)].reshape(shape)
            for name, shape in session.layout.shape.items()
        }
        if remembers:
            self.dict["memory"] = self.tensor[session.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        session = self.session
        self.tensor.fill(0.0)
        view = session.game.view(state.raw, player)
        session.observer.write(view, player, self.tensor.data)
        if player == state.current_player():
            session.write_spelled(state.spelled, self.tensor.data)
        if self.remembers and state.known[player]:
            bits = np.frombuffer(state.known[player], np.uint8)
            self.tensor[session.size :] = np.unpackbits(bits)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as the player sees it."""
        if self.remembers:
            return state.information_state_string(player)
        return state.observation_string(player)


class DustGame(SpielGame):
    """`python_opendust_dust`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("dust", params)


class DustMiniGame(SpielGame):
    """`python_opendust_dust_mini`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("dust-mini", params)


class TacticsGame(SpielGame):
    """`python_opendust_tactics`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("tactics", params)


class TacticsMiniGame(SpielGame):
    """`python_opendust_tactics_mini`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("tactics-mini", params)


CLASSES: Final[dict[str, type[SpielGame]]] = {
    "dust": DustGame,
    "dust-mini": DustMiniGame,
    "tactics": TacticsGame,
    "tactics-mini": TacticsMiniGame,
}
"""One for each game: OpenSpiel makes them without a name, and pickles find them by theirs."""

for name, kind in CLASSES.items():
    pyspiel.register_game(game_type(name), kind)
