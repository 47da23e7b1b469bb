"""Strict play with open cards is solved: nobody can do better than hard then."""

from random import Random

import pytest

from bots.house.santase import thumb
from bots.house.santase.endgame import BEST, WORST, Endgame, OutOfNodes
from bots.house.santase.stakes import Stakes
from engines.santase.cards import DECLARE, PACK, POINTS, hand_cards
from engines.santase.deal import SantaseDeal
from tests.unit.bots.santase.table import Table

SPADES = 3
NEEDS = [11, 11]


def best_for_seat_0(deal: SantaseDeal) -> int:
    """Every line of play tried out with the engine itself; 66 is said when it is there."""
    if deal.turn < 0:
        return deal.game_points if deal.winner == 0 else -deal.game_points
    enough = deal.points[deal.turn] >= 66
    values = []
    for move in deal.moves():
        if (move == DECLARE) is not (enough and DECLARE in deal.moves()):
            continue
        after = deal.clone()
        after.play(move)
        values.append(best_for_seat_0(after))
    return max(values) if deal.turn == 0 else min(values)


def strict_deal(cards: list[int], size: int, rng: Random) -> SantaseDeal:
    """Hands of this size, all other cards won, nothing in the stock or the stock closed."""
    deal = SantaseDeal.start(list(range(24)), 0, False, rng.choice([0, 10]))
    deal.hands = [sum(1 << card for card in cards[:size])]
    deal.hands.append(sum(1 << card for card in cards[size : 2 * size]))
    won = sum(POINTS[card] for card in cards[2 * size :])
    mine = rng.randint(max(0, won - 65), min(65, won))
    deal.points = [mine, won - mine]
    deal.trump = SPADES
    deal.stock = 0
    deal.strict = True
    deal.closer = rng.choice([-1, 0, 1])
    deal.leader = deal.turn = rng.randrange(2)
    deal.last_lead = cards[-1]
    return deal


@pytest.mark.parametrize("number", range(60))
def test_the_solution_is_what_trying_out_every_line_gives(number: int) -> None:
    rng = Random(number)
    cards = rng.sample(range(24), 24)
    deal = strict_deal(cards, 4 if number % 10 == 0 else 3, rng)
    endgame = Endgame(SPADES, Stakes(deal.closer, deal.bonus, NEEDS), 10_000)
    side = deal.turn
    value = endgame.lead(
        side,
        deal.hands[side],
        deal.hands[side ^ 1],
        deal.points[side],
        deal.points[side ^ 1],
        WORST,
        BEST,
    )
    assert (value if side == 0 else -value) == best_for_seat_0(deal)


def test_the_jack_that_draws_their_last_trump_wins_where_the_ace_loses() -> None:
    hand, other = PACK.mask(["AC", "TD", "JH"]), PACK.mask(["KC", "TC", "QS"])
    endgame = Endgame(SPADES, Stakes(-1, 0, NEEDS), 1000)
    values = {
        PACK.codes[card]: endgame.led(0, hand ^ 1 << card, other, card, 30, 50, WORST, BEST)
        for card in hand_cards(hand)
    }
    assert values == {"AC": -1, "TD": -1, "JH": 1}
    assert thumb.lead(hand, other, SPADES) == (PACK.index["AC"], False)


def test_a_search_gives_up_when_it_is_told_to() -> None:
    hand, other = PACK.mask(["9C", "9D", "JH", "JS"]), PACK.mask(["JC", "JD", "QH", "QS"])
    with pytest.raises(OutOfNodes):
        Endgame(SPADES, Stakes(-1, 0, NEEDS), 2).lead(0, hand, other, 40, 40, WORST, BEST)


def test_points_that_the_match_does_not_need_are_worth_nothing() -> None:
    """Both want to win the deal; a match that lacks one game point pays one."""
    hand, other = PACK.mask(["AS"]), PACK.mask(["9C"])
    for needs, paid in ((NEEDS, 2), ([1, 11], 1)):
        endgame = Endgame(SPADES, Stakes(-1, 0, needs), 10)
        assert endgame.lead(0, hand, other, 60, 30, WORST, BEST) == paid


def test_with_an_empty_stock_no_card_is_better_than_hards() -> None:
    checked = 0
    for number in range(12):
        rng = Random(number)
        table = Table("hard", *dealt(rng))
        while table.match.number == 0:
            deal = table.match.deal
            assert isinstance(deal, SantaseDeal)
            action = table.asked()
            if not deal.strict:  # anyhow to the end of the stock
                plays = [a for a in table.match.legal_actions(deal.turn) if a["type"] == "play"]
                action = min(plays, key=lambda play: (len(play), rng.random()))
            elif deal.hands[0].bit_count() <= 4:
                after = deal.clone()
                after.play(table.match.game.decode(deal, deal.turn, action))
                assert best_for_seat_0(after) == best_for_seat_0(deal)
                checked += 1
            table.play(action)
    assert checked > 30


def dealt(rng: Random) -> list[str]:
    deck = rng.sample(PACK.codes, 24)
    return [" ".join(cards) for cards in (deck[:6], deck[6:12], deck[12:13], deck[13:])]
