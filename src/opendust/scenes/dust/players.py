"""What does a client show of a player of DUST? Cards, possessions, income, the way to victory."""

from __future__ import annotations

from typing import Final

from opendust.dust.control import (
    VICTORY_POINTS_TO_WIN,
    capitals_held,
    own_centers,
    scoring_capitals,
    sources_held,
)
from opendust.dust.rules.producing.production import (
    CENTER_INCOME,
    LEAST_INCOME,
    capital_income,
    card_income,
    center_income,
)
from opendust.dust.rules.scoring.scoring import (
    MAJORITIES,
    VP_PER_CAPITAL,
    VP_PER_MAJORITY,
    majority_holder,
    source_points,
)
from opendust.dust.rules.scoring.victory import WIN_REQUIRES_CAPITAL, WIN_THRESHOLD, WinThreshold
from opendust.dust.state import COLORS, NO_CARD, NOBODY, State
from opendust.kernel.bits import bits
from opendust.scenes.dust.battle import units_scene
from opendust.scenes.dust.cards import card_scene
from opendust.scenes.dust.models import (
    CardScene,
    GoalScene,
    IncomeScene,
    PlayerScene,
    PointsScene,
)

EVERYTHING: Final = -2
"""The viewer of a finished match, from whom nothing is hidden."""


def player_scene(view: State, seat: int, viewer: int, language: str) -> PlayerScene:
    """One player; the hand only to the player himself."""
    color = view.colors[seat]
    is_open = viewer in (seat, EVERYTHING)
    return PlayerScene(
        seat=seat,
        name=view.seats[seat],
        color=None if color == NOBODY else COLORS[color],
        score=view.scores[seat],
        gained=view.gains[seat],
        land=view.land[seat].bit_count(),
        sea=view.sea[seat].bit_count(),
        capitals=capitals_held(view, seat).bit_count(),
        sources=sources_held(view, seat),
        centers=own_centers(view, seat).bit_count(),
        income=income_scene(view, seat),
        next_points=points_scene(view, seat),
        goal=goal_scene(view, seat),
        majorities=[name for number, name in enumerate(MAJORITIES)
                    if view.majorities[number] == seat],
        cards=view.hand_size(seat),
        hand=hand_scene(view, seat, language) if is_open else None,
        chosen=maybe_card(view, view.chosen[seat], language) if is_open else None,
        has_decided=has_decided(view, seat),
        played=maybe_card(view, view.played[seat], language),
        ability_used=bool(view.used >> seat & 1),
        radar_active=bool(view.radar >> seat & 1),
        truces=list(bits(view.truces[seat])),
        on_map=units_scene(view.on_map[seat]),
    )  # fmt: skip


def hand_scene(view: State, seat: int, language: str) -> list[CardScene]:
    """The cards of a hand."""
    return [card_scene(view.deck, card, language) for card in bits(view.hands[seat])]


def maybe_card(view: State, card: int, language: str) -> CardScene | None:
    """A card that may not be there."""
    return None if card == NO_CARD else card_scene(view.deck, card, language)


def has_decided(view: State, seat: int) -> bool:
    """Whether a player has made a secret decision that others still think about."""
    if view.hidden is not None:
        return bool(view.hidden.decided >> seat & 1)
    return view.chosen[seat] != NO_CARD


def income_scene(view: State, seat: int) -> IncomeScene:
    """What a player would get to spend now. PROD-01 to PROD-05."""
    centers, capitals = center_income(view, seat), capital_income(view, seat)
    card = 0 if view.played[seat] == NO_CARD else card_income(view, seat)
    return IncomeScene(
        centers=centers, backed=centers // CENTER_INCOME, capitals=capitals, card=card,
        least=LEAST_INCOME, total=max(centers + capitals + card, LEAST_INCOME),
    )  # fmt: skip


def points_scene(view: State, seat: int) -> PointsScene:
    """What the victory point step would bring now. SCORE-01 to SCORE-06."""
    capitals = VP_PER_CAPITAL.of(view.edition) * scoring_capitals(view, seat)
    sources = source_points(view, seat)
    held = [majority_holder(view, number) for number in range(len(MAJORITIES))]
    majorities = VP_PER_MAJORITY.of(view.edition) * held.count(seat)
    return PointsScene(
        capitals=capitals, sources=sources, majorities=majorities,
        total=capitals + sources + majorities,
    )  # fmt: skip


def goal_scene(view: State, seat: int) -> GoalScene:
    """How far a player is from victory. WIN-01 to WIN-03."""
    needed = VICTORY_POINTS_TO_WIN.of(view.edition, view.players)
    must_exceed = WIN_THRESHOLD.of(view.edition) is WinThreshold.EXCEED
    return GoalScene(
        points=needed,
        left=max(0, needed + (1 if must_exceed else 0) - view.scores[seat]),
        must_exceed=must_exceed,
        needs_capital=WIN_REQUIRES_CAPITAL.of(view.edition),
        has_capital=bool(capitals_held(view, seat)),
    )
