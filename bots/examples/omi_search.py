"""Search: deals the unseen cards again and again, plays each deal out, and takes the card that won
most tricks. Looks at the clock, so that it always answers in time."""

import random
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.omi import OmiAction, OmiState

RANKS = "789TJQKA"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]
#: Seconds for a move; five are allowed, but a whole match has a budget too.
THINKING = 0.05


def get_next_move(state: "OmiState") -> "OmiAction":
    if state["phase"] == "trump":
        return {"type": "trump", "suit": best_suit(state["hand"])}
    cards = [action["card"] for action in state["legal_actions"] if action["type"] == "play"]
    if len(cards) == 1:
        return {"type": "play", "card": cards[0]}
    rng = random.Random(state["rng_seed"] + state["seq"])
    won = dict.fromkeys(cards, 0)
    until = time.monotonic() + min(THINKING, state["time_left"] / 4)
    rounds = 0
    while time.monotonic() < until or rounds == 0:
        hands = deal_unseen(state, rng)
        for card in cards:
            won[card] += play_out(state, hands, card)
        rounds += 1
    print(f"{rounds} deals:", {card: round(won[card] / rounds, 2) for card in cards})
    return {"type": "play", "card": max(cards, key=lambda card: won[card])}


def best_suit(hand):
    def worth(suit):
        ranks = [RANKS.index(card[0]) for card in hand if card[1] == suit]
        return len(ranks), sum(ranks)

    return max("CDHS", key=worth)


def deal_unseen(state, rng):
    """Hands as they may be: mine as it is, the others' from the cards that I have not seen, and
    nobody has a suit that he could not follow."""
    played = [past["card"] for past in state["history"] if past["type"] == "play"]
    unseen = [card for card in PACK if card not in played and card not in state["hand"]]
    void = missing_suits(state)
    others = [seat for seat in range(4) if seat != state["seat"]]
    for _ in range(20):
        rng.shuffle(unseen)
        hands = {state["seat"]: list(state["hand"])}
        start = 0
        for seat in others:
            hands[seat] = unseen[start : start + state["counts"][seat]]
            start += state["counts"][seat]
        if not any(card[1] in void[seat] for seat in others for card in hands[seat]):
            break
    return hands  # after twenty tries one that is not quite right has to do


def missing_suits(state):
    """By seat, the suits that it has shown not to have."""
    void = {seat: set() for seat in range(4)}
    plays = [past for past in state["history"] if past["type"] == "play"]
    for number, past in enumerate(plays):
        led = plays[number - number % 4]["card"][1]
        if past["card"][1] != led:
            void[past["seat"]].add(led)
    return void


def play_out(state, hands, card):
    """Tricks that my team wins from here, if I play this card and all then play simply."""
    hands = {seat: list(hand) for seat, hand in hands.items()}
    trump, team = state["trump"], state["seat"] % 2
    trick = [(laid["seat"], laid["card"]) for laid in state["trick"]]
    seat, tricks = state["seat"], 0
    while True:
        hands[seat].remove(card)
        trick.append((seat, card))
        if len(trick) == 4:
            led = trick[0][1][1]
            seat = max(trick, key=lambda laid: strength(laid[1], trump, led))[0]
            tricks += seat % 2 == team
            trick = []
            if not hands[seat]:
                return tricks
        else:
            seat = (seat + 1) % 4
        card = simple(hands[seat], trick, trump, seat)


def simple(hand, trick, trump, seat):
    """The cheapest card that takes the trick from the others, else the cheapest of all."""
    if not trick:
        return max(hand, key=lambda card: strength(card, trump, card[1]))
    led = trick[0][1][1]
    legal = [card for card in hand if card[1] == led] or hand
    best = max(trick, key=lambda laid: strength(laid[1], trump, led))
    if best[0] % 2 != seat % 2:
        top = strength(best[1], trump, led)
        winners = [card for card in legal if strength(card, trump, led) > top]
        if winners:
            return min(winners, key=lambda card: strength(card, trump, led))
    return min(legal, key=lambda card: (card[1] == trump, RANKS.index(card[0])))


def strength(card, trump, led):
    suit = 2 if card[1] == trump else 1 if card[1] == led else 0
    return suit, RANKS.index(card[0])
