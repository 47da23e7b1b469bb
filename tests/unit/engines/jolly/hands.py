"""Jolly decks and positions, and actions written as a few words.

draw                take 3              back                zudrehen        discard KC
set 7C 7D X0        run 5 5H 7H X0      (a run begins with its lowest position)
add 0 8H high       add 1 7S            swap 0 6H           (first the meld's number)
"""

from collections.abc import Sequence
from typing import Any

from engines import Match, new_match
from engines.core.shoe import Shoe
from engines.jolly import GAME
from engines.jolly.cards import PACK
from engines.jolly.deal import DRAWING, PLAYING, JollyDeal
from engines.jolly.melds import Meld
from engines.jolly.moves import AT_HIGH, AT_LOW, AT_SET
from engines.jolly.new_melds import BY_CARDS, NEW_MELDS, by_cards
from engines.jolly.session import JollySession
from engines.jolly.shapes import RUN
from tests.unit.engines.tables import SEED, stacked

Action = dict[str, Any]


def act(words: str) -> Action:
    """The action that these words say."""
    kind, *rest = words.split()
    if kind == "take":
        return {"type": "take", "count": int(rest[0])}
    if kind == "set":
        return {"type": "meld", "kind": "set", "cards": rest}
    if kind == "run":
        return {"type": "meld", "kind": "run", "cards": rest[1:], "low": int(rest[0])}
    if kind == "add":
        action = {"type": "extend", "meld": int(rest[0]), "card": rest[1]}
        return action if len(rest) == 2 else {**action, "end": rest[2]}
    if kind == "swap":
        return {"type": "swap", "meld": int(rest[0]), "card": rest[1]}
    if kind == "discard":
        return {"type": "discard", "card": rest[0]}
    return {"type": "take_back" if kind == "back" else kind}


def words(action: Action) -> str:
    """The other way round."""
    kind = action["type"]
    if kind == "take":
        return f"take {action['count']}"
    if kind == "meld":
        low = f"{action['low']} " if "low" in action else ""
        return f"{action['kind']} {low}{' '.join(action['cards'])}"
    if kind == "extend":
        return " ".join(["add", str(action["meld"]), action["card"], action.get("end", "")]).strip()
    if kind == "swap":
        return f"swap {action['meld']} {action['card']}"
    if kind == "discard":
        return f"discard {action['card']}"
    return "back" if kind == "take_back" else str(kind)


def go(match: Match, *actions: str) -> list[Action]:
    """Play these actions in turn; returns the events of the last one."""
    events: list[Action] = []
    for action in actions:
        events = match.apply(match.actors[0], act(action))
    return events


def offered(match: Match, *kinds: str) -> list[str]:
    """The actor's legal actions of these kinds (of all kinds if none is named), in order."""
    listed = [words(action) for action in match.legal_actions(match.actors[0])]
    return [one for one in listed if not kinds or one.split()[0] in kinds]


def jolly(*hands: str, stock: str = "", **options: Any) -> Match:
    """A new match in which seat 0 starts with the first hand (13 cards; the others 12)."""
    seats = len(hands) or 2
    decks = None
    if hands:
        starter = hands[0].split()
        decks = [stacked("jolly", starter[:12], *hands[1:], starter[12:], stock)]
    return new_match("jolly", seats, {"first_dealer": seats - 1, **options}, seed=SEED, decks=decks)


def meld(owner: int, laid: str) -> Meld:
    """A meld on the table: `run 5 5H 6H X0 +8H -4H` was extended at the ends after it was laid."""
    kind, *rest = laid.split()
    low = int(rest.pop(0)) if kind == "run" else 0
    new = NEW_MELDS[BY_CARDS[by_cards(PACK.mask(rest[:3]), low)]]
    table = Meld(owner, new.shape, new.cards)
    for code in rest[3:]:
        way = AT_SET if new.shape < RUN else AT_LOW if code[0] == "-" else AT_HIGH
        table = table.extended(PACK.index[code[1:]], way)
    return table


def position(
    *hands: str,
    melds: Sequence[str] = (),
    row: str = "",
    stock: str | None = None,
    drawing: bool = False,
    opened: Sequence[int] | None = None,
    turns: int = 0,
    scores: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """Seat 0 to act in the middle of a deal whose deck was in canonical order. All melds are seat
    1's; who has `opened` is everybody unless said otherwise; the stock is all that is left."""
    seats = len(hands)
    complete = GAME.options.complete({"first_dealer": seats - 1, **options}, seats)
    session = JollySession(seats, complete)
    if scores is not None:
        session.scores = list(scores)
    deal = JollyDeal.start(list(range(60)), seats, seats - 1, session.rules)
    deal.hands = [PACK.mask(hand.split()) for hand in hands]
    deal.melds = [meld(1, laid) for laid in melds]
    deal.row = [PACK.index[code] for code in row.split()]
    seen = sum(deal.hands) | PACK.mask(row.split())
    for laid in deal.melds:
        seen |= sum(1 << card for card in laid.cards)
    deal.stock = [card for card in range(60) if not seen >> card & 1]
    if stock is not None:
        deal.stock = [PACK.index[code] for code in stock.split()]
    deal.top = 0
    deal.stage = DRAWING if drawing else PLAYING
    deal.opened = sum(1 << seat for seat in (range(seats) if opened is None else opened))
    deal.turns = turns
    return Match(GAME, session, Shoe(PACK, SEED, []), deal)


def table(match: Match) -> list[str]:
    """The cards of each meld in table order."""
    return [" ".join(laid["cards"]) for laid in match.view(None)["melds"]]


def record(match: Match) -> dict[str, Any]:
    """The record of the last finished deal."""
    last: dict[str, Any] = match.view(None)["deals"][-1]
    return last
