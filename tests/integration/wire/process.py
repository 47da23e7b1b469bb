"""`serai serve` as a process of its own, on a free port, with a database of its own."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECRET = "for tests only, and long enough for that"
READY = re.compile(r"Serai is at (http://\S+)")
START_SECONDS = 60
#: Lines that a server writes when something broke inside, whatever the client was told.
BROKEN = re.compile(
    r"Traceback|an event failed|work at a table failed|a house bot failed|never retrieved|"
    r"Exception in|Unknown receive error|Error handling request|handler error|mailbox is full"
)


class ServerProcess:
    """Its output is read by a thread: pytest's event loops come and go."""

    def __init__(self, database_url: str, data: Path, **settings: str) -> None:
        clean = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("SERAI_") and name not in ("DATABASE_URL", "REDIS_URL")
        }
        self.lines: list[str] = []
        self.url = ""
        self._ready = threading.Event()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server", "serve"],
            cwd=ROOT,
            env={
                **clean,
                "DATABASE_URL": database_url,
                "SERAI_DATA": str(data),
                "SERAI_PORT": "0",
                "SERAI_SECRET": SECRET,
                "SERAI_BOT_DELAY": "0",
                "SERAI_WORKERS": "0",
                "PYTHONUNBUFFERED": "1",
                **settings,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(START_SECONDS) or not self.url:
            self.kill()
            raise RuntimeError("the server did not start:\n" + "".join(self.lines))

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line)
            found = READY.search(line)
            if found:
                self.url = found[1]
                self._ready.set()
        self._ready.set()

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory(self) -> int:
        """Bytes of memory it holds now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """What it has worked so far, whatever else runs on the machine."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def broken_since(self, line: int) -> list[str]:
        """What it wrote after its first `line` lines, from the first sign of a failure inside."""
        written = self.lines[line:]
        for number, text in enumerate(written):
            if BROKEN.search(text):
                return written[number:]
        return []

    def stop(self) -> int:
        """SIGTERM: it drains; its status when it is gone."""
        self._process.terminate()
        self._process.wait(START_SECONDS)
        self.kill()
        return self._process.returncode

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
