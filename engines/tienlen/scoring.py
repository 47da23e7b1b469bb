"""What a finished deal is worth (TL-8): transfers between seats that add up to zero."""

from engines.core.cards import cards_in
from engines.core.plain import JsonObject
from engines.tienlen.cards import HAND, heo_points
from engines.tienlen.deal import HANG_POINTS, TienlenDeal


def transfers(deal: TienlenDeal) -> list[JsonObject]:
    """Every payment of the deal, in the order of TL-8.7; nobody pays nothing."""
    booked = _instant(deal) if deal.patterns else _cuts(deal) + _losses(deal)
    return [transfer for transfer in booked if transfer["points"]]


def gains(booked: list[JsonObject], seats: int) -> list[int]:
    """What each seat wins or loses by these transfers."""
    gain = [0] * seats
    for transfer in booked:
        gain[transfer["from"]] -= transfer["points"]
        gain[transfer["to"]] += transfer["points"]
    return gain


def places(deal: TienlenDeal) -> list[int]:
    """TL-8.9: the place of each seat; the winner's empty hand is below all others."""
    order = sorted(range(len(deal.hands)), key=lambda seat: _standing(deal.hands[seat]))
    return [order.index(seat) + 1 for seat in range(len(deal.hands))]


def den_bai_payer(deal: TienlenDeal) -> int:
    """TL-8.8: the seat that pays for all three, -1 if there is none."""
    return deal.fault if deal.alone else -1


def thui_points(hand: int) -> int:
    """TL-8.5: what the 2s and the hàng left in a hand cost."""
    pairs = [(hand >> 4 * rank & 15).bit_count() // 2 for rank in range(12)]
    return heo_points(hand) + HANG_POINTS * _most_hang(pairs, 0)


def _most_hang(pairs: list[int], rank: int) -> int:
    """The most sets that can be laid at once from this rank upwards out of so many pairs a rank:
    two pairs of a rank are a four of a kind, one pair of each of three neighbours a run."""
    if rank == len(pairs):
        return 0
    most = pairs[rank] // 2 + _most_hang(pairs, rank + 1)
    run = pairs[rank : rank + 3]
    if len(run) == 3 and min(run) > 0:
        less = pairs[:rank] + [count - 1 for count in run] + pairs[rank + 3 :]
        most = max(most, 1 + _most_hang(less, rank))
    return most


def _standing(hand: int) -> tuple[int, int, int]:
    """TL-8.9: the number of cards, then the sum of rank values (TL-2.4), then the highest card."""
    return hand.bit_count(), sum(card // 4 + 1 for card in cards_in(hand)), hand.bit_length()


def _instant(deal: TienlenDeal) -> list[JsonObject]:
    """TL-8.6."""
    booked = []
    for seat, hand in enumerate(deal.hands):
        if seat != deal.winner:
            booked.append(_transfer(seat, deal.winner, HAND * len(deal.hands), "instant"))
            booked.append(_transfer(seat, deal.winner, thui_points(hand), "thui"))
    return booked


def _cuts(deal: TienlenDeal) -> list[JsonObject]:
    """TL-8.3: who was cut last in a chain pays all of it to who cut last."""
    booked = []
    for chain in deal.chains:
        points = sum(cut.points for cut in chain)
        booked.append(_transfer(chain[-1].on, chain[-1].by, points, "cut"))
    if deal.chain:
        # The deal ended within a chain, so its last cut was the winner's last play (TL-8.4).
        points = sum(cut.points for cut in deal.chain if cut.on != deal.winner)
        booked.append(_transfer(deal.chain[-1].on, deal.winner, points, "cut"))
    return booked


def _losses(deal: TienlenDeal) -> list[JsonObject]:
    """TL-8.7, 2 to 4: cards, cóng and thúi."""
    winner, hands = deal.winner, deal.hands
    losers = [seat for seat in range(len(hands)) if seat != winner]
    cong = [seat for seat in losers if hands[seat].bit_count() == HAND]
    booked = [_transfer(seat, winner, hands[seat].bit_count(), "cards") for seat in losers]
    for seat in cong:
        booked.append(_transfer(seat, winner, HAND * len(hands), "cong"))
        booked.append(_transfer(seat, winner, thui_points(hands[seat]), "thui"))
    payer = den_bai_payer(deal)
    if payer >= 0:
        for transfer in booked:
            transfer["from"] = payer
    if not cong:
        place = places(deal)
        last, above = place.index(len(hands)), place.index(len(hands) - 1)
        booked.append(_transfer(last, above, thui_points(hands[last]), "thui"))
    return booked


def _transfer(giver: int, taker: int, points: int, reason: str) -> JsonObject:
    return {"from": giver, "to": taker, "points": points, "reason": reason}
