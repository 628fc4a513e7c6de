"""Floor 5: the command line, one thin file a command."""

import sys


def main() -> None:
    """The command `homestretch`; ends the process with its exit code."""
    try:
        from homestretch.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
