"""A whole bot: it plays the move that ends furthest along its road. Only the standard library.

Run it with: python examples/bot.py http://127.0.0.1:8000/join/k7m9qx
"""

import json
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(url, body=None, token="-"):
    """Opens an address of the server; with a body it is a POST."""
    data = json.dumps(body).encode() if body else None
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urlopen(Request(url, data, headers), timeout=60)


def end(move):
    """How far a move goes: 7-13, 38-H2, 5:12-17, 8:58-H, 7:15-18,30-34, 11:18x31 or 5:discard."""
    place = (move + "6" * move.endswith("H")).replace("x", "-").rpartition("-")[2]  # Home as Z6
    return int("0" + "".join(filter(str.isdigit, place))) + (100 if place[0] in "HZ" else 0)


try:
    base, join, code = sys.argv[-1].partition("/join/")
    if not join:
        sys.exit("Give me the link to a table, such as http://127.0.0.1:8000/join/k7m9qx")
    with call(f"{base}/api/join/{code}", {"name": "far", "program": True}) as answer:
        token = json.load(answer)["key"]
    with call(f"{base}/api/bot/stream", token=token) as stream:
        for line in map(json.loads, stream):
            if line["type"] == "turn":
                move = {"number": line["number"], "move": max(line["moves"], key=end)}
                call(f"{base}/api/bot/move", move, token).close()
            elif line["type"] == "over":
                print("places:", line["places"])
except (OSError, ValueError) as error:
    said = error.read().decode() if isinstance(error, HTTPError) else error
    sys.exit(f"I cannot play there: {said}")
