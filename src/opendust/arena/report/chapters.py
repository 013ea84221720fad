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
from opendust.arena.report.page import Page
from opendust.arena.report.plot import Line, Mark, columns, lines, marks, percent
from opendust.arena.report.shares import Share, shares_by, with_usual
from opendust.arena.report.tables import Rows
from opendust.registry import entry_of
from opendust.words import text

MANY: Final = 12  # values of a column from which their plot is folded
LUCK: Final = 0.5  # standard deviations beyond which somebody was lucky
VARIANCE: Final = 2 / 9  # of one die that hits with one third


def report(plan: Plan, summary: dict[str, Any], games: Rows, tables: dict[str, Rows]) -> str:
    """The whole report as HTML."""
    names = ", ".join([name.rpartition(":")[2] for name in plan.bots])
    page = Page(text("arena-report-title", bots=names, game=entry_of(plan.game).title))
    tell_what(page, plan, summary)
    seats = with_usual(tables["games"])
    tell_bots(page, summary, seats)
    tell_failings(page, summary, games)
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
        text("arena-report-what", games=summary["games"], seats=plan.seats,
             variants=", ".join(summary["variants"]), seed=plan.seed, drawn=summary["drawn"],
             unfinished=summary["unfinished"])
    )  # fmt: skip
    if summary["games"] < plan.games:
        page.say(text("arena-report-part", games=summary["games"], planned=plan.games), "warning")
    page.say(text("arena-report-rotation"))
    if parts_of(plan.game).draft is not None:
        page.say(text("arena-report-drafted" if plan.drafted else "arena-report-own"))


def share_marks(shares: Iterable[Share]) -> list[Mark]:
    """Shares as marks."""
    return [
        Mark(share.name, share.share, *share.interval(), share.even,
             f"{share.share:.1%}  ({share.wins} of {share.games})")
        for share in shares
    ]  # fmt: skip


def tell_bots(page: Page, summary: dict[str, Any], seats: Rows) -> None:
    """Win shares and ratings."""
    page.chapter(text("arena-report-bots"))
    page.picture(marks(share_marks(shares_by(seats, "bot")), percent, text("arena-report-bots")))
    page.say(text("arena-report-even"), "small")
    rated = {rating["bot"]: rating for rating in summary["ratings"] or ()}
    rows = []
    for share in sorted(summary["shares"], key=lambda share: -share["share"]):
        cells = [share["bot"], str(share["seats"]), str(share["wins"]), f"{share['share']:.1%}",
                 f"{share['low']:.1%} to {share['high']:.1%}"]  # fmt: skip
        rating = rated.get(share["bot"])
        cells += ["-", "-"]
        if rating:
            cells[-2:] = [f"{rating['mean']:.1f}", f"{rating['low']:.1f} to {rating['high']:.1f}"]
        rows.append(cells)
    names = ("bot", "seats", "wins", "share", "interval", "rating", "interval")
    page.table([text(f"arena-column-{name}") for name in names], rows)


def tell_failings(page: Page, summary: dict[str, Any], games: Rows) -> None:
    """Which bots lost choices to the default, and why."""
    failed = [share for share in summary["shares"]
              if share["raised"] + share["illegal"] + share["late"]]  # fmt: skip
    if not failed:
        page.say(text("arena-report-no-failings"), "small")
        return
    page.chapter(text("arena-report-failings"))
    page.say(text("arena-report-failings-meaning"), "warning")
    names = ("bot", "decisions", "raised", "illegal", "late")
    rows = [[str(share[name]) for name in names] for share in failed]
    page.table([text(f"arena-column-{name}") for name in names], rows)
    first: dict[str, tuple[int, str]] = {}
    for game in games:
        for bot, fault in game["faults"]:
            first.setdefault(bot, (game["game"], fault))
    for bot, (number, fault) in first.items():
        page.say(text("arena-report-first-fault", bot=bot, number=number, fault=fault))


def tell_places(page: Page, plan: Plan, seats: Rows) -> None:
    """Whether the place at the table, and what a seat begins with, matters."""
    page.chapter(text("arena-report-places"))
    page.say(text("arena-report-places-meaning"))
    for column in parts_of(plan.game).groups:
        shares = shares_by(seats, column, "usual")
        if len(shares) < 2:
            continue
        heading = text(f"arena-column-{column.replace('_', '-')}")
        picture = marks(share_marks(shares), percent, heading)
        if len(shares) > MANY:
            page.folded(heading, picture)
        else:
            page.section(heading)
            page.picture(picture)


def tell_variants(page: Page, plan: Plan, seats: Rows) -> None:
    """Each bot and each place in each variant, where there are several."""
    if len(plan.variants) < 2:
        return
    page.chapter(text("arena-report-variants"))
    for column, even in (("bot", ""), (parts_of(plan.game).groups[0], "usual")):
        page.section(text(f"arena-column-{column}"))
        found: list[Mark] = []
        for variant in plan.variants:
            own = [seat for seat in seats if seat["variant"] == variant.name]
            for mark in share_marks(shares_by(own, column, even)):
                label = f"{variant.name}: {mark.label}"
                found.append(
                    Mark(label, mark.value, mark.low, mark.high, mark.reference, mark.note)
                )
        page.picture(marks(found, percent, text("arena-report-variants")))


def tell_course(page: Page, games: Rows, tables: dict[str, Rows]) -> None:
    """Points over the rounds, and how long the games were."""
    if "rounds" in tables:
        page.chapter(text("arena-report-points"))
        page.picture(lines(point_lines(games, tables), text("arena-column-round"),
                           text("arena-report-points")))  # fmt: skip
        page.say(text("arena-report-points-meaning"), "small")
    page.chapter(text("arena-report-length"))
    counted = Counter([game["rounds"] for game in games])
    found = [(str(at), counted[at]) for at in range(min(counted), max(counted) + 1)]
    page.picture(columns(found, text("arena-report-rounds"), text("arena-report-length")))
    inputs = sorted([game["inputs"] for game in games])
    page.say(
        text("arena-report-inputs", least=inputs[0], middle=inputs[len(inputs) // 2],
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
    page.chapter(text("arena-report-luck"))
    dice, hits = (sum([seat[name] for seat in seats]) for name in ("dice", "hits"))
    expected = sum([seat["expected_hits"] for seat in seats])
    spread = sqrt(dice * VARIANCE) or 1.0
    page.say(
        text("arena-report-dice", dice=f"{dice:,}", hits=f"{hits:,}", expected=f"{expected:,.0f}",
             off=f"{(hits - expected) / spread:+.1f}")
    )  # fmt: skip
    sorted_by_luck = [{**seat, "luck": luck_of(seat)} for seat in seats]
    shares = shares_by(sorted_by_luck, "luck", "usual")
    named = [Share(text(f"arena-luck-{share.name}"), share.games, share.wins, share.even)
             for share in shares]  # fmt: skip
    page.picture(marks(share_marks(named), percent, text("arena-report-luck")))
    page.say(text("arena-report-luck-meaning"), "small")


def luck_of(seat: dict[str, Any]) -> int:
    """2 for a lucky seat, 0 for an unlucky one, 1 between."""
    spread = sqrt(seat["dice"] * VARIANCE) or 1.0
    off: float = (seat["hits"] - seat["expected_hits"]) / spread
    return 1 + int(off > LUCK) - int(off < -LUCK)


def tell_reading(page: Page) -> None:
    """How to read it, and what else is in the folder."""
    page.chapter(text("arena-report-reading"))
    page.say(text("arena-report-intervals"))
    page.say(text("arena-report-ratings"))
    page.say(text("arena-report-files"))
    page.code("opendust replay records/000001.record")
