"""The language wall: which Python a bot may be written in.

RestrictedPython's transformer knows every kind of node and refuses those that are new. Here
ordinary Python is allowed, the ways into the interpreter are refused in the source, and what comes
out is the bot's own code without guards: it runs as fast as anybody's. The exceptions are
`str.format` and `self.__class__`, which becomes `type(self)`.
"""

import ast
from collections.abc import Callable
from typing import Any

from RestrictedPython.transformer import RestrictingNodeTransformer

from .advice import SPECIAL, module_advice, name_advice
from .diagnostics import Problems
from .formats import format_problem
from .library import FACADES
from .modules import MODULES
from .names import (
    CLASS,
    CLASS_VARIABLES,
    FORMAT_METHODS,
    FORMATTING,
    MISSING_BUILTINS,
    SETTING,
    attribute_problem,
    is_matchable,
    is_private,
    is_special,
    name_problem,
)
from .syntax import catches_import_errors, imported, is_main, last_name, plain_names

_MODULES = ", ".join(MODULES)


class Policy(RestrictingNodeTransformer):
    """Visits a module once; problems go to `problems`."""

    def __init__(self, problems: Problems) -> None:
        super().__init__()
        self.problems = problems
        #: Names that get a value somewhere, and names that are read.
        self.stored: set[str] = set()
        self.read: dict[str, ast.AST] = {}
        #: Names that exist for the author's editor alone, and names in what was taken out.
        self.for_editors: set[str] = set()
        self.read_by_author: set[str] = set()
        self._scopes = ["module"]
        self._private: list[ast.Attribute] = []
        self._own_attributes: set[str] = set()
        self._match_args: set[ast.AST] = set()
        self._optional: set[ast.AST] = set()
        self._in_pattern = False

    @property
    def own_names(self) -> set[str]:
        """Names to which this program gives a meaning of its own."""
        return self._own_attributes | self.stored

    def error(self, node: ast.AST, info: str) -> None:
        self.problems.error(node, "statement", info)

    def not_allowed(self, node: ast.AST) -> None:
        kind = type(node).__name__
        self.error(node, f"{_IN_WORDS.get(kind, kind)} cannot be used in bots")

    def finish(self) -> None:
        """What can be judged only when everything has been seen."""
        for private in self._private:
            if private.attr not in self.own_names:
                message = f"`.{private.attr}` is private to a library: remove it"
                self.problems.error(private, "attribute", message)
        for name, node in self.read.items():
            if name in MISSING_BUILTINS and name not in self.stored:
                self.problems.error(
                    node, "builtin", f"bots have no `{name}`: {MISSING_BUILTINS[name]}"
                )

    # ---- names

    def _bind(self, node: ast.AST, name: str | None) -> None:
        if name is None:
            return
        self.stored.add(name)
        in_class = self._scopes[-1] == "class"
        if name == "__match_args__" and node not in self._match_args:
            message = "`__match_args__` must be a tuple of the names of plain attributes"
            self.problems.error(node, "name", message)
            return
        if in_class and name in CLASS_VARIABLES:
            return
        if in_class and is_special(name):
            message = f"a bot's class cannot define `{name}`: {SPECIAL.get(name, 'remove it')}"
            self.problems.error(node, "name", message)
        elif (problem := name_problem(name)) is not None:
            self.problems.error(node, "name", problem)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if not isinstance(node.ctx, ast.Load):
            self._bind(node, node.id)
            return node
        self.read.setdefault(node.id, node)
        if node.id == "__name__" or (self._scopes[-1] == "class" and node.id in CLASS_VARIABLES):
            return node
        if (problem := name_problem(node.id)) is not None:
            self.problems.error(node, "name", problem)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        self._scopes.append("function")
        self._bind(node, node.arg)
        self._scopes.pop()
        return self._contents(node)

    def visit_Global(self, node: ast.Global | ast.Nonlocal) -> ast.AST:
        for name in node.names:
            if (problem := name_problem(name)) is not None:
                self.problems.error(node, "name", problem)
        return node

    visit_Nonlocal = visit_Global

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        self._bind(node, node.name)
        return self._contents(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        if node.arg is not None and (problem := name_problem(node.arg)) is not None:
            self.problems.error(node, "name", problem)
        return self._contents(node)

    # ---- attributes

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        name = node.attr
        if name == "__setattr__" and isinstance(node.value, ast.Name) and node.value.id == "object":
            return self._instead(node, SETTING)
        if name == "__class__" and isinstance(node.value, ast.Name) and _is_read(node):
            return self._instead(node, CLASS, self.visit(node.value))
        if (problem := attribute_problem(name)) is not None:
            self.problems.error(node, "attribute", problem)
        elif not _is_read(node):
            self._own_attributes.add(name)
            if is_special(name):
                message = f"`.{name}` cannot be changed: define it in the class"
                self.problems.error(node, "attribute", message)
        elif is_private(name):
            self._private.append(node)
        self._contents(node)
        if name in FORMAT_METHODS and _is_read(node):
            return self._formatting(node)
        return node

    def _formatting(self, node: ast.Attribute) -> ast.AST:
        text = node.value
        if (
            isinstance(text, ast.Constant)
            and isinstance(text.value, str)
            and (problem := format_problem(text.value)) is not None
        ):
            self.problems.error(node, "format", f"in this format, {problem}")
        which = ast.copy_location(ast.Constant(node.attr), node)
        return self._instead(node, FORMATTING, text, which)

    def _instead(self, node: ast.Attribute, function: str, *arguments: Any) -> ast.AST:
        """A function of ours in the place of an attribute, called if there are arguments."""
        if self._in_pattern:
            message = f"`.{node.attr}` cannot stand in a pattern: use a guard, `case x if x == ...`"
            self.problems.error(node, "attribute", message)
        found: ast.expr = ast.copy_location(ast.Name(function, ast.Load()), node)
        if arguments:
            found = ast.copy_location(ast.Call(found, list(arguments), []), node)
        return found

    # ---- imports

    def visit_If(self, node: ast.If) -> ast.AST:
        if last_name(node.test) == "TYPE_CHECKING":
            # For the author's editor: taken out, it may import types from anywhere.
            self.for_editors |= imported(node.body)
            self._take_out(node)
        elif is_main(node.test):
            # For the author's own machine: here nothing is ever the main program.
            self._take_out(node)
        return self._contents(node)

    def _take_out(self, node: ast.If) -> None:
        for part in (part for one in node.body for part in ast.walk(one)):
            if isinstance(part, ast.Name):
                self.read_by_author.add(part.id)
        node.body = [ast.copy_location(ast.Pass(), node)]

    def visit_Import(self, node: ast.Import) -> ast.AST:
        for alias in node.names:
            if self._importable(node, alias.name):
                self._bind(node, alias.asname or alias.name.partition(".")[0])
        return node

    def visit_Try(self, node: ast.Try) -> ast.AST:
        """An import that may fail, because its author has thought of that."""
        if any(catches_import_errors(handler) for handler in node.handlers):
            self._optional.update(
                one for one in node.body if isinstance(one, (ast.Import, ast.ImportFrom))
            )
        return self._contents(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        module = "." * node.level + (node.module or "")
        if not self._importable(node, module) or module not in FACADES:
            for alias in node.names:
                self._bind(alias, alias.asname or alias.name)
            return node
        offered = vars(FACADES[module])
        for alias in node.names:
            if alias.name == "*":
                self.stored.update(FACADES[module].__all__)
            elif alias.name not in offered or alias.name.startswith("_"):
                advice = name_advice(module, alias.name)
                message = f"bots cannot import `{alias.name}` from {module}{advice}"
                if node in self._optional:
                    self.problems.warning(alias, "import", message)
                    self._bind(alias, alias.asname or alias.name)
                else:
                    self.problems.error(alias, "import", message)
            else:
                self._bind(alias, alias.asname or alias.name)
        return node

    def _importable(self, node: ast.AST, module: str) -> bool:
        if module in FACADES:
            return True
        message = f"bots cannot import `{module}`; they can import {_MODULES}"
        if advice := module_advice(module):
            message = f"bots cannot import `{module}`; {advice}"
        if node in self._optional:
            self.problems.warning(node, "import", message)
            return True
        self.problems.error(node, "import", message)
        return False

    # ---- functions and classes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self._bind(node, node.name)
        return self._inside("function", node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return self._inside("function", node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self._bind(node, node.name)
        metaclasses = [one.value for one in node.keywords if one.arg == "metaclass"]
        if any(last_name(one) == "type" for one in node.bases) or any(
            last_name(one) != "ABCMeta" for one in metaclasses
        ):
            message = "bots have no metaclasses: use __init_subclass__ or a decorator of the class"
            self.problems.error(node, "statement", message)
        return self._inside("class", node)

    def _inside(self, scope: str, node: ast.AST) -> ast.AST:
        self._scopes.append(scope)
        self._contents(node)
        self._scopes.pop()
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """`__match_args__` holds names of attributes: `case Card(rank)` reads the first."""
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id == "__match_args__" and plain_names(node):
            self._match_args.add(target)
        return self._contents(node)

    # ---- match

    def visit_MatchValue(self, node: ast.pattern) -> ast.AST:
        """And any other pattern with values in it."""
        outer, self._in_pattern = self._in_pattern, True
        self._contents(node)
        self._in_pattern = outer
        return node

    def visit_MatchAs(self, node: ast.MatchAs | ast.MatchStar) -> ast.AST:
        self._bind(node, node.name)
        return self._contents(node)

    visit_MatchStar = visit_MatchAs

    def visit_MatchMapping(self, node: ast.MatchMapping) -> ast.AST:
        self._bind(node, node.rest)
        return self.visit_MatchValue(node)

    def visit_MatchClass(self, node: ast.MatchClass) -> ast.AST:
        for name in node.kwd_attrs:
            if (problem := attribute_problem(name)) is not None or not is_matchable(name):
                message = f"`{name}` cannot be matched: use it in the body of the case"
                self.problems.error(node, "attribute", problem or message)
        return self.visit_MatchValue(node)

    # ---- the rest

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = node.func
        if isinstance(called, ast.Name) and called.id == "type" and len(node.args) > 1:
            self.problems.error(node, "builtin", "type() makes no classes here: use `class`")
        return self._contents(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        if node.is_async:
            self.problems.error(node.target, "statement", "bots are not asynchronous: use `for`")
        return self._contents(node)

    def visit_type_parameter(self, node: Any) -> ast.AST:
        self._bind(node, node.name)
        return self._contents(node)

    visit_TypeVar = visit_ParamSpec = visit_TypeVarTuple = visit_type_parameter

    def _contents(self, node: ast.AST) -> ast.AST:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
            elif isinstance(value, list):
                for at, item in enumerate(value):
                    if isinstance(item, ast.AST):
                        value[at] = self.visit(item)
        return node

    def visit(self, node: ast.AST) -> ast.AST:
        kind = type(node)
        handler = _HANDLERS.get(kind)
        if handler is None:
            handler = getattr(type(self), f"visit_{kind.__name__}", None)
            if kind.__name__ in _PLAIN:
                handler = Policy._contents
            if handler is None or kind.__name__ in _REFUSED:
                handler = Policy.not_allowed
            _HANDLERS[kind] = handler
        return handler(self, node) or node


def _is_read(node: ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Load)


_HANDLERS: dict[type[ast.AST], Callable[[Policy, ast.AST], ast.AST | None]] = {}

#: Nodes that are as they are; RestrictedPython would put guards around some of them.
_PLAIN = frozenset(
    """
    Module Expr Constant List Tuple Set Dict FormattedValue JoinedStr Load Store Del Starred
    UnaryOp UAdd USub Not Invert BinOp Add Sub Mult Div FloorDiv Mod Pow LShift RShift BitOr BitXor
    BitAnd MatMult BoolOp And Or Compare Eq NotEq Lt LtE Gt GtE Is IsNot In NotIn IfExp Subscript
    Slice ListComp SetComp GeneratorExp DictComp Raise Assert Delete Pass For While Break
    Continue With withitem arguments Return Yield YieldFrom TypeAlias Match match_case
    MatchSingleton MatchSequence MatchOr AnnAssign AugAssign NamedExpr
    """.split()
)
_REFUSED = frozenset("AsyncFunctionDef AsyncFor AsyncWith Await TryStar Interactive".split())
_IN_WORDS = {
    "AsyncFunctionDef": "`async def` (write `def`)",
    "AsyncFor": "`async for` (write `for`)",
    "AsyncWith": "`async with` (write `with`)",
    "Await": "`await` (call the function plainly)",
    "TryStar": "`except*` (write `except`)",
}
