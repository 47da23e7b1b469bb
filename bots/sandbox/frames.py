"""Frames from bots: a length of four bytes, checked before anything is read, and JSON."""

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """Anything a bot's process may say. All of it may be a lie."""

    id: int
    answer: msgspec.Raw = msgspec.Raw()
    #: What Python shows for an answer that is not JSON.
    shown: str | None = None
    printed: str = ""
    error: str | None = None
    reason: str = ""
    hooks: tuple[str, ...] = ()
    #: Of a program that was read, and not run.
    code: str = ""
    problems: tuple[dict[str, int | str], ...] = ()


class ProtocolError(Exception):
    """A bot's process said something that it must not say."""


_decoder = msgspec.json.Decoder(Answer)


def encode_frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "little") + body


class FrameReader:
    """Puts one frame together from pieces, and refuses a second."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._data = b""

    @property
    def room(self) -> int:
        """How many bytes may be read at once."""
        return self._limit + 5 - len(self._data)

    def add(self, data: bytes) -> Answer | None:
        """The answer, when it is complete."""
        if self._data:
            data = self._data + data
        if len(data) < 4:
            self._data = data
            return None
        length = int.from_bytes(data[:4], "little")
        if length > self._limit:
            raise ProtocolError(f"a frame of {length} bytes")
        if len(data) - 4 < length:
            self._data = data
            return None
        self._data = b""
        if len(data) - 4 > length:
            raise ProtocolError("more than one answer")
        try:
            return _decoder.decode(memoryview(data)[4:])
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ProtocolError("an answer that cannot be read") from error
