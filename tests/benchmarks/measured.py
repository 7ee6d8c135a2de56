"""``python -m tests.benchmarks.measured OUT MODULE …``: run a module, note what it took.

Processor seconds and the bytes at the peak. The process asks the kernel itself: what its parent
is told after the end also counts the pages that the parent had when it started the process.
"""

import re
import runpy
import sys
import time
from pathlib import Path


def peak_bytes() -> int:
    """Say how much memory this process held at its peak; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    found = status.exists() and re.search(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii"))
    return int(found[1]) * 1024 if found else 0


def main() -> None:
    """Run the module as its own program would run, and leave with its exit code."""
    out, module, *arguments = sys.argv[1:]
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    finally:
        Path(out).write_text(f"{time.process_time()} {peak_bytes()}", encoding="ascii")


if __name__ == "__main__":
    main()
