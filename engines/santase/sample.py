"""A full Santase state that agrees with a view: hands, stock and won tricks dealt at random."""

from random import Random

from engines.core.cards import SUITS, mask_of
from engines.core.plain import JsonObject
from engines.santase.cards import ALL, PACK, PAIR, POINTS
from engines.santase.deal import EXHAUSTED, REASONS, SantaseDeal
from engines.santase.past import Past
from engines.santase.session import SantaseSession
from engines.santase.unseen import Unseen

NO_POINTS = [0] * 24


def sample(view: JsonObject, rng: Random) -> tuple[SantaseSession, SantaseDeal]:
    session = SantaseSession(2, view["options"])
    session.restore(view["scores"], view["dealer"], view["phase"] == "over")
    deal = _visible(view)
    past = Past(view)
    viewer: int | None = view["seat"]
    # Of a spectator's two hands only that of the last trick's follower can have shown a void.
    guessed = int(deal.last_leader == 0) if viewer is None else viewer ^ 1
    other = guessed ^ 1
    unseen = _unseen(view, deal, past, guessed)
    face_down = past.face_down[0] + past.face_down[1]
    if session.over:  # the record tells the points of both
        deal.points = view["deals"][-1]["points"][:]
        bonus = deal.bonus if deal.reason == EXHAUSTED and deal.closer < 0 else 0
        points = sum(deal.points) - sum(past.points) - bonus
        _, _, hand, rest = unseen.deal(face_down, points, POINTS, rng)
    elif viewer is None:  # a spectator knows nobody's points
        pile, _, hand, rest = unseen.deal(face_down, 0, NO_POINTS, rng)
        rng.shuffle(pile)
        first = past.face_down[0]
        deal.points = [past.points[0] + _worth(pile[:first]), past.points[1] + _worth(pile[first:])]
    else:
        points = view["points"] - past.points[viewer]
        _, tricks, hand, rest = unseen.deal(past.face_down[viewer], points, POINTS, rng)
        deal.points[viewer] = view["points"]
        deal.points[guessed] = past.points[guessed] + _worth(tricks)
    deal.hands[guessed] |= mask_of(hand)
    deal.hands[other] |= mask_of(rest[deal.stock :])
    deal.talon = rest[: deal.stock]
    return session, deal


def _unseen(view: JsonObject, deal: SantaseDeal, past: Past, guessed: int) -> Unseen:
    """The cards that the view does not show. A spectator's other hand lies with the stock."""
    seen = past.seen | deal.hands[0] | deal.hands[1]
    if deal.trump_card >= 0:
        seen |= 1 << deal.trump_card
    room = [view["counts"][seat] - deal.hands[seat].bit_count() for seat in range(2)]
    return Unseen(
        ALL & ~seen,
        played=_once_shown(deal),
        barred=past.voids[guessed],
        in_hand=room[guessed],
        elsewhere=deal.stock + room[guessed ^ 1],
    )


def _visible(view: JsonObject) -> SantaseDeal:
    """The deal as the view shows it: of hidden hands the known cards, no stock, no points."""
    deal = SantaseDeal()
    deal.dealer = view["dealer"]
    deal.plain = view["options"]["first_trick"] == "plain"
    deal.bonus = view["options"]["last_trick_bonus"]
    deal.trump = SUITS.index(view["trump"])
    deal.trump_card = _card(view["trump_card"])
    deal.shown = [PACK.mask(codes) for codes in view["known"]]
    deal.hands = deal.shown[:]
    if view["seat"] is not None:
        deal.hands[view["seat"]] = PACK.mask(view["hand"])
    deal.talon = []
    deal.stock = view["stock"]
    deal.closer = _seat(view["closed_by"])
    deal.strict = deal.closer >= 0 or deal.stock == 0
    deal.leader = view["leader"]
    deal.led = _card(view["table"])
    deal.claim = view["phase"] == "claim"
    last = view["last_trick"] or {"leader": None, "cards": [None, None]}
    deal.last_leader = _seat(last["leader"])
    deal.last_lead, deal.last_reply = [_card(code) for code in last["cards"]]
    deal.won = view["tricks_won"][:]
    deal.points = [0, 0]
    deal.marriages = 0
    for seat, suits in enumerate(view["marriages"]):
        for suit in suits:
            deal.marriages |= 1 << 4 * seat + SUITS.index(suit)
    exchange = view["exchange"] or {"seat": None, "card": None}
    deal.exchanger = _seat(exchange["seat"])
    deal.taken = _card(exchange["card"])
    deal.turn = view["actors"][0] if view["actors"] else -1
    deal.winner = -1
    deal.game_points = deal.reason = 0
    if view["phase"] == "over":
        record = view["deals"][-1]
        deal.winner = record["winner"]
        deal.game_points = record["game_points"]
        deal.reason = REASONS.index(record["reason"])
    return deal


def _card(code: str | None) -> int:
    return -1 if code is None else PACK.index[code]


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def _once_shown(deal: SantaseDeal) -> int:
    """Cards that were shown and are known to be in a hand until they are played: where the view
    does not show them any more, they lie in the tricks."""
    cards = 0
    for suit in range(4):
        if deal.marriages >> suit & 0b10001:
            cards |= PAIR << 6 * suit
    if deal.exchanger >= 0:
        # The card taken, and the nine, which lies under the stock until it is drawn.
        cards |= 1 << deal.taken | 1 << 6 * deal.trump
    return cards


def _worth(cards: list[int]) -> int:
    return sum(POINTS[card] for card in cards)
