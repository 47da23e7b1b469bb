"""The door itself: the catalogue, records, prepared decks, what is common to all games."""

import json
from typing import Any

import pytest

from engines import IllegalAction, OptionError, catalogue, new_match, replay
from tests.unit.engines.tables import SEED, play_defaults

GAMES = ["omi", "tienlen", "jolly", "baloot", "santase"]


def test_the_catalogue_lists_five_games_in_order() -> None:
    assert list(catalogue()) == GAMES
    for name, info in catalogue().items():
        assert info.name == name
        assert info.default_seats in info.seats
        assert info.phases[-1] == "over"
        assert json.loads(json.dumps(info.options)) == info.options
        for preset in info.presets.values():
            new_match(name, options=preset, seed=SEED)


@pytest.mark.rule("GEN-1")
@pytest.mark.parametrize("game", GAMES)
def test_card_codes_are_rank_and_suit(game: str) -> None:
    for card in catalogue()[game].cards:
        rank, suit = card[0], card[1:]
        assert (rank in "23456789TJQKA" and suit in "CDHS") or (rank == "X" and suit in "01234567")


@pytest.mark.rule("GEN-2", "GEN-9")
@pytest.mark.parametrize("game", GAMES)
def test_partners_sit_opposite_and_hold_the_same_score(game: str) -> None:
    teams = catalogue()[game].teams
    assert teams in ((), ((0, 2), (1, 3)))
    match = new_match(game, seed=SEED)
    play_defaults(match, 200)
    for team in teams:
        assert len({match.scores[seat] for seat in team}) == 1


@pytest.mark.rule("GEN-3")
@pytest.mark.parametrize("game", ["poker", "", None, 3, ["omi"], "OMI"])
def test_there_is_no_other_game(game: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        new_match(game, seed=SEED)
    assert (refusal.value.option, refusal.value.rule) == ("game", "GEN-3")


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize("game", GAMES)
def test_prepared_decks_hold_every_card_once(game: str) -> None:
    cards = list(catalogue()[game].cards)
    bad_decks: list[Any] = [
        [cards[:-1]],
        [[*cards, cards[0]]],
        [[*cards[:-1], cards[0]]],
        [[*cards[:-1], "ZZ"]],
        [[*cards[:-1], None]],
        [[*cards[:-1], [cards[-1]]]],
        ["".join(cards)],
        [7],
        "decks",
        {"deck": cards},
    ]
    for decks in bad_decks:
        with pytest.raises(OptionError) as refusal:
            new_match(game, seed=SEED, decks=decks)
        assert (refusal.value.option, refusal.value.rule) == ("decks", "GEN-4")


@pytest.mark.rule("GEN-5")
@pytest.mark.parametrize("game", GAMES)
def test_prepared_decks_come_first_and_the_seed_goes_on(game: str) -> None:
    cards = list(catalogue()[game].cards)
    match = new_match(game, seed=SEED, decks=[cards[::-1]])
    while match.view(None)["deal"] < 1:
        play_defaults(match, 1)
    record = match.record()
    assert record["decks"][0] == cards[::-1]
    assert sorted(record["decks"][1]) == sorted(cards)
    assert record["prepared"] == 1
    assert replay(record).record() == record


@pytest.mark.rule("GEN-5", "GEN-10")
def test_prepared_decks_to_come_are_kept_in_the_record_of_a_running_match() -> None:
    cards = list(catalogue()["omi"].cards)
    match = new_match(
        "omi", options={"target": 5}, seed=SEED, decks=[cards[k:] + cards[:k] for k in range(30)]
    )
    play_defaults(match, 40)
    assert len(match.record()["decks"]) == match.record()["prepared"] == 30
    again = replay(match.record())
    play_defaults(match, 10_000)
    play_defaults(again, 10_000)
    assert match.over
    assert again.record() == match.record()
    assert (
        len(match.record()["decks"]) == match.record()["prepared"] == len(match.view(None)["deals"])
    )


@pytest.mark.rule("GEN-6", "GEN-7")
def test_a_seat_that_may_not_act_has_no_actions_and_no_default() -> None:
    match = new_match("omi", seed=SEED)
    others: list[object] = [0, 1, 2, -1, 4, 99, None, "3", 3.0, True, [3], {}]
    for seat in others:
        assert match.legal_actions(seat) == []
        assert match.default_action(seat) is None


@pytest.mark.rule("GEN-8")
@pytest.mark.parametrize("game", GAMES)
def test_the_clock_can_play_a_whole_match(game: str) -> None:
    options = {"games": 4} if game == "tienlen" else {}
    match = new_match(game, options=options, seed=SEED)
    play_defaults(match, 30_000)
    assert match.over or match.view(None)["deal"] > 20


@pytest.mark.rule("GEN-9")
def test_equal_scores_share_a_place() -> None:
    match = new_match("tienlen", options={"games": 1}, seed=SEED)
    match.session.scores = [3, -4, 3, -2]
    assert match._standing() == {
        "scores": [3, -4, 3, -2], "ranking": [1, 4, 1, 3], "winners": [0, 2],
    }  # fmt: skip


@pytest.mark.rule("GEN-10")
def test_a_malformed_record_is_refused() -> None:
    match = new_match("santase", seed=SEED)
    play_defaults(match, 30)
    record = match.record()
    changes: list[dict[str, Any]] = [
        {"seats": "2"}, {"options": []}, {"options": {"x": 1}}, {"seed": None}, {"decks": None},
        {"decks": [None]}, {"prepared": 9}, {"prepared": -1}, {"prepared": True}, {"actions": {}},
        {"actions": [[0]]}, {"actions": ["ab"]}, {"game": []}, {"extra": 1},
    ]  # fmt: skip
    for change in changes:
        with pytest.raises((OptionError, IllegalAction)):
            replay({**record, **change})
    junk_records: list[object] = [None, [], "record", {}, 7]
    for junk in junk_records:
        with pytest.raises(OptionError):
            replay(junk)
    del record["seed"]
    with pytest.raises(OptionError):
        replay(record)


@pytest.mark.rule("GEN-10")
def test_an_illegal_action_in_a_record_is_refused_with_its_rule() -> None:
    match = new_match("omi", seed=SEED)
    play_defaults(match, 3)
    record = match.record()
    record["actions"][2][1] = {"type": "play", "card": "1X"}
    with pytest.raises(IllegalAction) as refusal:
        replay(record)
    assert refusal.value.rule == "OM-5.2"


def test_a_view_is_for_a_seat_or_a_spectator() -> None:
    match = new_match("omi", seed=SEED)
    nobody: list[object] = [-1, 4, "0", True, 1.0, []]
    for seat in nobody:
        with pytest.raises(ValueError, match="no seat"):
            match.view(seat)


def test_errors_read_as_sentences_with_their_rule() -> None:
    match = new_match("omi", seed=SEED)
    with pytest.raises(IllegalAction, match=r"not this seat's turn.*\(OM-5\.3\)"):
        match.apply(0, {"type": "trump", "suit": "C"})
    with pytest.raises(OptionError, match=r"target: must be one of 5, 10, 15.*\(OM-1\.3\)"):
        new_match("omi", options={"target": 11}, seed=SEED)
