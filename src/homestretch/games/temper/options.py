"""The rule options of Temper."""

from dataclasses import dataclass

from homestretch.core.options import Options, number, switch


@dataclass(frozen=True, slots=True)
class TemperOptions(Options):
    """Options of Temper with the defaults of the rules; the clause stands in brackets."""

    tokens: int = number("tokens of each player [T4]", default=4, low=1, high=4)
    start_token: bool = switch("begin with one token on the start square [T4]", default=False)
    unplayable_six_again: bool = switch(
        "a six that cannot be played rolls again too [T9]", default=False
    )
    three_tries: bool = switch(
        "up to three rolls for a six when nothing can move [T10]", default=True
    )
    must_capture: bool = switch("capturing is compulsory [T14c]", default=True)
    home_jump: bool = switch("tokens may jump own tokens in the home row [T16]", default=False)
    play_on: bool = switch("play on for the places after the first win [T17]", default=False)


PRESETS: dict[str, dict[str, bool | int]] = {
    "temper": {},
    "temper-leaflet": {
        "start_token": True,
        "home_jump": True,
        "must_capture": False,
        "three_tries": False,
        "play_on": True,
    },
    "temper-quick": {"tokens": 2, "start_token": True},
}
