"""The two errors that the engine door raises. Both name a rule and speak to the person."""


class IllegalAction(Exception):
    """An action the rules do not allow now. The match has not changed."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class OptionError(ValueError):
    """A match that cannot be made: `option` is what is wrong (an option, `seats`, `seed` …)."""

    def __init__(self, option: str, rule: str, message: str) -> None:
        super().__init__(option, rule, message)
        self.option = option
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.option}: {self.message} ({self.rule})"
