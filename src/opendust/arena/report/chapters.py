"""What does the report say of any game? Who won, from where, with which luck, and how long it took.

What only one game has (abilities, units) its own chapters tell (parts.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from opendust.arena.parts import parts_of
from opendust.arena.plan import Plan
from opendust.arena.report.duels import duels
from opendust.arena.report.meetings import tell_meetings
from opendust.arena.report.page import Page
from opendust.arena.report.plot import Line, Mark, columns, lines, marks
from opendust.arena.report.shares import Share, shares_by, with_usual
from opendust.arena.report.tables import Rows
from opendust.registry import entry_of

MANY: Final = 12  # values of a column from which their plot is folded
NEAR: Final = 0.05  # what a place may bring or cost
LUCK: Final = 0.5  # standard deviations beyond which somebody was lucky
VARIANCE: Final = 2 / 9  # of one die that hits with one third


def report(
    plan: Plan, summary: dict[str, Any], games: Rows, tables: dict[str, Rows], language: str
) -> str:
    """The whole report as HTML."""
    names = ", ".join([name.rpartition(":")[2] for name in plan.bots])
    page = Page(language)
    page.title = page.words("arena-report-title", bots=names, game=entry_of(plan.game).title)
    tell_what(page, plan, summary)
    seats = with_usual(tables["games"])
    tell_bots(page, summary, seats)
    tell_failings(page, summary, games)
    tell_meetings(page, summary, duels(games, plan.bots))
    tell_places(page, plan, seats)
    tell_variants(page, plan, seats)
    tell_course(page, games, tables)
    if all("dice" in seat for seat in seats):
        tell_luck(page, seats)
    for chapter in parts_of(plan.game).chapters:
        chapter(page, tables)
    tell_reading(page)
    return page.html()


def tell_what(page: Page, plan: Plan, summary: dict[str, Any]) -> None:
    """What was played."""
    page.say(
        page.words("arena-report-what", games=summary["games"], seats=plan.seats,
             variants=", ".join(summary["variants"]), seed=plan.seed, drawn=summary["drawn"],
             unfinished=summary["unfinished"])
    )  # fmt: skip
    if summary["games"] < plan.games and not summary.get("sprt", {}).get("decision"):
        page.say(
            page.words("arena-report-part", games=summary["games"], planned=plan.games), "warning"
        )
    page.say(page.words("arena-report-rotation"))
    if parts_of(plan.game).draft is not None:
        page.say(page.words("arena-report-drafted" if plan.drafted else "arena-report-own"))


def share_marks(page: Page, shares: Iterable[Share]) -> list[Mark]:
    """Shares as marks."""
    return [
        Mark(share.name, share.share, *share.interval(), share.even,
             page.share_of(share.wins, share.games))
        for share in shares
    ]  # fmt: skip


def tell_bots(page: Page, summary: dict[str, Any], seats: Rows) -> None:
    """Win shares and ratings."""
    page.chapter(page.words("arena-report-bots"))
    page.picture(
        marks(
            share_marks(page, shares_by(seats, "bot")),
            page.percent,
            page.words("arena-report-bots"),
        )
    )
    page.say(page.words("arena-report-even"), "small")
    rated = {rating["bot"]: rating for rating in summary["ratings"] or ()}
    rows = []
    for share in sorted(summary["shares"], key=lambda share: -share["share"]):
        cells = [share["bot"], str(share["seats"]), str(share["wins"]), page.share(share["share"]),
                 page.span(page.share(share["low"]), page.share(share["high"]))]  # fmt: skip
        rating = rated.get(share["bot"])
        cells += ["-", "-"]
        if rating:
            mean, low, high = [page.number(rating[name], 1) for name in ("mean", "low", "high")]
            cells[-2:] = [mean, page.span(low, high)]
        rows.append(cells)
    names = ("bot", "seats", "wins", "share", "interval", "rating", "interval")
    page.table([page.words(f"arena-column-{name}") for name in names], rows)


def tell_failings(page: Page, summary: dict[str, Any], games: Rows) -> None:
    """Which bots lost choices to the default, and why."""
    failed = [share for share in summary["shares"]
              if share["raised"] + share["illegal"] + share["late"]]  # fmt: skip
    if not failed:
        page.say(page.words("arena-report-no-failings"), "small")
        return
    page.chapter(page.words("arena-report-failings"))
    page.say(page.words("arena-report-failings-meaning"), "warning")
    names = ("bot", "decisions", "raised", "illegal", "late")
    rows = [[str(share[name]) for name in names] for share in failed]
    page.table([page.words(f"arena-column-{name}") for name in names], rows)
    first: dict[str, tuple[int, str]] = {}
    for game in games:
        for bot, fault in game["faults"]:
            first.setdefault(bot, (game["game"], fault))
    for bot, (number, fault) in first.items():
        page.say(page.words("arena-report-first-fault", bot=bot, number=number, fault=fault))


def tell_places(page: Page, plan: Plan, seats: Rows) -> None:
    """Whether the place at the table, and what a seat begins with, matters."""
    page.chapter(page.words("arena-report-places"))
    page.say(page.words("arena-report-places-meaning"))
    for column in parts_of(plan.game).groups:
        shares = named(page, plan, column, shares_by(seats, column, "usual"))
        if len(shares) < 2:
            continue
        heading = page.words(f"arena-column-{column.replace('_', '-')}")
        picture = marks(share_marks(page, shares), page.percent, heading)
        if len(shares) > MANY:
            page.folded(heading, picture)
        else:
            page.section(heading)
            page.picture(picture)
            page.say(near_line(page, shares), "small")


def near_line(page: Page, shares: list[Share]) -> str:
    """For how many places it is shown that they hardly matter."""
    shown = sum([share.is_near(NEAR) for share in shares])
    return page.words("arena-report-near", shown=shown, all=len(shares), margin=round(100 * NEAR))


def named(page: Page, plan: Plan, column: str, shares: list[Share]) -> list[Share]:
    """The shares of a column by the names that people use."""
    called = parts_of(plan.game).called
    if called is None:
        return shares
    return [
        Share(called(column, str(share.name), page.language), share.games, share.wins, share.even)
        for share in shares
    ]


def tell_variants(page: Page, plan: Plan, seats: Rows) -> None:
    """Each bot and each place in each variant, where there are several."""
    if len(plan.variants) < 2:
        return
    page.chapter(page.words("arena-report-variants"))
    for column, even in (("bot", ""), (parts_of(plan.game).groups[0], "usual")):
        page.section(page.words(f"arena-column-{column}"))
        found: list[Mark] = []
        for variant in plan.variants:
            own = [seat for seat in seats if seat["variant"] == variant.name]
            for mark in share_marks(page, shares_by(own, column, even)):
                label = f"{variant.name}: {mark.label}"
                found.append(
                    Mark(label, mark.value, mark.low, mark.high, mark.reference, mark.note)
                )
        page.picture(marks(found, page.percent, page.words("arena-report-variants")))


def tell_course(page: Page, games: Rows, tables: dict[str, Rows]) -> None:
    """Points over the rounds, and how long the games were."""
    if "rounds" in tables:
        page.chapter(page.words("arena-report-points"))
        page.picture(lines(point_lines(games, tables), page.plain, page.words("arena-column-round"),
                           page.words("arena-report-points")))  # fmt: skip
        page.say(page.words("arena-report-points-meaning"), "small")
    page.chapter(page.words("arena-report-length"))
    counted = Counter([game["rounds"] for game in games])
    found = [(str(at), counted[at]) for at in range(min(counted), max(counted) + 1)]
    page.picture(
        columns(found, page.words("arena-report-rounds"), page.words("arena-report-length"))
    )
    inputs = sorted([game["inputs"] for game in games])
    page.say(
        page.words("arena-report-inputs", least=inputs[0], middle=inputs[len(inputs) // 2],
             most=inputs[-1]), "small")  # fmt: skip


def point_lines(games: Rows, tables: dict[str, Rows]) -> list[Line]:
    """The mean points of each bot after each round; games that are over keep their points."""
    last = max([1, *[game["rounds"] for game in games]])
    totals: dict[tuple[int, int], dict[int, int]] = {}
    bots: dict[tuple[int, int], str] = {}
    for game in games:
        for seat in game["seats"]:
            bots[game["game"], seat["seat"]] = seat["bot"]
            totals[game["game"], seat["seat"]] = {}
    for row in tables["rounds"]:
        totals[row["game"], row["seat"]][row["round"]] = row["score"]
    sums: dict[str, list[list[int]]] = {bot: [] for bot in sorted(set(bots.values()))}
    for key, scores in totals.items():
        run: list[int] = []
        for at in range(1, last + 1):
            run.append(scores.get(at, run[-1] if run else 0))
        sums[bots[key]].append(run)
    return [
        Line(bot, [sum(run[at] for run in runs) / len(runs) for at in range(last)])
        for bot, runs in sums.items()
    ]


def tell_luck(page: Page, seats: Rows) -> None:
    """Whether the dice were fair, and how much they decided."""
    page.chapter(page.words("arena-report-luck"))
    dice, hits = (sum([seat[name] for seat in seats]) for name in ("dice", "hits"))
    expected = sum([seat["expected_hits"] for seat in seats])
    spread = sqrt(dice * VARIANCE) or 1.0
    page.say(
        page.words("arena-report-dice", dice=page.number(dice, 0), hits=page.number(hits, 0),
             expected=page.number(expected, 0),
             off=page.number((hits - expected) / spread, 1, signed=True))
    )  # fmt: skip
    sorted_by_luck = [{**seat, "luck": luck_of(seat)} for seat in seats]
    shares = shares_by(sorted_by_luck, "luck", "usual")
    told = [Share(page.words(f"arena-luck-{share.name}"), share.games, share.wins, share.even)
             for share in shares]  # fmt: skip
    page.picture(marks(share_marks(page, told), page.percent, page.words("arena-report-luck")))
    page.say(page.words("arena-report-luck-meaning"), "small")


def luck_of(seat: dict[str, Any]) -> int:
    """2 for a lucky seat, 0 for an unlucky one, 1 between."""
    spread = sqrt(seat["dice"] * VARIANCE) or 1.0
    off: float = (seat["hits"] - seat["expected_hits"]) / spread
    return 1 + int(off > LUCK) - int(off < -LUCK)


def tell_reading(page: Page) -> None:
    """How to read it, and what else is in the folder."""
    page.chapter(page.words("arena-report-reading"))
    page.say(page.words("arena-report-intervals"))
    page.say(page.words("arena-report-ratings"))
    page.say(page.words("arena-report-files"))
    page.code("opendust replay records/000001.record")
