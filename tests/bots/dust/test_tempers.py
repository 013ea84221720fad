"""Do tempers change what they say they change, and nothing of the plain ranks?"""

from __future__ import annotations

import pytest

from opendust.bots import bot_names, is_bot, make_bot, tempered_bots
from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.recruit.weights import load_weights
from opendust.bots.dust.tempers import TEMPERS, commander, factors, recruit, tempered
from opendust.bots.weight_tables import packaged_text, parse_tables
from opendust.kernel.refusal import BadText

NAMES = tuple(parse_tables(packaged_text(TEMPERS), TEMPERS))


def test_every_rank_has_every_temper_and_the_ranks_stay_as_they_are() -> None:
    ranks = ("recruit", "captain", "general", "marshal")
    assert tempered_bots("dust") == tuple(f"{rank}-{name}" for rank in ranks for name in NAMES)
    assert bot_names("dust")[-4:] == ranks
    assert tempered_bots("tactics") == ()
    assert is_bot("captain-bold", "dust")
    assert not is_bot("captain-bold", "tactics")
    assert not is_bot("random-bold", "dust")
    with pytest.raises(BadText) as told:
        make_bot("captain-bald", "dust", b"seed")
    assert "captain-bold" in str(told.value.faults[0].details["nearest"])


@pytest.mark.parametrize("temper", NAMES)
def test_a_figure_of_a_temper_is_one_that_a_rank_has(temper: str) -> None:
    tables = load_captain_weights().duel.tables
    for path, factor in factors(temper).items():
        name, _, key = path.partition(".")
        plain = tables[name][key]
        assert tempered(tables, temper)[name][key] == plain * factor
        assert factor != 1.0
        assert tables[name][key] == plain


def test_a_recruit_goes_half_the_way_to_a_temper_that_would_change_its_strength() -> None:
    plain = load_weights().battle["loss"]
    bold, builder = recruit("bold", b"seed"), recruit("builder", b"seed")
    assert isinstance(bold, RecruitBot)
    assert isinstance(builder, RecruitBot)
    assert bold.weights.battle["loss"] == pytest.approx(
        plain * (1 + factors("bold")["battle.loss"]) / 2
    )
    gain = factors("builder")["battle.least_gain"]
    assert builder.weights.battle["least_gain"] == load_weights().battle["least_gain"] * gain


@pytest.mark.parametrize("temper", NAMES)
def test_a_rank_with_a_temper_is_made_of_that_rank(temper: str) -> None:
    one, two = recruit(temper, b"seed"), commander("captain", temper, b"seed")
    assert type(make_bot("recruit", "dust", b"seed").thinker) is type(one)  # type: ignore[attr-defined]
    assert two.weights.rank == "captain"  # type: ignore[attr-defined]
