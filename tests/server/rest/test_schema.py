"""Does the REST part keep what its schema promises? Schemathesis tries it, Hypothesis searches."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from opendust.client import request
from tests.server.running import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


EXAMPLES = 25
ADDRESSES = [
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}"),
    ("GET", "/api/games/{game}/boards/{name}"),
    ("GET", "/api/games/{game}/cards"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/games/{game}/rules/{rule}"),
    ("GET", "/api/games/{game}/compare"),
    ("POST", "/api/games/{game}/study"),
    ("GET", "/api/matches"),
    ("POST", "/api/matches"),
    ("GET", "/api/matches/{match}"),
    ("DELETE", "/api/matches/{match}"),
    ("PUT", "/api/matches/{match}/seats/{seat}"),
    ("POST", "/api/matches/{match}/join"),
    ("POST", "/api/matches/{match}/rematch"),
    ("GET", "/api/matches/{match}/record"),
    ("GET", "/api/matches/{match}/board"),
    ("POST", "/api/matches/{match}/study"),
    ("POST", "/api/matches/{match}/why"),
    ("GET", "/api/matches/{match}/replay"),
    ("GET", "/api/matches/{match}/replay/{step}"),
    ("GET", "/api/matches/{match}/replay/{step}/position"),
    ("GET", "/api/matches/{match}/course"),
    ("GET", "/api/matches/{match}/dice"),
    ("POST", "/api/matches/{match}/analysis"),
    ("GET", "/api/matches/{match}/analysis"),
    ("DELETE", "/api/matches/{match}/analysis"),
    ("GET", "/api/matches/{match}/analysis.html"),
    ("GET", "/api/games/{game}/puzzles"),
    ("GET", "/api/games/{game}/puzzles/{puzzle}"),
    ("POST", "/api/games/{game}/puzzles/{puzzle}"),
    ("POST", "/api/whatif"),
    ("POST", "/api/whatif/study"),
    ("POST", "/api/whatif/why"),
    ("POST", "/api/whatif/board"),
    ("POST", "/api/whatif/record"),
    ("POST", "/api/whatif/written"),
    ("POST", "/api/whatif/edit"),
    ("GET", "/api/notices"),
    ("GET", "/api/matches/{match}/notices"),
    ("PUT", "/api/matches/{match}/notices"),
    ("GET", "/api/matches/{match}/notices/{seat}/{code}"),
    ("GET", "/api/reach"),
    ("GET", "/api/build"),
    ("GET", "/api/health"),
    ("GET", "/metrics"),
]


def test_every_address_is_tried(base: str) -> None:
    found = request(base, "/api/openapi.json")["paths"]
    known = {(method.upper(), path) for path in found for method in found[path]}
    assert known == set(ADDRESSES)


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_an_address_keeps_its_promise(base: str, method: str, path: str) -> None:
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")

    @given(case=schema[path][method].as_strategy())
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def promise(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    promise()
