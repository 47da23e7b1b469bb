"""Programs that have been read: their code, so that the next process need not read them again.

The code comes from a process in which nothing of the program had run, so it is what the policy and
the compiler made of the text. It is loaded nowhere but in the sandbox.
"""

from collections import OrderedDict

#: Programs kept; each is 60 kB at most.
_MOST = 200


class Readings:
    def __init__(self) -> None:
        self._codes: OrderedDict[str, str] = OrderedDict()

    def code_of(self, source: str) -> str:
        """Empty if it has to be read."""
        code = self._codes.get(source, "")
        if code:
            self._codes.move_to_end(source)
        return code

    def keep(self, source: str, code: str) -> None:
        self._codes[source] = code
        if len(self._codes) > _MOST:
            self._codes.popitem(last=False)
