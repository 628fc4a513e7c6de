"""What `make play` says and does before anything of the package is there."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
QUIETLY = ROOT / "scripts" / "quietly"
DEADLINE = 60

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def test_the_first_thing_is_a_line_for_people(tmp_path):
    words = ["make", "-n", "play", "PYTHON=python3", f"VENV={tmp_path / 'new'}"]
    plan = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told, making = plan.index('echo "Making a place'), plan.index("scripts/quietly python3 -m venv")
    assert told < making < plan.index("scripts/quietly", making + 1) < plan.index("serve")


@pytest.mark.parametrize(("code", "shown"), [(0, ""), (3, "odd\nbad\n")])
def test_output_is_shown_if_the_command_fails(code, shown):
    words = [QUIETLY, "sh", "-c", f"echo odd; echo bad >&2; exit {code}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", shown)


def test_ctrl_c_ends_with_a_plain_line(tmp_path):
    ready = tmp_path / "ready"
    code = f"import signal; open({str(ready)!r}, 'w').close(); signal.pause()"
    running = subprocess.Popen(
        [QUIETLY, sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + DEADLINE
    while not ready.exists():
        assert time.monotonic() < end
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    told, _ = running.communicate(timeout=DEADLINE)
    assert running.returncode == 130
    assert told == "\nStopped before all was set up; the same command begins again.\n"
