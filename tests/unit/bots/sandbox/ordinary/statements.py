"""Statements: assignments, loops, conditions, matches."""

STATEMENTS = """
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
