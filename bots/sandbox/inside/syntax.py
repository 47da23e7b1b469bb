"""Small questions about pieces of a program, which the policy asks."""

import ast

from .names import is_matchable


def is_main(test: ast.expr) -> bool:
    """`__name__ == "__main__"`"""
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Name)
        and test.left.id == "__name__"
        and isinstance(test.ops[0], ast.Eq)
        and len(test.ops) == 1
        and isinstance(test.comparators[0], ast.Constant)
        and test.comparators[0].value == "__main__"
    )


def imported(body: list[ast.stmt]) -> set[str]:
    return {
        alias.asname or alias.name.partition(".")[0]
        for node in body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }


def catches_import_errors(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = {last_name(one) for one in caught}
    return bool(names & {"ImportError", "ModuleNotFoundError", "Exception"})


def last_name(node: ast.AST) -> str | None:
    """`c` of `c` and of `a.b.c`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def plain_names(node: ast.Assign) -> bool:
    """Whether the value is a tuple of texts that a bot may use as names of attributes."""
    return isinstance(node.value, ast.Tuple) and all(
        isinstance(one, ast.Constant) and isinstance(one.value, str) and is_matchable(one.value)
        for one in node.value.elts
    )
