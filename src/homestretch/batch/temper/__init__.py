"""Temper in bulk: nodes, whole games, policies."""
