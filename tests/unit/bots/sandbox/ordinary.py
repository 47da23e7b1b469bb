"""Ordinary Python, idiom by idiom: what people write in bots, and what the policy must let pass.

Each program leaves its outcome in `result`. They are separated by lines of dashes; the first line
is the name.
"""

_STATEMENTS = """
# adding to an item
d = {"a": 1}
d["a"] += 2
result = d
---
# adding to an attribute
class Box:
    n = 0
b = Box()
b.n += 5
result = b.n
---
# adding to a slice
x = [1, 2, 3]
x[1:] += [4]
result = x
---
# counting in a dict of dicts
d = {"a": {"b": 0}}
d["a"]["b"] -= 1
result = d
---
# every augmented operator
x = 7
x += 1; x -= 2; x *= 3; x //= 2; x **= 2; x %= 50; x <<= 2; x >>= 1; x |= 8; x &= 127; x ^= 5
result = x
---
# annotations of variables
x: int = 3
y: "list[int]" = [x]
z: dict[str, int]
result = y
---
# annotations of functions
def f(a: int, *b: str, c: float = 1.0, **d: object) -> "tuple[int, float]":
    return a, c
result = f(1)
---
# annotations of the future
from __future__ import annotations
class Node:
    def next(self) -> Node | None:
        return None
result = Node().next()
---
# several targets
a = b = c = 4
result = a, b, c
---
# unpacking
a, (b, *c), d = 1, (2, 3, 4), 5
result = a, b, c, d
---
# unpacking in a loop
result = []
for i, (a, b) in enumerate([(1, 2), (3, 4)]):
    result.append(i + a * b)
---
# swapping
a, b = 1, 2
a, b = b, a
result = a, b
---
# a star in a list
result = [*range(3), *"ab"]
---
# stars in a dict
result = {**{"a": 1}, "b": 2, **{"a": 3}}
---
# stars in a call
def f(*args, **named):
    return args, named
result = f(*[1, 2], **{"x": 3})
---
# names that only take places
def f(a, /, b, *, c):
    return a, b, c
result = f(1, 2, c=3)
---
# a mutable default
def f(x, seen=[]):
    seen.append(x)
    return list(seen)
f(1)
result = f(2)
---
# walrus
result = [y for x in range(6) if (y := x * x) > 5]
---
# walrus in a loop
items = iter([1, 2, 0, 3])
result = []
while (x := next(items)):
    result.append(x)
---
# while with else
n = 3
while n:
    n -= 1
else:
    result = "done"
---
# for with else
for x in range(3):
    if x == 9:
        break
else:
    result = "none"
---
# continue and break
result = []
for x in range(10):
    if x % 2: continue
    if x > 6: break
    result.append(x)
---
# pass and ellipsis
def f(): ...
class A: pass
result = f(), ... is Ellipsis
---
# deleting
d = {1: 2, 3: 4}
x = [1, 2, 3]
del d[1], x[0]
y = 5
del y
result = d, x
---
# deleting an attribute
class A: pass
a = A()
a.x = 1
del a.x
result = hasattr(a, "x")
---
# assert
try:
    assert 1 > 2, "no"
except AssertionError as error:
    result = str(error)
---
# global
count = 0
def f():
    global count
    count += 1
f(); f()
result = count
---
# nonlocal
def counter():
    n = 0
    def up():
        nonlocal n
        n += 1
        return n
    return up
up = counter()
up()
result = up()
---
# names with underscores
_x = 1
__y = 2
_ = 3
for _ in range(2): pass
result = _x + __y + _
---
# the main idiom
result = 0
if __name__ == "__main__":
    result = 0
---
# names of a module
__version__ = "1.0"
__author__ = "me"
__all__ = ["get_next_move"]
result = __version__ + __author__
---
# a docstring
def f():
    "Says hello."
    return 1
result = f.__doc__, f.__name__
---
# a chain of comparisons
x = 5
result = 1 < x <= 5 != 6
---
# a conditional
result = "a" if 1 > 2 else "b" if 2 > 1 else "c"
---
# and, or, not
result = (0 or "x", 1 and 2, not [], None or [])
---
# is and in
result = None is None, 3 in [1, 2, 3], "z" not in "abc", [] is not None
---
# slices
x = list(range(10))
result = x[2:5], x[::-1], x[-3:], x[::2], x[:]
---
# assigning a slice
x = [1, 2, 3, 4]
x[1:3] = [9]
result = x
---
# numbers
result = 1_000_000, 0xFF, 0b101, 0o17, 1e3, 3j, 7 // 2, -7 % 3, 2 ** 10, ~5
---
# several statements
a = 1; b = 2; result = a + b
---
# a long condition
a, b = 1, 2
if (a == 1 and
        b == 2):
    result = True
---
# a match of values
def name(x):
    match x:
        case 1 | 2: return "small"
        case "a": return "letter"
        case None: return "nothing"
        case _: return "other"
result = [name(x) for x in (1, "a", None, 9)]
---
# a match of actions
def kind(action):
    match action:
        case {"type": "play", "cards": [first, *rest]}: return first, len(rest)
        case {"type": "pass", **others}: return others
        case _: return None
result = kind({"type": "play", "cards": ["3S", "4S"]}), kind({"type": "pass", "x": 1})
---
# a match with a guard
match [1, 2, 3]:
    case [a, b, *_] if a < b: result = a + b
---
# a match of classes
from dataclasses import dataclass
@dataclass
class Card:
    rank: int
    suit: str
match Card(7, "S"):
    case Card(rank=r, suit="S") if r > 5: result = r
---
# a match by places
from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int
match P(1, 2):
    case P(1, y): result = y
---
# a match with names
match {"a": [1, 2]}:
    case {"a": [int() as first, second]}: result = first, second
---
# match arguments of one's own
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y):
        self.x, self.y = x, y
match P(1, 2):
    case P(a, b): result = a, b
"""

_FUNCTIONS = """
# a closure
def adder(n):
    return lambda x: x + n
result = adder(3)(4)
---
# recursion
def fact(n): return 1 if n < 2 else n * fact(n - 1)
result = fact(20)
---
# a generator
def evens(n):
    for x in range(n):
        if x % 2 == 0:
            yield x
result = list(evens(7))
---
# yield from
def flat(x):
    for y in x:
        if isinstance(y, list):
            yield from flat(y)
        else:
            yield y
result = list(flat([1, [2, [3]]]))
---
# sending to a generator
def total():
    n = 0
    while True:
        n += yield n
t = total()
next(t)
t.send(3)
result = t.send(4)
---
# the value of a generator
def g():
    yield 1
    return "end"
def h():
    x = yield from g()
    yield x
result = list(h())
---
# closing a generator
def g():
    try:
        yield 1
    finally:
        log.append("closed")
log = []
x = g()
next(x)
x.close()
result = log
---
# a generator expression
result = sum(x * x for x in range(5) if x != 2)
---
# nested comprehensions
result = [(x, y) for x in range(3) for y in range(x)], {x: [y for y in range(x)] for x in range(3)}
---
# a set comprehension
result = sorted({c.lower() for c in "aAbB"})
---
# a decorator
def twice(f):
    def inner(*args):
        return f(f(*args))
    return inner
@twice
def inc(x): return x + 1
result = inc(1)
---
# a decorator with arguments
def times(n):
    def wrap(f):
        def inner(x):
            for _ in range(n): x = f(x)
            return x
        return inner
    return wrap
@times(3)
def double(x): return 2 * x
result = double(1)
---
# a decorator with wraps
import functools
def log(f):
    @functools.wraps(f)
    def inner(*a, **k):
        return f(*a, **k)
    return inner
@log
def named(): "Doc."
result = named.__name__, named.__doc__
---
# an attribute of a function
def f(): f.calls += 1
f.calls = 0
f(); f()
result = f.calls
---
# functions in a table
TABLE = {"+": lambda a, b: a + b, "-": lambda a, b: a - b}
result = TABLE["-"](5, 3)
---
# sorting by a key
result = sorted(["bb", "a", "ccc"], key=len, reverse=True)
---
# sorting by several keys
cards = [("S", 3), ("H", 3), ("S", 1)]
result = sorted(cards, key=lambda c: (-c[1], c[0]))
---
# max with a default
result = max([], default=None), min([3, 1], key=lambda x: -x)
---
# map and filter
result = list(map(str, filter(None, [0, 1, 2])))
---
# zip
result = list(zip([1, 2], "ab", strict=True)), dict(zip("xy", (1, 2)))
---
# any and all
result = any(x > 2 for x in (1, 3)), all([]), sum([[1], [2]], [])
---
# enumerate and reversed
result = list(enumerate(reversed("ab"), 1))
---
# iter with a sentinel
n = iter([1, 2, 3])
result = list(iter(lambda: next(n), 3))
---
# round, divmod, abs, pow
result = round(2.567, 2), divmod(7, 3), abs(-4), pow(2, 5, 7)
---
# conversions
result = int("7"), float("1.5"), str(3), bool(""), list("ab"), tuple([1]), set([1]), complex(1, 2)
---
# bytes
result = bytes([1, 2]), bytearray(b"ab"), b"ab"[0], "é".encode(), b"x".decode()
---
# characters
result = ord("a"), chr(98), hex(255), bin(5), oct(8), ascii("é")
---
# isinstance and issubclass
result = isinstance(3, (int, str)), issubclass(bool, int), isinstance(int, type), callable(len)
---
# the type of a value
result = type(3) is int, type("").__name__, type([]) == list
---
# getattr and setattr
class A:
    x = 1
a = A()
setattr(a, "y", 2)
result = getattr(a, "x"), getattr(a, "z", 9), a.y, hasattr(a, "y")
delattr(a, "y")
---
# hash and id
result = hash(3) == hash(3), isinstance(id(3), int)
---
# a frozen set as a key
result = {frozenset({1, 2}): "x"}[frozenset({2, 1})]
---
# slice objects
result = [1, 2, 3, 4][slice(1, 3)]
---
# memoryview
result = bytes(memoryview(b"abc")[1:])
---
# a cache by hand
cache = {}
def fib(n):
    if n not in cache:
        cache[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return cache[n]
result = fib(60)
---
# lambda with defaults
result = [f() for f in [lambda i=i: i for i in range(3)]]
---
# keyword only defaults
def f(*, a=1, b): return a, b
result = f(b=2)
"""

_TEXTS = """
# a format string
x = 3.14159
result = f"{x:.2f} {x!r:>10} {'a' 'b'} {{}} {1 + 1=}"
---
# a nested format
width = 8
result = f"{'x':>{width}}|{5:0{width}b}"
---
# the method format
result = "{} {1} {name}".format if False else "{} {}".format(1, 2)
---
# a format with names
result = "{name:>5}|{0[1]}|{p.real}".format([1, 2], name="x", p=5)
---
# a format of attributes
result = "{.real} {0.imag:>{1.real}}".format(3) if False else "{.real:>{}}".format(3, 5)
---
# a format of a variable
template = "{a}-{b}"
result = template.format(a=1, b=2)
---
# a format of a map
result = "{x}".format_map({"x": 1})
---
# a format passed on
result = list(map("<{}>".format, [1, 2]))
---
# percent
result = "%s %05.1f %d%%" % ("a", 2.5, 3)
---
# joining and splitting
result = ", ".join(["a", "b"]), "a b".split(), "a-b".partition("-"), "x\\ny".splitlines()
---
# replacing and stripping
result = " aXa ".strip().replace("X", "-"), "abc".removeprefix("a"), "abc".rstrip("c")
---
# finding
result = "abc".find("c"), "abc".index("b"), "abca".count("a"), "abc".startswith(("x", "a"))
---
# cases
result = "aB".upper(), "aB".swapcase(), "ab cd".title(), "Ab".casefold()
---
# filling
result = "7".zfill(3), "x".center(5, "*"), "x".ljust(3) + "|"
---
# tests of texts
result = "12".isdigit(), "ab".isalpha(), "a1".isalnum(), " ".isspace(), "x".isidentifier()
---
# translating
result = "SHDC".translate(str.maketrans("SHDC", "♠♥♦♣"))
---
# other alphabets
größe = 3
π = 3.14
result = größe * π, "Tiến lên", "\\N{BLACK SPADE SUIT}"
---
# raw and many lines
result = r"\\d", '''a
b'''
---
# texts in texts
result = "abc" * 2 + "d"[0], "a" < "b", "abc"[::-1]
---
# format as a function
result = format(3.5, ".2f"), format(255, "x")
---
# repr
result = repr("a'b"), repr([1, None])
"""

_CLASSES = """
# a class
class Hand:
    def __init__(self, cards):
        self.cards = list(cards)
    def __len__(self): return len(self.cards)
    def __repr__(self): return f"Hand({self.cards})"
    def __iter__(self): return iter(self.cards)
    def __contains__(self, c): return c in self.cards
    def __getitem__(self, i): return self.cards[i]
h = Hand("abc")
result = len(h), repr(h), list(h), "a" in h, h[1]
---
# inheritance
class A:
    def __init__(self, x): self.x = x
    def f(self): return 1
class B(A):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
    def f(self): return super().f() + 1
b = B(1, 2)
result = b.x, b.y, b.f()
---
# the old way to call a base
class A:
    def __init__(self): self.x = 1
class B(A):
    def __init__(self):
        A.__init__(self)
result = B().x
---
# comparing
class N:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
    def __hash__(self): return hash(self.n)
result = N(1) == N(1), sorted([N(2), N(1)])[0].n, len({N(1), N(1)})
---
# arithmetic
class V:
    def __init__(self, x): self.x = x
    def __add__(self, o): return V(self.x + o.x)
    __radd__ = __add__
    def __mul__(self, k): return V(self.x * k)
    def __neg__(self): return V(-self.x)
    def __iadd__(self, o):
        self.x += o.x
        return self
v = V(1)
v += V(2)
result = (v + V(3)).x, (V(2) * 4).x, (-v).x
---
# calling
class F:
    def __call__(self, x): return x + 1
result = F()(2)
---
# a context
class C:
    def __enter__(self): return "in"
    def __exit__(self, *exc): return True
with C() as c:
    raise ValueError
result = c
---
# several contexts
class C:
    def __init__(self, n): self.n = n
    def __enter__(self): return self.n
    def __exit__(self, kind, value, trace): return False
with C(1) as a, C(2) as b:
    result = a + b
---
# private names
class A:
    def __init__(self): self.__secret = 5; self._half = 1
    def get(self): return self.__secret + self._half
result = A().get()
---
# a property
class A:
    def __init__(self): self._x = 1
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v * 2
a = A()
a.x = 4
result = a.x
---
# class and static methods
class A:
    n = 0
    @classmethod
    def make(cls): cls.n += 1; return cls()
    @staticmethod
    def f(x): return x * 2
A.make()
result = A.n, A.f(3)
---
# slots
class A:
    __slots__ = ("x", "y")
    def __init__(self): self.x = 1
result = A().x
---
# an iterator
class Up:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
result = list(Up(3))
---
# truth and length
class A:
    def __bool__(self): return False
result = bool(A()), not A()
---
# a missing key
class D(dict):
    def __missing__(self, k): return k * 2
result = D()["ab"]
---
# setting items
class D:
    def __init__(self): self.d = {}
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __getitem__(self, k): return self.d[k]
d = D()
d["x"] = 1
d["x"] += 1
result = d["x"]
---
# an attribute that is not there
class A:
    def __getattr__(self, name): return name.upper()
result = A().hello
---
# a descriptor
class D:
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None): return self.name
class A:
    field = D()
result = A().field
---
# a new tuple
class Pair(tuple):
    def __new__(cls, a, b): return super().__new__(cls, (a, b))
    @property
    def total(self): return self[0] + self[1]
result = Pair(1, 2).total
---
# subclasses that register
class Base:
    known = []
    def __init_subclass__(cls, **kw): Base.known.append(cls.__name__)
class A(Base): pass
class B(Base): pass
result = Base.known
---
# a class in a class
class A:
    class B:
        x = 1
    y = B.x
result = A.y, A.B().x
---
# a class in a function
def make(n):
    class A:
        x = n
    return A
result = make(3).x
---
# several bases
class A:
    def f(self): return "a"
class B:
    def g(self): return "b"
class C(A, B): pass
result = C().f() + C().g()
---
# an abstract class
from abc import ABC, abstractmethod
class Player(ABC):
    @abstractmethod
    def move(self): ...
class Good(Player):
    def move(self): return 1
try:
    Player()
    result = 0
except TypeError:
    result = Good().move()
---
# an abstract class by its metaclass
from abc import ABCMeta, abstractmethod
class P(metaclass=ABCMeta):
    @abstractmethod
    def f(self): ...
class Q(P):
    def f(self): return 2
result = Q().f()
---
# a type in a type
from typing import Generic, TypeVar
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: list[T] = []
    def push(self, x: T) -> None: self.items.append(x)
s = Stack[int]()
s.push(1)
result = s.items
---
# format of one's own
class A:
    def __format__(self, spec): return "<" + spec + ">"
    def __str__(self): return "s"
result = f"{A():x}", str(A()), "{:y}".format(A())
---
# index and int
class A:
    def __index__(self): return 2
    def __int__(self): return 3
    def __float__(self): return 1.5
result = [0, 1, 2][A()], int(A()), float(A())
---
# reversed and round
class A:
    def __reversed__(self): return iter("ba")
    def __round__(self, n=0): return 7
    def __abs__(self): return 8
result = list(reversed(A())), round(A()), abs(A())
---
# copying
import copy
class A:
    def __init__(self): self.x = [1]
a = A()
b = copy.deepcopy(a)
b.x.append(2)
result = a.x, copy.copy(a).x
---
# a class by its name
class Card: pass
result = type(Card()).__name__, Card.__name__, Card.__qualname__
---
# a class without a hash
class A:
    __hash__ = None
    def __eq__(self, other): return True
try:
    hash(A())
    result = "hashed"
except TypeError:
    result = "not"
"""

_LIBRARY = """
# a dataclass
from dataclasses import dataclass, field
@dataclass
class Memory:
    seen: set = field(default_factory=set)
    count: int = 0
m = Memory()
m.seen.add("AS")
m.count += 1
result = repr(m), m == Memory({"AS"}, 1)
---
# a frozen dataclass
from dataclasses import dataclass, replace, asdict, astuple
@dataclass(frozen=True, order=True)
class Card:
    rank: int
    suit: str = "S"
c = Card(3)
result = sorted([Card(5), c])[0], replace(c, rank=4), asdict(c), astuple(c), hash(c) == hash(Card(3))
result = str(result)
---
# a dataclass with more
from dataclasses import dataclass, field, fields, InitVar, KW_ONLY
from typing import ClassVar
@dataclass(slots=True)
class A:
    x: int
    _: KW_ONLY
    y: int = 2
    total: int = field(init=False, compare=False)
    n: ClassVar[int] = 5
    z: InitVar[int] = 0
    def __post_init__(self, z): self.total = self.x + self.y + z
result = A(1, z=3).total, [f.name for f in fields(A)]
---
# a dataclass of a dataclass
from dataclasses import dataclass
@dataclass
class A:
    x: int = 1
@dataclass
class B(A):
    y: int = 2
result = repr(B(3))
---
# a named tuple
from collections import namedtuple
Card = namedtuple("Card", "rank suit", defaults=["S"])
c = Card(3)
result = c, c.rank, c._replace(rank=4), c._asdict(), Card._fields, Card._make([1, 2])
result = str(result)
---
# a named tuple with types
from typing import NamedTuple
class Move(NamedTuple):
    card: str
    score: float = 0.0
    def better(self, other): return self.score > other.score
result = str(Move("AS", 2.0)), Move("a", 1).better(Move("b"))
---
# a counter
from collections import Counter
c = Counter("abca")
c["z"] += 1
c.update("b")
result = c.most_common(2), sorted((c - Counter("a")).items())
---
# a default dict
from collections import defaultdict
d = defaultdict(list)
d["a"].append(1)
e = defaultdict(lambda: defaultdict(int))
e["x"]["y"] += 1
result = dict(d), e["x"]["y"]
---
# a queue
from collections import deque
q = deque([1, 2, 3], maxlen=3)
q.append(4)
q.appendleft(0)
q.rotate(1)
result = list(q)
---
# ordered and chained
from collections import OrderedDict, ChainMap
o = OrderedDict(a=1)
o.move_to_end("a")
result = list(o), ChainMap({"a": 1}, {"b": 2})["b"]
---
# itertools
import itertools
from itertools import combinations, permutations, product, groupby, accumulate, chain, islice, count
result = (
    list(combinations("abc", 2)), len(list(permutations(range(4)))), list(product([1], [2, 3])),
    [(k, len(list(g))) for k, g in groupby("aabc")], list(accumulate([1, 2, 3])),
    list(chain.from_iterable([[1], [2]])), list(islice(count(3), 2)), list(itertools.zip_longest([1], [])),
)
---
# functools
import functools
from functools import lru_cache, reduce, partial, cmp_to_key, cache, total_ordering, cached_property
@lru_cache(maxsize=None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
@cache
def sq(x): return x * x
result = fib(30), reduce(lambda a, b: a * b, [1, 2, 3]), partial(pow, 2)(3), sq(3), fib.cache_info().hits > 0
result += (sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)),)
---
# total ordering
from functools import total_ordering, cached_property
@total_ordering
class A:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
    @cached_property
    def slow(self): return self.n * 2
result = A(1) <= A(2), A(3) >= A(4), A(2).slow
---
# a heap
import heapq
h = []
for x in (3, 1, 2):
    heapq.heappush(h, (x, str(x)))
result = heapq.heappop(h), heapq.nlargest(1, [1, 5, 2]), heapq.nsmallest(1, [4, 3])
---
# bisect
from bisect import bisect_left, insort
x = [1, 3, 5]
insort(x, 4)
result = x, bisect_left(x, 3)
---
# math
import math
from math import sqrt, pi, inf, comb, isclose
result = sqrt(16), math.floor(2.7), comb(52, 5), -inf < 0, isclose(pi, 3.14159, abs_tol=0.01), math.log2(8), math.prod([2, 3])
---
# math with a star
from math import *
result = floor(2.5) + ceil(2.5), gcd(12, 8)
---
# random
import random
rng = random.Random(7)
result = rng.randint(1, 6), rng.choice("abc"), rng.sample(range(9), 3), rng.random(), rng.choices("ab", [1, 9], k=4)
x = list(range(5))
rng.shuffle(x)
result += (x,)
---
# random of the module
import random
random.seed(3)
result = random.random(), random.randrange(10), random.uniform(1, 2), random.gauss(0, 1)
---
# statistics
import statistics
from statistics import mean, median, pstdev
result = mean([1, 2, 3]), median([1, 9, 3]), round(pstdev([1, 2, 3]), 3), statistics.mode("aab"), statistics.NormalDist(0, 1).cdf(0)
---
# json
import json
text = json.dumps({"b": [1, None, True], "a": "é"}, sort_keys=True, indent=1)
try:
    json.loads("{")
except json.JSONDecodeError as error:
    result = text, json.loads(text), error.pos
---
# regular expressions
import re
CARD = re.compile(r"(?P<rank>[2-9TJQKA])(?P<suit>[SHDC])", re.I)
m = CARD.match("TS")
result = m.group("rank"), m.groups(), re.findall(r"\\d+", "a1b22"), re.sub(r"a(.)", r"\\1!", "ab"), re.split(",", "a,b")
---
# an enumeration
from enum import Enum, IntEnum, Flag, auto, unique, StrEnum
@unique
class Suit(Enum):
    SPADES = "S"
    HEARTS = "H"
    @property
    def red(self): return self is Suit.HEARTS
class Rank(IntEnum):
    TWO = 2
    ACE = 14
class F(Flag):
    A = auto()
    B = auto()
class T(StrEnum):
    X = auto()
result = Suit("S").name, Suit["HEARTS"].red, Rank.ACE > Rank.TWO, [s.value for s in Suit], (F.A | F.B).value, T.X + "y", list(Suit.__members__)
---
# typing
from typing import Any, Optional, Union, Callable, Iterator, TypeAlias, Literal, Final, Protocol, TypedDict, cast
Cards: TypeAlias = "list[str]"
MAX: Final = 3
class Action(TypedDict, total=False):
    type: str
class Sized(Protocol):
    def size(self) -> int: ...
def f(x: Optional[int], g: Callable[[int], Any] | None = None) -> Union[int, str]:
    return cast(int, x) or MAX
a: Action = {"type": "pass"}
result = f(None), a, f(2)
---
# collections of abstract types
from collections.abc import Iterable, Mapping, Sequence, Hashable
import collections.abc
result = isinstance([], Iterable), isinstance({}, Mapping), isinstance("", Sequence), isinstance([], collections.abc.Hashable)
---
# an abstract sequence of one's own
from collections.abc import Sequence
class Hand(Sequence):
    def __init__(self, c): self.c = c
    def __getitem__(self, i): return self.c[i]
    def __len__(self): return len(self.c)
h = Hand("abc")
result = list(reversed(h)), h.index("b"), "c" in h, h.count("a")
---
# operator
import operator
from operator import itemgetter, mul
result = sorted([(1, 2), (0, 3)], key=itemgetter(1)), mul(2, 3), operator.add(1, 2), operator.not_(0)
---
# string
import string
result = string.ascii_lowercase[:3], string.digits, string.Template("$a!").substitute(a=1), string.capwords("a b")
---
# fractions and decimals
from fractions import Fraction
from decimal import Decimal, localcontext, ROUND_HALF_UP
with localcontext() as context:
    context.prec = 6
    result = Fraction(1, 3) + Fraction(1, 6), str(Decimal("1.1") * 3), Decimal(1) / 7
    result += (Decimal("2.5").quantize(Decimal(1), ROUND_HALF_UP),)
---
# arrays and complex numbers
from array import array
import cmath
a = array("i", [1, 2])
a.append(3)
result = a.tolist(), a[1:].tolist(), round(cmath.phase(-1), 3)
---
# the clock
import time
from time import perf_counter, monotonic
start = time.time()
result = time.perf_counter() >= 0, monotonic() > 0, time.time() - start < 5, isinstance(time.monotonic_ns(), int)
---
# importing under another name
import itertools as it, collections as c
from functools import reduce as fold
result = next(it.cycle([7])), c.Counter("a")["a"], fold(max, [1, 2])
---
# importing in a function
def f():
    import math
    from random import Random
    return math.pi, Random(1).random()
result = f()
---
# importing if it is there
try:
    import math
except ImportError:
    math = None
result = math is not None
---
# copy
from copy import copy, deepcopy
x = {"a": [1]}
y = deepcopy(x)
z = copy(x)
y["a"].append(2)
result = x, y, z["a"] is x["a"]
"""

_ERRORS = """
# try, except, else, finally
log = []
for x in (1, 0):
    try:
        log.append(1 / x)
    except ZeroDivisionError as error:
        log.append(str(error))
    else:
        log.append("else")
    finally:
        log.append("finally")
result = log
---
# several exceptions
def f(x):
    try:
        return {"a": 1}[x]
    except (KeyError, TypeError) as e:
        return type(e).__name__
result = f("b"), f([])
---
# a bare except
try:
    raise ValueError("x")
except:
    result = "caught"
---
# raising again
def f():
    try:
        [][0]
    except IndexError:
        raise
try:
    f()
except Exception as e:
    result = e.args
---
# raising from another
try:
    try:
        int("x")
    except ValueError as e:
        raise RuntimeError("bad") from e
except RuntimeError as e:
    result = str(e)
---
# an exception of one's own
class NoMove(Exception):
    def __init__(self, hand):
        super().__init__(f"no move in {hand}")
        self.hand = hand
try:
    raise NoMove(["AS"])
except NoMove as e:
    result = str(e), e.hand
---
# stopping an iteration
x = iter([])
result = next(x, "default")
---
# suppressing
class quiet:
    def __enter__(self): pass
    def __exit__(self, kind, value, trace): return kind is not None and issubclass(kind, KeyError)
with quiet():
    {}["x"]
result = "went on"
---
# errors of keys and names
log = []
for f in (lambda: {}["x"], lambda: nothing, lambda: (1).x, lambda: "a" + 1, lambda: int("z")):
    try:
        f()
    except Exception as e:
        log.append(type(e).__name__)
result = log
---
# not implemented
class A:
    def f(self): raise NotImplementedError
    def __eq__(self, o): return NotImplemented
try:
    A().f()
except NotImplementedError:
    result = A() == 3
---
# a note on an exception
try:
    raise ValueError("x")
except ValueError as e:
    e.add_note("note")
    result = str(e)
"""

_GAMES = """
# the first legal action
def get_next_move(state):
    return state["legal_actions"][0]
result = get_next_move({"legal_actions": [1, 2]})
---
# the lowest card
RANKS = "3456789TJQKA2"
def get_next_move(state):
    plays = [a for a in state["legal_actions"] if a["type"] == "play"]
    return min(plays, key=lambda a: RANKS.index(a["cards"][0][0]), default={"type": "pass"})
result = get_next_move({"legal_actions": [{"type": "play", "cards": ["KS"]}, {"type": "play", "cards": ["4C"]}]})
---
# a memory of cards
seen = set()
def on_event(event):
    if event.get("type") == "play":
        seen.update(event["cards"])
on_event({"type": "play", "cards": ["AS", "KS"]})
result = sorted(seen)
---
# a deck
SUITS, RANKS = "CDHS", "789TJQKA"
DECK = [r + s for s in SUITS for r in RANKS]
def unseen(hand, played): return [c for c in DECK if c not in set(hand) | set(played)]
result = len(unseen(["7C", "8C"], ["AS"]))
---
# groups by suit
from collections import defaultdict
def by_suit(hand):
    groups = defaultdict(list)
    for card in hand:
        groups[card[-1]].append(card)
    return {suit: sorted(cards) for suit, cards in groups.items()}
result = by_suit(["AS", "7S", "KD"])
---
# a simulation
import random
def estimate(hand, unseen, rng, rounds=50):
    wins = 0
    for _ in range(rounds):
        rng.shuffle(unseen)
        wins += max(hand) > max(unseen[:2])
    return wins / rounds
result = estimate([5, 9], list(range(9)), random.Random(3))
---
# minimax
def minimax(n, turn=1):
    if n == 0: return -turn
    scores = [minimax(n - k, -turn) for k in (1, 2, 3) if k <= n]
    return max(scores) if turn == 1 else min(scores)
result = [minimax(n) for n in range(1, 9)]
---
# alpha and beta
def search(node, a=-99, b=99, maximise=True):
    if isinstance(node, int): return node
    for child in node:
        value = search(child, a, b, not maximise)
        if maximise: a = max(a, value)
        else: b = min(b, value)
        if a >= b: break
    return a if maximise else b
result = search([[3, 5], [2, [9, 1]], [0, 7]])
---
# a tree of moves
import math
class Node:
    __slots__ = ("children", "move", "parent", "visits", "wins")
    def __init__(self, move=None, parent=None):
        self.move, self.parent = move, parent
        self.children, self.visits, self.wins = [], 0, 0.0
    def ucb(self):
        return self.wins / self.visits + math.sqrt(2 * math.log(self.parent.visits) / self.visits)
root = Node()
root.visits = 10
for n in range(3):
    child = Node(n, root)
    child.visits, child.wins = n + 1, n
    root.children.append(child)
result = max(root.children, key=Node.ucb).move
---
# weights
WEIGHTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
def points(cards): return sum(WEIGHTS.get(c[0], 0) for c in cards)
result = points(["AS", "TD", "9C"])
---
# a state machine
class Bot:
    def __init__(self): self.phase, self.log = "start", []
    def on(self, event):
        handler = getattr(self, "on_" + event, None)
        if handler: handler()
    def on_deal(self): self.phase = "bid"; self.log.append("deal")
    def on_bid(self): self.phase = "play"
b = Bot()
for e in ("deal", "bid", "nothing"): b.on(e)
result = b.phase, b.log
---
# time control
import time
def get_next_move(state):
    deadline = time.monotonic() + min(0.001, state["time_left"] * 0.5)
    n = 0
    while time.monotonic() < deadline: n += 1
    return state["legal_actions"][0] if n else None
result = get_next_move({"time_left": 5, "legal_actions": ["x"]})
---
# a printout
def show(hand):
    print("hand:", *hand, sep=" ", end="\\n")
    print(f"{len(hand)} cards")
    return len(hand)
result = show(["AS"])
---
# a table of openings
OPENINGS = {
    ("A", "K"): 1.0,
    ("A", "Q"): 0.7,
}
def strength(hand):
    ranks = tuple(sorted((c[0] for c in hand), key="AKQJ".index)[:2])
    return OPENINGS.get(ranks, 0.1)
result = strength(["KS", "AD"]), strength(["JS", "JD"])
---
# probabilities
from itertools import product
from fractions import Fraction
throws = list(product(range(1, 7), repeat=2))
result = Fraction(sum(1 for a, b in throws if a + b >= 9), len(throws))
---
# a table of results that learns
from collections import defaultdict
values = defaultdict(float)
def learn(state, action, reward, rate=0.5):
    key = (state, action)
    values[key] += rate * (reward - values[key])
    return values[key]
result = [learn("s", "a", r) for r in (1, 1, 0)]
---
# bit masks
def mask(cards): return sum(1 << (c % 52) for c in set(cards))
def cards(m):
    while m:
        low = m & -m
        yield low.bit_length() - 1
        m ^= low
result = list(cards(mask([3, 17, 3]))), mask([1, 2]).bit_count()
---
# runs of cards
def runs(ranks):
    found, run = [], []
    for r in sorted(set(ranks)):
        if run and r != run[-1] + 1:
            found.append(run)
            run = []
        run.append(r)
    return [r for r in [*found, run] if len(r) >= 3]
result = runs([3, 4, 5, 7, 9, 10, 11, 12])
"""


def _programs(*texts: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        for program in text.strip().split("\n---\n"):
            title = program.partition("\n")[0].removeprefix("# ")
            assert title not in found, title
            found[title] = program + "\n"
    return found


PROGRAMS = _programs(_STATEMENTS, _FUNCTIONS, _TEXTS, _CLASSES, _LIBRARY, _ERRORS, _GAMES)
