"""What to do instead: for the things that people most often want and bots do not have."""

_NO_NETWORK = "bots have no network: everything you may know is in the state"
_NO_FILES = "bots have no files: keep what you need in module variables, which live for the match"
_ALONE = "a bot is one program that computes alone: call your functions plainly"
_LISTS = "write it with lists, math and random: nothing beyond Python's own library is installed"
_LOG = "use print: it goes to the log of the move"

#: For modules that cannot be imported.
MODULES = {
    "sys": "print goes to the log as it is, math.inf is beyond every number, and the depth of "
    "recursion stays at 1000",
    "os": _NO_FILES,
    "pathlib": _NO_FILES,
    "io": _NO_FILES,
    "pickle": _NO_FILES,
    "sqlite3": _NO_FILES,
    "logging": _LOG,
    "traceback": "an exception that you let go is a strike, and the log shows where it came from",
    "pprint": _LOG,
    "numpy": _LISTS,
    "pandas": _LISTS,
    "scipy": _LISTS,
    "torch": _LISTS,
    "tensorflow": _LISTS,
    "sklearn": _LISTS,
    "requests": _NO_NETWORK,
    "urllib": _NO_NETWORK,
    "http": _NO_NETWORK,
    "socket": _NO_NETWORK,
    "threading": _ALONE,
    "multiprocessing": _ALONE,
    "concurrent": _ALONE,
    "asyncio": _ALONE,
    "subprocess": _ALONE,
    "datetime": "use time.perf_counter() to measure how long you think",
    "secrets": "use random, which is seeded for each match",
    "uuid": "use random, which is seeded for each match",
    "typing_extensions": "use typing",
    "builtins": "use builtins by their names",
    "inspect": "use type(x), callable(x) and isinstance(x, ...)",
    "queue": "use collections.deque, or heapq for priorities",
    "bots": "import its types under `if TYPE_CHECKING:`, where only your editor looks",
    "engines": "the rules stay with the server: state['legal_actions'] says what you may do",
}

#: For names that a module has everywhere but here.
NAMES = {
    ("operator", "attrgetter"): "use a lambda: key=lambda card: card.rank",
    ("operator", "methodcaller"): "use a lambda: lambda x: x.method()",
    ("typing", "get_type_hints"): "write the types where you need them",
    ("dataclasses", "make_dataclass"): "write the class with @dataclass",
    ("dataclasses", "Field"): "use field(...)",
    ("enum", "property"): "use the builtin property",
    ("enum", "EnumMeta"): "derive from Enum",
    ("enum", "EnumType"): "derive from Enum",
    ("string", "Formatter"): "use an f-string",
    ("json", "load"): "use json.loads with a text",
    ("json", "dump"): "use json.dumps and print",
    ("time", "sleep"): "remove it: a bot's time is for thinking",
}

#: For special attributes and methods.
SPECIAL = {
    "__class__": "use type(x) instead",
    "__dict__": "use attributes by their names, or dataclasses.asdict",
    "__setattr__": "use plain assignments, or object.__setattr__(self, name, value)",
    "__getattribute__": "use __getattr__ or a property",
    "__delattr__": "use a property with a deleter",
    "__del__": "use `with` and __exit__, or on_match_end",
    "__annotations__": "write the types where you need them",
    "__traceback__": "print the exception: the log shows where it came from",
    "__cause__": "keep what you need in your own variables",
    "__context__": "keep what you need in your own variables",
    "__code__": "call the function",
    "__globals__": "use module variables by their names",
    "__wrapped__": "keep the function under a name of its own",
    "__subclasses__": "register classes in a list, for example in __init_subclass__",
    "__mro__": "use isinstance or issubclass",
    "__bases__": "use isinstance or issubclass",
    "__instancecheck__": "use an abstract base class",
    "__subclasshook__": "use an abstract base class",
    "__module__": "remove it",
}


def module_advice(module: str) -> str:
    return MODULES.get(module.partition(".")[0], "")


def name_advice(module: str, name: str) -> str:
    """With a colon before it, if there is any."""
    found = NAMES.get((module, name))
    return f": {found}" if found else ""
