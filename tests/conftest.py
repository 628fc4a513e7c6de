"""What every test shares: the --long switch and the settings of the property tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# A run in the background of a shell ignores Ctrl-C, and so would every program that a test starts
# and then interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tables with chosen dice: every server that a test starts takes them, no other one does.
os.environ["HOMESTRETCH_SEEDS"] = "1"

# Random games differ a thousandfold in length, so a time limit for each example would be noise.
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=300,
    stateful_step_count=50,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ci"), max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run thousands of games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        mark = pytest.mark.timeout(0)  # on a slow machine one of them may take more than others may
    else:
        mark = pytest.mark.skip(reason="thousands of games; run with --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(mark)
