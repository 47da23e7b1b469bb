"""Each rule of the rule books is pinned by a test that names it."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
RULE_ID = re.compile(r"\*\*((?:GEN|OM|TL|JO|BL|SA)-\d+(?:\.\d+)?)\*\*")

#: Rules that no test of the engine can pin, and why.
NOT_IN_THE_ENGINE: dict[str, str] = {
    **dict.fromkeys(["SA-14.2", "SA-14.3"], "the page's part"),
    "BL-11.3": "the server's clock",
}


def rule_ids() -> set[str]:
    books = (ROOT / "docs" / "rules").glob("*.md")
    return {rule for book in books for rule in RULE_ID.findall(book.read_text("utf-8"))}


def named_ids() -> set[str]:
    """The ids in every `@pytest.mark.rule(…)` of the test suite."""
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                named |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return named


def test_each_rule_is_named_by_a_test() -> None:
    assert rule_ids() - named_ids() - NOT_IN_THE_ENGINE.keys() == set()


def test_tests_name_no_rule_that_does_not_exist() -> None:
    assert named_ids() - rule_ids() == set()


def test_the_exceptions_are_rules_without_a_test() -> None:
    assert NOT_IN_THE_ENGINE.keys() <= rule_ids() - named_ids()
