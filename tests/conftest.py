"""How much hypothesis tries, and how repeatably; that what is imported is compiled only once.

And at the end of a run, how many bodies were held to Discord's description of them.
"""

import os
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

# Also where byte-code is not wanted: each of the processes that tests start would compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# No deadlines: on a busy machine they say nothing about the code.
# Fewer examples than are usual: `make soak` tries many.
settings.register_profile("default", deadline=None, max_examples=50)
# In continuous integration the same change must give the same verdict every time.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("ci" if os.environ.get("CI") else "default")

_CHECKED = Counter[str]()  # bodies, by the kind of call, also in the processes of pytest-xdist


def _checked() -> Counter[str]:
    payloads: Any = sys.modules.get("tests.support.payloads")
    return Counter() if payloads is None else payloads.CHECKED


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that runs the others, if this is one of them."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["checked"] = dict(_checked())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Add up what another process has told."""
    _CHECKED.update(getattr(node, "workeroutput", {}).get("checked", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many bodies there were; one that Discord would refuse has failed its test."""
    checked = _CHECKED + _checked()
    if checked:
        kinds = ", ".join(f"{number} {kind}" for kind, number in checked.most_common())
        terminalreporter.write_line(f"{checked.total()} bodies held to Discord's description: {kinds}")
