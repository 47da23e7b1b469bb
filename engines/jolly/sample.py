"""A full Jolly state that agrees with a view: the deal is played again from its history, then the
hidden cards are dealt at random to where they may be (see trace.py)."""

from random import Random

from engines.core.cards import cards_in, mask_of
from engines.core.guess import distribute
from engines.core.plain import JsonObject
from engines.jolly.cards import ALL_CARDS, PACK
from engines.jolly.deal import JollyDeal
from engines.jolly.session import REASONS, JollySession
from engines.jolly.trace import Trace


def sample(view: JsonObject, rng: Random) -> tuple[JollySession, JollyDeal]:
    over = view["phase"] == "over"
    session = JollySession(len(view["counts"]), view["options"])
    session.restore(scores=view["scores"], dealer=view["dealer"], over=over)
    trace = Trace(session.seats, view["dealer"], session.rules, rng)
    for entry in view["history"]:
        trace.follow(entry["seat"], {key: entry[key] for key in entry if key != "seat"})
    if over:
        _show_all(trace.deal, view["deals"][-1], rng)
    else:
        _guess(trace, view, rng)
    return session, trace.deal


def _unseen(deal: JollyDeal) -> int:
    """The cards that are not in the row, on the table, or in a hand as far as `deal.hands` goes."""
    seen = mask_of(deal.row)
    for meld in deal.melds:
        seen |= mask_of(meld.cards)
    for hand in deal.hands:
        seen |= hand
    return ALL_CARDS & ~seen


def _show_all(deal: JollyDeal, record: JsonObject, rng: Random) -> None:
    """The last deal of a match is over: all hands are open (JO-12.4)."""
    deal.hands = [PACK.mask(hand) for hand in record["hands"]]
    deal.turn = -1
    deal.ending = REASONS.index(record["reason"])
    deal.closer = -1 if record["reason"] == "blocked" else record["winner"]
    deal.turned = -1 if record["turned"] is None else PACK.index[record["turned"]]
    unseen = cards_in(_unseen(deal))
    if deal.turned >= 0:
        unseen.remove(deal.turned)
    _fill_stock(deal, unseen, rng)


def _fill_stock(deal: JollyDeal, cards: list[int], rng: Random) -> None:
    rng.shuffle(cards)
    deal.stock = cards
    deal.top = 0


def _guess(trace: Trace, view: JsonObject, rng: Random) -> None:
    deal, own = trace.deal, view["seat"]
    deal.hands = deal.known[:]
    if own is not None:
        deal.hands[own] = PACK.mask(view["hand"])
    # The stock, and a place for all slots of a seat that may hold the same cards.
    places = [-1]
    room = [deal.stock_size()]
    allowed = [trace.generations[-1]]
    for seat, slots in enumerate(trace.slots):
        if seat == own:
            continue
        groups: dict[int, int] = {}
        for slot in slots:
            cards = trace.may_hold(slot)
            groups[cards] = groups.get(cards, 0) + 1
        places += [seat] * len(groups)
        room += groups.values()
        allowed += groups
    hidden = distribute(_unseen(deal), room, allowed, rng)
    for seat, cards in zip(places[1:], hidden[1:], strict=True):
        deal.hands[seat] |= cards
    _fill_stock(deal, cards_in(hidden[0]), rng)
    _guess_drawn(trace, view, rng)


def _guess_drawn(trace: Trace, view: JsonObject, rng: Random) -> None:
    """The card that this turn's draw brought; a card that was taken from the row is known."""
    deal, slot = trace.deal, trace.drawn
    if view["drawn"] is not None:
        deal.drawn = PACK.index[view["drawn"]]
    elif slot is not None:
        seat = deal.turn
        cards = deal.hands[seat] & ~deal.known[seat] & trace.may_hold(slot)
        held = slot in trace.slots[seat] and cards
        deal.drawn = rng.choice(cards_in(cards)) if held else -1
