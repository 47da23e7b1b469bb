"""Pieces of programs that play cards."""

GAMES = """
# the first legal action
def get_next_move(state):
    return state["legal_actions"][0]
result = get_next_move({"legal_actions": [1, 2]})
---
# the lowest card
RANKS = "3456789TJQKA2"
def get_next_move(state):
    plays = [a for a in state["legal_actions"] if a["type"] == "play"]
    return min(plays, key=lambda a: RANKS.index(a["cards"][0][0]), default={"type": "pass"})
result = get_next_move({"legal_actions": [{"type": "play", "cards": ["KS"]}, {"type": "play", "cards": ["4C"]}]})
---
# a memory of cards
seen = set()
def on_event(event):
    if event.get("type") == "play":
        seen.update(event["cards"])
on_event({"type": "play", "cards": ["AS", "KS"]})
result = sorted(seen)
---
# a deck
SUITS, RANKS = "CDHS", "789TJQKA"
DECK = [r + s for s in SUITS for r in RANKS]
def unseen(hand, played): return [c for c in DECK if c not in set(hand) | set(played)]
result = len(unseen(["7C", "8C"], ["AS"]))
---
# groups by suit
from collections import defaultdict
def by_suit(hand):
    groups = defaultdict(list)
    for card in hand:
        groups[card[-1]].append(card)
    return {suit: sorted(cards) for suit, cards in groups.items()}
result = by_suit(["AS", "7S", "KD"])
---
# a simulation
import random
def estimate(hand, unseen, rng, rounds=50):
    wins = 0
    for _ in range(rounds):
        rng.shuffle(unseen)
        wins += max(hand) > max(unseen[:2])
    return wins / rounds
result = estimate([5, 9], list(range(9)), random.Random(3))
---
# minimax
def minimax(n, turn=1):
    if n == 0: return -turn
    scores = [minimax(n - k, -turn) for k in (1, 2, 3) if k <= n]
    return max(scores) if turn == 1 else min(scores)
result = [minimax(n) for n in range(1, 9)]
---
# alpha and beta
def search(node, a=-99, b=99, maximise=True):
    if isinstance(node, int): return node
    for child in node:
        value = search(child, a, b, not maximise)
        if maximise: a = max(a, value)
        else: b = min(b, value)
        if a >= b: break
    return a if maximise else b
result = search([[3, 5], [2, [9, 1]], [0, 7]])
---
# a tree of moves
import math
class Node:
    __slots__ = ("children", "move", "parent", "visits", "wins")
    def __init__(self, move=None, parent=None):
        self.move, self.parent = move, parent
        self.children, self.visits, self.wins = [], 0, 0.0
    def ucb(self):
        return self.wins / self.visits + math.sqrt(2 * math.log(self.parent.visits) / self.visits)
root = Node()
root.visits = 10
for n in range(3):
    child = Node(n, root)
    child.visits, child.wins = n + 1, n
    root.children.append(child)
result = max(root.children, key=Node.ucb).move
---
# weights
WEIGHTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
def points(cards): return sum(WEIGHTS.get(c[0], 0) for c in cards)
result = points(["AS", "TD", "9C"])
---
# a state machine
class Bot:
    def __init__(self): self.phase, self.log = "start", []
    def on(self, event):
        handler = getattr(self, "on_" + event, None)
        if handler: handler()
    def on_deal(self): self.phase = "bid"; self.log.append("deal")
    def on_bid(self): self.phase = "play"
b = Bot()
for e in ("deal", "bid", "nothing"): b.on(e)
result = b.phase, b.log
---
# time control
import time
def get_next_move(state):
    deadline = time.monotonic() + min(0.001, state["time_left"] * 0.5)
    n = 0
    while time.monotonic() < deadline: n += 1
    return state["legal_actions"][0] if n else None
result = get_next_move({"time_left": 5, "legal_actions": ["x"]})
---
# a printout
def show(hand):
    print("hand:", *hand, sep=" ", end="\\n")
    print(f"{len(hand)} cards")
    return len(hand)
result = show(["AS"])
---
# a table of openings
OPENINGS = {
    ("A", "K"): 1.0,
    ("A", "Q"): 0.7,
}
def strength(hand):
    ranks = tuple(sorted((c[0] for c in hand), key="AKQJ".index)[:2])
    return OPENINGS.get(ranks, 0.1)
result = strength(["KS", "AD"]), strength(["JS", "JD"])
---
# probabilities
from itertools import product
from fractions import Fraction
throws = list(product(range(1, 7), repeat=2))
result = Fraction(sum(1 for a, b in throws if a + b >= 9), len(throws))
---
# a table of results that learns
from collections import defaultdict
values = defaultdict(float)
def learn(state, action, reward, rate=0.5):
    key = (state, action)
    values[key] += rate * (reward - values[key])
    return values[key]
result = [learn("s", "a", r) for r in (1, 1, 0)]
---
# bit masks
def mask(cards): return sum(1 << (c % 52) for c in set(cards))
def cards(m):
    while m:
        low = m & -m
        yield low.bit_length() - 1
        m ^= low
result = list(cards(mask([3, 17, 3]))), mask([1, 2]).bit_count()
---
# runs of cards
def runs(ranks):
    found, run = [], []
    for r in sorted(set(ranks)):
        if run and r != run[-1] + 1:
            found.append(run)
            run = []
        run.append(r)
    return [r for r in [*found, run] if len(r) >= 3]
result = runs([3, 4, 5, 7, 9, 10, 11, 12])
"""
