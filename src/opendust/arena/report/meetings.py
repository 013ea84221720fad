"""What does the report say of every two bots? Pairs, Elo, a cross table, the sequential test."""

from __future__ import annotations

from typing import Any

from opendust.arena.report.duels import Duel, cross_table
from opendust.arena.report.page import Page


def tell_meetings(page: Page, summary: dict[str, Any], found: list[Duel]) -> None:
    """How every two bots compare, if bots met in games of two."""
    if not found:
        return
    page.chapter(page.words("arena-report-duels"))
    page.say(page.words("arena-report-duels-meaning"))
    endings = sorted({score for duel in found for score in duel.counts()})
    names = ("bot", "against", "pairs", "share", "interval", "elo", "superiority")
    headings = [page.words(f"arena-column-{name}") for name in names]
    headings += [page.plain(score) for score in endings]
    page.table(headings, [duel_row(page, duel, endings) for duel in found])
    if len(found) > 1:
        page.say(page.words("arena-report-cross"))
        bots, scores = cross_table(found)
        rows = [
            [bot, *["" if score is None else page.share(score) for score in row]]
            for bot, row in zip(bots, scores, strict=True)
        ]
        page.table([page.words("arena-column-bot"), *bots], rows)
    if "sprt" in summary:
        page.say(sprt_line(page, summary["sprt"]))


def duel_row(page: Page, duel: Duel, endings: list[float]) -> list[str]:
    """Two bots: the score with its interval, Elo with its own, and how many pairs ended how."""
    data, counts = duel.data(), duel.counts()
    low, high = duel.interval()
    marks = [data["elo"], data["elo_low"], data["elo_high"]]
    elo = "-"
    if None not in marks:
        mean, least, most = [page.number(mark, 0, signed=True) for mark in marks]
        elo = f"{mean} ({page.span(least, most)})"
    return [
        duel.bot, duel.other, str(len(duel.pairs)), page.share(duel.score),
        page.span(page.share(low), page.share(high)), elo, page.share(duel.superiority()),
        *[str(counts.get(score, 0)) for score in endings],
    ]  # fmt: skip


def sprt_line(page: Page, test: dict[str, Any]) -> str:
    """What the sequential test says."""
    return page.words(
        f"arena-sprt-{test['decision'] or 'open'}", bot=test["bot"], other=test["other"],
        low=page.number(test["low"], 0, signed=True),
        high=page.number(test["high"], 0, signed=True),
        pairs=test["pairs"], likelihood=page.number(test["likelihood"], 2, signed=True),
        bound=page.number(test["bound"], 2),
    )  # fmt: skip
