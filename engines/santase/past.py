"""What a view still tells about the tricks of its deal; `sample` builds on it.

The history shows the cards of the last trick only. A player who remembers older ones may write them
into his copy of the view, and they count as much.
"""

from engines.core.cards import SUITS, mask_of
from engines.core.plain import JsonObject
from engines.santase.cards import HIGHER, PACK, POINTS
from engines.santase.deal import marriage_points

#: Cards played when the stock is empty.
DRAWING_PLAYS = 12


class Past:
    #: Every card that the history shows.
    seen: int
    #: By seat: how many cards of its tricks the history does not show.
    face_down: list[int]
    #: By seat: points of its other tricks and of its marriages.
    points: list[int]
    #: By seat: cards it cannot hold, or it could not have followed as it did (SA-7.3).
    voids: list[int]

    def __init__(self, view: JsonObject) -> None:
        trump = SUITS.index(view["trump"])
        self.face_down = [0, 0]
        self.points = [
            sum(marriage_points(SUITS.index(suit), trump) for suit in suits)
            for suits in view["marriages"]
        ]
        self.voids = [0, 0]
        seats: list[int] = []
        cards: list[int] = []
        strict_from = DRAWING_PLAYS
        for entry in view["history"]:
            if entry["type"] == "play":
                seats.append(entry["seat"])
                cards.append(PACK.index[entry["card"]] if "card" in entry else -1)
            elif entry["type"] == "close":
                strict_from = len(cards)
        self.seen = mask_of(card for card in cards if card >= 0)
        seats.append(view["leader"])
        for place in range(0, len(cards) - 1, 2):
            lead, reply = cards[place], cards[place + 1]
            winner = seats[place + 2]
            if lead < 0 or reply < 0:
                self.face_down[winner] += 2
                continue
            self.points[winner] += POINTS[lead] + POINTS[reply]
            if place >= strict_from:
                self.voids[seats[place + 1]] |= cannot_hold(lead, reply, trump)


def cannot_hold(lead: int, reply: int, trump: int) -> int:
    """SA-7.3: the cards that a seat cannot have kept when it followed so in strict play."""
    suit = lead // 6
    if reply // 6 == suit:
        return 0 if reply > lead else HIGHER[lead] << 6 * suit
    if reply // 6 == trump:
        return 63 << 6 * suit
    return 63 << 6 * suit | 63 << 6 * trump
