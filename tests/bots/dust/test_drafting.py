"""Does the marshal settle by what was learned, from its view, and think as a general after it?"""

from __future__ import annotations

from opendust.bots.dust.search.commander import SETTLING, Commander, general, marshal
from opendust.bots.dust.search.drafting import Draft, load_drafts
from opendust.dust import game as dust
from opendust.dust.phases import ClaimCapital, ClaimLand, Reinforce, SetupCards
from opendust.dust.rules.beginning.setup import LAND_CLAIM_RULE
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.bits import bits
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream

EDITION = "premium-en"
Answered = list[tuple[State, int, Action]]


def answer(bot: Commander, state: State, seat: int) -> Action:
    view = dust.view(state, seat)
    return bot.choose(view, seat, dust.options(view, seat))


def drafted() -> Answered:
    """The setup of marshals up to the reinforcements: every position, who answers, and what."""
    state = dust.new_game(dust.complete(Setup(("a", "b"), {"edition": EDITION})))
    bot, lottery, found = marshal(b"draft"), Lottery(3), []
    while not isinstance(state.phase, Reinforce):
        waiting = dust.pending(state)
        if isinstance(waiting, Chance):
            dust.apply(state, Outcome(waiting.drawn(lottery)))
            continue
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        action = answer(bot, state, seat)
        found.append((state.copy(), seat, action))
        dust.apply(state, Decision(seat, action))
    return found


def test_every_area_of_the_world_was_learned() -> None:
    state = dust.new_game(dust.complete(Setup(("a", "b"), {"edition": EDITION})))
    drafts, rule = load_drafts(), LAND_CLAIM_RULE.of(state.edition)
    assert drafts.covers(state.board, rule)
    draft = Draft(state.board, drafts.tables, rule)
    for row in (draft.land, draft.center, *draft.beside.values()):
        assert len({*row}) > 10


def test_it_claims_what_is_worth_most_to_both() -> None:
    answered = drafted()
    claims = [one for one in answered if isinstance(one[0].phase, ClaimLand)]
    assert claims
    for state, seat, action in claims:
        draft = Draft(state.board, load_drafts().tables, LAND_CLAIM_RULE.of(state.edition))
        areas = [one for one in bits(state.board.all_land) if state.owner[one] < 0]
        legal = [one for one in areas if is_legal(state, seat, Action(action.verb, (one,)))]
        best = max(draft.swing(state.homes, one) for one in legal)
        assert draft.swing(state.homes, action.number(0)) == best


def is_legal(state: State, seat: int, action: Action) -> bool:
    return any(option.contains(action) for option in dust.options(state, seat))


def test_what_it_cannot_see_does_not_change_its_setup() -> None:
    stream = Stream(b"other cards")
    for state, seat, action in drafted():
        if isinstance(state.phase, (SetupCards, *SETTLING)):
            other = dust.resample(state, seat, stream)
            assert answer(marshal(b"draft"), other, seat) == action


def test_it_plays_the_card_that_comes_first() -> None:
    cards = [one for one in drafted() if isinstance(one[0].phase, SetupCards)]
    assert len(cards) == 2
    for state, seat, action in cards:
        order = state.deck.order
        assert order[action.number(0)] == max(order[card] for card in bits(state.hands[seat]))


def test_the_second_capital_is_the_best_answer_to_the_first() -> None:
    claims = [one for one in drafted() if isinstance(one[0].phase, ClaimCapital)]
    (first, _, _), (state, seat, action) = claims
    draft = Draft(state.board, load_drafts().tables, LAND_CLAIM_RULE.of(state.edition))
    home, own = state.homes[1 - seat], action.number(0)
    others = [one for one in bits(first.board.capitals) if one not in (home, own)]
    legal = [one for one in others if one != state.board.partner[home]]
    assert draft.outlook(home, own) <= min(draft.outlook(home, one) for one in legal)
    assert draft.least(home) == max(draft.least(one) for one in bits(first.board.capitals))


def test_where_nothing_was_learned_it_settles_as_a_general_does() -> None:
    for seats, edition in ((("a", "b", "c"), EDITION), (("a", "b"), "epic-de")):
        state = dust.new_game(dust.complete(Setup(seats, {"edition": edition})))
        deal = dust.pending(state)
        assert isinstance(deal, Chance)
        dust.apply(state, Outcome(deal.drawn(Lottery(3))))
        assert isinstance(state.phase, SetupCards)
        view = dust.view(state, 0)
        assert load_drafts().answer(view, 0, dust.options(view, 0)) is None


def test_after_the_setup_it_is_a_general() -> None:
    assert marshal(b"x").weights.rank == general(b"x").weights.rank
    state, seat, _ = drafted()[-1]
    assert isinstance(state.phase, SETTLING)
    dust.apply(state, Decision(seat, answer(marshal(b"x"), state, seat)))
    assert isinstance(state.phase, Reinforce)
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    assert answer(marshal(b"x"), state, seat) == answer(general(b"x"), state, seat)
