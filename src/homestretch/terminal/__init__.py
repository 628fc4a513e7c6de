"""Floor 4: playing and looking in a terminal, line by line, in colour or in plain words."""
