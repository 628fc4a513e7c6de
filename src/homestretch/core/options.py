"""Rule options: declared once per game as a frozen dataclass, checked and printed here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, Self, cast

from homestretch.core.errors import OptionError, shown
from homestretch.core.whole import whole

OptionValue = bool | int

_ON = {"on", "true", "yes"}
_OFF = {"off", "false", "no"}


class OptionSpec(NamedTuple):
    """One option of a game, for help texts and forms."""

    name: str
    default: OptionValue
    low: int
    high: int
    summary: str

    @property
    def is_switch(self) -> bool:
        """True for on/off, False for a number."""
        return isinstance(self.default, bool)

    @property
    def allowed(self) -> str:
        """What may be given, in words."""
        return "on or off" if self.is_switch else f"a whole number from {self.low} to {self.high}"

    def check(self, value: object) -> OptionValue:
        """The value with its right type; `OptionError` says what is allowed."""
        if isinstance(value, str):
            value = self._from_text(value)
        if self.is_switch:
            if isinstance(value, bool):
                return value
        else:
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise OptionError(f"option {self.name} cannot be {shown(value)}; it is {self.allowed}")

    def _from_text(self, text: str) -> object:
        word = text.strip().lower()
        if self.is_switch and word in _ON | _OFF:
            return word in _ON
        if not self.is_switch and word.isascii() and word.isdigit() and len(word) < 10:
            return int(word)
        return text


def switch(summary: str, *, default: bool) -> Any:
    """Declares an on/off option."""
    return field(default=default, metadata={"summary": summary, "low": 0, "high": 1})


def number(summary: str, *, default: int, low: int, high: int) -> Any:
    """Declares an option that is a whole number from low to high."""
    return field(default=default, metadata={"summary": summary, "low": low, "high": high})


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options. Subclasses declare fields with `switch` and `number`."""

    def __post_init__(self) -> None:
        for spec in self.specs():
            object.__setattr__(self, spec.name, spec.check(getattr(self, spec.name)))

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        """All options of the game, in the order of the rules."""
        return tuple(
            OptionSpec(
                entry.name,
                cast(OptionValue, entry.default),
                entry.metadata["low"],
                entry.metadata["high"],
                entry.metadata["summary"],
            )
            for entry in fields(cls)
        )

    @classmethod
    def make(cls, values: Mapping[str, object]) -> Self:
        """Options from names and values (bools, ints, or texts such as `on` and `3`).

        Raises `OptionError` for an unknown name or a value out of range.
        """
        names = [spec.name for spec in cls.specs()]
        for name in values:
            if name not in names:
                raise OptionError(
                    f"there is no option {shown(name)}; options are {', '.join(names)}"
                )
        return cls(**values)

    def as_dict(self) -> dict[str, OptionValue]:
        """Every option by name."""
        return {spec.name: getattr(self, spec.name) for spec in self.specs()}

    def changed(self) -> dict[str, OptionValue]:
        """Only the options that differ from their default."""
        return {
            spec.name: getattr(self, spec.name)
            for spec in self.specs()
            if getattr(self, spec.name) != spec.default
        }

    def text(self) -> str:
        """The changed options as `name=value name=value`, empty when all are default."""
        return " ".join(f"{name}={value_text(value)}" for name, value in self.changed().items())


def value_text(value: OptionValue) -> str:
    """`on`, `off` or the number."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def preset_of(
    presets: Mapping[str, Mapping[str, OptionValue]], changed: Mapping[str, OptionValue]
) -> str | None:
    """The preset with exactly these changed options, None when there is none."""
    for name, settings in presets.items():
        if settings == changed:
            return name
    return None
