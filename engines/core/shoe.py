"""Where a match's decks come from: prepared ones first, then the seed's."""

from engines.core.cards import Pack
from engines.core.errors import OptionError
from engines.core.plain import short
from engines.core.shuffle import shuffled

DECK_RULE = "GEN-4"


class Shoe:
    """The decks of one match, each made when it is asked for. It never changes; clones share it."""

    def __init__(
        self, pack: Pack, seed: str, prepared: list[list[int]], sampled: bool = False
    ) -> None:
        self.pack = pack
        self.seed = seed
        self.prepared = prepared
        #: True when the decks are a search player's guess and not the match's own.
        self.sampled = sampled

    def deck(self, number: int) -> list[int]:
        """Deck `number` of the match, counted from 0."""
        if number < len(self.prepared):
            return self.prepared[number]
        return shuffled(self.pack.size, self.seed, number)

    def decks(self, dealt: int, keep_prepared: bool) -> list[list[str]]:
        """The decks dealt so far as codes; with `keep_prepared` also the prepared ones to come."""
        codes = self.pack.codes
        count = max(dealt, len(self.prepared)) if keep_prepared else dealt
        return [[codes[card] for card in self.deck(number)] for number in range(count)]


def checked_decks(pack: Pack, decks: object) -> list[list[int]]:
    """Prepared decks as card numbers, each a permutation of the whole pack."""
    if decks is None:
        return []
    if not isinstance(decks, (list, tuple)):
        raise OptionError("decks", DECK_RULE, f"decks are a list of decks, not {short(decks)}")
    return [_checked_deck(pack, deck) for deck in decks]


def _checked_deck(pack: Pack, deck: object) -> list[int]:
    if not isinstance(deck, (list, tuple)) or len(deck) != pack.size:
        raise OptionError("decks", DECK_RULE, f"a deck is a list of all {pack.size} cards")
    cards = []
    seen = 0
    for code in deck:
        card = pack.card(code)
        if card < 0:
            raise OptionError("decks", DECK_RULE, f"there is no card {short(code)} in this game")
        if seen >> card & 1:
            raise OptionError("decks", DECK_RULE, f"the card {code} is in a deck twice")
        seen |= 1 << card
        cards.append(card)
    return cards
