"""A description of the measuring machine, which every figure depends on."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from tools.setup import browsers


def machine() -> dict[str, str | int]:
    """Processor, cores, system, browser, Python, load average of five minutes, and date."""
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "browser": browser_version(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[1]),
        "day": datetime.now(UTC).date().isoformat(),
    }


def processor() -> str:
    """The processor's name from Linux, elsewhere from Python."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def browser_version() -> str:
    chromium = browsers.executable()
    if not chromium:
        return "none"
    result = subprocess.run([chromium, "--version"], capture_output=True, text=True, check=False)
    return result.stdout.strip()
