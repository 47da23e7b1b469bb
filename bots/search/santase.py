"""Santase in playouts: rules of thumb while cards are drawn, `thumb` once nobody draws."""

from bots.house.santase import thumb
from bots.house.santase.endgame import BEST, WORST, Endgame, OutOfNodes
from bots.house.santase.hard import Hard
from bots.house.santase.memory import Memory
from bots.house.santase.open_play import missed
from bots.house.santase.stakes import ENOUGH, Stakes
from bots.search.style import Style
from bots.search.worth import worth
from bots.seat import JsonObject
from engines.santase.cards import (
    ALL,
    BEATERS,
    CLOSE,
    DECLARE,
    EXCHANGE,
    MARRIAGE,
    PAIR,
    PASS,
    POINTS,
    hand_cards,
)
from engines.santase.deal import SantaseDeal
from engines.santase.session import SantaseSession

#: What it is worth to lead next, and a point; more than anything else together.
LEAD, POINT, DECISIVE = 0.06, 0.035, 5.0
#: Positions that solving the end of a deal may look at.
NODES = 300


def value(session: SantaseSession, deal: SantaseDeal, number: int, seat: int) -> float:
    """Played by rules of thumb while cards are drawn, and then solved as if all cards were open."""
    while deal.turn >= 0 and (not deal.strict or deal.claim):
        if deal.claim:
            deal.play(DECLARE if deal.points[deal.turn] >= ENOUGH else PASS)
        elif deal.led >= 0:
            deal.play(_reply(deal, deal.hands[deal.turn], deal.led))
        elif deal.points[deal.turn] >= ENOUGH and deal.won[deal.turn]:
            deal.play(DECLARE)
        else:
            deal.play(_lead(deal, deal.hands[deal.turn]))
    if deal.turn >= 0:
        solved = _solved(session, deal, seat)
        if solved is not None:
            return solved
        _play_strictly(deal)
    return worth(session, deal, number, seat)


def _solved(session: SantaseSession, deal: SantaseDeal, seat: int) -> float | None:
    """What the rest of the deal pays the seat, both playing their best; None if that takes long."""
    target = session.options["target"]
    needs = [target - session.scores[seat], target - session.scores[seat ^ 1]]
    stakes = Stakes(deal.closer if deal.closer < 0 else deal.closer ^ seat, deal.bonus, needs)
    endgame = Endgame(deal.trump, stakes, NODES)
    leader = deal.turn if deal.led < 0 else deal.turn ^ 1
    other = leader ^ 1
    side = leader ^ seat
    hands, points = deal.hands, deal.points
    try:
        if deal.led < 0:
            paid = endgame.lead(
                side, hands[leader], hands[other], points[leader], points[other], WORST, BEST
            )
        else:
            paid = endgame.led(
                side,
                hands[leader],
                hands[other],
                deal.led,
                points[leader],
                points[other],
                WORST,
                BEST,
            )
    except OutOfNodes:
        return None
    return float(-paid if side else paid)


def _play_strictly(deal: SantaseDeal) -> None:
    gone = ALL & ~(deal.hands[0] | deal.hands[1])
    for card in deal.talon[: deal.stock]:
        gone &= ~(1 << card)
    while deal.turn >= 0:
        seat = deal.turn
        hand, led = deal.hands[seat], deal.led
        if deal.claim:
            deal.play(DECLARE if deal.points[seat] >= ENOUGH else PASS)
        elif led >= 0:
            card = thumb.reply(hand, led, deal.trump)
            gone |= 1 << card | 1 << led
            deal.play(card)
        elif deal.points[seat] >= ENOUGH and deal.won[seat]:
            deal.play(DECLARE)
        else:
            card, married = thumb.lead(hand, ALL & ~(gone | hand), deal.trump)
            deal.play(MARRIAGE + card if married else card)


def _lead(deal: SantaseDeal, hand: int) -> int:
    trump = deal.trump
    if deal.stock >= 3 and hand >> 6 * trump & 1 and (deal.last_lead >= 0 or not deal.plain):
        return EXCHANGE
    if deal.last_lead >= 0 or not deal.plain:
        if hand >> 6 * trump & PAIR == PAIR:
            return MARRIAGE + 6 * trump + 2
        for suit in range(4):
            if hand >> 6 * suit & PAIR == PAIR:
                return MARRIAGE + 6 * suit + 2
    return _cheapest(hand, trump)


def _reply(deal: SantaseDeal, hand: int, led: int) -> int:
    """What the trick brings, less what the hand would miss."""
    seat = deal.turn
    mine, theirs = deal.points[seat] + POINTS[led], deal.points[seat ^ 1] + POINTS[led]
    beaters = BEATERS[deal.trump][led]
    costs = missed(hand, deal.trump)
    best, most = -1, -2 * DECISIVE
    for card in hand_cards(hand):
        points = POINTS[card]
        if beaters >> card & 1:
            value = LEAD + POINT * (points + POINTS[led]) - costs[card]
            if mine + points >= ENOUGH:
                value += DECISIVE
        else:
            value = -POINT * (points + POINTS[led]) - costs[card]
            if theirs + points >= ENOUGH:
                value -= DECISIVE
        if value > most:
            best, most = card, value
    return best


def _cheapest(hand: int, trump: int) -> int:
    """The card that is missed least, and gives little away."""
    costs = missed(hand, trump)
    return min(hand_cards(hand), key=lambda card: costs[card] + POINT * POINTS[card])


def candidates(_: JsonObject, deal: SantaseDeal, moves: list[int], first: int) -> list[int]:
    """Nothing to think about in words, or once both hands are known: there `hard` is exact."""
    if first in (DECLARE, PASS, EXCHANGE) or (deal.strict and not deal.stock):
        return [first]
    return [
        move for move in moves if move not in (DECLARE, EXCHANGE) and MARRIAGE + move not in moves
    ] + ([first] if first != CLOSE and MARRIAGE + first in moves else [])


STYLE = Style(Hard, value, candidates, doubt=1.5, memory=Memory)
