"""Does OpenSpiel accept the games, and do its own algorithms run on them?"""

from __future__ import annotations

import copy
import pickle
import random
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")

import opendust.envs.spiel  # noqa: E402, F401

LEARNING = Path(__file__).resolve().parents[2] / "examples" / "learning"
GAMES = ["python_opendust_dust_mini", "python_opendust_tactics_mini"]


@pytest.mark.parametrize("name", ["python_opendust_dust", "python_opendust_tactics", *GAMES])
def test_random_simulations_with_serialization(name: str) -> None:
    game = pyspiel.load_game(name, {"limit": 12})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walked(name: str, steps: int, seed: int) -> Any:
    """A position some steps into a match played by lot."""
    choose = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(steps):
        state.apply_action(choose.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_clones_are_independent_and_go_on_alike(name: str) -> None:
    state = walked(name, 70, 3)
    twin = state.clone()
    assert str(twin) == str(state)
    token = state.legal_actions()[-1]
    twin.apply_action(token)
    assert str(twin) != str(state)
    state.apply_action(token)
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)


def pickled(value: Any) -> Any:
    """What comes back from a pickle."""
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_are_pickled_and_copied(name: str) -> None:
    state = walked(name, 70, 3)
    game = state.get_game()
    for again in (copy.copy, copy.deepcopy, pickled):
        assert str(again(game)) == str(game)
        twin = again(state)
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[-1])
        assert str(twin) != str(state)


def test_a_player_knows_nothing_of_the_cards_of_others() -> None:
    game = pyspiel.load_game("python_opendust_dust_mini")
    known = []
    for swapped in (False, True):
        state = game.new_initial_state()
        cards = [card for card, _ in state.chance_outcomes()]
        if swapped:  # the other player's six cards come in another order of the deck
            cards = cards[:6] + cards[12:18]
        for card in cards[:12]:
            state.apply_action(card)
        assert not state.is_chance_node()
        known.append(state.information_state_string(0))
        other = state.information_state_string(1)
    assert known[0] == known[1]
    assert other != known[0]


def test_tensors_and_information_of_a_position() -> None:
    state = walked("python_opendust_dust_mini", 40, 5)
    observer: Any = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    first = observer.tensor.copy()
    assert first.any()
    assert np.array_equal(
        observer.dict["own_hand"], first[observer.session.layout.where("own_hand")]
    )
    observer.set_from(state, 1)
    assert not np.array_equal(first, observer.tensor)


def test_openspiels_own_search_plays() -> None:
    from open_spiel.python.algorithms import mcts

    state = walked("python_opendust_dust_mini", 60, 1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    game = pyspiel.load_game("python_opendust_dust_mini", {"limit": 40})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_position_is_the_same_to_the_player_and_goes_on() -> None:
    state = walked("python_opendust_dust_mini", 60, 1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    draw = random.Random(4)
    others = [state.resample_from_infostate(seat, draw.random) for _ in range(4)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1
    token = state.legal_actions()[0]
    others[0].apply_action(token)
    assert state.legal_actions() == others[1].legal_actions()


def test_search_in_information_sets_and_counterfactual_regret_run() -> None:
    solve = runpy.run_path(str(LEARNING / "solve.py"))
    name = "python_opendust_dust_mini"
    assert solve["searched"](name, tries=2, limit=12, seed=3) >= 0
    known = solve["regrets"](name, rounds=2, limit=6, seed=3)
    assert known > 4


@pytest.mark.parametrize("name", GAMES)
def test_tensors_of_information_states_differ_exactly_when_the_states_do(name: str) -> None:
    choose = random.Random(4)
    state = pyspiel.load_game(name).new_initial_state()
    seen: dict[bytes, str] = {}
    known: dict[str, bytes] = {}
    for _ in range(120):
        for player in range(2):
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            text = state.information_state_string(player)
            if not state.is_chance_node():
                assert seen.setdefault(tensor, text) == text
                assert known.setdefault(text, tensor) == tensor
        state.apply_action(choose.choice(state.legal_actions()))
    assert len(seen) > 60
    size = state.get_game().information_state_tensor_size()
    assert size == state.get_game().observation_tensor_size() + 128


@pytest.mark.parametrize(
    ("name", "setting", "value"),
    [("dust", "edition", "epic-de"), ("tactics", "scenario", "skirmish")],
)
def test_edition_and_scenario_are_parameters(name: str, setting: str, value: str) -> None:
    game = pyspiel.load_game(f"python_opendust_{name}", {setting: value})
    assert game.session.setup.settings[setting] == value
    former = pyspiel.load_game(f"python_opendust_{name}", {"settings": f"{setting}:{value}"})
    assert former.session.setup.settings == game.session.setup.settings
    assert pyspiel.load_game(str(game)).session.setup.settings == game.session.setup.settings
