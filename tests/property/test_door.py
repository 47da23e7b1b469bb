"""What holds in every match of every game, whatever the options, the decks and the play."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import IllegalAction, Match, OptionError, catalogue, new_match, replay, sample
from tests.property.matches import (
    GAMES,
    any_action,
    new_matches,
    play_on,
    rngs,
    running_matches,
    seeds,
    viewers,
)

COMMON = {
    "game", "seat", "phase", "actors", "seq", "deal", "hand", "counts", "scores", "options",
    "legal_actions", "history", "deals",
}  # fmt: skip
#: Lists whose entries a view may share with others: to be read only.
SHARED = ("history", "deals")
games = pytest.mark.parametrize("game", GAMES)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=6,
)


@games
@settings(max_examples=15)
@given(data=st.data())
def test_somebody_can_act_until_the_match_is_over(game: str, data: st.DataObject) -> None:
    match, rng = data.draw(new_matches(game)), data.draw(rngs)
    info = catalogue()[game]
    for _ in range(200):
        assert match.phase in info.phases
        assert (
            (match.phase == "over")
            == match.over
            == (match.actors == ())
            == (match.outcome is not None)
        )
        if match.over:
            break
        for seat in range(match.session.seats):
            actions = match.legal_actions(seat)
            assert bool(actions) == (seat in match.actors)
            assert len({json.dumps(action, sort_keys=True) for action in actions}) == len(actions)
            default = match.default_action(seat)
            assert default in actions if actions else default is None
        seat = rng.choice(match.actors)
        match.apply(seat, any_action(match, seat, rng))


@games
@settings(max_examples=10)
@given(data=st.data())
def test_every_listed_action_is_accepted(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    for seat in match.actors:
        for action in match.legal_actions(seat)[:40]:
            copy = match.clone()
            events = copy.apply(seat, json.loads(json.dumps(action)))
            assert events[0] == {
                "type": "action", "deal": match.view(None)["deal"], "seat": seat, "action": action,
            }  # fmt: skip
            assert copy.seq == match.seq + 1


@games
@settings(max_examples=15)
@given(data=st.data())
def test_a_refused_action_changes_nothing(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    before = [match.view(viewer) for viewer in viewers(match)], match.record()
    seat = data.draw(st.sampled_from([*range(match.session.seats), -1, 4, 99]))
    legal = match.legal_actions(seat)
    template = data.draw(st.sampled_from(legal)) if legal else {"type": "pass"}
    action = data.draw(spoilt(template))
    if action in legal and _strictly_in(action, legal):
        return
    with pytest.raises(IllegalAction) as refusal:
        match.apply(seat, action)
    assert refusal.value.rule
    assert refusal.value.message
    assert ([match.view(viewer) for viewer in viewers(match)], match.record()) == before


@st.composite
def spoilt(draw: st.DrawFn, action: dict[str, Any]) -> Any:
    """An action with something wrong in it, or something that is no action at all."""
    how = draw(st.sampled_from(["junk", "value", "extra", "missing", "type", "reverse", "twice"]))
    if how == "junk":
        return draw(json_values)
    copy = json.loads(json.dumps(action))
    field = draw(st.sampled_from(sorted(copy)))
    if how == "value":
        copy[field] = draw(json_values)
    elif how == "extra":
        copy[draw(st.text(max_size=6))] = draw(json_values)
    elif how == "missing":
        del copy[field]
    elif how == "type":
        copy["type"] = draw(st.sampled_from(["play", "pass", "meld", "sun", "trump", "", "act"]))
    elif isinstance(copy[field], list):
        copy[field] = copy[field][::-1] if how == "reverse" else copy[field] * 2
    elif isinstance(copy[field], int):
        copy[field] = float(copy[field]) if how == "reverse" else 10**30
    else:
        copy[field] = [copy[field]]
    return copy


def _strictly_in(action: Any, legal: list[dict[str, Any]]) -> bool:
    """Python calls 1, 1.0 and true equal; JSON text tells them apart."""
    return json.dumps(action, sort_keys=True) in {json.dumps(one, sort_keys=True) for one in legal}


@games
@settings(max_examples=15)
@given(data=st.data())
def test_bad_options_are_refused_by_name_and_rule(game: str, data: st.DataObject) -> None:
    names = [*catalogue()[game].options["properties"], "nothing"]
    options: Any = data.draw(
        st.dictionaries(st.sampled_from(names), json_values, max_size=3) | json_values
    )
    seats: Any = data.draw(st.sampled_from([None, 2, 3, 4]) | json_values)
    seed: Any = data.draw(seeds | json_values)
    decks: Any = data.draw(st.none() | json_values)
    refusal: OptionError | None = None
    try:
        new_match(game, seats, options, seed=seed, decks=decks)
    except OptionError as error:
        refusal = error
    if refusal is not None:
        assert all((refusal.option, refusal.rule, refusal.message))


@games
@settings(max_examples=8)
@given(data=st.data())
def test_a_record_replays_exactly_through_json(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    record = json.loads(json.dumps(match.record()))
    again = replay(record)
    assert again.record() == record == match.record()
    rng = data.draw(rngs)
    state = rng.getstate()
    play_on(match, rng, 60)
    rng.setstate(state)
    play_on(again, rng, 60)
    for viewer in viewers(match):
        assert again.view(viewer) == match.view(viewer)
    assert again.outcome == match.outcome


@games
@settings(max_examples=8)
@given(data=st.data())
def test_clones_are_independent(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    before = [match.view(viewer) for viewer in viewers(match)], match.record()
    copy = match.clone()
    assert [copy.view(viewer) for viewer in viewers(match)] == before[0]
    play_on(copy, data.draw(rngs), 60)
    assert ([match.view(viewer) for viewer in viewers(match)], match.record()) == before


@games
@settings(max_examples=8)
@given(data=st.data())
def test_what_a_view_hands_out_may_be_changed_freely(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    for viewer in viewers(match):
        before = json.dumps(match.view(viewer))
        view = match.view(viewer)
        _scramble([part for key, part in view.items() if key not in (*SHARED, "options")])
        view["options"]["spoilt"] = True
        for name in SHARED:
            view[name].append("spoilt")
        _scramble(match.opening)
        for seat in range(match.session.seats):
            _scramble(match.legal_actions(seat))
        _scramble(match.record())
        assert json.dumps(match.view(viewer)) == before
    if not match.over:
        twin = match.clone()
        seat = match.actors[0]
        action = match.legal_actions(seat)[0]
        _scramble(match.apply(seat, action))
        twin.apply(seat, twin.legal_actions(seat)[0])
        assert [match.view(v) for v in viewers(match)] == [twin.view(v) for v in viewers(twin)]


def _scramble(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _scramble(item)
        value.append("spoilt")
    elif isinstance(value, dict):
        for item in value.values():
            _scramble(item)
        value["spoilt"] = True


@games
@settings(max_examples=10)
@given(data=st.data())
def test_views_are_plain_json_with_the_common_fields(game: str, data: st.DataObject) -> None:
    match = data.draw(running_matches(game))
    for viewer in viewers(match):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view.keys() >= COMMON
        assert (view["seat"], view["seq"], view["phase"]) == (viewer, match.seq, match.phase)
        assert view["actors"] == list(match.actors)
        assert view["legal_actions"] == match.legal_actions(viewer)
        if viewer is None:
            assert view["hand"] == []


@games
@settings(max_examples=12)
@given(data=st.data())
def test_a_sample_gives_the_same_view_and_can_be_played_on(game: str, data: st.DataObject) -> None:
    match, rng = data.draw(running_matches(game)), data.draw(rngs)
    for viewer in viewers(match):
        view = match.view(viewer)
        guess = sample(json.loads(json.dumps(view)), rng)
        assert guess.view(viewer) == view
        play_on(guess, rng, 40)


@games
@settings(max_examples=12)
@given(data=st.data())
def test_what_a_seat_must_not_know_changes_nothing_it_sees(game: str, data: st.DataObject) -> None:
    """A view, and the events that lead on from it, are the same for two states that differ only in
    what this viewer cannot see: the second state is a sample of the first one's view."""
    match, rng = data.draw(running_matches(game)), data.draw(rngs)
    for viewer in viewers(match):
        twin, guess = match.clone(), sample(match.view(viewer), rng)
        for _ in range(12):
            if twin.over or twin.view(None)["deal"] != match.view(None)["deal"]:
                break
            seat = rng.choice(twin.actors)
            action = any_action(twin, seat, rng)
            if action not in guess.legal_actions(seat):
                break
            deal = twin.view(None)["deal"]
            seen, guessed = twin.apply(seat, action), guess.apply(seat, action)
            if twin.view(None)["deal"] != deal or twin.over:
                break  # the deal is over: what was hidden in it may come out now
            if _reveals(twin, guess, viewer):
                break
            assert twin.redact(seen, viewer) == guess.redact(guessed, viewer)


def _reveals(twin: Match, guess: Match, viewer: int | None) -> bool:
    """A draw or a reveal brought hidden cards to this viewer's eyes: the two states part here."""
    return twin.view(viewer) != guess.view(viewer)


@games
def test_two_matches_of_one_seed_are_one_match(game: str) -> None:
    records = []
    for _ in range(2):
        match = new_match(game, seed="ab" * 32)
        play_on(match, Random(7), 400)
        records.append(match.record())
    assert records[0] == records[1]
