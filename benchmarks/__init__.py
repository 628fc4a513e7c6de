"""Programs that print a figure and a ratio against something run beside it."""
