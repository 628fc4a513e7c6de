"""Pardon in bulk: nodes, whole games, policies."""
