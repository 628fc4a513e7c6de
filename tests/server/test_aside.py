"""Long work is done one piece at a time, each address in its turn."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from starlette.types import Message, Receive, Scope, Send

from homestretch.server.aside import Aside, Asked


async def _nothing() -> Message:
    raise AssertionError("nothing is to be read")


async def _nobody(message: Message) -> None:
    raise AssertionError("nothing is to be sent")


async def _as(address: str | None, aside: Aside, *names: str, done: list[str]) -> None:
    """Asks for several pieces at once, as requests of one address."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await aside.do(done.append, scope["name"])

    client = None if address is None else (address, 1)
    await asyncio.gather(
        *(
            asyncio.create_task(
                Asked(app)({"type": "http", "client": client, "name": name}, _nothing, _nobody)
            )
            for name in names
        )
    )


def test_whoever_asks_for_much_waits_behind_everybody_elses_next_piece() -> None:
    async def main() -> list[str]:
        aside, done = Aside(), list[str]()
        await asyncio.gather(
            _as("192.0.2.1", aside, "a1", "a2", "a3", "a4", done=done),
            _as("192.0.2.2", aside, "b1", "b2", done=done),
            _as("192.0.2.3", aside, "c1", done=done),
            aside.do(done.append, "own"),
        )
        return done

    done = asyncio.run(main())
    assert len(done) == 8
    rounds = [set(done[:4]), set(done[4:6]), *done[6:]]
    assert rounds == [{"a1", "b1", "c1", "own"}, {"a2", "b2"}, "a3", "a4"]


def test_one_network_is_one_address() -> None:
    """As with all limits: 64 bits of an IPv6 address are its household's to choose."""

    async def main() -> list[str]:
        aside, done = Aside(), list[str]()
        await asyncio.gather(
            _as("2001:470:1:2::1", aside, "a1", "a2", done=done),
            _as("2001:470:1:2::2", aside, "a3", done=done),
            _as("2001:470:1:3::1", aside, "b1", done=done),
        )
        return done

    assert asyncio.run(main()) == ["a1", "b1", "a2", "a3"]


def test_two_pieces_never_go_at_the_same_time_and_none_in_the_event_loops_thread() -> None:
    begun = threading.Semaphore(1)

    def work() -> int:
        assert begun.acquire(blocking=False)
        time.sleep(0.002)
        begun.release()
        return threading.get_ident()

    async def main() -> set[int]:
        aside = Aside()
        return set(await asyncio.gather(*(aside.do(work) for _ in range(20))))

    assert threading.get_ident() not in asyncio.run(main())


def test_what_a_piece_raises_is_its_own() -> None:
    async def main() -> None:
        aside = Aside()
        bad, good = asyncio.create_task(aside.do(int, "x")), asyncio.create_task(aside.do(int, "7"))
        with pytest.raises(ValueError, match="'x'"):
            await bad
        assert await good == 7
        assert await aside.do(int, "11", base=2) == 3

    asyncio.run(main())


def test_a_piece_that_nobody_waits_for_any_more_is_left_out() -> None:
    async def main() -> list[int]:
        aside, done = Aside(), list[int]()
        opened = threading.Event()
        first = asyncio.create_task(aside.do(opened.wait))
        second = asyncio.create_task(aside.do(done.append, 2))
        third = asyncio.create_task(aside.do(done.append, 3))
        await asyncio.sleep(0.01)
        first.cancel()
        second.cancel()
        opened.set()
        await third
        return done

    assert asyncio.run(main()) == [3]
