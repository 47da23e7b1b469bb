"""How messages become frames: JSON by msgspec, encoded once however many sockets they go to."""

from typing import Any

import msgspec
from socketio import packet as socket_packets

from server.realtime.frames import Frame

encode = msgspec.json.encode


class Json:
    """The two functions that python-socketio asks of a JSON module."""

    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        return encode(value).decode()

    @staticmethod
    def loads(text: str | bytes, **_: Any) -> Any:
        return msgspec.json.decode(text)


class Packet(socket_packets.Packet):  # type: ignore[misc]  # python-socketio has no types
    """A Socket.IO packet without binary attachments, so that no value is searched for bytes."""

    uses_binary_events = False
    json = Json


def event_frame(event: str, payload: bytes) -> Frame:
    """One frame for any number of sockets; `payload` is the JSON of its only argument."""
    return Frame(b'42["%b",%b]' % (event.encode(), payload))


def ack_frame(number: int, answer: Any) -> Frame:
    return Frame(b"43%d[%b]" % (number, encode(answer)))
