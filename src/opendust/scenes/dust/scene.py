"""How does a position of DUST look? The whole table as a client draws it, from a view."""

from __future__ import annotations

from opendust.dust import game as dust
from opendust.dust import phases as p
from opendust.dust.control import capitals_held, own_centers, sources_held
from opendust.dust.rules.fighting.targets import refuse_foe, refuse_shut
from opendust.dust.rules.producing.production import (
    CAPITAL_INCOME,
    CENTER_INCOME,
    POINTS_OF_A_CAPITAL,
    CapitalIncome,
)
from opendust.dust.rules.scoring.scoring import MAJORITIES, majority_count, majority_holder
from opendust.dust.state import NEUTRAL, NOBODY, State
from opendust.dust.texts.phases import FIELDS
from opendust.kernel.bits import bits
from opendust.scenes.dust.battle import battle_scene, units_scene
from opendust.scenes.dust.models import (
    AreaScene,
    DustScene,
    MajorityScene,
    PhaseScene,
    SpecialScene,
    Stage,
)
from opendust.scenes.dust.players import player_scene
from opendust.scenes.dust.sites import sites_scene, working
from opendust.words import text
from opendust.words.refusals import reason_text
from opendust.words.titles import title_text

PHASE_NAMES = {kind: name for name, (kind, _) in FIELDS.items()}

SETUP = (p.Deal, p.SetupCards, p.Lots, p.ChooseColor, p.ClaimCapital, p.ClaimLand, p.ClaimSource,
         p.SetupCenters, p.Reinforce)  # fmt: skip
CARDS = (p.RoundStart, p.Draw, p.Initiative, p.TurnStart, p.Interrupt)
PRODUCTION = (p.Purchase, p.Placement, p.CenterPlacement, p.ProductionEnd)
COMBAT = (p.Combat, p.SpecialRoll, p.SpecialCasualties)
FIGHTING = ("production", "movement", "combat", "battle")
END = (p.TurnEnd, p.RoundEnd, p.Over)


def scene(view: State, seat: int, language: str) -> DustScene:
    """The position as a viewer sees it (seat -1: a spectator)."""
    phase = view.phase
    hidden = view.hidden
    return DustScene(
        game="dust",
        edition=view.edition.name,
        edition_title=edition_title(view, language),
        round=view.round,
        active=view.queue[0] if view.queue else None,
        order=list(view.order),
        queue=list(view.queue),
        phase=phase_scene(view, language),
        areas=[area_scene(view, area, seat, language) for area in range(view.board.area_count)
               if is_marked(view, area)],
        players=[player_scene(view, other, seat, language) for other in range(view.players)],
        majorities=[majority_scene(view, number) for number in range(len(MAJORITIES))],
        battle=battle_scene(view, language) if view.battle is not None else None,
        special=special_scene(view),
        deck=view.unseen.bit_count() if hidden is None else hidden.deck_size,
        discards=[view.deck.ids[card] for card in bits(view.discards)],
        winners=list(phase.winners) if isinstance(phase, p.Over) else None,
    )  # fmt: skip


def edition_title(view: State, language: str) -> str:
    """What the edition is called."""
    edition = view.edition
    return title_text("dust-edition", edition.base, edition.title, language)


def is_marked(view: State, area: int) -> bool:
    """Whether anything stands in an area."""
    return view.owner[area] != NOBODY or has_center(view, area)


def has_center(view: State, area: int) -> bool:
    """Whether a production center stands in an area."""
    return area < view.board.land_count and bool(view.centers >> area & 1)


def area_scene(view: State, area: int, seat: int, language: str) -> AreaScene:
    """One area: who holds it with what, what it brings, what protects it."""
    home = view.homes.index(area) if area in view.homes else None
    return AreaScene(
        id=view.board.ids[area],
        owner=view.owner[area],
        units=units_scene(view.units[area]),
        center=has_center(view, area),
        income=area_income(view, area),
        home=home,
        guard=area_guard(view, area, seat, language),
    )


def area_guard(view: State, area: int, seat: int, language: str) -> str:
    """Why a player may not attack an enemy's area: truce, first round, threshold. CMBT-12 to 16."""
    stage = stage_of(view.phase)
    if not 0 <= seat < view.players or stage not in FIGHTING or view.owner[area] in (NOBODY, seat):
        return ""
    refusal = refuse_foe(view, seat, area) or refuse_shut(view, seat, area)
    return "" if refusal is None else reason_text(dust, view, refusal, language)


def area_income(view: State, area: int) -> int:
    """What an owner's production points would lack without an area. PROD-02, PROD-03.

    A center counts only if a power source backs it, so that centers beyond the sources bring
    nothing, and neither do sources beyond the centers.
    """
    owner = view.owner[area]
    if owner in (NOBODY, NEUTRAL):
        return 0
    centers, sources = own_centers(view, owner).bit_count(), sources_held(view, owner)
    backs = has_center(view, area) and centers <= sources
    backs = backs or (view.board.is_source(area) and sources <= centers)
    income = CENTER_INCOME if backs else 0
    if CAPITAL_INCOME.of(view.edition) is CapitalIncome.EACH:
        pays = area < view.board.land_count and bool(capitals_held(view, owner) >> area & 1)
    else:
        pays = view.homes[owner] == area
    return income + POINTS_OF_A_CAPITAL if pays else income


def majority_scene(view: State, number: int) -> MajorityScene:
    """One majority token."""
    holder, would = view.majorities[number], majority_holder(view, number)
    return MajorityScene(
        id=MAJORITIES[number],
        holder=None if holder == NOBODY else holder,
        would_hold=None if would == NOBODY else would,
        counts=[majority_count(view, seat, number) for seat in range(view.players)],
    )


def phase_scene(view: State, language: str) -> PhaseScene:
    """The phase with its points and what lies aside."""
    phase = view.phase
    stage = stage_of(phase)
    found = PhaseScene(
        name=PHASE_NAMES[type(phase)], stage=stage, title=text("dust-stage-" + stage, language),
        points=None, units={}, neutrals={}, centers=0, cards=0, left=None, built={},
        sites=sites_scene(view), working=working(view),
    )  # fmt: skip
    if isinstance(phase, (p.Reinforce, p.Purchase, p.Movement, p.Combat)):
        found["points"] = phase.points
    if isinstance(phase, (p.Purchase, p.Placement)):
        found["units"], found["neutrals"] = units_scene(phase.units), units_scene(phase.neutrals)
    if isinstance(phase, (p.Purchase, p.Placement, p.CenterPlacement)):
        found["centers"], found["cards"] = phase.centers, phase.cards
    if isinstance(phase, (p.ClaimLand, p.ClaimSource, p.SetupCenters)):
        found["left"] = phase.left
    if isinstance(phase, (p.Reinforce, p.Placement)):
        found["built"] = {view.board.ids[area]: amount for area, amount in phase.built}
    if isinstance(phase, p.RetreatPlace):
        found["units"] = units_scene(phase.units)
    return found


def stage_of(phase: p.Phase) -> Stage:
    """The part of the game that a phase belongs to."""
    if isinstance(phase, SETUP):
        return "setup"
    if isinstance(phase, CARDS):
        return "cards"
    if isinstance(phase, PRODUCTION):
        return "production"
    if isinstance(phase, p.Movement):
        return "movement"
    if isinstance(phase, COMBAT):
        return "combat"
    return "end" if isinstance(phase, END) else "battle"


def special_scene(view: State) -> SpecialScene | None:
    """A special attack, while one is going on."""
    phase = view.phase
    if not isinstance(phase, (p.SpecialRoll, p.SpecialCasualties)):
        return None
    return SpecialScene(
        target=view.board.ids[phase.target],
        dice=phase.dice if isinstance(phase, p.SpecialRoll) else None,
        hits=phase.hits if isinstance(phase, p.SpecialCasualties) else None,
        shielded=bool(phase.shielded),
    )
