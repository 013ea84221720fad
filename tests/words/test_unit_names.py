"""Is every sentence about a unit right for one called "Hans" and for one called "Death Dealers"?

A name may be singular or plural, so no verb may have to agree with it. In English it may be the
subject of a past tense or of can, must, will, would; in the other languages it is no subject.
Whoever writes a new sentence about a unit meets these lists, and judges.
"""

from __future__ import annotations

import re

import pytest

from opendust.words.catalogue import LANGUAGES, sources

NAME = r"\{ \$(?:unit|target|squad|attacker|artillery|by) \}"
BEHIND = re.compile(NAME + r" ([^\W\d_][\w’]*)")
VERBS = "does|is|was|has|tut|hat|ist|wird|zerstörte|braucht|fa|è|ha|fait|est"
BEFORE = re.compile(rf"(?<![\w’])(?<!non )(?:{VERBS}) " + NAME)
PAIR = re.compile(r"\{ \$hero \} (?:and|und|e|et) \{ \$squad \}")
"""Two names are more than one, whatever they are."""
ALLOWED = {
    "en": "against aimed alone already and became began can can’t could crushed destroyed do enter "
    "entered finished hit ignored in inside lost moved must now ordered regained reloaded repaired "
    "returned rolled saved send step this to together took tried used will with would",
    # An infinitive, or a verb with another subject, may stand behind the name.
    "de": "allein auf gegen gerichtet in nicht oder und von zerstört zu zusammen "
    "angreifen anzugreifen darf diesmal entfernen gibt hinzufügen ist treffen versuchen weglassen "
    "wirkt zielen übrig",
    "it": "a con contro da di e in insieme o per verso",
    "fr": "à avec cette contre de depuis en et ou par pour sur vers",
}
MANY = 90


def told(language: str) -> dict[str, str]:
    """Every message with the name of a unit. In DUST a unit is a type of piece, and is counted."""
    found = {key: PAIR.sub("", source) for key, source in sources(language).items()}
    rooms = re.compile("tactics|army|sight-")
    return {key: said for key, said in found.items() if rooms.search(key) and re.search(NAME, said)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_verb_has_to_agree_with_the_name_of_a_unit(language: str) -> None:
    allowed = set(ALLOWED[language].split())
    found = told(language)
    wrong = {
        key: said
        for key, said in found.items()
        if BEFORE.search(said) or not set(BEHIND.findall(said)) <= allowed
    }
    assert len(found) > MANY
    assert wrong == {}


def test_no_unit_is_called_it_in_english() -> None:
    assert [key for key, said in told("en").items() if re.search(r"\b(?:its|itself)\b", said)] == []
