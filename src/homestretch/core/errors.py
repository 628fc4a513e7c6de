"""Every refusal of the engine: what was wrong, and what is allowed. None changes anything."""

_SHOWN = 60


def shown(value: object) -> str:
    """A value from outside as a refusal repeats it: quoted, and never long."""
    try:
        text = repr(value)
    except Exception:  # an int of thousands of digits, a foreign object with a broken repr
        return f"this {type(value).__name__}"
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."


class HomestretchError(ValueError):
    """Base of all refusals. `code` is stable for programs, the text is a sentence for people."""

    code = "error"


class UnknownGame(HomestretchError):
    """No game or preset has this name."""

    code = "unknown_game"


class OptionError(HomestretchError):
    """An option has no such name or value, or the options cannot be combined."""

    code = "bad_option"


class SeatError(HomestretchError):
    """A seat or a set of seats that this game does not allow."""

    code = "bad_seats"


class PositionError(HomestretchError):
    """A position that cannot be read, or that is impossible under the rules."""

    code = "bad_position"


class MoveSyntaxError(HomestretchError):
    """A text that is not a move of this game at all."""

    code = "bad_move_text"


class IllegalMove(HomestretchError):
    """A move that this position does not allow."""

    code = "illegal_move"


class IllegalChance(HomestretchError):
    """A chance outcome that cannot happen here."""

    code = "illegal_chance"


class RecordError(HomestretchError):
    """A record that cannot be read, or that is not a legal game; names the line and the fault."""

    code = "bad_record"
