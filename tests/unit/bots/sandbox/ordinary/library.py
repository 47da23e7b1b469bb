"""The library: what bots may import."""

LIBRARY = """
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
