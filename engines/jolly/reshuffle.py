"""The reshuffle (JO-4.6): an order that follows from the deck, and that nobody knows before."""

from hashlib import sha256

from engines.jolly.cards import PACK


def reshuffled(deck: list[int], number: int, cards: list[int]) -> list[int]:
    """These cards as the stock after a deal's reshuffle `number` (1, 2, …), the top one first."""
    codes = PACK.codes
    prefix = "".join([codes[card] for card in deck]) + f"|{number}|"
    digests = {sha256((prefix + codes[card]).encode("ascii")).hexdigest(): card for card in cards}
    return [digests[digest] for digest in sorted(digests)]
