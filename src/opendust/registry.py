"""Which games are there? One entry per game: ours, and those of other packages.

Another package brings a game by an entry point of the group `opendust.games`: its name is the name
of the game, and it leads to a `GameEntry`. No room names a game; all of them ask here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, final

from opendust.kernel.contract import Game
from opendust.kernel.entry import GameEntry
from opendust.kernel.text.rulebook import EMPTY_BOOK, Rulebook, packaged_rules
from opendust.kernel.variants.packaged import NO_VARIANTS, Variants

GROUP: Final = "opendust.games"

OURS: Final = {
    "dust": GameEntry(
        "dust",
        "DUST",
        "opendust.dust.game",
        variants="opendust.dust.edition:VARIANTS",
        rulebook="opendust.dust",
        vocabulary="opendust.words.dust.vocabulary",
        stage="opendust.scenes.dust.stage",
        presentation="opendust.cli.dust.presentation",
        arena="opendust.arena.dust.parts:PARTS",
        bots="opendust.bots.dust.levels:LEVELS",
        tempers="opendust.bots.dust.tempers:TEMPERED",
        odds="opendust.odds.dust.question:dust_odds",
        lessons="opendust.scenes.dust",
        tensors="opendust.envs.dust.observation:DustObserver",
        analysis="opendust.analysis.dust.judge:DustJudge",
    ),
    "tactics": GameEntry(
        "tactics",
        "Dust Tactics",
        "opendust.tactics.game",
        variants="opendust.tactics.profile:VARIANTS",
        rulebook="opendust.tactics",
        vocabulary="opendust.words.tactics.vocabulary",
        stage="opendust.scenes.tactics.stage",
        presentation="opendust.cli.tactics.presentation",
        arena="opendust.arena.tactics.parts:PARTS",
        bots="opendust.bots.tactics.levels:LEVELS",
        odds="opendust.odds.tactics.duel:odds_in_words",
        lessons="opendust.scenes.tactics",
        tensors="opendust.envs.tactics.observation:TacticsObserver",
        analysis="opendust.analysis.tactics.judge:TacticsJudge",
    ),
}


BROKEN: Final[dict[str, str]] = {}
"""Games of other packages that cannot be loaded, and why; they are left out."""


@lru_cache(maxsize=1)
def guests() -> dict[str, GameEntry]:
    """The games of other packages, by name; nobody takes the name of one of ours."""
    found: dict[str, GameEntry] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if point.name not in OURS:
            try:
                found[point.name] = loaded(point)
            except Exception as error:
                BROKEN[point.name] = f"{point.value}: {type(error).__name__}: {error}"
    return found


def loaded(point: EntryPoint) -> GameEntry:
    """What an entry point leads to."""
    entry = point.load()
    if not isinstance(entry, GameEntry) or entry.name != point.name:
        raise TypeError(f"not the GameEntry of {point.name!r}")
    return entry


def entry_of(name: str) -> GameEntry:
    """The entry of a game; KeyError if there is none of that name."""
    return OURS[name] if name in OURS else guests()[name]


def variants_of(name: str) -> Variants:
    """The variants of a game; none if it is played in one way only."""
    found: Variants = entry_of(name).part("variants") or NO_VARIANTS
    return found


def rulebook_of(name: str, language: str = "en") -> Rulebook:
    """The numbered rules of a game in a language; an empty book if they are not numbered."""
    package = entry_of(name).parts.get("rulebook", "")
    return packaged_rules(package).read(language) if package else EMPTY_BOOK


@final
class Games(Mapping[str, Game[Any]]):
    """The contracts of all games by name, each loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Game[Any]:
        return entry_of(name).game

    def __iter__(self) -> Iterator[str]:
        yield from OURS
        yield from guests()

    def __len__(self) -> int:
        return len(OURS) + len(guests())


GAMES: Final = Games()
