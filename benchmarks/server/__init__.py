"""How fast the server is. Run as `python -m benchmarks.server.throughput`, `.latency`, `.kill`, `.trouble`."""
