"""Projects and baloot (BL-6): every project there can be, numbered, and those in a given hand."""

from engines.baloot.cards import ACE, DECLARE, NO_TRUMP, ROYALS
from engines.core.cards import cards_in
from engines.core.suits import hand_codes

#: Names by strength, and what they are worth in card points (BL-6.8).
RAW = {"sira": 20, "fifty": 50, "hundred": 100, "four_hundred": 200}
#: BL-6.5: strength before the top rank counts.
SIRA, FIFTY, HUNDRED_OF_FOUR, HUNDRED_IN_SEQUENCE, FOUR_HUNDRED = range(5)
TEN = 3
#: All four sevens; shifted, all four cards of another rank.
ALL_FOUR = 0x01010101


class Project:
    """One project that a hand may contain."""

    def __init__(self, name: str, cards: int, strength: int, top: int) -> None:
        self.name = name
        self.cards = cards
        self.codes = hand_codes(cards)
        self.is_four = strength in (HUNDRED_OF_FOUR, FOUR_HUNDRED)
        #: BL-6.5 and BL-6.6 in one number: the higher one wins.
        self.strength = 8 * strength + top
        self.raw = RAW[name]


def _sequence(name: str, strength: int, length: int, suit: int, top: int) -> Project:
    cards = ((1 << length) - 1) << (8 * suit + top + 1 - length)
    return Project(name, cards, strength, top)


_SEQUENCES = [("sira", SIRA, 3), ("fifty", FIFTY, 4), ("hundred", HUNDRED_IN_SEQUENCE, 5)]

PROJECTS: list[Project] = [
    _sequence(name, strength, length, suit, top)
    for suit in range(4)
    for name, strength, length in _SEQUENCES
    for top in range(length - 1, 8)
]
PROJECTS += [
    Project("hundred", ALL_FOUR << rank, HUNDRED_OF_FOUR, rank) for rank in range(TEN, ACE + 1)
]
PROJECTS.append(Project("four_hundred", ALL_FOUR << ACE, FOUR_HUNDRED, ACE))

#: The move that declares a project, by its name and cards.
DECLARATIONS = {
    (project.name, project.cards): DECLARE + number for number, project in enumerate(PROJECTS)
}


def _runs(byte: int) -> list[tuple[int, int]]:
    """Top rank and length of each maximal run of neighbours in a suit, from the lowest."""
    runs = []
    low = 0
    for rank in range(9):
        if not byte >> rank & 1:
            if rank > low:
                runs.append((rank - 1, rank - low))
            low = rank + 1
    return runs


def _in_suit(suit: int, byte: int) -> list[int]:
    """BL-6.3: the declarations that the cards of one suit allow."""
    moves = []
    for top, length in _runs(byte):
        pieces = [(2, 3), (ACE, 5)] if length == 8 else [(top, min(length, 5))]
        for highest, size in pieces:
            if size >= 3:
                name, strength, _ = _SEQUENCES[size - 3]
                project = _sequence(name, strength, size, suit, highest)
                moves.append(DECLARATIONS[name, project.cards])
    return moves


def _alike(byte: int, aces: str) -> list[int]:
    """BL-6.4: the declarations of a hand that has all four cards of these ranks."""
    names = dict.fromkeys(range(TEN, ACE), "hundred") | {ACE: aces}
    return [DECLARATIONS[names[rank], ALL_FOUR << rank] for rank in cards_in(byte) if rank in names]


#: IN_SUIT[suit][byte]: the sequences in the cards of one suit.
IN_SUIT = [[_in_suit(suit, byte) for byte in range(256)] for suit in range(4)]

#: By the set of ranks of which all four cards are held.
ALIKE_IN_SUN = [_alike(byte, "four_hundred") for byte in range(256)]
ALIKE_IN_HOKUM = [_alike(byte, "hundred") for byte in range(256)]


def projects_in(hand: int, trump: int) -> list[int]:
    """The declarations that these eight cards allow, as a new list."""
    moves = (
        IN_SUIT[0][hand & 255]
        + IN_SUIT[1][hand >> 8 & 255]
        + IN_SUIT[2][hand >> 16 & 255]
        + IN_SUIT[3][hand >> 24]
    )
    alike = hand & hand >> 8 & hand >> 16 & hand >> 24
    if alike:
        moves += (ALIKE_IN_SUN if trump == NO_TRUMP else ALIKE_IN_HOKUM)[alike]
    return moves


def project_of(move: int) -> Project:
    """The project that a declaration names."""
    return PROJECTS[move - DECLARE]


def baloot_seat(hands: list[int], trump: int) -> int:
    """BL-6.9: who holds king and queen of trumps among his eight cards; -1 for nobody."""
    royals = ROYALS << (8 * trump)  # in Sun beyond every hand
    for seat in range(4):
        if hands[seat] & royals == royals:
            return seat
    return -1
