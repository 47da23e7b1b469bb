"""Whole bots as people write them, in many styles. Each plays any game from its views alone."""

PLAYERS = '''
# a lucky one
"""My first bot."""
import random


def get_next_move(state):
    random.seed(state["rng_seed"])
    return random.choice(state["legal_actions"])
---
# one with types everywhere
from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

Action: TypeAlias = dict[str, Any]
State: TypeAlias = "dict[str, Any]"
Suit = Literal["C", "D", "H", "S"]
RANKS: Final[str] = "23456789TJQKA"


def value(card: str) -> int:
    return RANKS.find(card[0])


def weight(action: Action) -> int:
    card: str | None = action.get("card")
    cards: list[str] = [card] if card is not None else list(action.get("cards") or [])
    return sum(map(value, cards))


def get_next_move(state: State) -> Action:
    return min(state["legal_actions"], key=weight)
---
# one with a memory of its own
import dataclasses
from collections import Counter, defaultdict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Memory:
    seen: Counter[str] = field(default_factory=Counter)
    by_type: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list), repr=False)
    moves: int = field(default=0, compare=False)

    def note(self, action) -> None:
        self.moves += 1
        self.seen[action["type"]] += 1
        self.by_type[action["type"]] += [self.moves]

    @property
    def favourite(self) -> str | None:
        return self.seen.most_common(1)[0][0] if self.seen else None


memory = Memory()


def get_next_move(state):
    legal = state["legal_actions"]
    best = next((a for a in legal if a["type"] == memory.favourite), legal[-1])
    memory.note(best)
    print([one.name for one in dataclasses.fields(memory)], memory)
    return best
---
# one that is a class
class Bot:
    """All state in one object."""

    __slots__ = ("turns", "_last")
    ORDER = {r: i for i, r in enumerate("23456789TJQKA")}

    def __init__(self):
        self.turns = 0
        self._last = None

    def __call__(self, state):
        self.turns += 1
        self._last = self.choose(state)
        return self._last

    def choose(self, state):
        return sorted(state["legal_actions"], key=self._key, reverse=self.turns % 2 == 0)[0]

    @classmethod
    def _rank(cls, card):
        return cls.ORDER.get(card[:1], -1)

    @staticmethod
    def _cards(action):
        return action.get("cards") or ([action["card"]] if "card" in action else [])

    def _key(self, action):
        return (len(self._cards(action)), [self._rank(c) for c in self._cards(action)], str(action))


bot = Bot()


def get_next_move(state):
    return bot(state)
---
# one with strategies that inherit
from abc import ABC, abstractmethod
from typing import ClassVar


class Strategy(ABC):
    registry: ClassVar[dict[str, type]] = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Strategy.registry[cls.__name__] = cls

    @abstractmethod
    def score(self, action, state): ...

    def pick(self, state):
        return max(state["legal_actions"], key=lambda action: self.score(action, state))


class Long(Strategy):
    def score(self, action, state):
        return len(repr(action))


class Short(Long):
    def score(self, action, state):
        return -super().score(action, state)


def get_next_move(state):
    name = "Long" if state["seq"] % 2 else "Short"
    return Strategy.registry[name]().pick(state)
---
# one with enumerations
from enum import Enum, IntEnum, auto, unique


class Mood(Enum):
    CALM = auto()
    BOLD = auto()

    @property
    def next(self):
        members = list(Mood)
        return members[(members.index(self) + 1) % len(members)]


@unique
class Rank(IntEnum):
    T = 10
    J = 11
    Q = 12
    K = 13
    A = 14

    @classmethod
    def of(cls, card: str) -> int:
        try:
            return cls[card[0]]
        except KeyError:
            return int(card[0]) if card[0].isdigit() else 0


mood = Mood.CALM


def get_next_move(state):
    global mood
    mood = mood.next
    pick = max if mood is Mood.BOLD else min
    return pick(state["legal_actions"], key=lambda a: (Rank.of(a.get("card", "2C")), str(a)))
---
# one that matches patterns
def get_next_move(state):
    for action in state["legal_actions"]:
        match action:
            case {"type": "play", "card": str(card)} if card[0] in "AKQ":
                return action
            case {"type": "play", "cards": [first, *_]} if first:
                return action
            case {"type": "bid" | "trump" | "pass", **rest}:
                print(rest)
                return action
            case {"type": kind}:
                print(f"{kind=}")
    match state:
        case {"legal_actions": [only]}:
            return only
        case {"legal_actions": [first, *others], "phase": phase}:
            print(phase, len(others))
            return first
---
# one that simulates
import random
import time
from itertools import islice
from statistics import fmean

rng = random.Random(12)


def playouts(action, rounds=20):
    for _ in range(rounds):
        yield rng.random() + 0.01 * len(str(action))


def get_next_move(state):
    deadline = time.perf_counter() + min(0.5, state.get("time_left", 1) / 2)
    best, best_score = None, float("-inf")
    for action in state["legal_actions"]:
        if time.perf_counter() > deadline:
            break
        score = fmean(islice(playouts(action), 10))
        if score > best_score:
            best, best_score = action, score
    return best or state["legal_actions"][0]
---
# one that searches with alpha and beta
from functools import lru_cache

INF = float("inf")


@lru_cache(maxsize=None)
def negamax(pile: int, depth: int, alpha: float = -INF, beta: float = INF) -> float:
    if pile == 0 or depth == 0:
        return -1 if pile == 0 else 0
    best = -INF
    for take in (1, 2, 3):
        if take > pile:
            break
        best = max(best, -negamax(pile - take, depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def get_next_move(state):
    legal = state["legal_actions"]
    scored = [(negamax(len(state["hand"]) + i, 8), -i, action) for i, action in enumerate(legal)]
    return max(scored, key=lambda one: one[:2])[-1]
---
# one that learns by bandits
import math
from collections import namedtuple

Arm = namedtuple("Arm", ["pulls", "reward"], defaults=[0, 0.0])
arms: dict[str, Arm] = {}
total = 0


def ucb(arm: Arm) -> float:
    if not arm.pulls:
        return math.inf
    return arm.reward / arm.pulls + math.sqrt(2 * math.log(total) / arm.pulls)


def get_next_move(state):
    global total
    total += 1
    keys = {str(action): action for action in state["legal_actions"]}
    for key in keys:
        arms.setdefault(key, Arm())
    chosen = max(keys, key=lambda key: (ucb(arms[key]), key))
    pulls, reward = arms[chosen]
    arms[chosen] = arms[chosen]._replace(pulls=pulls + 1, reward=reward + 1 / total)
    return keys[chosen]
---
# one with priorities in a heap
import heapq
from bisect import bisect_left, insort


def get_next_move(state):
    heap, seen = [], []
    for index, action in enumerate(state["legal_actions"]):
        heapq.heappush(heap, (-len(action), index, action))
        insort(seen, index)
    assert bisect_left(seen, 0) == 0
    *_, index, action = heapq.heappop(heap)
    return action
---
# one with generators that talk
def chooser():
    choice = None
    while True:
        legal = yield choice
        choice = yield from weigh(legal)


def weigh(legal):
    best = legal[0]
    for action in legal[1:]:
        if len(str(action)) < len(str(best)):
            best = action
    return best
    yield


brain = chooser()
next(brain)


def get_next_move(state):
    return brain.send(state["legal_actions"])
---
# one with contexts and errors of its own
from contextlib import contextmanager, suppress


class NoIdea(Exception):
    def __init__(self, state, *, hint="none"):
        super().__init__(f"no idea in {state['phase']}")
        self.hint = hint


class Budget:
    def __enter__(self):
        self.steps = 0
        return self

    def __exit__(self, kind, error, trace):
        return kind is StopIteration


@contextmanager
def section(name):
    print("begin", name)
    try:
        yield name.upper()
    finally:
        print("end", name)


def get_next_move(state):
    chosen = None
    with section("looking") as name, Budget() as budget:
        for action in state["legal_actions"]:
            budget.steps += 1
            if budget.steps > 3:
                raise StopIteration
            chosen = action
    with suppress(KeyError):
        del state["nothing"]
    try:
        if chosen is None:
            raise NoIdea(state, hint="first")
    except NoIdea as error:
        print(error, error.hint, sep=": ")
        chosen = state["legal_actions"][0]
    else:
        print(name)
    finally:
        print("done", end="\\n\\n", flush=True)
    return chosen
---
# one with operators of its own
from functools import total_ordering


@total_ordering
class Hand:
    def __init__(self, cards=()):
        self.cards = frozenset(cards)

    def __or__(self, other):
        return Hand(self.cards | other.cards)

    def __sub__(self, other):
        return Hand(self.cards - other.cards)

    def __contains__(self, card):
        return card in self.cards

    def __len__(self):
        return len(self.cards)

    def __iter__(self):
        yield from sorted(self.cards)

    def __eq__(self, other):
        return isinstance(other, Hand) and self.cards == other.cards

    def __lt__(self, other):
        return len(self) < len(other)

    def __hash__(self):
        return hash(self.cards)

    def __bool__(self):
        return bool(self.cards)

    def __repr__(self):
        return f"{type(self).__name__}({' '.join(self)!r})"

    def __getitem__(self, index):
        return sorted(self.cards)[index]


def get_next_move(state):
    hand = Hand(card for card in state["hand"] if isinstance(card, str))
    rest = hand - Hand(hand[:1]) if hand else Hand()
    print(hand, rest, rest <= hand, hand | rest == hand)
    return next((a for a in state["legal_actions"] if a.get("card") in rest), state["legal_actions"][0])
---
# one with decorators
import functools
import time

timings = []


def timed(limit: float):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            start = time.perf_counter()
            try:
                return function(*args, **kwargs)
            finally:
                timings.append((function.__name__, time.perf_counter() - start < limit))

        return wrapper

    return decorate


@timed(limit=1.0)
def choose(legal, *, reverse=False):
    return sorted(legal, key=str, reverse=reverse)[0]


@timed(5)
def get_next_move(state):
    return choose(state["legal_actions"], reverse=bool(state["seq"] & 1))
'''
