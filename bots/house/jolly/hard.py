"""Jolly's hard level: depth 3 (JO-13). It plans the whole turn."""

from bots.house.jolly.discarding import Discarding
from bots.house.jolly.jokers import shed_joker
from bots.house.jolly.opening import opening
from bots.house.jolly.plan import Plan
from bots.house.jolly.player import JollyPlayer
from bots.house.jolly.position import FORMS, Position, fitting
from bots.house.jolly.reasons import name, why_discard, why_draw, why_first_meld, why_lay
from bots.house.jolly.relations import related
from bots.house.jolly.taking import worth_taking
from bots.house.reason import Reason
from bots.seat import JsonObject
from engines.jolly.cards import ALL_NATURALS, NATURALS, PACK
from engines.jolly.moves import MELD
from engines.jolly.shapes import OPENING, VALUE

#: Steps of the search for one turn.
STEPS = 400


class Hard(JollyPlayer):
    error_rate = 0.05

    def taken(self, position: Position) -> int:
        return worth_taking(position)

    def lays(self, position: Position) -> list[int]:
        """All that it can (JO-13.4): a joker that lays nothing else goes to a meld, as long as a
        natural stays to be thrown or turned."""
        rest = self._plan(position).rest
        if rest.loose:
            while rest.jokers and shed_joker(rest):
                pass
        return rest.lays

    def first_lays(self, position: Position) -> list[int]:
        """All at once if that closes the deal, else a way to 30."""
        lays = opening(position.hand, position.most_jokers, len(position.shapes))
        if lays and may_close(position):
            rest = self._plan(position).rest
            if (rest.wins or rest.out) and opens(rest.lays):
                return new_melds_first(rest.lays)
        return lays

    def _plan(self, position: Position) -> Plan:
        return Plan(position.hand, position.shapes, position.most_jokers, position.any_out, STEPS)

    def thrown(self, position: Position) -> int:
        return Discarding(position).card

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        position = Position(view)
        match action["type"]:
            case "draw" | "take":
                return why_draw(position, action)
            case "discard":
                return why_discard(position, PACK.index[action["card"]])
            case "zudrehen":
                last = position.hand.bit_length() - 1
                return Reason(
                    "jolly.zudrehen",
                    f"The {name(last)} is my last card and fits nowhere: "
                    "I turn it and close the deal.",
                    card=PACK.codes[last],
                )
            case "swap":
                card = name(PACK.index[action["card"]])
                return Reason(
                    "jolly.swap",
                    f"For the {card} I get a joker back, which I can use anywhere.",
                    card=action["card"],
                )
            case "take_back":
                return Reason(
                    "jolly.takeBack", "My cards do not make 30, so I have to take the meld back."
                )
        if position.opened:
            return why_lay(position, action, self._plan(position).rest)
        rest = self._plan(position).rest
        return why_first_meld(position, rest.wins and opens(rest.lays))


def may_close(position: Position) -> bool:
    """Each natural that goes with nothing needs a joker, all but the last."""
    hand = position.hand
    naturals = hand & ALL_NATURALS
    lonely = naturals & ~related(hand) & ~fitting(position.shapes)
    return lonely.bit_count() <= 1 + (hand >> NATURALS).bit_count()


def opens(lays: list[int]) -> bool:
    """The new melds of these lays are worth 30."""
    return sum(VALUE[FORMS[lay].shape] for lay in lays if lay >= MELD) >= OPENING


def new_melds_first(lays: list[int]) -> list[int]:
    """Nothing but own melds may be touched before the 30 (JO-6.4)."""
    return [lay for lay in lays if lay >= MELD] + [lay for lay in lays if lay < MELD]
