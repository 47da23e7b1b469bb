"""Which cards a viewer may know at a moment, from the record and the rule books alone.

The engines' views are not asked. A reference (tests/reference) follows who holds what; what is
shown to whom is decided here, by the sections "Who sees what" of the rule books.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from engines import catalogue
from engines.core.shuffle import shuffled
from tests.reference.compare import COMPARED

Json = dict[str, Any]
#: A seat, or None for a spectator.
Viewer = int | None
#: Fields of actions that name cards lying open from then on.
SHOWN_FIELDS = ("card", "cards")


class Knowledge:
    """Of one match. `known(viewer, seq, deal)` is after `seq` actions."""

    def __init__(self, record: Json) -> None:
        self.game: str = record["game"]
        self.seats: int = record["seats"]
        self.viewers: list[Viewer] = [*range(self.seats), None]
        codes = catalogue()[self.game].cards
        seed = record["seed"]
        self.decks = [[codes[c] for c in shuffled(len(codes), seed, n)] for n in range(200)]
        self.state = COMPARED[self.game].reference(
            self.seats, record["options"], lambda number: list(self.decks[number])
        )
        #: By seq: the deal, and the hands then; of those, what nobody else can place there.
        self.deals: list[int] = []
        self.hands: list[list[set[str]]] = []
        self.hidden: list[list[set[str]]] = []
        #: By deal: the projects that lie open until its end.
        self._projects: dict[int, list[set[str]]] = {}
        self._picked_up: list[set[str]] = [set() for _ in range(self.seats)]
        self._open: dict[tuple[Viewer, int], set[str]] = {}
        self._history: dict[tuple[Viewer, int], list[tuple[int, frozenset[str]]]] = {}
        self._begin_deals(0, 0)
        for seq, (seat, action) in enumerate(record["actions"], 1):
            self._step(seq, seat, action)

    def known(self, viewer: Viewer, seq: int, deal: int) -> frozenset[str]:
        history = self._history.get((viewer, deal), [])
        place = bisect_right(history, seq, key=lambda entry: entry[0])
        return history[place - 1][1] if place else frozenset()

    def projects(self, seq: int) -> list[set[str]]:
        """Those that all have seen (BL-6.7), one of which may later be all that is left of its
        owner's hand; empty before the comparison and in other games."""
        projects = self._projects.get(self.deals[seq], [])
        return [cards for cards in projects if cards <= self.known(None, seq, self.deals[seq])]

    # ── following the match ─────────────────────────────────────────────────────────────────

    def _step(self, seq: int, seat: int, action: Json) -> None:
        state, deal = self.state, len(self.state.deals)
        before = [set(hand) for hand in state.hands()]
        open_before = self._lying_open()
        state.apply(seat, action)
        everybody = self.viewers
        if action["type"] == "declare":  # BL-12: seat and name only
            everybody = [seat]
        self._show(everybody, deal, seq, _cards_of(action))
        self._show(self.viewers, deal, seq, open_before)
        self._show(self.viewers, deal, seq, self._shown_by(action, seat, before[seat]))
        if len(state.deals) > deal:
            left = [hand - set(_cards_of(action)) for hand in before]
            self._show(self.viewers, deal, seq, self._shown_at_the_end(deal, left))
            self._picked_up = [set() for _ in range(self.seats)]
            self._begin_deals(deal + 1, seq)
            return
        if action["type"] in ("take", "swap", "take_back"):  # JO-12.2: seen by all
            self._picked_up[seat] |= set(state.hands()[seat]) - before[seat]
        self._note(seq)

    def _begin_deals(self, first: int, seq: int) -> None:
        """Deals from `first` on: those that an instant win ended at once, and the one to play."""
        for deal in range(first, len(self.state.deals)):  # TL-11.4
            dealt = self.decks[deal][: 13 * self.seats]
            self._show(self.viewers, deal, seq, dealt)
        self._note(seq)

    def _note(self, seq: int) -> None:
        """Where things stand: own hands, and what lies open on the table."""
        deal = len(self.state.deals)
        if self.state.over:
            deal -= 1
        self.deals.append(deal)
        hands = [set(hand) for hand in self.state.hands()]
        self.hands.append(hands)
        self.hidden.append([hand - seen for hand, seen in zip(hands, self._picked_up, strict=True)])
        for seat, hand in enumerate(hands):
            self._show([seat], deal, seq, hand)
        if not self.state.over:
            self._show(self.viewers, deal, seq, self._lying_open())

    def _show(self, viewers: Iterable[Viewer], deal: int, seq: int, cards: Iterable[str]) -> None:
        cards = set(cards)
        for viewer in viewers:
            opened = self._open.setdefault((viewer, deal), set())
            if cards - opened or not opened:
                opened |= cards
                self._history.setdefault((viewer, deal), []).append((seq, frozenset(opened)))

    # ── what the rule books show ────────────────────────────────────────────────────────────

    def _lying_open(self) -> set[str]:
        """Turned up in the middle of the table."""
        state: Any = self.state
        if self.game == "santase":  # SA-13
            return {state.trump_card} - {None}
        if self.game == "baloot":  # BL-12
            return {state.public}
        if self.game == "tienlen":  # TL-11.2
            return {state.opening_card} - {None}
        return set()

    def _shown_by(self, action: Json, seat: int, hand: set[str]) -> set[str]:
        """Cards that an action shows besides those it names."""
        state: Any = self.state
        if action.get("marriage"):  # SA-8.3: the other card of the pair is there too
            rank, suit = action["card"]
            return {("Q" if rank == "K" else "K") + suit}
        if action["type"] in ("kawesh", "sawa"):  # BL-12
            return hand
        if self.game == "baloot" and len(state.won) == 1 and not state.table:  # BL-6.7
            counting = [one for one in state.declared if one["seat"] % 2 == state.counting_team]
            projects = self._projects[len(state.deals)] = [set(one["cards"]) for one in counting]
            return set().union(*projects)
        return set()

    def _shown_at_the_end(self, deal: int, left: list[set[str]]) -> set[str]:
        """What becomes public when a deal is over."""
        everything = set().union(*left)
        if self.game in ("tienlen", "jolly"):  # TL-11.4, JO-12.4
            return everything
        if self.game == "baloot":  # BL-12: if it was played and ended early
            result = self.state.deals[deal]["result"]
            return set() if result in ("passed", "kawesh") else everything
        return set()  # SA-13.3; Omi has none left


def _cards_of(action: Json) -> list[str]:
    named: list[str] = []
    for field in SHOWN_FIELDS:
        value = action.get(field, [])
        named += [value] if isinstance(value, str) else value
    return named
