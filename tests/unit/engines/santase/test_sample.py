"""Guesses of what a view hides: they agree with it and with all that follows from it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines import Match, new_match, sample
from engines.santase.cards import PACK, POINTS
from engines.santase.deal import SantaseDeal
from engines.santase.unseen import Unseen
from tests.unit.engines.santase.hands import PAIRS, go, santase
from tests.unit.engines.tables import SEED


def played(match: Match, rng: Random) -> dict[str, Any]:
    """Play a random action, seldom a 66; returns it."""
    seat = match.actors[0]
    actions = match.legal_actions(seat)
    if rng.random() < 0.95:
        actions = [action for action in actions if action["type"] != "declare66"]
    action = rng.choice(actions)
    match.apply(seat, action)
    return action


def won_cards(match: Match) -> list[str]:
    """The cards that lie in tricks: those that are nowhere else."""
    assert isinstance(match.deal, SantaseDeal)
    a, b = match.view(0), match.view(1)
    elsewhere = {*a["hand"], *b["hand"], a["trump_card"], a["table"]}
    elsewhere |= {PACK.codes[card] for card in match.deal.talon[: a["stock"]]}
    return [code for code in PACK.codes if code not in elsewhere]


def card_points(match: Match) -> int:
    """The points of both seats without their marriages."""
    a, b = match.view(0), match.view(1)
    married = [suit for suits in a["marriages"] for suit in suits]
    marriages = sum(40 if suit == a["trump"] else 20 for suit in married)
    return int(a["points"]) + int(b["points"]) - marriages


@pytest.mark.rule("SA-13.1")
@pytest.mark.parametrize("number", range(12))
def test_a_guess_gives_the_same_view_and_plays_on_to_the_end(number: int) -> None:
    rng = Random(number)
    options = {
        "target": rng.choice([7, 11]),
        "first_trick": rng.choice(["free", "plain"]),
        "last_trick_bonus": rng.choice([0, 10]),
        "first_dealer": rng.choice([0, 1]),
    }
    match = new_match("santase", 2, options, seed=f"{number:064x}")
    while True:
        for viewer in (0, 1, None):
            view = match.view(viewer)
            guess = sample(view, rng)
            assert guess.view(viewer) == view
            assert [guess.view(seat)["counts"] for seat in (0, 1)] == [view["counts"]] * 2
            if rng.random() < 0.05:
                while not guess.over:
                    played(guess, rng)
        if match.over:
            return
        played(match, rng)


@pytest.mark.rule("SA-13.1")
def test_the_points_of_both_seats_are_those_of_the_cards_that_were_played() -> None:
    rng = Random(5)
    match = new_match("santase", 2, seed=SEED)
    while not match.over:
        for viewer in (0, 1, None):
            guess = sample(match.view(viewer), rng)
            won = won_cards(guess)
            assert len(won) == 2 * sum(guess.view(None)["tricks_won"])
            assert card_points(guess) == sum(POINTS[PACK.index[code]] for code in won)
            assert min(guess.view(seat)["points"] for seat in (0, 1)) >= 0
        played(match, rng)


@pytest.mark.rule("SA-8.3", "SA-13.2")
def test_known_cards_stay_where_they_are() -> None:
    match = santase(*PAIRS)
    go(match, "exchange KS+ pass AC KD TC")
    for number in range(30):
        for viewer in (1, None):
            guess = sample(match.view(viewer), Random(number))
            assert {"QS", "TS"} <= set(guess.view(0)["hand"])


@pytest.mark.rule("SA-8.3")
def test_a_pair_that_was_declared_and_played_is_in_no_hand() -> None:
    match = santase("KH QH 9C 9D JC JD", "AS AC AD QC QD KC", "9S", "JS JH")
    go(match, "KH+ pass QC QH QD 9C KC")
    assert match.view(1)["known"] == [[], []]
    for number in range(30):
        hand = sample(match.view(1), Random(number)).view(0)["hand"]
        assert not {"KH", "QH"} & set(hand)


@pytest.mark.rule("SA-7.3")
@pytest.mark.parametrize(
    ("lead", "hand", "reply", "not_held"),
    [
        ("KH", "QH 9H AS 9C JC QC", "9H", {"TH", "AH"}),
        ("KH", "9S AS AD 9C JC QC", "9S", {"9H", "JH", "QH", "TH", "AH"}),
        ("KH", "AD 9C JC QC TC AC", "AD", {"9H", "AH", "9S", "QS", "AS"}),
        ("KS", "AD 9C JC QC TC AC", "AD", {"9S", "QS", "TS", "AS"}),
    ],
)
def test_what_a_strict_follower_showed_not_to_have_he_has_not(
    lead: str, hand: str, reply: str, not_held: set[str]
) -> None:
    match = santase(f"{lead} 9D JD QD KD TD", hand, "JS")
    go(match, f"close {lead} {reply}")
    for number in range(40):
        for viewer in (0, None):
            guess = sample(match.view(viewer), Random(number))
            assert not not_held & set(guess.view(1)["hand"])


@pytest.mark.rule("SA-13.1")
def test_own_points_tell_what_the_face_down_tricks_are_worth() -> None:
    match = santase("AC AD JC 9C 9D JD", "TC TD QC QD KC KD", "9S", "9H JH QH KH TH AH")
    go(match, "AC TC AD TD JC QD")
    view = match.view(0)
    assert view["points"] == 47
    for number in range(30):
        guess = sample(view, Random(number))
        assert [guess.view(seat)["points"] for seat in (0, 1)] == [47, 0]
        face_down = set(won_cards(guess)) - {"JC", "QD"}
        assert sorted(code[0] for code in face_down) == ["A", "A", "T", "T"]


@pytest.mark.rule("SA-13.1")
def test_a_player_who_remembers_may_write_old_tricks_into_his_view() -> None:
    rng = Random(8)
    match = new_match("santase", 2, seed=SEED)
    cards: list[str] = []
    while len(cards) < 23:
        seat = match.actors[0]
        actions = [a for a in match.legal_actions(seat) if a["type"] in ("play", "pass")]
        action = rng.choice(actions)
        match.apply(seat, action)
        cards += [action["card"]] if action["type"] == "play" else []
        view = match.view(0)
        plays = [entry for entry in view["history"] if entry["type"] == "play"]
        for entry, card in zip(plays, cards, strict=True):
            entry["card"] = card
        other, guess = match.view(1), sample(view, rng).view(1)
        assert guess["points"] == other["points"]
        assert not set(cards) & set(guess["hand"])
        if not view["stock"]:
            assert guess["hand"] == other["hand"]


def test_every_possible_deal_of_unseen_cards_is_equally_likely() -> None:
    """Pile of two cards worth 4: 9 K or J J; K is known to be played, the hand has no jacks."""
    cards = PACK.mask(["9C", "JC", "KC", "JD", "9D", "QD"])
    unseen = Unseen(cards, PACK.mask(["KC"]), PACK.mask(["JC", "JD"]), in_hand=1, elsewhere=1)
    rng = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        places = unseen.deal(2, 4, POINTS, rng)
        seen["/".join(" ".join(sorted(PACK.codes[c] for c in place)) for place in places)] += 1
    # KC with a nine: the hand and the card elsewhere come from four cards, two of them jacks.
    # Both jacks: KC and one more lie in other tricks, the hand and elsewhere share the rest.
    assert len(seen) == 2 * (2 * 3) + 3 * 2
    assert max(seen.values()) < 1.5 * min(seen.values())


def test_a_view_of_no_real_match_has_no_guess() -> None:
    view = santase(*PAIRS).view(0)
    view["points"] = 5
    with pytest.raises(ValueError, match="no deal agrees"):
        sample(view, Random(1))
