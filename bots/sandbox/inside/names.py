"""Which names a bot may use: of attributes, of special methods, of builtins it does not have."""

from RestrictedPython.transformer import INSPECT_ATTRIBUTES

from .advice import SPECIAL

#: Attributes that lead from a value to the interpreter behind it: frames, tracebacks, code.
INNER_ATTRIBUTES = INSPECT_ATTRIBUTES | {
    "ag_running", "ag_suspended", "co_consts", "co_names", "cr_running", "cr_suspended",
    "f_lasti", "f_lineno", "f_trace_lines", "f_trace_opcodes", "func_code", "func_globals",
    "gi_running", "gi_suspended", "im_func", "im_self", "mro", "tb_lasti", "tb_lineno",
    # Ways of typing and enum to evaluate text and to look into any module.
    "_evaluate", "_convert_", "_create_",
}  # fmt: skip

#: Names with an underscore in front that the library offers to everybody.
PUBLIC_UNDERSCORES = frozenset(
    "_ _asdict _fields _field_defaults _make _replace "
    "_generate_next_value_ _ignore_ _missing_ _name_ _value_".split()
)

#: Special methods and attributes that a class may define, and that may be called by name
#: (`super().__init__()`): they change how a bot's own objects behave and reach nothing else.
SPECIAL_METHODS = frozenset(
    f"__{name}__"
    for name in """
        init new post_init init_subclass class_getitem set_name get set delete call
        repr str format bytes hash bool index int float complex round trunc floor ceil
        eq ne lt le gt ge len length_hint getitem setitem delitem missing iter next reversed
        contains enter exit getattr copy deepcopy
        add radd iadd sub rsub isub mul rmul imul truediv rtruediv itruediv floordiv rfloordiv
        ifloordiv mod rmod imod divmod rdivmod pow rpow ipow lshift rlshift ilshift rshift rrshift
        irshift and rand iand or ror ior xor rxor ixor matmul rmatmul imatmul neg pos abs invert
    """.split()
)
#: Methods of texts that read attributes; the policy puts `formats.formatting` in their place.
FORMAT_METHODS = ("format", "format_map")
#: Special attributes that tell a name or a text.
SPECIAL_READS = frozenset({"__name__", "__qualname__", "__doc__", "__members__"})
#: Special names that a class body may give a value.
CLASS_VARIABLES = SPECIAL_METHODS | {"__slots__", "__match_args__", "__doc__"}
#: Special names that a module may give a value or read.
MODULE_VARIABLES = frozenset(
    f"__{name}__"
    for name in "all author contact copyright credits date doc email license maintainer status "
    "version".split()
)

#: Builtins of Python that bots do not have, and what to do instead.
MISSING_BUILTINS = {
    "eval": "write the expression itself",
    "exec": "write the statements themselves",
    "compile": "write the code itself",
    "open": "bots have no files: keep what you need in module variables, which live for the match",
    "input": "there is nobody to ask: everything you may know is in the state",
    "globals": "use module variables by their names",
    "locals": "use variables by their names",
    "vars": "use attributes by their names, or dataclasses.asdict",
    "dir": "use attributes by their names",
    "breakpoint": "use print: it goes to the log of the move",
    "help": "read the page about the bot API",
    "exit": "return an action instead",
    "quit": "return an action instead",
    "__import__": "use an import statement",
    "__builtins__": "use builtins by their names",
    "__file__": "bots have no files",
    "__debug__": "remove it",
    "__loader__": "remove it",
    "__spec__": "remove it",
}

#: What the policy puts in the place of `x.format`, of `object.__setattr__` and of `x.__class__`: no
#: bot can write it.
FORMATTING, SETTING, CLASS = "__formatting__", "__setting__", "__class_of__"

#: Names to which the program in this process gives a meaning of its own.
OWN_NAMES: set[str] = set()


def is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def is_private(name: str) -> bool:
    """A bot may use such an attribute only if it gives the name a meaning itself."""
    return name.startswith("_") and not is_special(name) and name not in PUBLIC_UNDERSCORES


def attribute_problem(name: str) -> str | None:
    """Why a bot may not use an attribute of this name; None if it may."""
    if name in INNER_ATTRIBUTES:
        return f"`.{name}` leads into the interpreter and is not for bots: remove it"
    if not is_special(name) or name in SPECIAL_METHODS or name in SPECIAL_READS:
        return None
    instead = SPECIAL.get(name, "remove it")
    return f"`.{name}` is one of Python's inner attributes and not for bots: {instead}"


def is_matchable(name: str) -> bool:
    """Whether a pattern may read this attribute, which no call then stands in the way of."""
    return not (is_special(name) or name in FORMAT_METHODS or name in INNER_ATTRIBUTES)


def name_problem(name: str) -> str | None:
    """Why a bot may not use a variable of this name; None if it may."""
    if name in INNER_ATTRIBUTES:
        return f"the name `{name}` is kept for the interpreter: choose another"
    if not is_special(name) or name in MODULE_VARIABLES:
        return None
    if name in MISSING_BUILTINS:
        return f"`{name}` is not for bots: {MISSING_BUILTINS[name]}"
    return f"names like `{name}` are kept for the interpreter: choose one without the underscores"


def checked_attribute(name: object) -> str:
    """The name, if a bot may use an attribute of this name that it has as a text."""
    if type(name) is not str:  # a subclass could be one text now and another later
        raise TypeError("the name of an attribute must be a str")
    problem = attribute_problem(name)
    if problem is not None:
        raise AttributeError(problem)
    return name


def is_foreign(name: str) -> bool:
    """Whether this is a private name to which the program has given no meaning so far."""
    return is_private(name) and name not in OWN_NAMES
