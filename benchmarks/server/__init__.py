"""How fast the server is, and what it survives: run as `python -m benchmarks.server.latency`."""
