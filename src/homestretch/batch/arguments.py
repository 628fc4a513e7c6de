"""The whole numbers that the calls of this package take, checked and made plain."""

from __future__ import annotations

from homestretch.batch.engine import BatchError
from homestretch.core.errors import HomestretchError
from homestretch.core.whole import whole


def number(
    value: object, name: str, low: int, high: int, error: type[HomestretchError] = BatchError
) -> int:
    """The value as a plain whole number from low to high; the error, by its name, otherwise."""
    found = whole(value)
    if found is None or not low <= found <= high:
        most = f"2**{high.bit_length() - 1}" if high > 1 << 20 else f"{high}"
        given = repr(value) if found is None else found
        raise error(f"{name} is {given}; it is a whole number from {low} to {most}")
    return found


def seed(value: object) -> int:
    """The value as a seed, which any whole number is; `BatchError` otherwise."""
    found = whole(value)
    if found is None:
        raise BatchError(f"the seed is {value!r}; it is a whole number")
    return found
