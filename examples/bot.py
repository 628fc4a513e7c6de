"""A whole bot: it plays the move that brings its pieces furthest. Only the standard library.

python examples/bot.py http://127.0.0.1:8000/join/k7m9qx
"""

import json
import sys
from urllib.request import Request, urlopen


def call(url, body=None, token=None):
    """Opens an address of the server; with a body it is a POST."""
    request = Request(url, json.dumps(body).encode() if body else None)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    return urlopen(request, timeout=60)


def choose(turn):
    """The legal move (7-13, 5:12-17, 7:15-18,30-34 …) that ends furthest along the own road."""
    def end(move):
        place = move.rpartition("-")[2]
        number = int("".join(filter(str.isdigit, place)) or 0)
        return 100 + number if place[0] in "HZ" else number
    return max(turn["moves"], key=end)


def main(link):
    """Takes an open seat at the table and plays to the end of the game."""
    base, _, code = link.partition("/join/")
    with call(f"{base}/api/join/{code}", {"name": "far", "program": True}) as answer:
        token = json.load(answer)["key"]
    with call(f"{base}/api/bot/stream", token=token) as stream:
        for line in map(json.loads, stream):
            if line["type"] == "turn":
                move = {"number": line["number"], "move": choose(line)}
                call(f"{base}/api/bot/move", move, token).close()
            elif line["type"] == "over":
                print("places:", line["places"])


if __name__ == "__main__":
    main(sys.argv[1])
