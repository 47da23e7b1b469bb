"""Exceptions."""

ERRORS = """
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
