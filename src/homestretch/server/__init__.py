"""Floor 4: the game server.

`table.py` is a table as a pure state machine, `redact.py` decides who may see what, `store.py`
keeps the events, and a thin layer (`app.py`, `socket.py`) speaks HTTP and WebSocket.
"""
