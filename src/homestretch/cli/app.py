"""The commands put together, and every failure told as one line."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import typer

from homestretch import HomestretchError, __version__

SUMMARY = """Temper (the dice race) and Pardon (the card race): play, replay, check, host.

New here? `homestretch play` starts a game of Temper against three bots, right in this terminal;
`homestretch play pardon` one of Pardon. Every command has its own --help with examples.
"""

EXAMPLES = """\b
Examples:
  homestretch play                        you are red, three careful bots
  homestretch play pardon --seats 0,2     Pardon against one bot
  homestretch serve                       play in the browser
  homestretch check game.txt              is this record a legal game?
  homestretch replay game.txt --step      watch it again
  homestretch legal < positions.jsonl     legal moves, for programs
"""

INTERRUPTED = 130


class Entry(NamedTuple):
    """A command: the function of its own name in `homestretch.cli.<name>`."""

    name: str
    extra: str | None = None
    """The extra of the package that it needs, None for the plain install."""
    summary: str = ""
    """What the command does, told where its extra is not installed."""


COMMANDS = (
    Entry("play"),
    Entry("serve"),
    Entry("join"),
    Entry("bot"),
    Entry("backup"),
    Entry("restore"),
    Entry("replay"),
    Entry("check"),
    Entry("verify"),
    Entry("board"),
    Entry("legal"),
    Entry("perft"),
    Entry("simulate", "batch", "Play many games between bots and count the results."),
    Entry("tournament", "batch", "Let bots play each other and rank them."),
)


class MissingExtra(HomestretchError):
    """A command needs packages that are not installed."""

    code = "missing_extra"


def missing_extra(name: str, extra: str, package: str | None) -> MissingExtra:
    """The sentence that says what to install."""
    return MissingExtra(
        f"{name} needs {package or 'packages'}, which this installation lacks; "
        f"install what it needs with: pip install 'homestretch[{extra}]'"
    )


def make_app(names: Sequence[str] | None = None) -> typer.Typer:
    """The application with the commands of these names only, all of them when None."""
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        help=SUMMARY,
        epilog=EXAMPLES,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True)
    def top(
        context: typer.Context,
        version: bool = typer.Option(False, "--version", help="Show the version and leave."),
    ) -> None:
        if version:
            typer.echo(f"homestretch {__version__}")
        elif context.invoked_subcommand is None:
            typer.echo(context.get_help())

    for entry in COMMANDS:
        if names is None or entry.name in names:
            _register(app, entry)
    return app


def _register(app: typer.Typer, entry: Entry) -> None:
    """Adds a command; one whose extra is not installed says so when it is called."""
    name = f"homestretch.cli.{entry.name}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return
        if entry.extra is None:
            raise
        _register_missing(app, entry, entry.extra, error.name)
        return
    epilog = getattr(module, "EXAMPLES", None)
    app.command(entry.name, epilog=epilog)(getattr(module, entry.name))


def _register_missing(app: typer.Typer, entry: Entry, extra: str, package: str | None) -> None:
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}
    summary = f"{entry.summary} Needs: pip install 'homestretch[{extra}]'."

    @app.command(entry.name, help=summary, context_settings=settings)
    def needs_extra() -> None:
        raise missing_extra(entry.name, extra, package)


def wrong_value(error: typer.TyperException, arguments: Sequence[str]) -> str | None:
    """What was wrong with the value of an option, and what is allowed; None for other faults."""
    faults: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    names = getattr(getattr(error, "param", None), "opts", [])
    if not faults or not names:
        return None
    kind, limits = faults[0]["type"], faults[0].get("ctx", {})
    allowed = {
        "int": "a whole number",
        "float": "a number",
        "bool": "true or false",
        "greater_than_equal": f"at least {limits.get('ge')}",
        "less_than_equal": f"at most {limits.get('le')}",
    }
    what = allowed.get(kind) or allowed.get(kind.partition("_")[0])
    if what is None:
        return None
    variable = getattr(error.param, "envvar", None)  # type: ignore[attr-defined]
    given = any(word.partition("=")[0] in names for word in arguments)
    where = f"{variable}, in the environment," if variable and not given else names[0]
    return f"{where} cannot be {str(faults[0]['input'])[:40]!r}; it is {what}."


def one_line(text: str, limit: int = 600) -> str:
    """A message that keeps to one line and to printable characters."""
    clean = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    return clean if len(clean) <= limit else f"{clean[:limit]} …"


def complain(message: str) -> None:
    """Tells a failure on standard error."""
    line = f"homestretch: {one_line(message)}"
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "replace").decode(encoding), file=sys.stderr)  # noqa: T201


def steady_streams() -> None:
    """Lets no character end the program: what the terminal or file cannot hold is written as `?`,
    and wrong bytes that come in are read as a sign that nothing allows. A stream that was closed
    beforehand is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(nothing, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Runs a command line; the exit code is 2 for whatever is refused."""
    steady_streams()
    arguments = list(arguments)
    known = [entry.name for entry in COMMANDS]
    wanted = next((word for word in arguments if not word.startswith("-")), None)
    try:
        command = typer.main.get_command(make_app([wanted] if wanted in known else None))
        code = command.main(arguments, prog_name="homestretch", standalone_mode=False)
        sys.stdout.flush()
    except HomestretchError as error:
        complain(str(error))
        return 2
    except typer.TyperException as error:
        where = f" {wanted}" if wanted in known else ""
        message = wrong_value(error, arguments) or error.format_message()
        end = "" if message.endswith((".", "?")) else "."
        complain(f"{message}{end} `homestretch{where} --help` says what is allowed.")
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except ModuleNotFoundError as error:
        return _missing_module(error, wanted)
    except OSError as error:
        return _failed_file(error)
    return code if isinstance(code, int) else 0


def _missing_module(error: ModuleNotFoundError, wanted: str | None) -> int:
    extra = next((entry.extra for entry in COMMANDS if entry.name == wanted), None)
    if extra is None or (error.name or "").startswith("homestretch"):
        raise error
    complain(str(missing_extra(wanted or "", extra, error.name)))
    return 2


def _failed_file(error: OSError) -> int:
    """A closed pipe ends quietly, as other commands do; any other failure is told."""
    try:
        sys.stdout.flush()
    except OSError:
        # What is still buffered has nowhere to go, and must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 1
    name = f"{error.filename}: " if error.filename is not None else ""
    complain(f"{name}{error.strerror or error}")
    return 2
