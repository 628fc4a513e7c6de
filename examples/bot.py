"""A whole bot: it plays the move that ends furthest along its road. Only the standard library.

Run it with: python examples/bot.py http://127.0.0.1:8000/join/k7m9qx
"""

import json
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen


def call(path, body=None, token="-"):
    """Opens a path of the server; with a body it is a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urlopen(Request(base + path, body and json.dumps(body).encode(), headers), timeout=60)


def end(move):
    """How far a move goes: 7-13, 38-H2, 5:12-17, 8:58-H, 7:15-18,30-34, 11:18x31 or 5:discard."""
    place = (move + "6" * move.endswith("H")).replace("x", "-").rpartition("-")[2]  # Home as Z6
    return int("0" + "".join(filter(str.isdigit, place))) + (100 if place[0] in "HZ" else 0)


base, _, code = sys.argv[-1].partition("/join/")
key = places = None
while places is None:  # a stream that ends before that is opened again
    try:
        key = key or json.load(call(f"/api/join/{code}", {"name": "far", "program": True}))["key"]
        for line in map(json.loads, call("/api/bot/stream", token=key)):
            if line["type"] == "turn":
                move = {"number": line["number"], "move": max(line["moves"], key=end)}
                call("/api/bot/move", move, key).close()
            places = line.get("places")
    except (OSError, HTTPException, ValueError) as error:
        if key is None or getattr(error, "code", 500) < 409:  # refused for good
            said = error.read().decode() if hasattr(error, "read") else error
            sys.exit(f"I cannot play there: {said} (a link: http://127.0.0.1:8000/join/k7m9qx)")
        time.sleep(1)
print("places:", places)
