"""What does `import opendust` give, and is it as kind as it promises?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import opendust as od

DOCS = Path(__file__).resolve().parents[2] / "docs"
HEAVY = ("polars", "fastapi", "uvicorn", "opendust.server", "opendust.arena", "fluent", "rich")


def test_importing_alone_loads_nothing_heavy() -> None:
    asked = "import sys, opendust; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.split()
    assert [name for name in loaded if name.startswith(HEAVY)] == []
    assert not [name for name in loaded if name.startswith("opendust.")]


def test_a_part_of_a_game_can_be_the_first_thing_that_is_imported() -> None:
    """The package asked the whole game for its parts, which asked for the rest of that part."""
    asked = "import opendust.dust.turn, opendust.tactics.turn; print(opendust.dust.apply.__name__)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("apply\n", "")


def test_environments_are_behind_the_door_and_say_what_they_need() -> None:
    asked = "import sys, opendust; sys.modules['pettingzoo'] = None; opendust.envs.aec('dust')"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert 'opendust.envs.aec needs pettingzoo: pip install "opendust[rl]"' in run.stderr
    assert "During handling" not in run.stderr


def test_every_name_of_the_door_leads_somewhere() -> None:
    assert all(getattr(od, name) is not None for name in dir(od))
    page = (DOCS / "reference" / "api" / "front.md").read_text(encoding="utf-8")
    assert not [name for name in dir(od) if name != "__version__" and f"`od.{name}`" not in page]
    with pytest.raises(AttributeError, match="no attribute 'mach'"):
        print(od.mach)


def test_a_match_between_two_bots_and_its_record(tmp_path: Path) -> None:
    match = od.Match("dust", seats=["Ada", "Bob"], edition="epic-de", seed=7)
    result = od.play(match, [od.bot("recruit"), "random"])
    assert result is not None
    assert result.winners == ("Ada",)
    assert set(result.scores) == {"Ada", "Bob"}
    loaded = od.load(match.record.save(tmp_path / "game.record"))
    assert loaded.state == match.state
    assert loaded.steps == match.steps
    assert od.check(tmp_path / "game.record") == []
    assert loaded.at(step=0).digest != loaded.state.digest
    assert loaded.at(step=-1) == loaded.at(step=loaded.steps - 1)


def test_the_same_seed_plays_the_same_match() -> None:
    ends = set()
    for seed in (1, 1, 2):
        match = od.Match("tactics", seed=seed)
        od.play(match, ["random", "random"])
        ends.add(match.state.digest)
    assert len(ends) == 2


def test_look_ahead_from_a_copy_leaves_the_position_alone() -> None:
    match = od.Match("dust", seed=3)
    match.roll()
    state = match.state
    before = state.digest
    later = state.copy()
    action = later.legal(seat=0)[0]
    assert list(action) == ["card"]
    later.apply(action, seat=0)
    assert state.digest == before != later.digest
    assert state.why_not(action, seat=0) is None


def test_an_action_has_names_and_reads_both_ways() -> None:
    game = od.Game("dust")
    attack = game.action("attack", origin="gaul", target="iberia", units={"tank": 3, "mech": 1})
    assert attack["origin"] == "gaul"
    assert attack["units"] == {"tank": 3, "mech": 1}
    assert str(attack) == "attack gaul iberia 3 tank 1 mech"
    assert repr(attack) == "<attack gaul → iberia: 3 tank 1 mech>"
    assert game.parse(str(attack)) == attack
    assert game.verbs["attack"] == ("origin", "target", "units")


@pytest.mark.parametrize(
    ("verb", "fields", "message"),
    [
        ("atack", {}, "verb-unknown"),
        ("attack", {"origin": "gaul"}, "argument-missing"),
        ("play", {"card": "412-1-diplomat", "face": 1}, "argument-unknown"),
        ("attack", {"origin": "gual", "target": "iberia", "units": {}}, "name-unknown"),
        ("attack", {"origin": 3, "target": "iberia", "units": {}}, "name-expected"),
    ],
)
def test_what_cannot_be_an_action_is_refused(
    verb: str, fields: dict[str, object], message: str
) -> None:
    with pytest.raises(od.BadText) as bad:
        od.Game("dust").action(verb, **fields)  # type: ignore[arg-type]
    assert bad.value.faults[0].message == message


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = od.Match("dust", seed=1)
    match.roll()
    before = match.state.digest
    refusal = match.state.why_not("done", seat=0)
    assert refusal is not None
    with pytest.raises(od.Refused):
        match.submit("done", seat=0)
    assert match.state.digest == before


def test_errors_are_sentences(tmp_path: Path) -> None:
    state = od.Match("dust", seed=1).state
    for attempt, said in (
        (lambda: od.Match("dusty"), "“dusty” isn’t a game. Choose from: dust, tactics"),
        (lambda: od.Match("dust", edition="epik"), "“epik” isn’t an edition."),
        (lambda: od.bot("recriut", "dust"), "“recriut” isn’t a bot."),
        (lambda: od.bot("recriut"), "“recriut” isn’t a bot."),
        (lambda: od.Match("dust", seats=7), "A game has 2 to 6 seats, not 7."),
        (lambda: od.Match("tactics", scenario="moon"), "“moon” isn’t a scenario. Choose from: "),
        (lambda: od.odds("dust", "5 tnak vs 1 tank"), "“tnak” isn’t a unit or a word about"),
        (lambda: od.odds("tactics", "hans"), "Write one unit, vs and another unit"),
        (lambda: state.game.action("attack", orign="gaul"), "“orign” isn’t part of attack. Choose"),
        (lambda: state.game.action("atack"), "“atack” isn’t a command. Did you mean attack"),
        (lambda: state.game.parse("claim mars"), "“mars” isn’t an area."),
        (lambda: state.apply("done", seat=0), "There’s nothing to decide right now"),
    ):
        with pytest.raises((od.BadText, od.Refused)) as wrong:
            attempt()
        assert str(wrong.value).startswith(said)
    broken = tmp_path / "broken.record"
    broken.write_text("something else\n", encoding="utf-8")
    with pytest.raises(od.BadText, match="isn’t an OpenDust saved game"):
        od.load(broken)


def test_seats_and_actions_that_there_are_not_are_named() -> None:
    match = od.Match("dust", seed=1)
    match.roll()
    state = match.state
    for seat in (None, 2, -2, "Ada"):
        with pytest.raises(ValueError, match=r"a number from 0 to 1 \(-1: a spectator\), not"):
            state.view(seat)  # type: ignore[arg-type]
    for ask in (state.legal, state.options, state.resample):
        with pytest.raises(ValueError, match="not 7"):
            ask(7)
    for action in (3, None):
        with pytest.raises(TypeError, match="an action is one of"):
            state.apply(action)  # type: ignore[arg-type]
    with pytest.raises(od.Refused, match="There are no dice to roll and no cards to draw"):
        state.roll(1)
    # What a loop over bare actions gives is an action, too.
    bare = state.legal()[0].raw
    assert state.why_not(bare) is None
    state.apply(bare)


def test_a_refusal_is_explained_in_every_language() -> None:
    match = od.Match("dust", seed=1)
    match.roll()
    assert match.state.explain(match.state.legal()[0]) == ""
    english = match.state.explain("done")
    assert english.startswith("“end this step” isn’t possible now. Now you can: play a card.")
    assert match.state.explain("done", language="de").startswith("„diesen Schritt beenden“ geht")


def test_an_action_without_arguments_is_true() -> None:
    assert od.Game("dust").parse("done")


def test_a_position_says_what_it_is() -> None:
    match = od.Match("dust", seats=["Ada", "Bob"], edition="original-it")
    assert repr(match.state) == "<DUST original-it, 12 cards to come>"
    match.roll()
    assert repr(match.state) == "<DUST original-it, ada, bob to decide setup card>"
    assert str(match.state).splitlines()[2].split() == ["ada", "0", "0", "6"]


def test_a_function_can_sit_in_a_seat() -> None:
    match = od.Match("dust", seed=5)
    seen: list[od.State] = []

    def first(state: od.State) -> od.Action:
        seen.append(state)
        return state.legal()[0]

    assert od.play(match, [first, "random"], limit=60) is None
    assert seen
    with pytest.raises(ValueError, match="2 seats, but 1 players"):
        od.play(match, ["random"])


def test_a_match_can_be_looked_at_only_where_it_was() -> None:
    match = od.Match("dust", seats=3, seed=5)
    assert match.seats == ("Player 1", "Player 2", "Player 3")
    match.roll()
    assert match.at(-match.steps).digest == match.at(0).digest != match.at(match.steps).digest
    for step in (match.steps + 1, -match.steps - 1):
        with pytest.raises(IndexError, match=f"no step {step}"):
            match.at(step)


def test_odds_by_name() -> None:
    assert 0 < od.odds("dust", "5 tank vs 4 tank center").conquest < 1
    assert od.odds("tactics", "rhino vs sturmpioniere").ends
    import opendust.odds.dust.question

    assert callable(opendust.odds)


def test_single_rules_can_be_switched() -> None:
    match = od.Match("dust", switches={"win_requires_capital": False})
    assert match.raw.setup.settings["switch.win_requires_capital"] == "false"


def test_a_playout_ends_and_leaves_the_position_alone() -> None:
    state = od.Match("tactics").state
    before = state.digest
    result = od.playout(state, seed=4)
    assert result is not None
    assert state.digest == before


def test_a_match_can_be_played_out_as_its_position() -> None:
    match = od.Match("tactics", seed=2)
    assert od.playout(match, seed=4) == od.playout(match.state, seed=4)
    assert match.steps == 0


def test_an_unknown_game_or_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(od.BadText) as bad:
        od.Game("dusk")
    assert bad.value.faults[0].details["nearest"] == ("dust",)
    with pytest.raises(od.BadText):
        od.bot("recriut", "dust")
