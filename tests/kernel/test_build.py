"""Does the build under test say truly what it is?"""

from __future__ import annotations

import os
from types import FunctionType

from opendust.kernel import action
from opendust.kernel.build import build_name, is_compiled


def test_the_build_that_was_asked_for_is_the_one_under_test() -> None:
    assert build_name() == os.environ.get("OPENDUST_BUILD", "interpreted")


def test_a_compiled_build_has_compiled_classes() -> None:
    assert is_compiled() is not isinstance(vars(action.Action)["__init__"], FunctionType)
