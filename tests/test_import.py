"""What `import homestretch` brings, and what it must not bring."""

import subprocess
import sys
from pathlib import Path

import homestretch

SOURCE = Path(__file__).parent.parent / "src"

# Fresh, without site-packages and environment: whatever is not of the standard library would fail,
# unless somebody catches the error, so the names are looked at as well.
SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import homestretch
for name in homestretch.GAMES:
    homestretch.game(name).start()
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names))
"""

PUBLIC = [
    "CHANCE",
    "COLOURS",
    "GAMES",
    "TERMINAL",
    "HomestretchError",
    "__version__",
    "game",
    "option_specs",
    "position",
    "presets",
    "read_record",
]


def test_import_loads_the_standard_library_only() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", SCRIPT, str(SOURCE)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["__main__", "homestretch"]


def test_the_public_names() -> None:
    assert homestretch.__all__ == PUBLIC
    assert all(hasattr(homestretch, name) for name in PUBLIC)


def test_the_markers_are_no_seats() -> None:
    assert (homestretch.CHANCE, homestretch.TERMINAL) == (-1, -2)
    assert homestretch.COLOURS == ("red", "blue", "yellow", "green")
    assert homestretch.GAMES == ("temper", "pardon")


def test_the_version_is_the_packages() -> None:
    text = (SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{homestretch.__version__}"' in text
