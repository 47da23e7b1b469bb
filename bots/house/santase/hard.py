"""Hard: weighs each trick while the stock is open, and searches once it is not."""

from bots.house.reason import Reason
from bots.house.santase.count import Count, worth
from bots.house.santase.counting import Counting
from bots.house.santase.open_play import OpenPlay
from bots.house.santase.reasons import reason
from bots.house.santase.rehearsal import closing
from bots.house.santase.search import best_before_the_last_draw, best_in_strict_play
from bots.house.santase.stakes import ENOUGH, marriage
from bots.seat import JsonObject
from engines.santase.cards import CLOSE, MARRIAGE, PAIR

#: How much better closing must be than playing on, in game points.
CLEARLY = 0.2
#: The points of theirs that a closed stock may bring at most, with some luck.
CATCH = 30


class Hard(Counting):
    def move(self, count: Count, plays: list[int], may_close: bool) -> int:
        plays = [move for move in plays if MARRIAGE + move not in plays]  # no pair is wasted
        if count.strict:
            return best_in_strict_play(count, plays, self.rng)
        table = OpenPlay(count)
        if count.led >= 0:
            values = table.replies(plays)
        else:
            values = table.leads(marriages(count, plays) or plays, self.rng)
        value, move = max(values)
        if may_close and in_reach(count) and closing(count, self.rng) > value + CLEARLY:
            return CLOSE
        if count.stock == 1 and count.possible.bit_count() == count.room + 1:
            return best_before_the_last_draw(table, values, self.rng)
        return move

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        return reason(self.count(view), action, view["legal_actions"])


def marriages(count: Count, plays: list[int]) -> list[int]:
    """The marriages to choose from: points in the hand are no points yet."""
    married = [move for move in plays if move >= MARRIAGE]
    return [move for move in married if move % MARRIAGE // 6 == count.trump] or married


def in_reach(count: Count) -> bool:
    """Whether closing is worth a thought: own cards, marriages and a good catch make 66."""
    points = count.mine + worth(count.hand) + CATCH
    for suit in range(4):
        if count.hand >> 6 * suit & PAIR == PAIR:
            points += marriage(6 * suit, count.trump)
    return points >= ENOUGH
