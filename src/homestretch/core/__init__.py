"""Floor 0: the vocabulary every game shares. Standard library only."""
