"""Dealing hidden hands that contain the projects their owners declared.

A declared project is hard to meet by chance, so its cards are chosen first and the other cards are
dealt around them. A choice that leaves no deal is taken back: a deal that exists is found.
"""

from random import Random

from engines.baloot.cards import DECLARE
from engines.baloot.projects import PROJECTS, Project
from engines.core.guess import distribute


class Form:
    """One way to hold a project: cards that the eight contain, and cards that would make the run
    longer and the project another one (BL-6.3)."""

    def __init__(self, move: int, need: int, lack: int) -> None:
        self.move = move
        self.need = need
        self.lack = lack


def _forms(number: int, project: Project) -> list[Form]:
    move, cards = DECLARE + number, project.cards
    if project.is_four:
        return [Form(move, cards, 0)]
    suit = 255
    while not suit & cards:
        suit <<= 8
    above, below = cards << 1 & suit & ~cards, cards >> 1 & suit & ~cards
    if project.name == "hundred":
        return [Form(move, cards, above)]
    forms = [Form(move, cards, above | below)]
    if project.name == "sira" and not below:  # 9 8 7, also the rest of a whole suit
        forms.append(Form(move, suit, 0))
    return forms


#: Every way to hold each project, by its number.
FORMS = [_forms(number, project) for number, project in enumerate(PROJECTS)]


class HiddenHands:
    """The unseen cards, where they may be, and what the hands have to contain. The first four
    places are the seats; a fifth one is the stock."""

    def __init__(
        self, known: list[int], unseen: int, room: list[int], allowed: list[int], rng: Random
    ) -> None:
        #: Of each seat's eight cards those that are certain: played already, or known to be held.
        self.known = known
        self.unseen = unseen
        self.room = room
        self.allowed = allowed
        self.rng = rng
        self.need = [0] * len(room)
        self.lack = [0] * len(room)
        #: The declarations to be met, a seat and the forms it may hold, and those chosen, or -1.
        self.wanted: list[tuple[int, list[Form]]] = []
        self.chosen: list[int] = []

    def deal(self, wanted: list[tuple[int, list[Form]]]) -> list[int]:
        """The unseen cards of each place, so that each wanted seat holds one of the forms given
        with it. The projects chosen are then in `chosen`."""
        self.wanted = wanted
        self.chosen = [-1] * len(wanted)
        if not self._fit():
            raise ValueError("no deal agrees with this view")
        cards, room, allowed = self._rest()
        hands = distribute(cards, room, allowed, self.rng)
        return [hand | self.need[place] & self.unseen for place, hand in enumerate(hands)]

    def _fit(self) -> bool:
        """Choose forms for all that is still open, the most constrained declaration first."""
        number = -1
        forms: list[Form] = []
        for one, move in enumerate(self.chosen):
            if move < 0:
                possible = self._possible(one)
                if number < 0 or len(possible) < len(forms):
                    number, forms = one, possible
        if number < 0:
            return True
        seat = self.wanted[number][0]
        need, lack = self.need[seat], self.lack[seat]
        for form in self._likely_first(seat, forms):
            self.need[seat] = need | form.need
            self.lack[seat] = lack | form.lack
            self.chosen[number] = form.move
            if self._leaves_a_deal() and self._fit():
                return True
        self.need[seat] = need
        self.lack[seat] = lack
        self.chosen[number] = -1
        return False

    def _possible(self, number: int) -> list[Form]:
        """The forms of this declaration that agree with the cards chosen so far."""
        seat, forms = self.wanted[number]
        known, room = self.known[seat], self.room[seat]
        taken = 0
        for other in range(4):
            if other != seat:
                taken |= self.need[other]
        free = self.unseen & self.allowed[seat] & ~taken
        possible = []
        for form in forms:
            need, lack = self.need[seat] | form.need, self.lack[seat] | form.lack
            drawn = need & ~known
            if drawn & ~free or lack & (need | known) or form.move in self.chosen:
                continue
            if drawn.bit_count() <= room:
                possible.append(form)
        return possible

    def _likely_first(self, seat: int, forms: list[Form]) -> list[Form]:
        """A random order that favours the likely forms: those of which fewer cards are unseen."""
        share = self.room[seat] / max(sum(self.room), 1)
        order = [
            (self.rng.expovariate(share ** (form.need & self.unseen).bit_count()), index)
            for index, form in enumerate(forms)
        ]
        return [forms[index] for _, index in sorted(order)]

    def _rest(self) -> tuple[int, list[int], list[int]]:
        """The cards that the chosen projects leave, the room for them and where they may go."""
        cards = self.unseen
        room, allowed = self.room[:], self.allowed[:]
        for place, need in enumerate(self.need):
            drawn = need & self.unseen
            cards ^= drawn
            room[place] -= drawn.bit_count()
            allowed[place] &= ~self.lack[place]
        return cards, room, allowed

    def _leaves_a_deal(self) -> bool:
        """Hall's theorem: there is a deal if no group of places has more room than cards for it."""
        cards, room, allowed = self._rest()
        places = range(len(room))
        for group in range(1, 1 << len(room)):
            members = [place for place in places if group >> place & 1]
            fitting = 0
            for place in members:
                fitting |= allowed[place]
            if (cards & fitting).bit_count() < sum(room[place] for place in members):
                return False
        return True
