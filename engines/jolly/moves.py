"""How Jolly's moves are numbered. A move alone says everything that its JSON action says.

card                            discard it
DRAW                            draw from the stock
DRAW + k                        take the last k cards of the row
TAKE_BACK, ZUDREHEN
EXTEND + meld<<8 + way + card   `way` is AT_SET, AT_LOW or AT_HIGH
SWAP + meld<<8 + card
MELD + form<<6 + jokers         lay a new meld, see new_melds.py
"""

from engines.jolly.cards import PACK

DRAW = 64
TAKE_BACK = 126
ZUDREHEN = 127
EXTEND = 1 << 13
SWAP = 1 << 14
MELD = 1 << 15

CARD_FIELD = 63
MELD_SHIFT = 8
MELD_FIELD = 31

#: Where a card goes: into a set, or to an end of a run.
AT_SET = 0
AT_LOW = 1 << 6
AT_HIGH = 2 << 6
WAY_FIELD = 3 << 6

#: The draws of a seat that may take from a row of this length (JO-4.4).
DRAWS = [[DRAW + count for count in range(length + 1)] for length in range(PACK.size + 1)]
