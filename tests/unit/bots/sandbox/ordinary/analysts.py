"""More whole bots: those that count cards, format reports, and use the corners of the library."""

ANALYSTS = """
# one that is generic
from typing import Generic, Protocol, TypeVar, runtime_checkable

T = TypeVar("T")


@runtime_checkable
class Scorer(Protocol):
    def score(self, action: dict) -> float: ...


class Best(Generic[T]):
    def __init__(self) -> None:
        self._items: list[tuple[float, T]] = []

    def add(self, score: float, item: T) -> "Best[T]":
        self._items.append((score, item))
        return self

    def get(self) -> T:
        return max(self._items, key=lambda pair: pair[0])[1]


class ByLength:
    def score(self, action):
        return len(str(action)) / 10


def get_next_move(state):
    scorer = ByLength()
    assert isinstance(scorer, Scorer)
    best: Best[dict] = Best()
    for action in state["legal_actions"]:
        best.add(scorer.score(action), action)
    return best.get()
---
# one with typed dicts and named tuples
from typing import NamedTuple, NotRequired, Optional, TypedDict, Union, cast


class Play(TypedDict):
    type: str
    card: NotRequired[str]


class Scored(NamedTuple):
    score: int
    index: int = 0
    note: str = ""

    @property
    def key(self):
        return (self.score, -self.index)


def get_next_move(state: dict) -> Union[Play, dict]:
    scored = [Scored(len(a), i, note=a["type"]) for i, a in enumerate(state["legal_actions"])]
    best: Optional[Scored] = max(scored, key=lambda s: s.key, default=None)
    assert best is not None and best._fields[0] == "score"
    return cast(Play, state["legal_actions"][best.index])
---
# one that counts what is out
from collections import ChainMap, Counter, OrderedDict, deque
from itertools import chain, combinations, groupby, product, zip_longest

DECK = [r + s for r, s in product("23456789TJQKA", "CDHS")]
recent = deque(maxlen=8)
seen = set()


def on_event(event):
    recent.append(event["type"])
    seen.update(c for c in event.get("cards", ()) if isinstance(c, str))


def get_next_move(state):
    hand = [c for c in state["hand"] if c in DECK]
    unseen = [c for c in DECK if c not in seen and c not in hand]
    by_suit = OrderedDict((s, list(g)) for s, g in groupby(sorted(hand, key=lambda c: c[-1]), lambda c: c[-1]))
    voids = {s for s in "CDHS" if s not in by_suit}
    pairs = [p for p in combinations(hand, 2) if p[0][0] == p[1][0]]
    longest = max(by_suit.values(), key=len, default=[])
    settings = ChainMap({"bold": len(pairs) > 1}, {"bold": False, "depth": 2})
    print(len(unseen), sorted(voids), Counter(chain.from_iterable(pairs)), settings["depth"])
    print(*zip_longest(longest, pairs, fillvalue="-"), sep="; ")
    return state["legal_actions"][-1 if settings["bold"] else 0]
---
# one that writes reports
def report(state) -> str:
    width, total = 12, sum(state["counts"]) if isinstance(state["counts"], list) else 0
    lines = [
        f"{'game':<{width}}|{state['game']:^9}|",
        f"{'seq':>{width}}={state['seq']:05d} {state['seq'] / 7:.2%} {1234567:,} {total=}",
        "{:>8}|{:<8}|{!r}".format(state["phase"], state["deal"], state["seat"]),
        "{game} {0[type]} {1:+.1f}".format(state["legal_actions"][0], 1.25, game=state["game"]),
        "%-6s|%04d|%5.1f%%" % ("x", 42, 99.5),
        "\\t".join(map(str, range(3))).expandtabs(4),
        f"{state['options']!s:.20}" f"{{literal}}",
    ]
    return "\\n".join(line.rstrip() for line in lines)


def get_next_move(state):
    print(report(state))
    print("-" * 20, "end".center(10, "*"), sep="\\n", end="\\n---\\n")
    return state["legal_actions"][len(state["legal_actions"]) // 2]
---
# one with bits
def mask(cards) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << (hash_of(card) % 52)
    return bits


def hash_of(text: str) -> int:
    value = 17
    for character in text:
        value = (value * 31 + ord(character)) & 0xFFFF_FFFF
    return value


def get_next_move(state):
    m = mask(str(c) for c in state["hand"])
    low, high = m & -m, m.bit_length()
    print(f"{m:#x} {low:b} {high} {m.bit_count()} {~m & 0xFF:08b} {int.from_bytes(b'ab', 'big')}")
    index = (m ^ (m >> 3)) % len(state["legal_actions"])
    return state["legal_actions"][index]
---
# one with closures that count
def make_picker(step=1):
    turn = -step

    def pick(options, /, *, wrap=True):
        nonlocal turn
        turn += step
        return options[turn % len(options) if wrap else min(turn, len(options) - 1)]

    return pick


pickers = {n: make_picker(n) for n in range(1, 4)}
double = lambda x, times=2: x * times


def get_next_move(state):
    pick = pickers[1 + state["seq"] % 3]
    assert double(2) == 4 and double("a", times=3) == "aaa"
    return pick(state["legal_actions"])
---
# one that copies and changes
import copy
import json


def apply(state, action):
    after = copy.deepcopy(state)
    after["legal_actions"].remove(action)
    after["hand"][:] = after["hand"][1:]
    after["scores"] = [0, *after.get("scores", [])][:4]
    del after["history"]
    after |= {"moved": True}
    return after


def get_next_move(state):
    sizes = {}
    for index, action in enumerate(state["legal_actions"]):
        sizes[index] = len(json.dumps(apply(state, action), sort_keys=True, default=str))
    best = min(sizes, key=sizes.get)
    a, b, *rest = [*sizes, None, None]
    print(a, b, rest[-1:], json.loads('{"x": [1, 2.5, null]}')["x"])
    return state["legal_actions"][best]
---
# one with numbers of all kinds
import math
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from math import comb, hypot, isclose, log1p


def get_next_move(state):
    n = len(state["legal_actions"])
    odds = Fraction(1, n) + Fraction(1, 3)
    price = Decimal("2.675").quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
    z = complex(3, 4)
    print(odds, price, abs(z), z.conjugate(), comb(n + 3, 2), isclose(0.1 + 0.2, 0.3), divmod(-7, 3))
    print(round(2.5), round(-1.567, 2), pow(3, 4, 5), hypot(3, 4), log1p(1e-9) > 0, 7 // 2, -7 % 3, 2**-1)
    print(float("inf") > 10**300, math.nan != math.nan, 0b101 | 0o17 ^ 0xF, 1_000, 1e3, 3j)
    return state["legal_actions"][math.floor(odds * n) % n]
---
# one that reads texts
import re
import string

CARD = re.compile(r"^(?P<rank>[2-9TJQKA])(?P<suit>[CDHS])$", re.VERBOSE)


def parse(card):
    if (found := CARD.match(str(card))) is not None:
        return found["rank"], found.group("suit")
    return None


def get_next_move(state):
    parsed = [p for card in state["hand"] if (p := parse(card))]
    suits = "".join(suit for _, suit in parsed)
    table = str.maketrans("CDHS", "\\u2663\\u2666\\u2665\\u2660")
    print(suits.translate(table), suits.lower().title().swapcase(), suits.count("S"), suits.zfill(5))
    print(re.sub(r"(.)\\1+", lambda m: m.group(1).lower() * 2, suits), re.split(r"[CD]", suits))
    print(string.ascii_uppercase[:3], "a-b_c".partition("-"), " x ".strip() or None, "Ab".casefold())
    return state["legal_actions"][suits.find("H") if "H" in suits and len(state["legal_actions"]) > 99 else 0]
---
# one that falls back
try:
    import numpy as np
except ImportError:
    np = None

WEIGHTS = [0.5, 1.5, -2.0]


def dot(a, b):
    if np is not None:
        return float(np.dot(a, b))
    return sum(x * y for x, y in zip(a, b, strict=False))


def features(action, state):
    return [len(action), state["legal_actions"].index(action), action["type"] == "pass"]


def get_next_move(state):
    return max(state["legal_actions"], key=lambda a: dot(WEIGHTS, features(a, state)))


if __name__ == "__main__":
    print(get_next_move({"legal_actions": [{"type": "pass"}]}))
---
# one that is a state machine
from types import SimpleNamespace

world = SimpleNamespace(phase=None, transitions=0, history=[])
HANDLERS = {}


def handles(*phases):
    def register(function):
        HANDLERS.update(dict.fromkeys(phases, function))
        return function

    return register


@handles("bid", "bidding", "trump", "draw")
def first(state):
    return state["legal_actions"][0]


@handles("play", "discard", None)
def last(state):
    return state["legal_actions"][-1]


def get_next_move(state):
    if world.phase != (new := state["phase"]):
        world.phase, world.transitions = new, world.transitions + 1
    world.history.append(new)
    return HANDLERS.get(world.phase, first)(state)


def on_match_end(outcome):
    print(world.transitions, outcome.get("ranking"))
---
# one with loops of every kind
def get_next_move(state):
    legal = state["legal_actions"]
    index = 0
    while index < len(legal):
        if legal[index]["type"] == "pass":
            index += 1
            continue
        break
    else:
        return legal[0]
    for i in range(len(legal) - 1, -1, -1):
        for key, value in legal[i].items():
            if not value:
                break
            if key == "card" and value[0] in "AK" and i > index:
                return legal[i]
        else:
            pass
    flags = [True for a in legal if "card" in a]
    return legal[index] if any(flags) and not all(x is False for x in flags) else legal[0]
---
# one with descriptors and properties
class Clamped:
    def __set_name__(self, owner, name):
        self.slot = "_" + name

    def __get__(self, instance, owner=None):
        return self if instance is None else getattr(instance, self.slot, 0)

    def __set__(self, instance, value):
        setattr(instance, self.slot, max(0, min(10, value)))


class Bot:
    risk = Clamped()
    calls = 0

    def __init__(self):
        self._risk = 5
        self.__secret = 3

    @property
    def level(self):
        return self.risk + self.__secret

    @level.setter
    def level(self, value):
        self.risk = value

    @level.deleter
    def level(self):
        self.risk = 0

    def __getattr__(self, name):
        if name.startswith("get_"):
            return lambda: name
        raise AttributeError(name)


bot = Bot()


def get_next_move(state):
    bot.level = 3 * state["seq"]
    Bot.calls += 1
    print(bot.level, bot.risk, bot.get_x(), getattr(bot, "nothing", None), hasattr(bot, "risk"), callable(bot))
    if bot.calls > 3:
        del bot.level
    return state["legal_actions"][bot.level % len(state["legal_actions"])]
---
# one that reduces and folds
import operator
from functools import cache, cached_property, partial, reduce
from itertools import accumulate, count, cycle, dropwhile, pairwise, repeat, starmap, takewhile, tee


class Table:
    def __init__(self, n):
        self.n = n

    @cached_property
    def sums(self):
        return list(accumulate(range(self.n), operator.add, initial=1))


@cache
def triangle(n):
    return n and n + triangle(n - 1)


add3 = partial(operator.add, 3)


def get_next_move(state):
    a, b = tee(state["legal_actions"])
    letters = reduce(lambda total, action: total + len(action["type"]), a, 0)
    steps = [y - x for x, y in pairwise(Table(5).sums)]
    print(letters, steps, triangle(10), add3(4), list(takewhile(lambda x: x < 3, count())), next(cycle("ab")))
    print(list(starmap(pow, [(2, 3)])), list(dropwhile(str.isdigit, "12ab")), list(repeat(0, 2)))
    return list(b)[letters % len(state["legal_actions"])]
---
# one that plays a tree of positions
from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass, field


@dataclass(eq=False)
class Node:
    action: dict | None
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    visits: int = 0
    value: float = 0.0

    def ucb(self, c: float = 1.4) -> float:
        if self.visits == 0:
            return math.inf
        assert self.parent is not None
        return self.value / self.visits + c * math.sqrt(math.log(self.parent.visits) / self.visits)

    def backup(self, reward: float) -> None:
        node: Node | None = self
        while node is not None:
            node.visits += 1
            node.value += reward
            node = node.parent


def get_next_move(state):
    rng = random.Random(state.get("rng_seed", 3))
    root = Node(None)
    root.children = [Node(action, root) for action in state["legal_actions"]]
    end = time.monotonic() + 1.0
    for _ in range(60):
        if time.monotonic() > end:
            break
        leaf = max(root.children, key=Node.ucb)
        leaf.backup(rng.gauss(len(str(leaf.action)) % 7, 1))
    return max(root.children, key=lambda node: (node.visits, node.value)).action
"""
