"""The compiled twin: made from the source as it is, and never from an older one."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from homestretch.batch import bits, intrinsics, rng, twin
from homestretch.games.pardon import kernel as pardon_kernel
from homestretch.games.temper import kernel as temper_kernel

KERNEL = "homestretch.games.temper.kernel"


def test_an_edited_rule_is_never_played_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOMESTRETCH_CACHE", str(tmp_path))
    source = twin.source_of(KERNEL)
    edited = source.replace("if die == 6 and not own & START:", "if die == 5 and not own & START:")
    assert edited != source
    entries = [f"{KERNEL}:legal_origins"]
    told: list[str] = []
    answers = []
    for text in (source, edited, source):
        modules = twin.compiled_twin({KERNEL: text}, entries, told.append)
        legal = modules[KERNEL].legal_origins
        answers.append([int(legal(0, 0, 4, die, 0)) for die in range(1, 7)])
    assert answers[0] == answers[2] == [0, 0, 0, 0, 0, 1]
    assert answers[1] == [0, 0, 0, 0, 1, 0]
    # The third is found on disk again, and says nothing about compiling.
    assert len(told) == 2


def test_an_edit_in_a_module_below_makes_a_new_twin() -> None:
    sources = {name: twin.source_of(name) for name in (KERNEL, "homestretch.batch.bits")}
    key = twin.key_of(sources, ["x:y"])
    assert key == twin.key_of(dict(sources), ["x:y"])
    assert key != twin.key_of({**sources, KERNEL: sources[KERNEL] + "\n"}, ["x:y"])
    assert key != twin.key_of(sources, ["x:z"])


def test_an_unwritable_cache_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("HOMESTRETCH_CACHE", str(blocker))
    modules = twin.compiled_twin({KERNEL: twin.source_of(KERNEL)}, [f"{KERNEL}:is_home"])
    assert modules[KERNEL].is_home(0b1111 << 41, 4) == 1


@pytest.mark.parametrize("bit_moves", [True, False])
def test_intrinsics_mean_what_the_leaves_mean(
    bit_moves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not bit_moves:
        # As on a processor without instructions for them.
        monkeypatch.setattr(intrinsics, "has_bit_moves", lambda: False)
    source = """
from homestretch.batch import bits, rng
from homestretch.games.pardon import kernel as pardon
from homestretch.games.temper import kernel as temper

def counts(mask):
    return temper.count(mask), pardon.bits_set(mask), bits.count(mask)

def indices(mask):
    return pardon.bit_index(mask & -mask), bits.index(mask)

def moved(one, other):
    return bits.scatter(one, other), bits.gather(one, other)

def arithmetic(one, other):
    return rng.product(one, other), rng.total(one, other), rng.mix(one)
"""
    names = (
        KERNEL, "homestretch.games.pardon.kernel", "homestretch.batch.bits",
        "homestretch.batch.rng",
    )  # fmt: skip
    sources = {name: twin.source_of(name) for name in names} | {"leaves": source}
    compiled = twin.compiled_twin(sources, [])["leaves"]
    draw = random.Random(4)
    for _ in range(500):
        mask = draw.getrandbits(63) & draw.getrandbits(63) or 1
        expected = bin(mask).count("1")
        assert compiled.counts(mask) == (expected,) * 3
        assert temper_kernel.count(mask) == pardon_kernel.bits_set(mask) == expected
        lowest = (mask & -mask).bit_length() - 1
        assert compiled.indices(mask) == (lowest, lowest)
        assert pardon_kernel.bit_index(mask & -mask) == bits.index(mask) == lowest
        one, other = draw.getrandbits(63), draw.getrandbits(63)
        scattered, gathered = bits.scatter(one, mask), bits.gather(one, mask)
        assert compiled.moved(one, mask) == (scattered, gathered)
        assert bits.gather(scattered, mask) == one & (1 << expected) - 1
        assert scattered & ~mask == 0
        assert bits.scatter(gathered, mask) == one & mask
        assert compiled.arithmetic(one, other) == (
            one * other % 2**63, (one + other) % 2**63, rng.mix(one),
        )  # fmt: skip
        assert rng.product(one, other) == one * other % 2**63
        assert rng.total(one, other) == (one + other) % 2**63


def test_random_numbers_are_even() -> None:
    """Dice of many games, and pairs of neighbours: chi-square within five sigma."""
    dice = np.array(
        [
            [rng.below(rng.high(rng.draw(rng.game_key(1, game), clock)), 6) for clock in range(40)]
            for game in range(500)
        ]
    )
    low = np.array([rng.below(rng.low(rng.draw(rng.game_key(2, g), 1)), 6) for g in range(20000)])
    pairs = dice[:, :-1] * 6 + dice[:, 1:]
    games = dice[:-1] * 6 + dice[1:]
    for values, kinds in ((dice, 6), (pairs, 36), (games, 36), (low, 6)):
        counts = np.bincount(values.ravel(), minlength=kinds)
        expected = values.size / kinds
        chi_square = float(((counts - expected) ** 2 / expected).sum())
        freedom = kinds - 1
        assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5
