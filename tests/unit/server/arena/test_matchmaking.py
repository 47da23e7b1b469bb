"""Who plays whom: the uncertain first, near ones, never two of one owner, the house as a tie."""

from collections import Counter
from random import Random

from server.arena.matchmaking import MOST_BUSY, Entrant, meeting

HOUSE = [Entrant(f"house:{level}", None, mu, 0.5, 0) for level, mu in [("easy", 10), ("hard", 30)]]


def bot(name: str, owner: str, mu: float = 25.0, sigma: float = 5.0, busy: int = 0) -> Entrant:
    return Entrant(name, owner, mu, sigma, 10, busy)


def test_the_least_certain_plays_first() -> None:
    entrants = [*HOUSE, bot("a", "ann", sigma=2), bot("b", "ben", sigma=8), bot("c", "cy", sigma=3)]
    for seed in range(20):
        chosen = meeting(entrants, 2, Random(seed))
        assert chosen is not None
        assert "b" in {one.id for one in chosen}


def test_two_bots_of_one_owner_never_meet() -> None:
    entrants = [*HOUSE, *(bot(f"a{n}", "ann") for n in range(6)), bot("b", "ben")]
    for seed in range(200):
        for places in (2, 4):
            chosen = meeting(entrants, places, Random(seed))
            assert chosen is None or max(Counter(o.owner for o in chosen if o.owner).values()) == 1


def test_near_opponents_are_met_more_often_and_far_ones_sometimes() -> None:
    entrants = [bot("a", "ann", sigma=9), bot("near", "ben", mu=27), bot("far", "cy", mu=60)]
    met: Counter[str] = Counter()
    for seed in range(1000):
        met.update(one.id for one in meeting(entrants, 2, Random(seed)) or [])
    assert met["near"] > 20 * met["far"] > 0


def test_the_house_ties_everybody_to_the_reference() -> None:
    entrants = [*HOUSE, bot("a", "ann"), bot("b", "ben")]
    met = [meeting(entrants, 2, Random(seed)) or [] for seed in range(400)]
    with_house = sum(any(one.is_house for one in chosen) for chosen in met)
    assert 60 < with_house < 140


def test_house_bots_fill_the_table_where_bots_are_few() -> None:
    entrants = [*HOUSE, Entrant("house:medium", None, 25, 0.5, 0), bot("a", "ann")]
    chosen = meeting(entrants, 4, Random(1))
    assert chosen is not None
    assert sorted(one.id for one in chosen) == ["a", "house:easy", "house:hard", "house:medium"]


def test_nobody_plays_more_than_his_share_at_once() -> None:
    assert meeting([*HOUSE, bot("a", "ann", busy=MOST_BUSY)], 2, Random(1)) is None
    spent = Entrant("a", "ann", 25, 5, 10, allowed=False)
    assert meeting([*HOUSE, spent], 2, Random(1)) is None


def test_house_bots_alone_need_no_sets() -> None:
    assert meeting(HOUSE, 2, Random(1)) is None
