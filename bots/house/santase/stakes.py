"""What a deal pays whom (SA-9.2, SA-10), as far as the match still asks for it."""

#: Points that win a deal.
ENOUGH = 66
#: More points than anybody can have in a deal.
MOST_POINTS = 256
#: The longest match.
MOST_NEEDED = 11


def _by_points(need: int) -> list[int]:
    """SA-10.1: what a win pays by the loser's points."""
    return [min(3, need)] + [min(2, need)] * 32 + [min(1, need)] * (MOST_POINTS - 33)


BY_POINTS = [_by_points(need) for need in range(MOST_NEEDED + 1)]
#: The same against a side that has closed: always 3.
FULL = [[min(3, need)] * MOST_POINTS for need in range(MOST_NEEDED + 1)]


class Stakes:
    """One closer and one state of the match. Sides are 0 (this player) and 1."""

    #: By side, what its win pays by the points of the other.
    pay: tuple[list[int], list[int]]

    def __init__(self, closer: int, bonus: int, needs: list[int]) -> None:
        """`closer` is a side or -1; `needs` are the game points that end the match, by side."""
        self.closer = closer
        self.bonus = bonus
        mine, theirs = needs
        self.pay = (
            (FULL if closer == 1 else BY_POINTS)[mine],
            (FULL if closer == 0 else BY_POINTS)[theirs],
        )

    def played_out(self, side: int, points: int, others: int, won: bool) -> int:
        """SA-10.2: the hands are empty, and `side` has won the last trick or not. What it gets."""
        if self.closer == side:
            ahead = points >= ENOUGH
        elif self.closer >= 0:
            ahead = others < ENOUGH
        elif won:
            points += self.bonus
            ahead = points >= others
        else:
            others += self.bonus
            ahead = points > others
        return self.pay[side][others] if ahead else -self.pay[1 - side][points]


def marriage(card: int, trump: int) -> int:
    """The points of a marriage that is declared with this card (SA-8.1)."""
    return 40 if card // 6 == trump else 20
