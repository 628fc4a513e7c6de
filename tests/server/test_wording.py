"""Faults in the form of a message are told in plain words, not in the decoder's."""

import pytest

from homestretch.server.reading import read, read_message, table_decoder
from homestretch.server.refusals import Refused
from homestretch.server.wording import sentence


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b'{"game":"temper","seats":[{"seat":9,"kind":"bot"}]}', "seats[0].seat is at most 3"),
        (b'{"game":"temper","seats":[],"clock":{"turn":0}}', "clock.turn is at least 1"),
        (
            b'{"game":"temper","seats":[],"options":{"tokens":"x"}}',
            "options[...] is true or false or a whole number, not a text",
        ),
        (b'{"game":5,"seats":[]}', "game is a text, not a whole number"),
        (b'{"game":"temper","seats":[],"preset":[]}', "preset is a text or null, not a list"),
        (b'{"game":"temper"}', "the message lacks seats"),
        (b'{"game":"temper","seats":[{"seat":1}]}', "seats[0] lacks kind"),
        (b'{"game":"temper","seats":[],"colour":1}', "the message has no field colour"),
        (b"[]", "the message is an object, not a list"),
        (b'{"game":"%s","seats":[]}' % (b"x" * 61), "game has at most 60 characters"),
        (
            b'{"game":"x","seats":[%s]}' % b",".join([b'{"seat":1,"kind":"bot"}'] * 5),
            "seats has at most 4 entries",
        ),
    ],
)
def test_a_table_of_another_form(body, told):
    with pytest.raises(Refused) as refusal:
        read(table_decoder, body, "hint")
    assert (refusal.value.code, str(refusal.value)) == ("bad_request", f"{told}; hint")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"type":"sit","id":"x\\n","seat":1}', "id has signs that it cannot have"),
        (
            '{"type":"sit","id":"x","seat":1,"key":"short"}',
            "key has 22 to 64 letters, digits, - and _",
        ),
        (
            '{"type":"chain_link","beat":1,"client":0,"link":"0g"}',
            "link has 64 digits 0-f",
        ),
        ('{"type":"roll","id":"x"}', "the message lacks expect"),
        ('{"type":"dance","id":"x"}', "type cannot be 'dance'"),
        ('{"type":"give","id":"x","seat":1,"to":"me"}', "to cannot be 'me'"),
    ],
)
def test_a_command_of_another_form(text, told):
    with pytest.raises(Refused) as refusal:
        read_message(text)
    assert str(refusal.value).startswith(f"{told}; ")


def test_what_has_no_words_of_ours_is_passed_on():
    assert sentence("Something new - at `$.x`") == "Something new - at `$.x`"
    assert sentence("") == ""
