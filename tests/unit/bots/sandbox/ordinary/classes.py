"""Classes, special methods, properties, dataclasses by hand."""

CLASSES = """
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
---
# a frozen class that computes a part of itself
from dataclasses import dataclass
@dataclass(frozen=True)
class Hand:
    cards: tuple[str, ...]
    power: int = 0
    def __post_init__(self):
        object.__setattr__(self, "power", len(self.cards))
result = Hand(("AS", "KS")).power
---
# types of types and of literals
from typing import Literal, Type, get_args, get_origin
Suit = Literal["C", "D", "H", "S"]
class Base:
    kinds: list[Type["Base"]] = []
    def __init_subclass__(cls):
        Base.kinds.append(cls)
class Greedy(Base):
    @classmethod
    def make(cls: Type["Greedy"]) -> "Greedy":
        return cls()
result = get_args(Suit), get_origin(list[int]), len(Base.kinds), isinstance(Greedy.make(), Base)
---
# a header as in the textbook
from __future__ import absolute_import, division, print_function
__author__ = "Ann"
__copyright__ = "2024"
__credits__ = ["Bob"]
__email__ = "ann@example.org"
__date__ = "today"
__status__ = "draft"
__maintainer__ = "Ann"
result = 3 / 2, __credits__
"""
