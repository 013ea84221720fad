"""What every test run shares: which build is tested, and how Hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

from opendust.kernel.build import build_name

# Test processes share the cores already: threads of NumPy's would only wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The command speaks English to the tests, whatever the machine speaks.
os.environ["OPENDUST_LANGUAGE"] = "en"

# A server that has little of the processor answers late: only what hangs for ever gets no answer.
os.environ["OPENDUST_CLIENT_SECONDS"] = "900"

# The machine's speed decides no test, and the same sources give the same verdict.
settings.register_profile(
    "opendust", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
# In mutation testing the smallest example that fails is nobody's question, and takes long to find.
settings.register_profile(
    "mutation", settings.get_profile("opendust"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "opendust"))


def pytest_report_header() -> str:
    return f"opendust: {build_name()} build"
