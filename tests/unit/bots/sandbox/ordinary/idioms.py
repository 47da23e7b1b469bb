"""What people who know Python well write, and what a language model writes for them."""

IDIOMS = r'''
# the name of one's own class
class Player:
    def __init__(self, name="x"):
        self.name = name
    def __repr__(self):
        return f"{self.__class__.__name__}({self.name!r})"
    def copy(self):
        return self.__class__(self.name)
    def __eq__(self, other):
        return self.__class__ is other.__class__ and self.name == other.name
class Bold(Player): pass
result = repr(Bold()), Bold("a") == Bold("a"), Player() == Bold(), repr(Bold("z").copy())
---
# equality that is not implemented
class Card:
    def __init__(self, rank): self.rank = rank
    def __eq__(self, other):
        if not isinstance(other, Card):
            return NotImplemented
        return self.rank == other.rank
    def __lt__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self.rank < other.rank
    def __hash__(self): return hash((type(self), self.rank))
try:
    result = Card(1) < 2
except TypeError as error:
    result = str(error), Card(1) == 1, Card(1) != Card(2), len({Card(1), Card(1)})
---
# a dataclass that is ordered by a part of itself
from dataclasses import dataclass, field
import heapq
@dataclass(order=True)
class Node:
    priority: float
    name: str = field(compare=False)
    children: list["Node"] = field(default_factory=list, compare=False, repr=False)
queue = []
for n, name in enumerate("cab"):
    heapq.heappush(queue, Node(-n, name))
result = [heapq.heappop(queue).name for _ in range(3)]
---
# a dataclass with constants and methods of its class
from dataclasses import dataclass
from typing import ClassVar, Optional
@dataclass(frozen=True, eq=True)
class Card:
    ORDER: ClassVar[dict[str, int]] = {r: i for i, r in enumerate("789TJQKA")}
    rank: str
    suit: str
    @classmethod
    def parse(cls, text: str) -> "Card":
        return cls(*text)
    @property
    def value(self) -> int:
        return self.ORDER[self.rank]
    def __str__(self) -> str:
        return self.rank + self.suit
    def beats(self, other: "Card", trump: Optional[str] = None) -> bool:
        if self.suit != other.suit:
            return self.suit == trump
        return self.value > other.value
result = str(Card.parse("AH")), Card("A", "H").beats(Card("K", "H")), Card("7", "C").beats(Card("A", "H"), "C")
---
# a dataclass in a set and in a dict
from dataclasses import dataclass
@dataclass(unsafe_hash=True)
class Key:
    hand: tuple
    turn: int = 0
table = {Key(("a",)): 1}
result = table[Key(("a",), 0)], Key(()) in {Key(())}
---
# a dataclass that inherits and has a generic part
from dataclasses import dataclass, field
from typing import Generic, TypeVar
T = TypeVar("T")
@dataclass
class Box(Generic[T]):
    items: list[T] = field(default_factory=list)
    def put(self, item: T) -> "Box[T]":
        self.items.append(item)
        return self
result = Box[int]().put(3).put(4).items, Box(["x"])
---
# an enumeration with values that compute
from enum import Enum, IntEnum, auto, unique
@unique
class Suit(Enum):
    CLUBS = ("C", "black")
    HEARTS = ("H", "red")
    def __init__(self, letter, colour):
        self.letter = letter
        self.colour = colour
    @classmethod
    def of(cls, card):
        return next(one for one in cls if one.letter == card[-1])
    def __str__(self):
        return self.letter
class Phase(IntEnum):
    BIDDING = auto()
    PLAY = auto()
    @property
    def next(self):
        return Phase(self % len(Phase) + 1)
result = Suit.of("AH").colour, str(Suit.CLUBS), Phase.BIDDING.next, sorted(Phase, reverse=True)[0].name, Phase.PLAY + 1
---
# an enumeration that finds what it has not
from enum import Enum, Flag, auto
class Action(str, Enum):
    PLAY = "play"
    PASS = "pass"
    @classmethod
    def _missing_(cls, value):
        return cls.PASS
class Sees(Flag):
    NONE = 0
    HAND = auto()
    TABLE = auto()
    ALL = HAND | TABLE
result = Action("nothing") is Action.PASS, Action.PLAY == "play", Sees.HAND in Sees.ALL, bool(Sees.NONE), len(Action)
---
# an enumeration that counts in its own way
from enum import Enum, auto
class Rank(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.title()
    SEVEN = auto()
    EIGHT = auto()
result = Rank.SEVEN.value, Rank["EIGHT"].name, [r.value for r in Rank]
---
# a protocol that is checked while it runs
from typing import Protocol, runtime_checkable
@runtime_checkable
class Strategy(Protocol):
    name: str
    def choose(self, actions: list) -> dict: ...
class First:
    name = "first"
    def choose(self, actions): return actions[0]
result = isinstance(First(), Strategy), isinstance(3, Strategy)
---
# overloads, casts and other words for editors
from typing import Any, Literal, NewType, NoReturn, Self, TypeGuard, assert_never, cast, overload
CardId = NewType("CardId", str)
@overload
def pick(x: int) -> int: ...
@overload
def pick(x: str) -> str: ...
def pick(x): return x
def fail(why: str) -> NoReturn: raise RuntimeError(why)
def is_card(x: Any) -> TypeGuard[str]: return isinstance(x, str) and len(x) == 2
class Builder:
    def __init__(self) -> None: self.parts: list[str] = []
    def add(self, part: str) -> Self:
        self.parts.append(part)
        return self
def say(kind: Literal["play", "pass"]) -> str:
    if kind == "play": return "p"
    elif kind == "pass": return "-"
    else: assert_never(kind)
result = pick(3), CardId("AS"), is_card("AS"), Builder().add("a").add("b").parts, say("pass"), cast("list[int]", [1])
---
# everything of typing
from typing import *
def f(x: Optional[List[int]] = None, **more: Any) -> Dict[str, Tuple[int, ...]]:
    return {"a": tuple(x or ())}
class Seat(TypedDict):
    name: str
    cards: List[str]
seat: Seat = {"name": "N", "cards": []}
Number = Union[int, float]
result = f([1]), seat, f()
---
# typed dicts that need not be whole
from typing import NotRequired, Required, TypedDict
class Action(TypedDict, total=False):
    type: Required[str]
    card: str
class More(Action):
    marriage: NotRequired[bool]
result = More(type="play", card="AS"), sorted(More.__name__)
---
# a named tuple that sorts, unpacks and has defaults
from typing import NamedTuple, Optional
class Scored(NamedTuple):
    score: float
    action: dict
    why: Optional[str] = None
    @property
    def good(self): return self.score > 0
    def __str__(self): return f"{self.score:+.1f} {self.why or '-'}"
best = max([Scored(1.5, {}, "a"), Scored(-2, {"x": 1})], key=lambda s: s.score)
score, action, *rest = best
result = str(best), best.good, rest, best._replace(why=None)._asdict()
---
# a trie, a union of sets and a graph
class UnionFind:
    def __init__(self, n):
        self.parent = list(range(n)); self.size = [1] * n
    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x
    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b: return False
        if self.size[a] < self.size[b]: a, b = b, a
        self.parent[b] = a; self.size[a] += self.size[b]
        return True
def bfs(graph, start):
    from collections import deque
    seen, queue = {start}, deque([start])
    while queue:
        for other in graph.get(queue.popleft(), ()):
            if other not in seen:
                seen.add(other); queue.append(other)
    return seen
u = UnionFind(5)
result = u.union(0, 1), u.union(1, 0), u.find(0) == u.find(1), sorted(bfs({1: [2], 2: [3]}, 1))
---
# a class with a registry and a factory
REGISTRY: dict[str, type] = {}
def register(name):
    def wrap(cls):
        REGISTRY[name] = cls
        cls.key = name
        return cls
    return wrap
@register("greedy")
class Greedy:
    def go(self): return "g"
@register("shy")
class Shy(Greedy):
    def go(self): return super().go().upper()
result = {name: cls().go() for name, cls in REGISTRY.items()}, Shy.key
---
# a singleton
class Memory:
    _instance = None
    def __new__(cls, *args, **kwargs):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.seen = []
        return cls._instance
Memory().seen.append(1)
result = Memory().seen, Memory() is Memory()
---
# a class decorator that adds methods
def comparable(cls):
    def less(self, other): return self.key() < other.key()
    cls.less = less
    return cls
@comparable
class A:
    def __init__(self, n): self.n = n
    def key(self): return self.n
result = A(1).less(A(2))
---
# mixins and cooperative calls
class Base:
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.log = []
class Counting:
    def __init__(self, start=0, **kwargs):
        super().__init__(**kwargs)
        self.count = start
class Bot(Counting, Base):
    def __init__(self, *args, **kwargs):
        super(Bot, self).__init__(*args, **kwargs)
b = Bot(start=4)
result = b.count, b.log, isinstance(b, Base), issubclass(Bot, (Counting, int))
---
# a lazy property by hand
class Lazy:
    def __init__(self, function):
        self.function = function
        self.name = function.__name__
    def __get__(self, instance, owner):
        if instance is None:
            return self
        value = self.function(instance)
        setattr(instance, self.name, value)
        return value
calls = []
class Hand:
    @Lazy
    def strength(self):
        calls.append(1)
        return 7
h = Hand()
result = h.strength, h.strength, len(calls)
---
# a property that validates and deletes
class Bid:
    def __init__(self, value): self.value = value
    @property
    def value(self): return self.__value
    @value.setter
    def value(self, new):
        if not 0 <= new <= 10: raise ValueError(f"{new} is out of range")
        self.__value = new
    @value.deleter
    def value(self): self.__value = None
b = Bid(3)
try: b.value = 11
except ValueError as e: message = e.args[0]
del b.value
result = message, b.value
---
# a context manager of a generator
from contextlib import contextmanager, suppress, ExitStack, nullcontext
import time
log = []
@contextmanager
def timed(label):
    start = time.perf_counter()
    try:
        yield label.upper()
    except KeyError as error:
        log.append(f"caught {error}")
    finally:
        log.append(time.perf_counter() - start >= 0)
with timed("a") as name, suppress(ZeroDivisionError):
    log.append(name)
    1 / 0
with timed("b"):
    {}["x"]
with ExitStack() as stack, nullcontext(3) as three:
    stack.callback(log.append, "closed")
result = log, three
---
# a context manager that changes and restores
class Undo:
    def __init__(self, board, move): self.board, self.move = board, move
    def __enter__(self):
        self.board.append(self.move)
        return self
    def __exit__(self, exc_type, exc, tb):
        self.board.pop()
        return exc_type is not None and issubclass(exc_type, LookupError)
board = []
with Undo(board, "e4") as undo:
    inside = list(board)
    raise IndexError("out")
result = inside, board, undo.move
---
# a hierarchy of errors
class BotError(Exception):
    """Something went wrong."""
    code = 0
    def __init__(self, message="", *, card=None):
        super().__init__(message)
        self.card = card
    def __str__(self): return f"[{self.code}] {super().__str__()} {self.card}"
class NoMove(BotError):
    code = 4
try:
    try:
        raise NoMove("nothing", card="AS")
    except NoMove as error:
        raise BotError("wrapped") from error
except BotError as error:
    result = str(error), error.args, isinstance(error, Exception), type(error).__name__
---
# falling back when anything fails
def risky(state):
    raise RuntimeError("no idea")
def safe(state):
    try:
        move = risky(state)
    except (KeyError, IndexError) as error:
        move = None
    except Exception as error:
        print(f"error: {error!r}")
        move = state["legal_actions"][-1]
    else:
        move = 5
    finally:
        done.append(True)
    return move
done = []
result = safe({"legal_actions": [1, 2]}), done
---
# retrying
import random
def attempt(rng, tries=10):
    for n in range(tries):
        try:
            if rng.random() < 0.7: raise ValueError(n)
            return n
        except ValueError:
            continue
    return -1
result = attempt(random.Random(4))
---
# memoising methods and functions
from functools import lru_cache, cache, partial, wraps, partialmethod, cmp_to_key, reduce
def memoize(function):
    table = {}
    @wraps(function)
    def wrapper(*args, **kwargs):
        key = (args, frozenset(kwargs.items()))
        if key not in table:
            table[key] = function(*args, **kwargs)
        return table[key]
    wrapper.table = table
    return wrapper
@memoize
def slow(n, k=1): return n * k
class Eval:
    @lru_cache(maxsize=128)
    def score(self, cards): return sum(map(len, cards))
    def scaled(self, k, n): return k * n
    double = partialmethod(scaled, 2)
e = Eval()
result = slow(3, k=2), len(slow.table), e.score(("a", "bb")), e.score(("a", "bb")), Eval.score.cache_info().hits, e.double(4)
slow.table.clear(); Eval.score.cache_clear()
---
# Monte Carlo with determinisations
import random
from collections import defaultdict
DECK = [r + s for s in "CDHS" for r in "789TJQKA"]
def deal(rng, mine, others):
    rest = [c for c in DECK if c not in set(mine)]
    rng.shuffle(rest)
    k = len(rest) // others
    return [rest[i * k:(i + 1) * k] for i in range(others)]
def rollout(rng, hands, card):
    led = card[1]
    follow = [max((c for c in hand if c[1] == led), key=lambda c: "789TJQKA".index(c[0]), default=rng.choice(hand)) for hand in hands]
    return sum("789TJQKA".index(c[0]) < "789TJQKA".index(card[0]) for c in follow if c[1] == led)
rng = random.Random(11)
scores = defaultdict(float)
mine = ["AC", "7D", "KH"]
for _ in range(20):
    hands = deal(rng, mine, 3)
    for card in mine:
        scores[card] += rollout(rng, hands, card) / 20
result = max(scores, key=scores.get), {k: round(v, 3) for k, v in sorted(scores.items())}
---
# a tree search with confidence
import math
import random
class Node:
    __slots__ = ("move", "parent", "children", "wins", "visits", "untried")
    def __init__(self, move=None, parent=None, untried=()):
        self.move, self.parent = move, parent
        self.children: list["Node"] = []
        self.wins, self.visits = 0.0, 0
        self.untried = list(untried)
    def ucb(self, c=1.4):
        if not self.visits: return math.inf
        return self.wins / self.visits + c * math.sqrt(math.log(self.parent.visits) / self.visits)
    def expand(self):
        child = Node(self.untried.pop(), self)
        self.children.append(child)
        return child
    def update(self, value):
        node = self
        while node is not None:
            node.visits += 1
            node.wins += value
            node = node.parent
rng = random.Random(5)
root = Node(untried=range(4))
for _ in range(200):
    node = root.expand() if root.untried else max(root.children, key=Node.ucb)
    node.update(1.0 if rng.random() < node.move / 4 else 0.0)
result = max(root.children, key=lambda n: n.visits).move, root.visits
---
# alpha and beta with a table and a move order
INF = float("inf")
EXACT, LOWER, UPPER = range(3)
def search(node, depth, alpha=-INF, beta=INF, table={}):
    key = (node, depth)
    if key in table:
        flag, value = table[key]
        if flag == EXACT: return value
        if flag == LOWER: alpha = max(alpha, value)
        elif flag == UPPER: beta = min(beta, value)
        if alpha >= beta: return value
    if depth == 0 or not (moves := [node * 2 + i for i in (0, 1) if node < 64]):
        return (node * 37) % 101 - 50
    best, start = -INF, alpha
    for move in sorted(moves, key=lambda m: m % 7, reverse=True):
        best = max(best, -search(move, depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta: break
    table[key] = (UPPER if best <= start else LOWER if best >= beta else EXACT, best)
    return best
result = search(1, 6)
---
# deepening until the time is up
from time import monotonic, perf_counter, time
class OutOfTime(Exception): pass
class Clock:
    def __init__(self, seconds): self.end = monotonic() + seconds
    def check(self):
        if monotonic() > self.end: raise OutOfTime
    @property
    def left(self): return max(0.0, self.end - monotonic())
def deepen(clock):
    best = None
    try:
        for depth in range(1, 100):
            clock.check()
            best = depth
    except OutOfTime:
        pass
    return best
result = deepen(Clock(5)), Clock(-1).left, deepen(Clock(-1))
---
# bits of hands
def bit(card): return 1 << ("CDHS".index(card[1]) * 13 + "23456789TJQKA".index(card[0]))
def cards(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
hand = bit("AS") | bit("2C") | bit("KD")
SUIT = (1 << 13) - 1
result = hand.bit_count(), list(cards(hand)), bin(hand)[:6], f"{hand:#x}", ~hand & SUIT, (hand >> 39) & SUIT, hand.to_bytes(8, "big").hex()
---
# loops with several things at once
names, scores, kinds = ["a", "b", "c"], [3, 1, 2], "xyz"
out = []
for i, (name, score, kind) in enumerate(zip(names, scores, kinds), start=1):
    if score == 1: continue
    out.append(f"{i}:{name:>3}{score:03d}{kind!s}")
(first, *middle, last), (x, (y, z)) = names, (1, (2, 3))
matrix = [[1, 2], [3, 4]]
result = out, first, middle, last, x + y + z, [*map(list, zip(*matrix))], [c for row in matrix for c in row if c % 2]
---
# dicts that are merged, inverted, grouped and sorted
a, b = {"x": 1, "y": 2}, {"y": 3}
merged = a | b
a |= {"z": 9}
inverted = {v: k for k, v in merged.items()}
groups = {}
for card in ["AS", "KS", "AH"]:
    groups.setdefault(card[1], []).append(card)
by_size = dict(sorted(groups.items(), key=lambda kv: (-len(kv[1]), kv[0])))
result = merged, a, inverted, by_size, {**a, "q": None}.get("q", 1), max(merged, key=merged.get), sum(merged.values()), a.keys() & b.keys(), dict.fromkeys("ab", 0)
---
# sets of cards
deck = {r + s for r in "AKQ" for s in "SH"}
seen = {"AS", "KH"}
left = deck - seen
result = sorted(left), seen <= deck, deck.isdisjoint({"2C"}), sorted(deck ^ {"AS", "xx"}), len(deck | seen), frozenset(seen) == seen, {*()} == set()
seen.discard("zz"); seen |= {"QS"}
result += (sorted(seen),)
---
# sorting in many ways
from operator import itemgetter
from functools import cmp_to_key
cards = ["TS", "AH", "2S", "KD"]
ORDER = {r: n for n, r in enumerate("23456789TJQKA")}
def compare(a, b): return (ORDER[a[0]] > ORDER[b[0]]) - (ORDER[a[0]] < ORDER[b[0]])
in_place = cards[:]
in_place.sort(key=lambda c: (c[1], -ORDER[c[0]]))
result = sorted(cards, key=cmp_to_key(compare)), in_place, sorted(cards, key=itemgetter(1, 0)), cards[::-1], list(reversed(sorted(cards)))
---
# texts for a log
name, score, share = "Ann", -3.14159, 0.256
rows = [("a", 1), ("bbb", 22)]
table = "\n".join(f"{k:<5}|{v:>4}" for k, v in rows)
result = (
    f"{name:^9}|{score:+.2f}|{share:.1%}|{1234567:,}|{255:08b}|{score=:.1f}|{name!r:>7}",
    "{:<5}{:>5}".format("a", 1), "{0}{1}{0}".format("x", "y"), "{name}: {score:.1f}".format(name=name, score=score),
    "{d[k]} {p.real}".format(d={"k": 1}, p=3), "%s %5.1f %-4d|" % (name, score, 7), "%(a)s" % {"a": 1}, table, f"{'=' * 5}", f"{rows!r}", f"{{}}",
    f"{max(rows, key=lambda r: r[1])[0]}", f"{name + ('!' if score < 0 else '?')}", "-".join(str(n) for n in range(3)),
)
---
# texts taken apart
import re
import string
pattern = re.compile(r"^(?P<rank>10|[2-9JQKA])\s*of\s*(?P<suit>\w+)$", re.IGNORECASE | re.VERBOSE)
m = pattern.match("10 of Hearts".replace(" ", ""))
result = (
    m and m.groupdict(), "a=1;b=2".split(";"), dict(p.split("=") for p in "a=1;b=2".split(";")), "AS"[0] in string.ascii_uppercase,
    re.sub(r"(\d+)", lambda m: str(int(m.group(1)) + 1), "a1b9"), [m.span() for m in re.finditer("a", "banana")], "x".zfill(3), "Title case".swapcase(),
    "a,b,,c".partition(","), "  x ".strip(), "abc".startswith(("x", "a")), "line\nline".splitlines(), "ab".ljust(4, "."), str.maketrans("ab", "xy"), "é".casefold(),
)
---
# numbers of every kind
import math, cmath, statistics
from decimal import Decimal, getcontext, ROUND_HALF_EVEN
from fractions import Fraction
data = [2, 4, 4, 4, 5, 5, 7, 9]
result = (
    math.comb(32, 8), math.perm(5, 2), math.gcd(12, 18), math.isqrt(17), math.prod(range(1, 6)), math.hypot(3, 4), math.dist((0, 0), (3, 4)), math.fsum([0.1] * 10),
    statistics.mean(data), statistics.stdev(data) > 2, statistics.quantiles(data, n=4), statistics.median_low(data), statistics.multimode(data), statistics.fmean(data), statistics.pvariance(data),
    Fraction("0.25") + Fraction(1, 4), Fraction(7, 3).limit_denominator(2), Decimal("0.1") + Decimal("0.2"), round(Decimal("2.675"), 2), int(Fraction(7, 2)), round(cmath.sqrt(-4).imag), 7 // -2, 7 % -2, divmod(-7, 2), -7 ** 2, 0x1F ^ 0b101, 1_000, 1e-3, float("-inf") < 0, math.isnan(float("nan")),
    (5).bit_length(), (0.5).as_integer_ratio(), (3.7).__int__() if False else int(3.7), round(2.5), round(1234, -2), complex(1, 2).conjugate(), int("ff", 16), float.fromhex("0x1p-2"), int.from_bytes(b"\x01\x00", "big"),
)
---
# JSON there and back
import json
class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, set): return sorted(o)
        if hasattr(o, "to_json"): return o.to_json()
        return super().default(o)
class Card:
    def to_json(self): return {"card": "AS"}
text = json.dumps({"s": {2, 1}, "c": Card(), "t": (1, None, True)}, cls=Encoder, separators=(",", ":"), ensure_ascii=False)
back = json.loads(text, object_hook=lambda d: d, parse_int=int)
result = text, back, json.dumps("é"), json.loads("[1.5e3, null]"), json.dumps({1: 2}, default=str, indent=2)
---
# deep copies of positions
import copy
class Position:
    def __init__(self, hands, trick=None):
        self.hands = hands
        self.trick = trick or []
    def __copy__(self): return Position(self.hands, self.trick[:])
    def __deepcopy__(self, memo):
        new = type(self)(copy.deepcopy(self.hands, memo))
        memo[id(self)] = new
        return new
    def play(self, seat, card):
        new = copy.deepcopy(self)
        new.hands[seat].remove(card)
        new.trick.append(card)
        return new
p = Position([["a", "b"], ["c"]])
q = p.play(0, "a")
result = p.hands, q.hands, q.trick, copy.copy(p).hands is p.hands, copy.deepcopy({"x": [p.hands]})
---
# generators in a row
def numbers():
    n = 0
    while True:
        yield n
        n += 1
def take(n, source):
    for _, x in zip(range(n), source): yield x
def even(source): return (x for x in source if x % 2 == 0)
def average():
    total = count = 0
    mean = None
    while True:
        mean = (total := total + (yield mean)) / (count := count + 1)
a = average(); next(a)
result = list(take(3, even(numbers()))), [a.send(x) for x in (1, 2, 6)], sum(1 for _ in take(5, numbers())), next((x for x in [1] if x > 3), None), any(x > 2 for x in take(9, numbers()))
---
# an iterator with a length and items
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, MutableSequence
class Deck(MutableSequence):
    def __init__(self, cards=()): self._cards = list(cards)
    def __getitem__(self, i): return self._cards[i]
    def __setitem__(self, i, v): self._cards[i] = v
    def __delitem__(self, i): del self._cards[i]
    def __len__(self): return len(self._cards)
    def insert(self, i, v): self._cards.insert(i, v)
class Scores(MutableMapping):
    def __init__(self, *args, **kw): self._d = dict(*args, **kw)
    def __getitem__(self, k): return self._d[k]
    def __setitem__(self, k, v): self._d[k] = v
    def __delitem__(self, k): del self._d[k]
    def __iter__(self): return iter(self._d)
    def __len__(self): return len(self._d)
d = Deck("abc"); d.append("d"); d += ["e"]; d.reverse()
s = Scores(a=1); s.update(b=2); s.setdefault("c", 3)
result = list(d), d.pop(), "c" in d, d.index("b"), dict(s), s.pop("a"), sorted(s.items()), isinstance(d, Iterable)
---
# subclasses of what is built in
from collections import Counter, OrderedDict, UserDict, UserList, defaultdict
class Hand(list):
    def __init__(self, cards=()): super().__init__(sorted(cards))
    def of(self, suit): return Hand(c for c in self if c.endswith(suit))
    def __contains__(self, c): return super().__contains__(c.upper())
class Frozen(frozenset):
    def __repr__(self): return "{" + ",".join(sorted(self)) + "}"
class Points(int):
    def __add__(self, other): return Points(int(self) + other)
class Auto(dict):
    def __missing__(self, key):
        self[key] = value = type(self)()
        return value
class LRU(OrderedDict):
    def __init__(self, size):
        self.size = size
        super().__init__()
    def __setitem__(self, k, v):
        super().__setitem__(k, v)
        self.move_to_end(k)
        if len(self) > self.size: self.popitem(last=False)
l = LRU(2); l["a"] = 1; l["b"] = 2; l["c"] = 3
t = Auto(); t["a"]["b"]["c"] = 1
result = Hand(["KS", "AH"]).of("S"), "ks" in Hand(["KS"]), Frozen("ba"), Points(3) + 4, t, list(l), UserDict(a=1)["a"], UserList([1]) + [2]
---
# counters that add and compare
from collections import Counter
hand, need = Counter("AAKQ"), Counter("AK")
result = hand - need, hand & need, hand | Counter("T"), need <= hand, hand.total(), [*hand.elements()][:2], hand.most_common()[-1], +Counter(a=-1), sum((Counter(x) for x in ("ab", "b")), Counter())
---
# itertools that few remember
import itertools as it
result = (
    list(it.pairwise([1, 2, 3])), list(it.takewhile(lambda x: x < 3, it.count(1))), list(it.dropwhile(str.isdigit, "1a2")), list(it.starmap(pow, [(2, 3)])), list(it.compress("abc", [1, 0, 1])),
    list(it.combinations_with_replacement("ab", 2)), list(it.filterfalse(None, [0, 1])), [list(g) for _, g in it.groupby(sorted(["AS", "KS", "AH"], key=lambda c: c[1]), key=lambda c: c[1])],
    list(it.accumulate([1, 2, 3], lambda a, b: a * b, initial=1)), list(it.repeat(0, 2)), dict(it.zip_longest("ab", [1], fillvalue=0)), list(it.islice(it.cycle("ab"), 3)), [list(x) for x in it.tee([1, 2])], len(list(it.product("ab", repeat=3))),
)
---
# a match of everything
from dataclasses import dataclass
@dataclass
class Play:
    card: str
    marriage: bool = False
def judge(x):
    match x:
        case {"type": "play", "card": str(card), **rest} if not rest: return f"card {card}"
        case {"type": "play" | "discard" as kind, "cards": [first, *_, last]}: return f"{kind} {first}..{last}"
        case {"type": "bid", "amount": int(n) | float(n)} if n > 5: return "high"
        case Play(card="AS") | Play(marriage=True): return "special"
        case Play(card): return card
        case (x, y) if x == y: return "pair"
        case [] | None: return "nothing"
        case -1 | 0 | 1.5: return "small"
        case str() as text: return text.upper()
        case _: return "?"
result = [judge(x) for x in ({"type": "play", "card": "KS"}, {"type": "discard", "cards": [1, 2, 3]}, {"type": "bid", "amount": 6}, Play("AS"), Play("x", True), Play("7C"), (2, 2), [], None, 0, "abc", object)]
---
# a state of the module that functions change
HISTORY: list[str] = []
total, _calls = 0, 0
config = {"depth": 3}
def note(what):
    global total, _calls
    _calls += 1
    total += len(what)
    HISTORY.append(what)
    config["depth"] += 1
def reset():
    global total
    total = 0
    HISTORY.clear()
note("ab"); note("c")
before = total, _calls, list(HISTORY), config["depth"]
reset()
result = before, total
---
# functions in functions in functions
def outer():
    count, names = 0, []
    def middle(step):
        def inner(name):
            nonlocal count
            count += step
            names.append((name, count))
            return inner
        return inner
    middle(2)("a")("b")
    middle(3)("c")
    return count, names
compose = lambda *fs: lambda x: __apply(fs, x)
def __apply(fs, x):
    for f in reversed(fs): x = f(x)
    return x
result = outer(), compose(str, abs)(-3)
---
# arguments of every kind
def f(a, b=2, /, c=3, *args, d, e=5, **rest): return a, b, c, args, d, e, rest
def g(*, key=lambda x: x, default=None): return key(default)
def h(*args: int, **kwargs: str) -> str: return f"{args}{kwargs}"
opts = {"d": 4, "z": 26}
result = f(1, d=0), f(1, 9, 8, 7, 6, **opts), f(*[1, 2], *(3,), **{"d": 1}), g(default=3), h(1, 2, a="b"), (lambda *a, k=1, **kw: (a, k, kw))(1, k=2, z=3)
---
# assertions and checks of one's own
def check(condition, message="failed"):
    assert condition, message
    return True
def test_order():
    assert sorted("ba") == ["a", "b"], "sorting"
    assert not [], f"empty is {bool([])}"
test_order()
try:
    check(False, "no")
except AssertionError as error:
    result = str(error), check(True)
---
# what is under the main idiom and above it
"""A bot for any game.

>>> 1 + 1
2
"""
from __future__ import annotations
__version__ = "1.0"
__all__ = ["get_next_move"]
DEBUG = False
def debug(*args, **kwargs):
    if DEBUG: print(*args, **kwargs)
def main() -> None:
    debug("at home")
if __name__ == "__main__":
    import argparse, sys
    main()
    sys.exit(0)
result = __version__, __name__ != "__main__", debug("x", end="")
---
# new names for old types
from typing import Callable, Optional, TypeAlias, Union
Card = str
Cards = list[Card]
Evaluator = Callable[[Cards, Optional[str]], float]
Action: TypeAlias = "dict[str, Union[str, int]]"
def by(e: Evaluator, hands: dict[int, Cards]) -> dict[int, float]:
    return {seat: e(cards, None) for seat, cards in hands.items()}
result = by(lambda cards, trump: float(len(cards)), {0: ["AS"], 1: []}), isinstance("x", Card), int | None, Optional[int] == Union[int, None]
---
# bytes and buffers
data = bytearray(b"abc")
data += bytes([100])
view = memoryview(data)[1:3]
result = bytes(view), data.decode("ascii"), b"%d" % 3, b"ab".hex(), bytes.fromhex("ff"), list(b"\x00\xff"), b"a-b".split(b"-"), "ü".encode("utf-8"), int.from_bytes(b"\x02", "little"), data.find(b"c")
---
# tables with keys of many kinds
table = {(0, "A"): 1, frozenset("ab"): 2, None: 3, 1.5: 4, True: 5, b"x": 6, ...: 7}
for (a, *rest), value in [((1, 2, 3), 4)]:
    table[a, tuple(rest)] = value
del table[None]
result = len(table), table[0, "A"], table[frozenset("ba")], table[1], table[1, (2, 3)], table.pop("zz", "none"), table[...]
---
# a machine with states and transitions
class Machine:
    transitions = {("idle", "deal"): "bid", ("bid", "pass"): "play", ("play", "end"): "idle"}
    def __init__(self): self.state, self.handlers = "idle", {}
    def on(self, state):
        def wrap(f):
            self.handlers.setdefault(state, []).append(f)
            return f
        return wrap
    def __call__(self, event):
        self.state = self.transitions.get((self.state, event), self.state)
        return [f(event) for f in self.handlers.get(self.state, ())]
machine = Machine()
@machine.on("bid")
def bidding(event): return f"bid after {event}"
result = machine("deal"), machine("nothing"), machine.state
---
# vectors, matrices and weights by hand
class Vector:
    __slots__ = ("xs",)
    def __init__(self, *xs): self.xs = tuple(xs)
    def __add__(self, o): return Vector(*(a + b for a, b in zip(self.xs, o.xs, strict=True)))
    def __mul__(self, k): return Vector(*(k * a for a in self.xs))
    __rmul__ = __mul__
    def __matmul__(self, o): return sum(a * b for a, b in zip(self.xs, o.xs))
    def __neg__(self): return self * -1
    def __eq__(self, o): return self.xs == o.xs
    def __getitem__(self, i): return self.xs[i]
    def __iter__(self): yield from self.xs
    def __len__(self): return len(self.xs)
    def __bool__(self): return any(self.xs)
    def __repr__(self): return f"Vector{self.xs}"
    def __abs__(self): return sum(x * x for x in self.xs) ** 0.5
    def __format__(self, spec): return "(" + ", ".join(format(x, spec) for x in self.xs) + ")"
v = Vector(3, 4)
x, y = v
result = v + v, 2 * v, v @ v, -v, abs(v), bool(Vector(0)), f"{v:.1f}", v[0], len(v), v == Vector(3, 4), [*v], x + y
---
# a perceptron that learns
import math, random
class Net:
    def __init__(self, sizes, rng):
        self.layers = [[[rng.uniform(-1, 1) for _ in range(a + 1)] for _ in range(b)] for a, b in zip(sizes, sizes[1:])]
    def forward(self, xs):
        for layer in self.layers:
            xs = [math.tanh(sum(w * x for w, x in zip(neuron, [*xs, 1.0]))) for neuron in layer]
        return xs
    @staticmethod
    def softmax(xs):
        m = max(xs)
        es = [math.exp(x - m) for x in xs]
        return [e / sum(es) for e in es]
net = Net([3, 4, 2], random.Random(2))
p = Net.softmax(net.forward([1, 0, -1]))
result = [round(x, 6) for x in p], math.isclose(sum(p), 1)
---
# observers and a queue of events
from collections import defaultdict, deque
from typing import Callable
class Bus:
    def __init__(self): self._handlers: defaultdict[str, list[Callable]] = defaultdict(list); self._queue = deque()
    def subscribe(self, kind, handler=None):
        if handler is None: return lambda h: self.subscribe(kind, h)
        self._handlers[kind].append(handler)
        return handler
    def publish(self, kind, **data): self._queue.append((kind, data))
    def run(self):
        while self._queue:
            kind, data = self._queue.popleft()
            for handler in self._handlers[kind]: handler(**data)
bus, seen = Bus(), []
@bus.subscribe("card")
def on_card(card, seat=0): seen.append((card, seat))
bus.publish("card", card="AS"); bus.publish("card", card="KS", seat=2); bus.publish("other")
bus.run()
result = seen
---
# dispatch by the type of the first argument
from functools import singledispatch, singledispatchmethod
@singledispatch
def value(x): return 0
@value.register
def _(x: int): return x
@value.register(str)
def _(x): return len(x)
@value.register(list)
@value.register(tuple)
def of_many(xs): return sum(map(value, xs))
class Judge:
    @singledispatchmethod
    def judge(self, x): return "?"
    @judge.register
    def _(self, x: dict): return "action"
    @judge.register(int)
    def _(self, x): return "number"
result = value(3), value("abc"), value([1, "xx", (4,)]), value(None), Judge().judge({}), Judge().judge(True), Judge().judge("")
---
# reading attributes and items of a chain
import operator
class Chain:
    def __init__(self, **kw):
        for key, value in kw.items(): setattr(self, key, value)
    def get(self, path, default=None):
        found = self
        for part in path.split("."):
            found = getattr(found, part, default)
        return found
c = Chain(a=Chain(b=3), name="x")
result = c.get("a.b"), c.get("a.q", 7), hasattr(c, "name"), operator.itemgetter("k", "l")({"k": 1, "l": 2}), operator.countOf([1, 1], 1), operator.contains("ab", "a"), operator.truediv(1, 2)
---
# time that is measured and kept
import time
from contextlib import ContextDecorator
class Timer(ContextDecorator):
    total = 0.0
    def __enter__(self):
        self.start = time.perf_counter_ns()
        return self
    def __exit__(self, *exc):
        Timer.total += (time.perf_counter_ns() - self.start) / 1e9
        return False
@Timer()
def work(): return sum(range(1000))
with Timer(): work()
result = work(), Timer.total > 0, time.process_time() >= 0, time.time() > 1e9
---
# random in all its ways
import random as rnd
rng = rnd.Random("any text")
deck = [r + s for r in "AKQ" for s in "SH"]
rng.shuffle(deck)
state = rng.getstate()
a = [rng.randrange(0, 10, 2), rng.betavariate(2, 3), rng.triangular(0, 1), rng.expovariate(1.5), rng.choices(deck, weights=range(1, 7), k=2), rng.getrandbits(16), rng.sample(deck, 2, counts=None)]
rng.setstate(state)
result = deck, a, rng.randrange(0, 10, 2) == a[0], isinstance(rng, rnd.Random)
---
# a class that is told how to be shown, hashed and copied
from types import SimpleNamespace, MappingProxyType
settings = SimpleNamespace(depth=3, name="x")
settings.depth += 1
frozen = MappingProxyType({"a": 1})
try:
    frozen["b"] = 2
except TypeError:
    settings.error = True
result = settings, frozen["a"], dict(frozen), settings == SimpleNamespace(depth=4, name="x", error=True)
---
# abstract bases with properties and class methods
from abc import ABC, abstractmethod
class Strategy(ABC):
    @property
    @abstractmethod
    def name(self) -> str: ...
    @classmethod
    @abstractmethod
    def make(cls) -> "Strategy": raise NotImplementedError
    @abstractmethod
    def rate(self, action) -> float:
        return 1.0
    def best(self, actions): return max(actions, key=self.rate)
class Low(Strategy):
    name = "low"
    @classmethod
    def make(cls): return cls()
    def rate(self, action): return super().rate(action) - action
try: Strategy()
except TypeError as e: message = "abstract" in str(e)
result = Low.make().best([3, 1, 2]), Low().name, message
---
# a walk through what was nested
def walk(x, path=()):
    if isinstance(x, dict):
        for k, v in x.items(): yield from walk(v, (*path, k))
    elif isinstance(x, (list, tuple)):
        for i, v in enumerate(x): yield from walk(v, path + (i,))
    else:
        yield ".".join(map(str, path)), x
flatten = lambda x: [y for z in x for y in (flatten(z) if isinstance(z, list) else [z])]
result = dict(walk({"a": [1, {"b": 2}], "c": ()})), flatten([1, [2, [3, []]]])
'''
