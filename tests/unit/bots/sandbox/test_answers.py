"""What comes out of a bot's process is checked to the last bit."""

import msgspec
import pytest

from bots.sandbox import Strike
from bots.sandbox.answers import legal_action, printable
from bots.sandbox.frames import Answer, FrameReader, ProtocolError, encode_frame
from bots.seat import JsonObject

LEGAL: list[JsonObject] = [
    {"type": "bid", "value": 1},
    {"type": "play", "cards": ["3S", "3C"]},
    {"type": "pass"},
]


def said(text: str) -> Answer:
    return Answer(1, answer=msgspec.Raw(text.encode()))


def test_a_legal_action_is_the_house_s_own_object() -> None:
    assert legal_action(said('{"cards":["3S","3C"],"type":"play"}'), LEGAL) is LEGAL[1]


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"bid","value":true}',
        '{"type":"bid","value":1.0}',
        '{"type":"bid","value":NaN}',
        '{"type":"bid"}',
        '{"type":"pass","more":1}',
        '{"type":"play","cards":["3C","3S"]}',
        "[]",
        "null",
        '"pass"',
        "1e999",
        "[" * 3000,
        '"\\ud800"',
        "",
    ],
)
def test_anything_else_is_a_strike(text: str) -> None:
    with pytest.raises(Strike) as strike:
        legal_action(said(text), LEGAL)
    assert strike.value.kind == "illegal"


def test_what_is_shown_does_no_harm() -> None:
    assert printable("\x1b[2J\x00a\n\u202eb\ud800", 99) == "\\x1b[2J\\x00a\n\\u202eb\\ud800"
    assert printable("é" * 100, 9) == "éééé"
    assert len(printable("\x00" * 5000, 4096).encode()) <= 4096


def test_a_frame_may_come_in_pieces() -> None:
    reader = FrameReader(100)
    data = encode_frame(b'{"id":7}')
    assert [reader.add(data[at : at + 1]) for at in range(len(data))][-1] == Answer(7)
    assert reader.add(data) == Answer(7)


@pytest.mark.parametrize(
    "data",
    [
        (101).to_bytes(4, "little"),
        encode_frame(b'{"id":7}') + b"x",
        encode_frame(b"{}"),
        encode_frame(b'{"id":"7"}'),
        encode_frame(b'{"id":7,"printed":1}'),
        encode_frame(b'{"id":7,"hooks":[1]}'),
        encode_frame(b"\xff\xfe"),
        encode_frame(b""),
    ],
)
def test_a_bad_frame_is_refused(data: bytes) -> None:
    with pytest.raises(ProtocolError):
        FrameReader(100).add(data)


def test_no_more_is_read_than_a_frame() -> None:
    reader = FrameReader(100)
    assert reader.room <= 105
    reader.add(b"\x64\0\0\0" + b"x" * 50)
    assert reader.room <= 55
