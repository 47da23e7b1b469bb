"""Reads a program: policy first, then hints about what its author probably did not mean."""

import ast
import warnings
from difflib import get_close_matches
from typing import Any

from .advice import name_advice
from .diagnostics import Problems
from .library import BUILTIN_NAMES, FACADES
from .policy import Policy

ENTRY = "get_next_move"
HOOKS = ("on_match_start", "on_event", "on_match_end")
FILE = "bot.py"
#: Some editors put it in front of a text; Python overlooks it in files.
BYTE_ORDER_MARK = "\ufeff"
#: So many unknown names are compared with the known ones: each takes a while.
_MOST_GUESSES = 20


class Refused(Exception):
    """The program is not one that may run."""

    def __init__(self, problems: Problems) -> None:
        super().__init__("refused")
        self.problems = problems


def parse(source: str) -> tuple[ast.Module, Policy]:
    """The program's tree under the policy; raises Refused."""
    source = source.removeprefix(BYTE_ORDER_MARK)
    problems = Problems(source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source, FILE)
        policy = Policy(problems)
        policy.visit(tree)
        policy.finish()
    except SyntaxError as error:
        problems.syntax_error(error)
    except ValueError as error:  # a null byte
        problems.error(None, "syntax", f"this is not Python: {error}")
    except (RecursionError, MemoryError):
        problems.error(None, "too-deep", "the program is nested too deeply: make it simpler")
    else:
        if not problems.any_errors():
            return tree, policy
    raise Refused(problems)


def compiled(source: str) -> tuple[Any, frozenset[str]]:
    """The program's code, and the names to which it gives a meaning; raises Refused."""
    tree, policy = parse(source)
    return _code(tree, policy.problems), frozenset(policy.own_names)


def _code(tree: ast.Module, problems: Problems) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(tree, FILE, "exec", dont_inherit=True)
    except SyntaxError as error:  # such as `return` outside a function
        problems.syntax_error(error)
    except (RecursionError, MemoryError, ValueError, OverflowError):
        problems.error(None, "too-deep", "the program is nested too deeply: make it simpler")
    raise Refused(problems)


def check(source: str, keys: list[str] | None) -> Problems:
    """Everything there is to say about a program before it runs. `keys` are those of the state."""
    try:
        tree, policy = parse(source)
        problems = policy.problems
        _code(tree, problems)
        _entry(tree, policy)
        for function in _functions(tree):
            if function.name in (ENTRY, *HOOKS):
                _parameters(function, problems)
            if function.name == ENTRY:
                _answers(function, problems)
                _state(function, keys, problems)
        _names(tree, policy)
    except Refused as refused:
        return refused.problems
    return problems


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def _entry(tree: ast.Module, policy: Policy) -> None:
    if any(ENTRY in _bound_by(node) for node in tree.body):
        return
    near = get_close_matches(ENTRY, [f.name for f in _functions(tree)], 1, 0.7)
    hint = f" (is `{near[0]}` meant to be it?)" if near else ""
    message = f"a bot must define `def {ENTRY}(state)`, which returns an action{hint}"
    policy.problems.error(None, "entry", message)


def _bound_by(node: ast.AST) -> set[str]:
    """Names that a statement of the module may bind."""
    names: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            names.add(part.name)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            names.add(part.id)
    return names


def _parameters(function: ast.FunctionDef, problems: Problems) -> None:
    arguments = function.args
    places = len(arguments.posonlyargs) + len(arguments.args)
    needed = places - len(arguments.defaults)
    missing = [
        one
        for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is None
    ]
    if function.decorator_list or (needed <= 1 and not missing and (places or arguments.vararg)):
        return
    message = f"`{function.name}` is called with one value, and this takes another number"
    problems.error(function, "parameters", message)


def _own_nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """Without those of functions and classes inside it."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            waiting += ast.iter_child_nodes(node)
    return found


def _answers(function: ast.FunctionDef, problems: Problems) -> None:
    nodes = _own_nodes(function)
    if any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in nodes):
        message = f"`{ENTRY}` has a `yield` and so never returns an action: use `return`"
        problems.error(function, "entry", message)
    elif not any(
        isinstance(node, ast.Raise) or (isinstance(node, ast.Return) and node.value is not None)
        for node in nodes
    ):
        message = f"`{ENTRY}` never returns an action: the default action will be played"
        problems.warning(function, "entry", message)


def _state(function: ast.FunctionDef, keys: list[str] | None, problems: Problems) -> None:
    """Uses of the state that cannot work."""
    arguments = [*function.args.posonlyargs, *function.args.args]
    if not arguments:
        return
    state = arguments[0].arg
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and _is_name(node.value, state):
            if keys is not None and node.attr in keys:
                message = f'the state is a dict: write {state}["{node.attr}"]'
                problems.warning(node, "state", message)
            continue
        key = _key_of(node, state)
        if key is None or keys is None or key in keys:
            continue
        near = get_close_matches(key, keys, 1)
        hint = f"; did you mean `{near[0]}`?" if near else ""
        message = f"the state has no `{key}` in this game{hint}"
        problems.warning(node, "unknown-key", message if key else "which field of the state?")


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _key_of(node: ast.AST, state: str) -> str | None:
    """The key, if this is `state["key"]`."""
    if (
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Load)
        and _is_name(node.value, state)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    ):
        return node.slice.value
    return None


def _names(tree: ast.Module, policy: Policy) -> None:
    """Names that mean nothing, imports that nobody uses, and names that a library does not have."""
    known = policy.stored | BUILTIN_NAMES
    if "annotations" in policy.stored:  # of the future: nobody looks up what they name
        known |= policy.for_editors
    guesses = 0
    for name, node in policy.read.items():
        if name not in known and not name.startswith("__"):
            guesses += 1
            near = get_close_matches(name, known, 1, 0.75) if guesses <= _MOST_GUESSES else []
            hint = f"; did you mean `{near[0]}`?" if near else ""
            policy.problems.warning(node, "unknown-name", f"nothing is called `{name}`{hint}")
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            _imports(node, policy, modules)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = modules.get(node.value.id)
            if module in FACADES and not hasattr(FACADES[module], node.attr):
                message = f"bots have no `{node.attr}` in {module}{name_advice(module, node.attr)}"
                policy.problems.warning(node, "unknown-name", message)


def _imports(node: ast.Import | ast.ImportFrom, policy: Policy, modules: dict[str, str]) -> None:
    for alias in node.names:
        name = alias.asname or alias.name.partition(".")[0]
        if isinstance(node, ast.Import):
            modules[name] = alias.name if alias.asname else name
        elif node.module == "__future__" or alias.name == "*":
            continue
        if name not in policy.read and name not in policy.read_by_author:
            policy.problems.warning(alias, "unused-import", f"`{name}` is imported and never used")
