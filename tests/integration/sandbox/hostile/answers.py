"""Evil answers and failures."""

from tests.integration.sandbox.hostile.programs import plain

ANSWERS = {
    "answers NaN": plain("return {'type': float('nan'), 'x': float('inf')}"),
    "answers a bool for a number": plain("return dict(state['legal_actions'][0], type=True)"),
    "answers with itself": plain("x = {}\nx['x'] = x\nreturn x"),
    "answers with a huge list": plain("return [0] * 3000000"),
    "answers with a deep list": plain("x = []\nfor _ in range(90000):\n    x = [x]\nreturn x"),
    "answers with half characters": plain("return {'type': '\\ud800\\udfff\\ud800'}"),
    "answers with bytes": plain("return b'\\xff' * 99999"),
    "answers with a generator": plain("return (x for x in state['legal_actions'])"),
    "answers with a class": plain("return int"),
    "answers with nothing": plain("return None"),
    "answers with a text of the action": plain("return str(state['legal_actions'][0])"),
    "answers with an object that equals all": (
        "class Evil(dict):\n"
        "    def __eq__(self, other):\n        return True\n"
        "    def __hash__(self):\n        return 0\n"
        "    def __repr__(self):\n        return 'BREACH'[::-1] * 1000000\n"
        + plain("return Evil(type='evil')")
    ),
    "answers with a text that lies": (
        "class Evil(str):\n"
        "    def __eq__(self, other):\n        return True\n"
        "    def __hash__(self):\n        return 1 / 0\n"
        "    def __repr__(self):\n        raise ValueError\n"
        + plain("return {Evil('type'): Evil('x')}")
    ),
    "answers with a number that lies": (
        "class Evil(int):\n"
        "    def __repr__(self):\n        return 'NaN, \"id\": 1'\n" + plain("return [Evil(1)]")
    ),
    "answers and fails": plain("return {'type': (1 / 0 for _ in 'x').__next__()}"),
    "answers with an evil mapping": (
        "class Evil(dict):\n"
        "    def items(self):\n"
        "        while True:\n            yield ('a', 1)\n" + plain("return Evil(a=1)")
    ),
    "leaves": plain("raise SystemExit(0)"),
    "leaves by the keyboard": plain("raise KeyboardInterrupt"),
    "fails with an evil message": (
        "class Evil(Exception):\n"
        "    def __str__(self):\n        raise SystemExit\n" + plain("raise Evil")
    ),
    "fails with a huge message": plain("raise ValueError('\\x1b]0;BREACH'[::-1] * 1000000)"),
    "fails in a chain": plain(
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise error from error"
    ),
    "changes what it was given": plain(
        "state['legal_actions'].clear()\nstate['legal_actions'].append({'type': 'win'})\n"
        "return state['legal_actions'][0]"
    ),
}
