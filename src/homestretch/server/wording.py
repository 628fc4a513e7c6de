"""What is wrong with the form of a message, in a sentence of ours."""

from __future__ import annotations

import re

_TYPES = {
    "int": "a whole number", "str": "a text", "bool": "true or false", "float": "a number",
    "array": "a list", "object": "an object", "null": "null",
}  # fmt: skip
_PATH = re.compile(r"(.*?)(?: - at `(?:key in )?\$\.?([^`]*)`)?", re.DOTALL)
_FAULTS = (
    (re.compile(r"Object missing required field `(.+)`"), "{where} lacks {0}"),
    (re.compile(r"Object contains unknown field `(.+)`"), "{where} has no field {0}"),
    (
        re.compile(r"Expected `\w+` matching regex .*A-Za-z0-9_-\]\{(\d+),(\d+)\}.*"),
        "{where} has {0} to {1} letters, digits, - and _",
    ),
    (re.compile(r"Expected `\w+` matching regex .*-f\]\{(\d+)\}.*"), "{where} has {0} digits 0-f"),
    (re.compile(r"Expected `\w+` matching regex .*"), "{where} has signs that it cannot have"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "{where} has at most {0} characters"),
    (re.compile(r"Expected `\w+` of length <= (\d+)"), "{where} has at most {0} entries"),
    (re.compile(r"Expected `\w+` <= (\S+)"), "{where} is at most {0}"),
    (re.compile(r"Expected `\w+` >= (\S+)"), "{where} is at least {0}"),
    (re.compile(r"Invalid (?:enum )?value (.+)"), "{where} cannot be {0}"),
)
_TYPE = re.compile(r"Expected `(.+)`, got `(.+)`")


def sentence(fault: str) -> str:
    """The decoder's words for a fault in ours; its own where we have none."""
    match = _PATH.fullmatch(fault)
    told, path = (match[1], match[2]) if match else (fault, None)
    where = path or "the message"
    for pattern, words in _FAULTS:
        found = pattern.fullmatch(told)
        if found:
            return words.format(*found.groups(), where=where)
    found = _TYPE.fullmatch(told)
    if found:
        return f"{where} is {_kinds(found[1])}, not {_kinds(found[2])}"
    return fault


def _kinds(types: str) -> str:
    return " or ".join(_TYPES.get(one, one) for one in types.split(" | "))
