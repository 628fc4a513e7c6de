"""Floor 1: the rules, one folder a game. Standard library only."""
