"""How long `import homestretch` takes in a fresh interpreter, beside the interpreter alone.

python benchmarks/import_time.py
"""

import statistics
import subprocess
import sys
import time

RUNS = 15


def seconds(code: str) -> float:
    """Wall time of one interpreter that runs `code`."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def main() -> None:
    """Measures in turn, so that a busy moment hits both."""
    pairs = [(seconds("pass"), seconds("import homestretch")) for _ in range(RUNS)]
    bare = statistics.median(pair[0] for pair in pairs)
    with_import = statistics.median(pair[1] for pair in pairs)
    print(f"interpreter alone       {bare * 1000:6.1f} ms (median of {RUNS})")
    print(f"with import homestretch {with_import * 1000:6.1f} ms")
    cost = (with_import - bare) * 1000
    print(f"the import itself       {cost:6.1f} ms, ratio {with_import / bare:.2f}")


if __name__ == "__main__":
    main()
