"""A Ctrl-C that comes in a callback, where it would be lost, is heard right after it."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Iterator

import pytest

from homestretch.batch.interrupts import heard


@pytest.fixture(autouse=True)
def own_handler() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@ctypes.CFUNCTYPE(None)
def _raw_object_cache_notify() -> None:
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)


def call_and_wait() -> None:
    _raw_object_cache_notify()
    threading.Event().wait(60)
    pytest.fail("nothing was heard")


def press() -> None:
    signal.raise_signal(signal.SIGINT)
    pytest.fail("nothing was heard")


def test_ctrl_c_in_a_callback_is_heard_after_it() -> None:
    with pytest.raises(KeyboardInterrupt), heard():
        call_and_wait()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_it_is_heard_at_the_latest_when_all_is_done() -> None:
    with pytest.raises(KeyboardInterrupt), heard():
        _raw_object_cache_notify()


def test_elsewhere_it_is_heard_at_once_and_others_ways_are_left_alone() -> None:
    with pytest.raises(KeyboardInterrupt), heard():
        press()
    came = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    with heard():
        signal.raise_signal(signal.SIGINT)
    assert came == [signal.SIGINT]
