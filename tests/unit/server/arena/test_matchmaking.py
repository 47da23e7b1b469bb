"""Who plays whom: the uncertain first, near ones, never two of one owner, the house as a tie."""

from collections import Counter
from dataclasses import replace
from random import Random

from server.arena.matchmaking import HOUSE_SETS, MOST_BUSY, Entrant, house_meeting, meeting

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


def test_many_bots_of_one_owner_leave_others_their_turns() -> None:
    many = [bot(f"a{number}", "ann", sigma=8) for number in range(50)]
    entrants = [*HOUSE, *many, *(bot(name, name) for name in ("ben", "cy", "dan", "eve", "fay"))]
    sets: Counter[str | None] = Counter()
    rng = Random(1)
    for _ in range(12):
        chosen = meeting(entrants, 2, rng)
        assert chosen is not None
        names = {one.id for one in chosen}
        sets.update({one.owner for one in chosen})
        entrants = [replace(o, busy=o.busy + 1) if o.id in names else o for o in entrants]
    assert sets["ann"] <= 8
    assert min(sets[name] for name in ("ben", "cy", "dan", "eve", "fay")) >= 1


def test_house_bots_alone_need_no_sets() -> None:
    assert meeting(HOUSE, 2, Random(1)) is None


def test_house_bots_meet_their_neighbours_until_they_are_a_reference() -> None:
    entrants = [*HOUSE, Entrant("house:medium", None, 25, 0.5, 0), bot("a", "ann")]
    lower = frozenset(("house:easy", "house:medium"))
    upper = frozenset(("house:medium", "house:hard"))
    assert [one.id for one in house_meeting(entrants, {}) or []] == ["house:easy", "house:medium"]
    chosen = house_meeting(entrants, {lower: HOUSE_SETS, upper: HOUSE_SETS - 1}) or []
    assert [one.id for one in chosen] == ["house:medium", "house:hard"]
    chosen = house_meeting(entrants, {lower: 7, upper: 6}) or []
    assert [one.id for one in chosen] == ["house:medium", "house:hard"], "who met least goes first"
    assert house_meeting(entrants, {lower: HOUSE_SETS, upper: HOUSE_SETS}) is None
