"""One rule book, compiled from outside.

A *twin* of a set of modules is the same source loaded a second time, with every function compiled
by Numba and every reference to another module of the set pointing to its twin. The source stays
plain Python and knows nothing of it.

What Numba keeps on disk it finds again by one file's time stamp, and so it would play old rules
after an edit in another file. Here the sources are copied to a folder whose name is a hash of all
of them (and of the versions of Python and Numba): other rules are another folder.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from homestretch.batch.interrupts import heard

Sources = Mapping[str, str]
"""Module name to source text, a module after those it uses."""


def cache_folder() -> Path:
    """Where compiled code is kept: `HOMESTRETCH_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("HOMESTRETCH_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "homestretch"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "homestretch" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "homestretch"


def source_of(name: str) -> str:
    """The source text of an installed module."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no source of {name}")
    return Path(spec.origin).read_text(encoding="utf-8")


def key_of(sources: Sources, entries: Iterable[str]) -> str:
    """The name of a twin: a hash of all that decides what its machine code does."""
    import llvmlite
    import numba

    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest = hashlib.sha256()
    versions = f"{sys.version} {numba.__version__} {llvmlite.__version__} bounds={bounds}"
    parts = [versions, *entries, source_of("homestretch.batch.intrinsics"), source_of(__name__)]
    for part in (*parts, *(text for pair in sources.items() for text in pair)):
        data = part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:20]


def plain_twin(sources: Sources) -> dict[str, ModuleType]:
    """The modules loaded afresh and run as they stand: what the compiled twin must agree with."""
    modules: dict[str, ModuleType] = {}
    for name, text in sources.items():
        module = ModuleType(f"{name} (plain)")
        exec(compile(text, f"<{name}>", "exec"), module.__dict__)
        _point_at_twins(module, modules)
        modules[name] = module
    return modules


def compiled_twin(
    sources: Sources, entries: Sequence[str], notice: Callable[[str], None] | None = None
) -> dict[str, ModuleType]:
    """The modules with every function compiled when it is first called.

    `entries` are the functions called from Python alone, as `module:function`; their machine code
    is kept on disk (what they call is part of it). `notice` is told when it is not there yet. Of
    processes that want the same code at the same time one compiles it, the others wait.
    """
    from homestretch.batch.intrinsics import INLINED, leaves_of

    key = key_of(sources, entries)
    folder = _folder(key)
    if notice and not any(folder.glob("__pycache__/*.nbi")):
        notice("compiling the rules for this machine (once; about half a minute)")
    modules: dict[str, ModuleType] = {}
    for name, text in sources.items():
        path = folder / f"{name}.py"
        _write_once(path, text)
        module = ModuleType(f"homestretch_twin_{key}.{name}")
        module.__file__ = str(path)
        # Numba looks a function's module up by name when it loads machine code from disk.
        sys.modules[module.__name__] = module
        exec(compile(text, str(path), "exec"), module.__dict__)
        _point_at_twins(module, modules)
        leaves = leaves_of(name)
        kept = {entry.partition(":")[2] for entry in entries if entry.startswith(f"{name}:")}
        _compile_functions(module, leaves, kept, INLINED.get(name, ()))
        modules[name] = module
    for entry in entries:
        owner, _, function = entry.partition(":")
        setattr(modules[owner], function, _Entry(getattr(modules[owner], function), folder))
    return modules


class _Entry:
    """A compiled function whose first call waits for whoever compiles in the same folder."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder
        self._ready = False

    def __call__(self, *arguments: Any) -> Any:
        if self._ready:
            return self._function(*arguments)
        with _alone(self._folder), heard():
            result = self._function(*arguments)
        self._ready = True
        return result


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Holds a lock that belongs to the folder; without such locks (Windows) two may compile."""
    try:
        import fcntl
    except ModuleNotFoundError:
        yield
        return
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _folder(key: str) -> Path:
    folder = cache_folder() / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    passing = tempfile.mkdtemp(prefix="homestretch-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return Path(passing)


def _write_once(path: Path, text: str) -> None:
    """The name holds the contents' hash, so a file that is there is right. Two may write it."""
    if path.exists():
        return
    handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    # A fixed time stamp: Numba drops its machine code when the file's changes.
    os.utime(temporary, (1_000_000_000, 1_000_000_000))
    os.replace(temporary, path)


def _point_at_twins(module: ModuleType, twins: Mapping[str, ModuleType]) -> None:
    """Replaces modules of the set, and what was imported from them, by their twins."""
    for name, value in list(vars(module).items()):
        if isinstance(value, ModuleType) and value.__name__ in twins:
            setattr(module, name, twins[value.__name__])
        elif isinstance(value, FunctionType) and value.__module__ in twins:
            setattr(module, name, getattr(twins[value.__module__], value.__name__))


def _compile_functions(
    module: ModuleType,
    leaves: Mapping[str, Callable[..., Any]],
    kept: set[str],
    inlined: Sequence[str],
) -> None:
    import numba

    for name, value in list(vars(module).items()):
        if not isinstance(value, FunctionType) or value.__module__ != module.__name__:
            continue
        if name in leaves:
            setattr(module, name, leaves[name])
            continue
        compiler = numba.njit(
            nogil=True, error_model="numpy", cache=name in kept, forceinline=name in inlined
        )
        setattr(module, name, _less_special(compiler(value)))


SPECIAL = "seat"
"""The argument whose constants are worth a version of a function of its own."""


def _less_special(dispatcher: Any) -> Any:
    """Keeps Numba from compiling a function again for every constant that it is called with; what
    LLVM inlines it fits to the constants anyway."""
    import numba

    unliteral: Callable[[Any], Any] = numba.types.unliteral
    names = list(inspect.signature(dispatcher.py_func).parameters)
    template = dispatcher.get_call_template

    def get_call_template(arguments: Sequence[Any], keywords: Mapping[str, Any]) -> Any:
        plain = tuple(
            kind if name == SPECIAL else unliteral(kind)
            for name, kind in zip(names, arguments, strict=False)
        )
        return template(plain, keywords)

    dispatcher.get_call_template = get_call_template
    return dispatcher
