"""A plan for the cards of one turn: which to lay where, and which card is left to be turned.

Each natural in turn finds its place: on a meld of the table, in a new meld, or nowhere yet. When
all have been looked at, jokers.py spends the jokers. The plan whose rest is best is taken; the
search goes on until a plan wins, all are seen, or so many steps are done.
"""

from bots.house.jolly.jokers import Rest, finished
from bots.house.jolly.position import FORMS, Form, extend, extended, fitting
from bots.house.jolly.relations import RELATED
from engines.core.cards import cards_in
from engines.jolly.cards import ALL_NATURALS, NATURALS
from engines.jolly.moves import CARD_FIELD, WAY_FIELD
from engines.jolly.shapes import EXTENSIONS, FITTING


def _forms_by_lowest() -> list[list[Form]]:
    """The new melds with two naturals or more, by the lowest of these; few jokers first."""
    table: list[list[Form]] = [[] for _ in range(NATURALS)]
    for form in sorted(FORMS.values(), key=lambda form: form.jokers):
        if form.jokers < 2:
            table[(form.naturals & -form.naturals).bit_length() - 1].append(form)
    return table


BY_LOWEST = _forms_by_lowest()


class Plan:
    """The search for one hand and table."""

    def __init__(
        self, hand: int, shapes: list[int], most_jokers: int, any_out: bool, steps: int
    ) -> None:
        naturals = hand & ALL_NATURALS
        self.most_jokers = most_jokers
        self.any_out = any_out
        self.steps = steps
        self.best: Rest | None = None
        self.forms: dict[int, list[Form]] = {}
        fits = fitting(shapes)
        undecided = 0
        for card in cards_in(naturals):
            bit = 1 << card
            if fits & bit or RELATED[card] & naturals:
                undecided |= bit
                self.forms[bit] = [
                    form for form in BY_LOWEST[card] if not form.naturals & ~naturals
                ]
        jokers = (hand >> NATURALS).bit_count()
        self._look(undecided, naturals & ~undecided, jokers, shapes, [])

    @property
    def rest(self) -> Rest:
        assert self.best is not None  # the first line of the search goes to its end
        return self.best

    def _look(
        self, undecided: int, loose: int, jokers: int, shapes: list[int], lays: list[int]
    ) -> None:
        """Find a place for the lowest undecided card, then for the others."""
        best = self.best
        if best is not None and (best.wins or self.steps <= 0):
            return
        self.steps -= 1
        if not undecided:
            rest = finished(loose, jokers, shapes, lays, self.most_jokers, self.any_out)
            if best is None or rest.burden < best.burden:
                self.best = rest
            return
        bit = undecided & -undecided
        others = undecided ^ bit
        forms = self.forms[bit]
        for form in forms:
            if not form.jokers and not form.naturals & ~undecided:
                left = undecided & ~form.naturals
                self._look(left, loose, jokers, [*shapes, form.shape], [*lays, form.lay])
        fits = False
        for number, shape in enumerate(shapes):
            if FITTING[shape] & bit:
                fits = True
                for extension in EXTENSIONS[shape]:
                    if 1 << (extension & CARD_FIELD) == bit:
                        way = extension & WAY_FIELD
                        table = shapes[:]
                        table[number] = extended(shape, way)
                        lay = extend(number, way, extension & CARD_FIELD)
                        self._look(others, loose, jokers, table, [*lays, lay])
        if jokers:
            for form in forms:
                if form.jokers and not form.naturals & ~undecided:
                    left = undecided & ~form.naturals
                    table = [*shapes, form.shape]
                    self._look(left, loose, jokers - 1, table, [*lays, form.lay])
        if not fits:
            self._look(others, loose | bit, jokers, shapes, lays)
