"""Functions, generators, decorators, and the builtins that go with them."""

FUNCTIONS = """
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
