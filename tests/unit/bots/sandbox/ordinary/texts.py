"""Texts and their formats."""

TEXTS = """
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
