"""Is the rulebook whole, and do rules, switches and rulings belong together?"""

from __future__ import annotations

import re

from opendust.dust.edition import EDITIONS, SWITCHES
from opendust.dust.texts.rulebook import rulebook
from opendust.kernel.text.rulebook import RULE_ID

CHAPTERS = {
    "COMP": 27,
    "CARD": 12,
    "SETUP": 32,
    "ROUND": 6,
    "INIT": 7,
    "PROD": 20,
    "NEUT": 16,
    "MOVE": 22,
    "CMBT": 18,
    "BTL-LAND": 17,
    "BTL-SEA": 7,
    "BTL-AMPH": 5,
    "RETR": 15,
    "SPEC": 16,
    "ABIL": 53,
    "SCORE": 10,
    "WIN": 9,
    "VARIANT": 3,
}


def test_every_chapter_is_complete_and_in_order() -> None:
    counts: dict[str, int] = {}
    for entry in rulebook().rules.values():
        counts[entry.chapter] = counts.get(entry.chapter, 0) + 1
    assert list(counts.items()) == list(CHAPTERS.items())
    assert list(rulebook().chapters) == list(CHAPTERS)
    assert len(rulebook().rules.values()) == 295


def test_numbers_run_without_gap_in_every_section() -> None:
    numbers: dict[str, list[int]] = {}
    for entry in rulebook().rules.values():
        numbers.setdefault(entry.section, []).append(int(entry.id[-2:]))
    for section, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), section


def test_rulings_facts_and_points_are_complete() -> None:
    book = rulebook()
    assert list(book.rulings) == [f"A-{number:02}" for number in range(1, 72)]
    assert list(book.facts) == [f"F-{number:02}" for number in range(1, 16)]
    assert [name for name in book.decision_points if "S" not in name] == [
        f"DP-{number:02}" for number in range(1, 20)
    ]
    assert len(book.decision_points) == 28


def test_ids_stand_in_the_file_once() -> None:
    book = rulebook()
    tables = (book.rules, book.rulings, book.facts, book.decision_points)
    assert sum(len(table) for table in tables) == 295 + 71 + 15 + 28
    assert all(name == entry.id for name, entry in book.rules.items())


def test_every_switch_stands_beside_its_rules() -> None:
    from_rules = {
        (name, entry.id) for entry in rulebook().rules.values() for name in entry.switches
    }
    from_switches = {
        (name, rule_id) for name, switch in SWITCHES.by_name.items() for rule_id in switch.rules
    }
    assert from_rules == from_switches
    assert {name for name, _ in from_rules} == set(SWITCHES.by_name)


def test_rulings_that_are_named_exist() -> None:
    known = rulebook().rulings
    named = [name for entry in rulebook().rules.values() for name in entry.rulings]
    named += [name for option in SWITCHES.by_name.values() for name in option.rulings]
    named += [name for section in rulebook().sections.values() for name in section.rulings]
    assert [name for name in named if name not in known] == []


def test_ids_in_the_texts_exist() -> None:
    book = rulebook()
    known = {*book.rules, *book.rulings, *book.facts}
    texts = [entry.text for entry in rulebook().rules.values()]
    texts += [f"{entry.question} {entry.ruling} {entry.reason}" for entry in book.rulings.values()]
    named = [name for text in texts for name in RULE_ID.findall(text)]
    assert [name for name in named if name not in known] == []


def test_every_rule_has_a_text_a_source_and_four_values() -> None:
    for entry in rulebook().rules.values():
        assert entry.text.endswith((".", ")")), entry.id
        assert entry.sources, entry.id
        assert all(entry.sources), entry.id
        assert tuple(entry.values) == EDITIONS, entry.id
        assert all(entry.values.values()), entry.id


def test_texts_need_no_list_of_abbreviations() -> None:
    short = re.compile(r"\b(PCs?|PSs?|PP|VP|TS|[Ss]ubs?|pEN|pDE|eDE|oIT)\b")
    book = rulebook()
    texts = [f"{entry.text} {entry.sources} {entry.values}" for entry in rulebook().rules.values()]
    texts += [f"{entry.question} {entry.ruling} {entry.reason}" for entry in book.rulings.values()]
    texts += [f"{entry.text} {entry.derivation}" for entry in book.facts.values()]
    points = book.decision_points.values()
    texts += [f"{entry.who} {entry.options} {entry.constraints}" for entry in points]
    assert [text for text in texts if short.search(text) or "\u2192" in text] == []


def test_values_by_edition() -> None:
    entry = rulebook().rule("score-03")
    assert entry is not None
    assert [entry.values[name] for name in EDITIONS] == ["1", "1", "2", "2"]
    assert rulebook().rule("SCORE-99") is None


def test_rulings_of_a_rule_and_of_its_section() -> None:
    entry = rulebook().rule("ABIL-KOSHKA-01")
    assert entry is not None
    assert [found.id for found in rulebook().cited_rulings(entry)] == ["A-50"]
    found = rulebook().rulings.get("A-50")
    assert found is not None
    assert "Koshka" in found.question


def test_search_wants_every_word() -> None:
    assert [entry.id for entry in rulebook().search("koshka extra turn")] == ["ABIL-KOSHKA-03"]
    assert "SETUP-26" in [entry.id for entry in rulebook().search("setup_submarines")]
    assert rulebook().search("no such words here") == []
    assert rulebook().search("") == []


def test_related_rules() -> None:
    entry = rulebook().rule("CMBT-13")
    assert entry is not None
    assert rulebook().related(entry) == ["CMBT-14", "SPEC-04"]


def test_nearest_ids() -> None:
    assert "CMBT-13" in rulebook().nearest_ids("CMB-13")
    assert rulebook().nearest_ids("zzz") == []


def test_citations_are_spelled_out() -> None:
    assert rulebook().spelled_out("against: DE-E 3, FR-E") == (
        "against: German rulebook, epic game 3, French play aid, Epic column"
    )
