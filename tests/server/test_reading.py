"""What clients send is read strictly, and whatever it is, the answer is a message or a refusal."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.server import messages
from homestretch.server.reading import TABLE_HINT, id_of, read, read_message, table_decoder
from homestretch.server.refusals import Refused


def read_table(body):
    return read(table_decoder, body, TABLE_HINT)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner)
)
FIELDS = [
    "type",
    "id",
    "expect",
    "seat",
    "move",
    "key",
    "seen",
    "game",
    "seats",
    "options",
    "first",
]
WORDS = st.sampled_from(["hello", "roll", "move", "temper", "draw", "a", "1-2"])
NEARLY = st.dictionaries(st.sampled_from(FIELDS), WORDS | st.integers(-1, 3) | VALUES)
TEXTS = st.text() | VALUES.map(json.dumps) | NEARLY.map(json.dumps)


def read_or_refused(read, data):
    try:
        return read(data)
    except Refused as refusal:
        return refusal


@given(st.binary() | TEXTS.map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_a_request_or_refused(data):
    answer = read_or_refused(read_table, data)
    if isinstance(answer, Refused):
        assert answer.code in {"bad_json", "bad_request"}
        assert len(str(answer)) < 600


@given(TEXTS)
def test_any_text_is_a_message_or_refused(text):
    answer = read_or_refused(read_message, text)
    if isinstance(answer, Refused):
        assert answer.code in {"bad_json", "bad_request"}
        assert len(str(answer)) < 600
    else:
        assert read_message(messages.encode(answer).decode()) == answer
    found = id_of(text)
    assert found is None or 0 < len(found) <= 64


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello"},
        {"type": "hello", "key": None, "seen": None},
        {"type": "hello", "key": "k", "seen": 7},
        {"type": "roll", "id": "0b9f-_A", "expect": 1},
        {"type": "move", "id": "a", "expect": 3, "seat": 0, "move": "7:15-18,30-34"},
    ],
)
def test_messages_of_the_protocol(message):
    assert msgspec.to_builtins(read_message(json.dumps(message))).items() >= message.items()


def test_the_protocol_has_a_schema():
    _, parts = msgspec.json.schema_components(
        [messages.TableRequest, messages.ClientMessage, messages.ServerMessage, messages.ViewAnswer]
    )
    assert {"TableRequest", "Hello", "Roll", "Move", "PardonView", "Accepted", "ChanceView"} <= set(
        parts
    )
    assert parts["Roll"]["additionalProperties"] is False
