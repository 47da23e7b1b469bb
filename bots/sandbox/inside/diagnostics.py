"""What is wrong with a program, and where: for its author's editor."""

import ast
from dataclasses import asdict, dataclass
from typing import Any

#: More than these help nobody.
MOST = 100
_LONGEST_MESSAGE = 300
#: Bytes of JSON: everything has to fit into one frame.
_LARGEST = 50_000


@dataclass(frozen=True)
class Problem:
    """Lines and columns count from 1, columns in characters; the end is just behind."""

    line: int
    column: int
    end_line: int
    end_column: int
    severity: str
    code: str
    message: str


class Problems:
    """Collected while looking at one source text."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines() or [""]
        self._found: list[Problem] = []

    def error(self, node: ast.AST | None, code: str, message: str) -> None:
        self._add(node, "error", code, message)

    def warning(self, node: ast.AST | None, code: str, message: str) -> None:
        self._add(node, "warning", code, message)

    def syntax_error(self, error: SyntaxError) -> None:
        line, column = error.lineno or 1, error.offset or 1
        end_line, end_column = error.end_lineno or line, error.end_offset or 0
        if end_line == line and end_column <= column:
            end_column = column + 1
        message = (error.msg or "this is not Python")[:_LONGEST_MESSAGE]
        self._found.append(
            Problem(line, max(column, 1), end_line, max(end_column, 1), "error", "syntax", message)
        )

    def any_errors(self) -> bool:
        return any(problem.severity == "error" for problem in self._found)

    def as_json(self) -> list[dict[str, Any]]:
        found = sorted(self._found, key=lambda problem: (problem.line, problem.column))
        # If there are too many, an error must not be hidden behind warnings.
        found.sort(key=lambda problem: problem.severity != "error")
        size, fitting = 0, []
        for problem in found[:MOST]:
            size += len(problem.message.encode("utf-8", "backslashreplace")) * 3 + 200
            if size > _LARGEST:
                break
            fitting.append(asdict(problem))
        return fitting

    def _add(self, node: ast.AST | None, severity: str, code: str, message: str) -> None:
        line = getattr(node, "lineno", 1)
        end_line = getattr(node, "end_lineno", None) or line
        column = self._column(line, getattr(node, "col_offset", 0))
        end_column = self._column(end_line, getattr(node, "end_col_offset", None) or 0)
        if (end_line, end_column) <= (line, column):
            end_line, end_column = line, column + 1
        text = message[:_LONGEST_MESSAGE]
        self._found.append(Problem(line, column, end_line, end_column, severity, code, text))

    def _column(self, line: int, offset: int) -> int:
        """Python counts bytes, people count characters."""
        text = self._lines[line - 1] if line <= len(self._lines) else ""
        return len(text.encode("utf-8", "replace")[:offset].decode("utf-8", "ignore")) + 1
