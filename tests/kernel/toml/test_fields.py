"""Typed fields of a TOML file: every fault with its line, and corrections laid over."""

from __future__ import annotations

import pytest

from opendust.kernel.refusal import BadText
from opendust.kernel.toml.fields import MOST_FAULTS, Fields
from opendust.kernel.toml.lines import TomlLines

TEXT = """\
name = "a"
size = 7

[inner]
words = ["x", "y"]
deep = { yes = true }

[[row]]
size = 1

[[row]]
size = 2
"""


def test_lines_of_fields_tables_and_arrays() -> None:
    lines = TomlLines(TEXT)
    assert lines.line("size") == 2
    assert lines.line("inner") == 4
    assert lines.line("inner.words") == 5
    assert lines.line("inner.deep.yes") == 6
    assert lines.line("row.0.size") == 9
    assert lines.line("row.1.size") == 12
    assert lines.line("row") == 8
    assert lines.line("nowhere") == 0


def test_dotted_fields_have_the_line_of_every_table_they_open() -> None:
    lines = TomlLines('\nunit.weapons."gun-1".S2 = "2/1"\n')
    assert lines.line("unit") == 2
    assert lines.line("unit.weapons.gun-1.S2") == 2


def test_fields_are_read_with_their_types() -> None:
    fields = Fields(TEXT, "a.toml")
    inner = fields.table(fields.content, "", "inner")
    assert fields.word(fields.content, "", "name") == "a"
    assert fields.number(fields.content, "", "size", 0, 9) == 7
    assert fields.number(fields.content, "", "other", 0, 9, 3) == 3
    assert fields.words(inner, "inner", "words") == ("x", "y")
    assert fields.yes(fields.table(inner, "inner", "deep"), "inner.deep", "yes")
    assert len(fields.tables(fields.content, "", "row")) == 2
    fields.done()


def test_all_faults_come_together() -> None:
    fields = Fields(TEXT, "a.toml")
    fields.number(fields.content, "", "size", 0, 5)
    fields.word(fields.content, "", "size")
    fields.words(fields.content, "", "name")
    fields.choice("name", "a", ("b", "c"))
    fields.refuse_others(fields.content, "", ("name", "inner", "row"))
    with pytest.raises(BadText) as caught:
        fields.done()
    assert [(fault.message, fault.line) for fault in caught.value.faults] == [
        ("fault-field-number", 2),
        ("fault-field-text", 2),
        ("fault-field-list", 1),
        ("fault-field-choice", 1),
        ("fault-field-unknown", 2),
    ]


def test_a_text_laid_over_owns_its_fields() -> None:
    fields = Fields(TEXT, "a.toml")
    fields.lay_over('# mine\ninner.words = ["z"]\nsize = 8\n', "mine.toml")
    assert fields.number(fields.content, "", "size", 0, 9) == 8
    assert fields.words(fields.table(fields.content, "", "inner"), "inner", "words") == ("z",)
    assert fields.is_own("inner.words")
    assert not fields.is_own("inner.deep")
    fields.fault("size", "fault-field-text")
    fields.fault("name", "fault-field-text")
    assert [(one.source, one.line) for one in fields.faults] == [("mine.toml", 3), ("a.toml", 1)]


def test_so_many_faults_are_found_and_no_more() -> None:
    fields = Fields("".join(f"k{number} = 1\n" for number in range(1_000)), "hostile")
    with pytest.raises(BadText) as caught:
        fields.refuse_others(fields.content, "", ("size",))
    assert len(caught.value.faults) == MOST_FAULTS
