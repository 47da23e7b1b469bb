"""The least that a house bot does (BL-13), which is to declare every project and else to do as the
clock does; but it buys, and rather too easily, or a match of four of them would never end."""

from bots.house.baloot.counted import counted_bid
from bots.house.player import HousePlayer
from bots.seat import JsonObject
from engines.baloot.cards import CODES, NO_TRUMP, PACK, POINTS, POWER, WEAKNESS
from engines.core.cards import SUITS

#: What a hand must count to buy.
SUN, HOKUM = 12, 6


class Modest(HousePlayer):
    """Never doubles, never claims and never believes a claim."""

    def choose(self, view: JsonObject) -> JsonObject:
        if view["phase"] == "play":
            return declaration(view) or default_card(view)
        if view["phase"] in ("bid1", "bid2"):
            return counted_bid(view, SUN, HOKUM)
        return {"type": "reject" if view["phase"] == "sawa" else "pass"}


def declaration(view: JsonObject) -> JsonObject | None:
    """A project that is still to be declared."""
    for action in view["legal_actions"]:
        if action["type"] == "declare":
            declare: JsonObject = action
            return declare
    return None


def legal_cards(view: JsonObject) -> list[int]:
    return [PACK.index[one["card"]] for one in view["legal_actions"] if one["type"] == "play"]


def trump_of(view: JsonObject) -> int:
    return NO_TRUMP if view["trump"] is None else SUITS.index(view["trump"])


def play(card: int) -> JsonObject:
    return {"type": "play", "card": CODES[card]}


def default_card(view: JsonObject) -> JsonObject:
    """BL-11.2: the weakest card, or as the last player the weakest that wins without waste."""
    trump = trump_of(view)
    cards = legal_cards(view)
    table = [PACK.index[laid["card"]] for laid in view["trick"]]
    if len(table) == 3:
        power = POWER[4 * trump + (table[0] >> 3)]
        best = max(range(3), key=lambda place: power[table[place]])
        if view["trick"][best]["seat"] & 1 != view["seat"] & 1:
            points = POINTS[trump]
            prize = sum(points[card] for card in table)
            cards = [
                card for card in cards if power[card] > power[table[best]] and points[card] <= prize
            ] or cards
    return play(min(cards, key=WEAKNESS[trump].__getitem__))
