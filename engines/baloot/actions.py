"""Baloot's actions: moves as JSON and back, and the clock's choice (BL-11)."""

from engines.baloot.cards import (
    ACCEPT,
    ASHKAL,
    CODES,
    DECLARE,
    DOUBLE,
    FOUR,
    GAHWA,
    HOKUM,
    KAWESH,
    PACK,
    PASS,
    POINTS,
    POWER,
    REJECT,
    SAWA,
    SUN,
    TRIPLE,
    WEAKNESS,
)
from engines.baloot.deal import CLAIMED, PLAYING, BalootDeal
from engines.baloot.projects import DECLARATIONS, PROJECTS, RAW
from engines.core.actions import action_type, card_of, cards_of, shapes
from engines.core.cards import SUITS
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject, short

ACTION_RULE = "BL-1.4"

#: Actions that are a type and nothing else.
WORDS = {
    "pass": PASS,
    "sun": SUN,
    "ashkal": ASHKAL,
    "kawesh": KAWESH,
    "double": DOUBLE,
    "triple": TRIPLE,
    "four": FOUR,
    "gahwa": GAHWA,
    "sawa": SAWA,
}
ANSWERS = {"accept": ACCEPT, "reject": REJECT}

SHAPES = shapes(
    play=("card",),
    hokum=("suit",),
    declare=("project", "cards"),
    **dict.fromkeys([*WORDS, *ANSWERS], ()),
)


def _actions() -> list[JsonObject]:
    """Every move's action. The cards of a declaration are added anew each time."""
    actions: list[JsonObject] = [{} for _ in range(DECLARE)]
    for card, code in enumerate(CODES):
        actions[card] = {"type": "play", "card": code}
    for suit, letter in enumerate(SUITS):
        actions[HOKUM + suit] = {"type": "hokum", "suit": letter}
    for word, move in WORDS.items():
        actions[move] = {"type": word}
    for word, move in ANSWERS.items():
        for seat in range(4):
            actions[move + seat] = {"type": word}
    return actions + [{"type": "declare", "project": project.name} for project in PROJECTS]


ACTIONS = _actions()


def encode(move: int) -> JsonObject:
    action = ACTIONS[move].copy()
    if move >= DECLARE:
        action["cards"] = PROJECTS[move - DECLARE].codes[:]
    return action


def decode(deal: BalootDeal, seat: int, action: JsonObject) -> int:
    kind = action_type(action, SHAPES, ACTION_RULE)
    if kind == "play":
        return card_of(action, PACK, "BL-7.1")
    if kind in WORDS:
        return WORDS[kind]
    if kind in ANSWERS:
        return ANSWERS[kind] + seat
    if kind == "declare":
        return _declaration(action)
    suit = action["suit"]
    if not isinstance(suit, str) or len(suit) != 1 or suit not in SUITS:
        raise IllegalAction("BL-4.2", f"Hokum is one of C, D, H, S, not {short(suit)}.")
    return HOKUM + SUITS.index(suit)


def _declaration(action: JsonObject) -> int:
    name = action["project"]
    if not isinstance(name, str) or name not in RAW:
        raise IllegalAction("BL-6.2", f"A project is {', '.join(RAW)}, not {short(name)}.")
    cards = cards_of(action, PACK, 5, "BL-6.2")
    move = DECLARATIONS.get((name, cards), -1)
    if move < 0:
        raise IllegalAction("BL-6.3", f"These cards never make a project “{name}”.")
    return move


def default(deal: BalootDeal, seat: int) -> int:
    """BL-11.1: never a bid, a call, a declaration, a claim or a concession."""
    if deal.stage == CLAIMED:
        return REJECT + seat
    if deal.stage != PLAYING:
        return PASS
    return default_card(deal)


def default_card(deal: BalootDeal) -> int:
    """BL-11.2: the weakest card, or as the last player the weakest that wins without waste."""
    trump = deal.trump
    cards = deal.playable()
    table = deal.played[len(deal.played) & ~3 :]
    if len(table) == 3 and deal.best_seat & 1 != deal.turn & 1:
        points = POINTS[trump]
        prize = sum(points[card] for card in table)
        power = POWER[4 * trump + (table[0] >> 3)]
        takers = [card for card in cards if power[card] > deal.best_power and points[card] <= prize]
        cards = takers or cards
    return min(cards, key=WEAKNESS[trump].__getitem__)
