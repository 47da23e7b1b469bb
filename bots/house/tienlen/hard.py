"""The defensive style of TL-12, with a plan: split the hand, count the cards, watch the others.

Every play is worth what it saves in turns: the cost of the hand before less that of the hand
after, a chance to lead next, and what it prevents. Passing is worth nothing.
"""

from dataclasses import dataclass

from bots.house.player import HousePlayer
from bots.house.reason import Reason
from bots.house.tienlen.odds import Odds, rank_counts
from bots.house.tienlen.reasons import why_pass, why_play
from bots.house.tienlen.seen import Seen, cards_of
from bots.house.tienlen.split import Split, dealt_to
from bots.seat import JsonObject
from engines.tienlen.cards import HAND, names
from engines.tienlen.combinations import HEO, NONE, PAIR, PAIR_RUN, SINGLE, kind_of

#: More than everything else together: this play wins the deal.
WINS = 100.0


@dataclass(frozen=True)
class Weights:
    """What things are worth, in turns. Tuned by play against itself and against `greedy`."""

    #: A group that surely wins the lead saves this much of its turn, by kind.
    single: float = 1.33
    pair: float = 1.0
    triple: float = 0.8
    straight: float = 0.6
    hang: float = 1.5
    #: A single and a pair that can be laid on lower ones.
    single_answers: float = 0.5
    pair_answers: float = 0.4
    #: To lead next.
    lead: float = 1.0
    #: Each card that is laid, and more of it when somebody is nearly out.
    card: float = -0.05
    late_card: float = 0.1
    #: What any play has to be better than passing by.
    effort: float = 0.1
    #: An opponent goes out on this play.
    danger: float = 4.0
    #: Low singles when somebody has one card left.
    last_card: float = 1.2
    #: To stop a leader who has 1, 2, 3 or more cards left; less if others can still do it.
    stop: tuple[float, float, float, float] = (9.0, 2.5, 1.15, 0.07)
    others_stop: float = 0.6
    #: To have played at all (TL-8.7), for each card that the best opponent has laid.
    cong: float = 0.25
    den_bai: float = 3.0
    cut: float = 0.4


@dataclass(frozen=True)
class Option:
    """A play and what it is worth."""

    cards: int
    worth: float
    #: The chance that nobody beats it.
    hold: float


class DefensiveStyle(HousePlayer):
    weights = Weights()

    def choose(self, view: JsonObject) -> JsonObject:
        legal: list[JsonObject] = view["legal_actions"]
        if len(legal) == 1:
            return legal[0]
        best = self.best(view)
        if best is None:
            return {"type": "pass"}
        return {"type": "play", "cards": names(best.cards)}

    def best(self, view: JsonObject) -> Option | None:
        """The play to make, None to pass."""
        seen = Seen(view)
        best = max(self.options(seen, view), key=worth)
        return best if best.worth > 0.0 or seen.kind == NONE else None

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        seen = Seen(view)
        if action["type"] == "pass":
            return why_pass(seen, plays_in(view))
        cards = cards_of(action["cards"])
        for option in self.options(seen, view):
            if option.cards == cards:
                return why_play(seen, cards, option.worth >= WINS / 2, option.hold)
        return why_play(seen, cards, False, seen.against_rivals().hold(cards, kind_of(cards)))

    def options(self, seen: Seen, view: JsonObject) -> list[Option]:
        """The plays worth thinking about."""
        if goes_out(view):
            return [Option(seen.hand, WINS, 1.0)]
        if seen.kind == NONE:
            return self.leads(seen)
        return self.answers(seen, plays_in(view))

    def leads(self, seen: Seen) -> list[Option]:
        """The groups of the best split that may be led now."""
        weights = self.weights
        odds = seen.against_all()
        split = self.split(seen, odds)
        groups = split.groups(rank_counts(seen.hand))
        plays = dealt_to(seen.hand, groups)
        sure = [odds.certain(cards, kind_of(cards)) for cards in plays]
        options = []
        for group, cards, holds in zip(groups, plays, sure, strict=True):
            if seen.opening & ~cards:
                continue
            kind = kind_of(cards)
            hold = odds.hold(cards, kind)
            value = split.cost_of(group) + weights.lead * hold + weights.card * cards.bit_count()
            value -= self.danger(seen, seen.others, odds, cards, kind)
            if holds and sum(sure) >= len(groups) - 1:
                value += WINS
            options.append(Option(cards, value, hold))
        return without_low_singles(options) if seen.fewest == 1 else options

    def answers(self, seen: Seen, plays: list[int]) -> list[Option]:
        """The plays that beat the top, of plays that differ in suits only the lowest."""
        weights = self.weights
        split = self.split(seen, seen.against_all())
        odds = seen.against_rivals()
        held = rank_counts(seen.hand)
        before = split.cost(held)
        common = self.of_any_play(seen, odds)
        options = []
        for ranks, cards in lowest_variants(plays).items():
            kind = kind_of(cards)
            hold = odds.hold(cards, kind)
            saved = before - split.cost(held - ranks)
            value = common + saved + weights.lead * hold
            value += (weights.card + weights.late_card / seen.fewest) * cards.bit_count()
            value -= self.danger(seen, seen.rivals, odds, cards, kind)
            if kind >= PAIR_RUN and seen.kind >= HEO:
                value += weights.cut
            if hold == 1.0 and self.wins_from(seen, seen.hand ^ cards, split):
                value += WINS
            options.append(Option(cards, value, hold))
        return options

    def of_any_play(self, seen: Seen, odds: Odds) -> float:
        """What it is worth to play anything at all instead of passing."""
        weights = self.weights
        left = seen.counts[seen.owner]
        others = [seat for seat in seen.rivals if seat != seen.owner]
        value = weights.stop[min(left, 4) - 1] * weights.others_stop ** len(others)
        value += self.danger(seen, others, odds, seen.top, seen.kind) - weights.effort
        if seen.counts[seen.seat] == HAND:
            value += weights.cong * (HAND + 1 - seen.fewest)
            if seen.alone:
                value += weights.den_bai
        return value

    def danger(self, seen: Seen, rivals: list[int], odds: Odds, cards: int, kind: int) -> float:
        """What it costs that an opponent may go out on this play."""
        if kind not in (SINGLE, PAIR):
            return 0.0
        size = cards.bit_count()
        number = sum(seen.counts[seat] == size for seat in rivals)
        return self.weights.danger * number * odds.out_on(cards, kind) if number else 0.0

    def wins_from(self, seen: Seen, hand: int, split: Split) -> bool:
        """Whether this hand goes out for sure once it leads: at most one group can be beaten."""
        if not hand:
            return True
        odds = seen.against_all()
        plays = dealt_to(hand, split.groups(rank_counts(hand)))
        return sum(not odds.certain(cards, kind_of(cards)) for cards in plays) <= 1

    def split(self, seen: Seen, odds: Odds) -> Split:
        """The costs of groups in this position: a turn each, less what they help to lead."""
        weights = self.weights
        last_card = weights.last_card if seen.fewest == 1 else 0.0
        singles, pairs, triples = [], [], []
        for rank in range(13):
            suits = seen.hand >> 4 * rank & 15
            card = (1 << suits.bit_length() >> 1 or 1) << 4 * rank
            lower = odds.lower(card)
            singles.append(
                1.0
                - weights.single * odds.single(card)
                - weights.single_answers * lower
                + last_card * (1.0 - lower)
            )
            pairs.append(
                1.0 - weights.pair * odds.same_rank(rank, 2) - weights.pair_answers * lower
            )
            triples.append(1.0 - weights.triple * odds.same_rank(rank, 3))
        hang = 1.0 - weights.hang
        return Split(
            [[], singles, pairs, triples, [hang] * 13],
            lambda size, rank: 1.0 - weights.straight * odds.straight(size, rank),
            hang,
        )


def worth(option: Option) -> float:
    return option.worth


def without_low_singles(options: list[Option]) -> list[Option]:
    """Of the singles only the highest, unless a lower one wins as well."""
    singles = [option.cards for option in options if option.cards.bit_count() == 1]
    low = set(singles) - {max(singles, default=0)}
    return [option for option in options if option.worth >= WINS / 2 or option.cards not in low]


def goes_out(view: JsonObject) -> bool:
    """Whether the whole hand is a legal play."""
    left = len(view["hand"])
    return any(len(one["cards"]) == left for one in view["legal_actions"] if "cards" in one)


def plays_in(view: JsonObject) -> list[int]:
    return [cards_of(one["cards"]) for one in view["legal_actions"] if one["type"] == "play"]


def lowest_variants(plays: list[int]) -> dict[int, int]:
    """The plays by their rank counts, of each the lowest one."""
    variants: dict[int, int] = {}
    for cards in plays:
        ranks = rank_counts(cards)
        variants[ranks] = min(cards, variants.get(ranks, cards))
    return variants
