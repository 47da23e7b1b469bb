"""Why a move is made, in one sentence for a person. Says only what the player can know."""

from bots.house.reason import Reason
from bots.house.santase.count import Count
from bots.house.santase.endgame import WORST, Endgame, OutOfNodes
from bots.house.santase.search import KNOWN_NODES, after
from bots.house.santase.stakes import ENOUGH, Stakes, marriage
from bots.seat import JsonObject
from engines.core.cards import SUIT_NAMES
from engines.santase.cards import BEATERS, HIGHER, MARRIAGE, PACK, PAIR, POINTS, hand_cards

#: Points that a trick brings besides one's own card, more often than not.
FEW = 2
RANK_NAMES = ("nine", "jack", "queen", "king", "ten", "ace")


def reason(count: Count, action: JsonObject, legal: list[JsonObject]) -> Reason:
    match action["type"]:
        case "declare66":
            return Reason(
                "santase.say66", f"I have {count.mine} points, so I say 66.", points=count.mine
            )
        case "pass":
            return Reason(
                "santase.tooEarly",
                f"With {count.mine} points it is too early for 66, so I play on.",
                points=count.mine,
            )
        case "exchange":
            return Reason(
                "santase.exchange",
                f"The {name(count.trump_card)} is a better trump than my nine, at no cost.",
                card=PACK.codes[count.trump_card],
            )
        case "close":
            return Reason(
                "santase.close",
                f"With {count.mine} points and these cards I should reach {ENOUGH} by myself, so I "
                "close the stock before they draw anything good.",
                points=count.mine,
            )
    if sum(other["type"] == "play" for other in legal) == 1:
        return Reason("only", "It is the only card that I may play.")
    card = PACK.index[action["card"]]
    if count.led >= 0:
        return reply_reason(count, card)
    return lead_reason(count, MARRIAGE + card if "marriage" in action else card)


def lead_reason(count: Count, move: int) -> Reason:
    card = move % MARRIAGE
    if move >= MARRIAGE:
        points = marriage(card, count.trump)
        if count.mine + points >= ENOUGH:
            return Reason(
                "santase.marriageWins",
                f"The marriage brings {points} points, and with them I have {ENOUGH}.",
                points=points,
            )
        return Reason(
            "santase.marriage", f"The marriage brings {points} points at once.", points=points
        )
    if not BEATERS[count.trump][card] & count.out:
        return Reason(
            "santase.unbeaten",
            f"Nothing that they may hold beats the {name(card)}, so the trick is mine.",
            card=PACK.codes[card],
        )
    if count.mine + POINTS[card] >= ENOUGH:
        return Reason(
            "santase.leadWins", f"If the {name(card)} wins, I have {ENOUGH}.", card=PACK.codes[card]
        )
    words = counted(count, move) if count.strict else None
    if words:
        return words
    if count.mine + POINTS[card] + FEW >= ENOUGH:
        return Reason(
            "santase.leadNearly",
            f"If the {name(card)} wins, I have {ENOUGH} or nearly so.",
            card=PACK.codes[card],
        )
    if count.strict:
        return unsure(count, card)
    if card // 6 == count.trump:
        return Reason(
            "santase.drawTrump",
            f"I can spare the {name(card)}, and it may draw a trump from them.",
            card=PACK.codes[card],
        )
    if POINTS[card] >= 10:
        return Reason(
            "santase.mayWin",
            f"My other cards are needed more than the {name(card)}, which may well win.",
            card=PACK.codes[card],
        )
    return Reason(
        "santase.spareLead",
        f"While cards are drawn, I lead the {name(card)}, which I can spare, and keep my best.",
        card=PACK.codes[card],
    )


def unsure(count: Count, card: int) -> Reason:
    """What is said of a lead in strict play when their hand is not known."""
    if not HIGHER[card] & count.out >> 6 * (card // 6):
        return Reason(
            "santase.onlyTrump", f"Only a trump beats the {name(card)}.", card=PACK.codes[card]
        )
    return Reason("santase.unsure", "I cannot be sure of a trick, so I risk as little as I can.")


def reply_reason(count: Count, card: int) -> Reason:
    beaters = BEATERS[count.trump][count.led]
    trick = POINTS[count.led] + POINTS[card]
    if not beaters >> card & 1:
        if not count.strict and beaters & count.hand:
            return Reason(
                "santase.notWorth",
                f"The trick is not worth a better card, so I throw the {name(card)}.",
                card=PACK.codes[card],
            )
        return counted(count, card) or Reason(
            "santase.throw",
            f"I cannot win the trick, so I throw the {name(card)}.",
            card=PACK.codes[card],
        )
    if count.mine + trick >= ENOUGH:
        return Reason("santase.trickWins", f"With this trick I have {ENOUGH}.")
    if count.strict:
        return counted(count, card) or Reason(
            "santase.mustWin",
            f"I have to win the trick, and the {name(card)} costs least.",
            card=PACK.codes[card],
        )
    losing = hand_cards(count.hand & ~beaters)
    if losing and count.theirs + POINTS[count.led] + min(POINTS[low] for low in losing) >= ENOUGH:
        return Reason("santase.mustTake", f"I must take this trick, or they have {ENOUGH}.")
    if card // 6 == count.trump != count.led // 6:
        return trump_reason(count, card)
    if POINTS[card] >= 10:
        return Reason(
            "santase.bringHome",
            f"The {name(card)} wins the trick and brings its points home.",
            card=PACK.codes[card],
        )
    return Reason(
        "santase.cheaply", f"The {name(card)} wins the trick cheaply.", card=PACK.codes[card]
    )


def trump_reason(count: Count, card: int) -> Reason:
    """Why a plain card is taken with a trump while cards are drawn."""
    if POINTS[count.led] >= 4:
        return Reason(
            "santase.worthTrump",
            f"The {name(count.led)} is worth a trump.",
            card=PACK.codes[count.led],
        )
    if any(count.hand >> 6 * suit & PAIR == PAIR for suit in range(4)):
        return Reason(
            "santase.forMarriage",
            "I take the trick with a trump, because I want to lead my marriage.",
        )
    if count.hand >> 6 * count.trump & 1 and count.stock >= 5:
        return Reason(
            "santase.forExchange",
            "I take the trick with a trump, because I want to exchange my nine of trumps.",
        )
    return Reason(
        "santase.spareTrump",
        f"I can spare the {name(card)} to take the trick and the lead.",
        card=PACK.codes[card],
    )


def counted(count: Count, move: int) -> Reason | None:
    """What a player says who knows their hand to the last card."""
    if not count.certain:
        return None
    theirs = count.known | count.possible
    stakes = Stakes(count.closer, count.bonus, count.needs)
    endgame = Endgame(count.trump, stakes, KNOWN_NODES)
    try:
        value = after(endgame, count, theirs, move, WORST)
    except OutOfNodes:
        return None
    if value > 0:
        return Reason(
            "santase.countedWin",
            f"I have counted the cards: after the {name(move % MARRIAGE)} the deal is mine.",
            card=PACK.codes[move % MARRIAGE],
        )
    return Reason(
        "santase.countedLoss",
        "I have counted the cards: they are ahead, so I give away as little as I can.",
    )


def name(card: int) -> str:
    return f"{RANK_NAMES[card % 6]} of {SUIT_NAMES[card // 6]}"
