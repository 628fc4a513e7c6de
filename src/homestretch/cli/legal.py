"""`homestretch legal`: the legal moves of positions, for programs."""

import sys

EXAMPLES = """One JSON object a line comes in, one answer a line goes out.

\b
Temper, the position before the roll and the number rolled:
  {"game":"temper","seats":[0,2],"turn":0,"die":3,"options":{},
   "tokens":{"0":[0,0,0,5],"2":[0,0,0,0]}}
  -> {"tries":1,"moves":[{"move":[5,8],
      "tokens":{"0":[0,0,0,8],"2":[0,0,0,0]}}]}

\b
Pardon, with the hand of the seat whose turn it is:
  {"game":"pardon","seats":[0,2],"turn":0,"hand":[3],"options":{},
   "pawns":{"0":[0,0,0,5],"2":[0,0,0,0]}}
  -> {"plays":[{"card":3,"pawns":{"0":[0,0,0,8],"2":[0,0,0,0]}}],
      "must_discard":false}

\b
Anything else:
  -> {"error":"a sentence that says what is wrong"}

\b
Examples:
  homestretch legal < positions.jsonl > answers.jsonl
  echo '{"game":"temper", …}' | homestretch legal
"""


def legal() -> None:
    """Answer positions on standard input with their legal moves.

    Reads one JSON object a line and writes one a line; answers that stand in a line already are
    ignored. A bad line gets an answer with "error", and the rest goes on.
    """
    from homestretch.cli.legal_answers import answer_line, lines_of

    for line in lines_of(sys.stdin.buffer):
        sys.stdout.write(answer_line(line) + "\n")
        # A program that asks position by position must not wait for a full buffer.
        sys.stdout.flush()
