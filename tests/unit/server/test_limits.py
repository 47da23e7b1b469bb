"""Limits: exact at the edge, bounded in memory, and kind enough to say how long to wait."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.errors import Refusal
from server.limits import (
    DEEPEST_NESTING,
    PLACE_SECONDS,
    Limits,
    Pace,
    Places,
    SlidingWindow,
    deeper,
)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def allowed(pace: Pace) -> bool:
    try:
        pace.check()
    except Refusal:
        return False
    return True


def test_the_eleventh_login_in_a_minute_is_refused_and_says_why_and_how_long(clock: Clock) -> None:
    limits = Limits(clock=clock)
    for _ in range(10):
        limits.logins_by_address.check("192.0.2.1")
        clock.now += 1
    with pytest.raises(
        Refusal, match=r"logins from this address: 10 in a minute; .* in 50 s"
    ) as no:
        limits.logins_by_address.check("192.0.2.1")
    assert no.value.code == "rate_limited"
    assert no.value.retry_after == 50


def test_who_waits_as_long_as_told_is_let_in_and_not_a_moment_earlier(clock: Clock) -> None:
    window = SlidingWindow("tries", 3, 60, clock)
    for _ in range(3):
        window.check("a")
        clock.now += 0.1
    with pytest.raises(Refusal) as no:
        window.check("a")
    assert no.value.retry_after is not None
    clock.now += no.value.retry_after - 0.002
    with pytest.raises(Refusal):
        window.check("a")
    clock.now += 0.002
    window.check("a")


def test_one_address_does_not_use_up_the_limit_of_another(clock: Clock) -> None:
    window = SlidingWindow("tries", 1, 60, clock)
    window.check("a")
    window.check("b")
    with pytest.raises(Refusal):
        window.check("a")


def test_a_refused_try_does_not_lengthen_the_wait(clock: Clock) -> None:
    window = SlidingWindow("tries", 1, 60, clock)
    window.check("a")
    for _ in range(59):
        clock.now += 1
        with pytest.raises(Refusal):
            window.check("a")
    clock.now += 1
    window.check("a")


@given(st.lists(st.floats(0, 30), max_size=80))
def test_no_span_of_the_window_ever_holds_more_than_the_count(pauses: list[float]) -> None:
    clock = Clock()
    window = SlidingWindow("tries", 5, 20, clock)
    let_in: list[float] = []
    for pause in pauses:
        clock.now += pause
        recent = [at for at in let_in if at > clock.now - 20]
        try:
            window.check("a")
        except Refusal:
            assert len(recent) == 5
        else:
            assert len(recent) < 5
            let_in.append(clock.now)


def test_keys_that_are_over_are_forgotten(clock: Clock) -> None:
    window = SlidingWindow("tries", 10, 60, clock)
    for number in range(1000):
        window.check(number)
    assert len(window) == 1000
    clock.now += 60
    window.check("later")
    assert len(window) == 1


def test_many_keys_at_once_push_out_the_quietest_and_never_the_memory_limit(clock: Clock) -> None:
    window = SlidingWindow("tries", 2, 3600, clock, most_remembered=100)
    window.check("quiet")
    for number in range(10_000):
        window.check(number)
        assert len(window) <= 100
    window.check(9_999)
    with pytest.raises(Refusal):
        window.check(9_999)


def test_a_socket_may_send_a_burst_of_100_and_then_50_a_second(clock: Clock) -> None:
    pace = Limits(clock=clock).pace()
    assert [allowed(pace) for _ in range(101)] == [True] * 100 + [False]
    clock.now += 1
    assert sum(allowed(pace) for _ in range(100)) == 50
    clock.now += 3600
    assert sum(allowed(pace) for _ in range(200)) == 100


def test_a_refused_event_says_when_the_next_one_is_welcome(clock: Clock) -> None:
    pace = Limits(clock=clock).pace()
    while allowed(pace):
        pass
    with pytest.raises(Refusal, match="events: 50 a second") as no:
        pace.check()
    assert no.value.retry_after == pytest.approx(0.02)
    clock.now += 0.02
    pace.check()


@pytest.mark.parametrize(("per_second", "flooding"), [(100, False), (140, False), (200, True)])
def test_three_times_the_rate_for_ten_seconds_is_a_flood(
    clock: Clock, per_second: int, flooding: bool
) -> None:
    pace = Limits(clock=clock).pace()
    for step in range(11 * per_second):
        clock.now = 1000 + step / per_second
        allowed(pace)
        if step < 9 * per_second:
            assert not pace.flooding
    assert pace.flooding is flooding


def test_a_flood_that_ends_early_is_forgiven(clock: Clock) -> None:
    pace = Limits(clock=clock).pace()
    for step in range(9 * 200):
        clock.now = 1000 + step / 200
        allowed(pace)
    clock.now += 30
    allowed(pace)
    assert not pace.flooding


def test_places_are_given_back(clock: Clock) -> None:
    places = Places("open connections", 2)
    places.take("a")
    places.take("a")
    with pytest.raises(Refusal, match="too many open connections: 2 at a time") as no:
        places.take("a")
    assert no.value.retry_after == PLACE_SECONDS
    places.take("b")
    places.give_back("a")
    places.take("a")
    for key in "aab":
        places.give_back(key)
    assert len(places) == 0
    places.give_back("a")
    assert len(places) == 0


def test_the_limits_are_those_of_the_wire() -> None:
    limits = Limits()
    assert (limits.frame_bytes, limits.nesting) == (65536, 16)
    assert (limits.events_per_second, limits.event_burst) == (50, 100)
    assert (limits.sockets_per_person.count, limits.sockets_per_address.count) == (10, 200)
    assert (limits.guests.count, limits.guests.seconds) == (60, 60)
    assert (limits.registrations.count, limits.registrations.seconds) == (10, 3600)
    assert (limits.logins_by_address.count, limits.logins_by_address.seconds) == (10, 60)
    assert (limits.logins_by_account.count, limits.logins_by_account.seconds) == (10, 60)
    assert limits.open_tables == 5
    assert (limits.chat.count, limits.chat.seconds, limits.chat_characters) == (5, 5, 500)
    assert (limits.body_bytes, limits.bot_source_bytes) == (262144, 102400)


def test_the_factor_multiplies_all_of_them_and_leaves_at_least_one() -> None:
    assert Limits(10).guests.count == 600
    assert Limits(10).body_bytes == 2621440
    assert Limits(2).nesting == 32
    assert Limits(0.001).logins_by_account.count == 1
    assert Limits(1e9).nesting == DEEPEST_NESTING


JSON = st.recursive(
    st.none() | st.integers() | st.text(alphabet='[]{}"\\a,:', max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=20,
)


def depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


@given(JSON, st.integers(0, 6))
def test_nesting_is_measured_exactly(value: object, limit: int) -> None:
    assert deeper(value, limit) is (depth(value) > limit)
