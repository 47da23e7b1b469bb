"""A bot's process from the inside: loads the program, hands it its states, sends its answers.

Whatever the program does to this code it does to its own answers only: the server believes nothing
that comes out of here.
"""

import gc
import json
import marshal
import os
import random
import re
import sys
from importlib import import_module
from types import CodeType, ModuleType
from typing import Any

from .checks import BYTE_ORDER_MARK, ENTRY, FILE, HOOKS, Refused, check, compiled
from .library import safe_builtins
from .names import OWN_NAMES
from .wire import read_frame, write_frame

#: Exit code of a bot that has no memory left to say so.
OUT_OF_MEMORY = 42
_LONGEST_MESSAGE, _LONGEST_NAME = 400, 60
_MOST_FRAMES = 8
#: Bytes of code that are told: of a longer program everybody reads the text.
_LONGEST_CODE = 30_000

_encode = json.JSONEncoder(allow_nan=False, separators=(",", ":")).encode
_decode = json.loads
_seed = random.seed


class Log:
    """What a bot prints between two answers, up to a limit."""

    def __init__(self) -> None:
        self.limit = 0
        self._parts: list[str] = []
        self._size = 0

    def write(self, text: str) -> int:
        room = self.limit - self._size
        if room > 0:
            part = str.__getitem__(text, slice(room))  # of a subclass, the text itself
            self._parts.append(part)
            self._size += len(part)
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""

    def print(
        self,
        *values: object,
        sep: str | None = " ",
        end: str | None = "\n",
        file: object = None,
        flush: bool = False,
    ) -> None:
        """The print of bots. `file` and `flush` are taken and have no effect."""
        del file, flush
        between, last = " " if sep is None else sep, "\n" if end is None else end
        for name, given in (("sep", between), ("end", last)):
            if not isinstance(given, str):
                raise TypeError(f"{name} must be None or a string, not {type(given).__name__}")
        for at, value in enumerate(values):
            if at:
                self.write(between)
            self.write(str(value))
        self.write(last)

    def take(self) -> str:
        if not self._parts:
            return ""
        text = _clean("".join(self._parts), self.limit)
        self._parts.clear()
        self._size = 0
        return text


class Host:
    def __init__(self) -> None:
        self.log = Log()
        self.module = ModuleType("bot")
        self._answer_limit = 0
        self._lines: list[str] = []
        #: The program's code, and the names to which it gives a meaning, once it has been read.
        self._program: tuple[CodeType, frozenset[str]] | None = None

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """One order of the server. Errors of the bot's become part of the answer."""
        try:
            if "state" in order:
                return self._move(order["events"], order["state"])
            if "load" in order:
                return self._load(order)
            if "read" in order:
                return self._read(order["read"], order["policy"])
            if "check" in order:
                return {"problems": check(order["check"], order["keys"]).as_json()}
            return self._call("on_match_end", order["end"])
        except Refused as refused:
            return {"problems": refused.problems.as_json()}
        except MemoryError as error:
            error.__traceback__ = None
            return {"error": "memory", "reason": "the bot used more memory than it may have"}
        except BaseException as error:
            return {"error": "exception", "reason": self._describe(error)}

    def _read(self, source: str, policy: bool) -> dict[str, Any]:
        """Reads the program and tells its code, which other processes can load without reading.
        Nothing of the program has run here yet: so the code is what we made of it."""
        if policy:
            self._program = compiled(source)
        else:
            plain = source.removeprefix(BYTE_ORDER_MARK)
            self._program = compile(plain, FILE, "exec", dont_inherit=True), frozenset()
        code = marshal.dumps(self._program)
        return {"code": code.hex()} if len(code) <= _LONGEST_CODE else {}

    def _load(self, order: dict[str, Any]) -> dict[str, Any]:
        """Runs the program that was read, here or, by its `code`, elsewhere."""
        self.log.limit = order["printed"]
        self._answer_limit = order["answer"]
        self._lines = order["load"].removeprefix(BYTE_ORDER_MARK).splitlines()
        code, names = self._program or marshal.loads(bytes.fromhex(order["code"]))
        module = self.module
        if order["policy"]:
            OWN_NAMES.update(names)
            vars(module)["__builtins__"] = safe_builtins(self.log.print)
        else:
            sys.stdout = sys.stderr = self.log
        sys.modules["bot"] = module  # dataclasses look there
        _seed(order["seed"])
        exec(code, vars(module))
        if not callable(getattr(module, ENTRY, None)):
            return {"error": "exception", "reason": f"the bot defines no {ENTRY}(state)"}
        self._call("on_match_start", order["info"])
        return {"hooks": [hook for hook in HOOKS if callable(getattr(module, hook, None))]}

    def _call(self, hook: str, value: object) -> dict[str, Any]:
        function = getattr(self.module, hook, None)
        if callable(function):
            function(value)
        return {}

    def _move(self, events: list[object], state: dict[str, Any]) -> dict[str, Any]:
        module = self.module
        if events:
            on_event = getattr(module, "on_event", None)
            if callable(on_event):
                for event in events:
                    on_event(event)
        answer = getattr(module, ENTRY)(state)
        try:
            text = _encode(answer)
            if len(text) <= self._answer_limit:
                if "\\ud" in text:  # perhaps half of a character, which is not text
                    json.dumps(answer, ensure_ascii=False).encode()
                return {"answer": text}
        except MemoryError:
            raise
        except BaseException:
            pass  # not JSON: it is shown to its author as Python would show it
        return {"shown": _clean(_shown(answer), self._answer_limit)}

    def _describe(self, error: BaseException) -> str:
        """Type, message and line, and the way there in the log."""
        kind = type(error).__name__[:_LONGEST_NAME]
        text = _clean(_text(error), _LONGEST_MESSAGE)
        places = []
        trace = error.__traceback__
        while trace is not None:
            code = trace.tb_frame.f_code
            if code.co_filename == FILE:
                places.append((trace.tb_lineno, code.co_name[:_LONGEST_NAME]))
            trace = trace.tb_next
        for line, name in places[-_MOST_FRAMES:]:
            source = self._lines[line - 1].strip() if 0 < line <= len(self._lines) else ""
            self.log.write(f"  line {line}, in {name}: {source}\n")
        where = f" (line {places[-1][0]}, in {places[-1][1]})" if places else ""
        reason = f"{kind}: {text}" if text else kind
        self.log.write(f"{reason}\n")
        return reason + where


def _clean(text: str, limit: int) -> str:
    """Without halves of characters, and at most so many bytes."""
    return text[:limit].encode("utf-8", "backslashreplace")[:limit].decode("utf-8", "ignore")


def _text(value: object) -> str:
    try:
        return "".join((str(value), ""))
    except BaseException:
        return ""


def _shown(value: object) -> str:
    try:
        return "".join((repr(value), ""))
    except MemoryError:
        raise
    except BaseException:
        return f"<{type(value).__name__}>"


def serve() -> None:
    """Orders until the server hangs up."""
    host = Host()
    while (frame := read_frame()) is not None:
        order = _decode(frame)
        number = order["id"]
        try:
            found = host.obey(order)
            # The answer is JSON already, and is not encoded a second time.
            answer = found.pop("answer", None)
            head = f'{{"id":{number}'
            if answer is not None:
                head += ',"answer":' + answer
            if printed := host.log.take():
                found["printed"] = printed
            body = head + "," + _encode(found)[1:] if found else head + "}"
            write_frame(body.encode())
        except MemoryError:
            os._exit(OUT_OF_MEMORY)


#: What the interpreter imports when it meets letters beyond ASCII, or is asked for an encoding.
_IMPORTED_LATE = (
    "unicodedata", "encodings.ascii", "encodings.latin_1", "encodings.utf_16", "encodings.idna",
)  # fmt: skip

_PRACTICE = """
import math, random, json, re
from dataclasses import dataclass
from collections import Counter, namedtuple

@dataclass
class Card:
    rank: str = "A"

def get_next_move(state):
    best = max(state["legal_actions"], key=lambda action: len(str(action)))
    print(f"{best} of {len(state['legal_actions'])}", "{}".format(1))
    return best
"""


def warm_up() -> None:
    """Uses everything once, so that whatever is imported late is imported before the walls."""
    re.compile(r"(?i)[a-f]+\d{2,}").sub("x", "warm")
    for source in (_PRACTICE, "1 / 0", "import os\nos"):
        reader, other = Host(), Host()
        read = reader.obey({"read": source, "policy": True})
        load = {"load": source, "policy": True, "seed": 1, "info": {}, **read}
        for host in (reader, other):
            host.obey({**load, "printed": 100, "answer": 100})
            host.obey({"state": {"legal_actions": [{"type": "pass"}]}, "events": []})
    for checked in (_PRACTICE.replace("best", "bst", 1), "import os\ndef f(:"):
        _encode(Host().obey({"check": checked, "keys": ["legal_actions"]}))
    _clean("\ud800", 9)
    for name in _IMPORTED_LATE:
        import_module(name)
    sys.modules.pop("bot", None)
    OWN_NAMES.clear()
    gc.collect()
