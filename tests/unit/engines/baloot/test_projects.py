"""Projects and baloot (BL-6)."""

import pytest

from engines import Match, catalogue
from tests.unit.engines.baloot.hands import (
    MIXED,
    PROJECTS,
    SUITS_APART,
    Action,
    act,
    baloot,
    bought,
    calls,
    deck_of,
    declarable,
    kinds,
    lay,
    pass_on,
    play_out,
    record,
    words,
)
from tests.unit.engines.tables import play_defaults, refused


@pytest.mark.rule("BL-6.1")
def test_a_declaration_is_optional_and_does_not_end_the_turn() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    assert len(declarable(match)) == 2
    act(match, "declare hundred TH JH QH KH AH")
    assert match.actors == (1,)
    assert declarable(match) == ["sira 7H 8H 9H"]
    lay(match, "AH")
    assert match.actors == (2,)


@pytest.mark.rule("BL-6.1", "BL-11.1")
def test_who_has_played_can_declare_no_more_even_by_the_clock() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    play_defaults(match, 4)
    assert match.view(None)["declared"] == []
    assert words(match, 1) == ["play", "sawa"]
    sira = {"type": "declare", "project": "sira", "cards": ["8H", "9H", "TH"]}
    assert refused(match, 1, sira) == "BL-6.1"


@pytest.mark.rule("BL-6.2", "BL-7.7")
def test_each_open_project_is_one_action_before_the_cards() -> None:
    match = bought(PROJECTS, "7S", "sun")
    assert match.legal_actions(1)[:2] == [
        {"type": "declare", "project": "fifty", "cards": ["JD", "QD", "KD", "AD"]},
        {"type": "play", "card": "7C"},
    ]
    assert words(match, 1) == ["declare", "play"]
    act(match, "declare fifty JD QD KD AD")
    again = {"type": "declare", "project": "fifty", "cards": ["JD", "QD", "KD", "AD"]}
    assert refused(match, 1, again) == "BL-6.2"


@pytest.mark.rule("BL-6.2", "BL-6.3")
@pytest.mark.parametrize(
    ("project", "cards", "rule"),
    [
        ("sira", ["JD", "QD", "KD"], "BL-6.3"),  # part of a longer run
        ("fifty", ["JH", "QH", "KH", "AH"], "BL-6.2"),  # not his cards
        ("sira", ["JD", "QD", "KD", "AD"], "BL-6.3"),  # not a sira
        ("sira", ["7C", "8C", "JD"], "BL-6.3"),
        ("sira", ["KD", "QD", "JD"], "BL-6.2"),
        ("sira", ["JD", "JD", "QD"], "BL-6.2"),
        ("sira", ["JD", "QD", "XD"], "BL-6.2"),
        ("sira", ["JD", "QD", None], "BL-6.2"),
        ("sira", ["JD", "QD", ["KD"]], "BL-6.2"),
        ("sira", "JD QD KD", "BL-6.2"),
        ("sira", [], "BL-6.2"),
        ("hundred", ["7D", "8D", "9D", "TD", "JD", "QD"], "BL-6.2"),
        ("straight", ["JD", "QD", "KD"], "BL-6.2"),
        (None, ["JD", "QD", "KD"], "BL-6.2"),
        (["sira"], ["JD", "QD", "KD"], "BL-6.2"),
        ({}, ["JD", "QD", "KD"], "BL-6.2"),
    ],
)
def test_nothing_else_can_be_declared(project: object, cards: object, rule: str) -> None:
    match = bought(PROJECTS, "7S", "sun")
    assert refused(match, 1, {"type": "declare", "project": project, "cards": cards}) == rule


def first_seat_declares(hand: str, bid: str = "sun") -> list[str]:
    """What seat 1 may declare with these eight cards; the others get the rest in any order."""
    rest = [rank + suit for rank in "789TJQKA" for suit in "CDHS"]
    rest = [card for card in rest if card not in hand.split()]
    hands = (" ".join(rest[0::3]), hand, " ".join(rest[1::3]), " ".join(rest[2::3]))
    match = baloot(deck_of(hands, hand.split(maxsplit=1)[0], 1))
    act(match, bid)
    pass_on(match)
    return declarable(match)


@pytest.mark.rule("BL-6.3")
@pytest.mark.parametrize(
    ("hand", "projects"),
    [
        ("7C 8C JD QD 9H KS AS TS", []),
        ("7C 8C 9C QD KD AD JH TS", ["sira 7C 8C 9C", "sira QD KD AD"]),
        ("7C 8C 9C TC QC KC AC TS", ["fifty 7C 8C 9C TC", "sira QC KC AC"]),
        ("7C 8C 9C TC JC KC AC TS", ["hundred 7C 8C 9C TC JC"]),
        ("7C 8C 9C TC JC QC AC TS", ["hundred 8C 9C TC JC QC"]),
        ("7C 8C 9C TC JC QC KC TS", ["hundred 9C TC JC QC KC"]),
        ("8C 9C TC JC QC KC AC TS", ["hundred TC JC QC KC AC"]),
        ("7C 8C 9C TC JC QC KC AC", ["sira 7C 8C 9C", "hundred TC JC QC KC AC"]),
        ("KC AC 7D 8D QS KS 7H 8H", []),  # no run goes round the corner or into the next suit
    ],
)
def test_a_maximal_run_is_cut_in_one_way_only(hand: str, projects: list[str]) -> None:
    assert first_seat_declares(hand) == projects


@pytest.mark.rule("BL-6.4")
@pytest.mark.parametrize(
    ("hand", "sun", "hokum"),
    [
        ("TC TD TH TS 7C 8D QH KS", ["hundred TC TD TH TS"], ["hundred TC TD TH TS"]),
        ("AC AD AH AS 7C 8D QH KS", ["four_hundred AC AD AH AS"], ["hundred AC AD AH AS"]),
        ("9C 9D 9H 9S 8C 8D 8H 8S", [], []),
        ("7C 7D 7H 7S KC QD AH TS", [], []),
        (
            "JC JD JH JS QC QD QH QS",
            ["hundred JC JD JH JS", "hundred QC QD QH QS"],
            ["hundred JC JD JH JS", "hundred QC QD QH QS"],
        ),
        (  # a card serves a sequence and a four
            "KC KD KH KS QS JS 7C 8D",
            ["sira JS QS KS", "hundred KC KD KH KS"],
            ["sira JS QS KS", "hundred KC KD KH KS"],
        ),
    ],
)
def test_four_alike(hand: str, sun: list[str], hokum: list[str]) -> None:
    assert first_seat_declares(hand) == sun
    assert first_seat_declares(hand, f"hokum {hand[1]}") == hokum


@pytest.mark.rule("BL-6.4")
def test_four_aces_have_the_name_of_the_contract() -> None:
    aces = (
        "7C 8C 9C TC QC KC JS QS",
        "AC AD AH AS 7D 8D 9D JC",
        "TD JD QD KD 7H 8H 9H 7S",
        "TH JH QH KH 8S 9S TS KS",
    )
    cards = ["AC", "AD", "AH", "AS"]
    match = bought(aces, "AC", "sun")
    action = {"type": "declare", "project": "hundred", "cards": cards}
    assert refused(match, 1, action) == "BL-6.4"
    match = bought(aces, "AC", "hokum C")
    assert refused(match, 1, {**action, "project": "four_hundred"}) == "BL-6.4"


@pytest.mark.rule("BL-6.7")
def test_nothing_counts_if_nobody_declared() -> None:
    match = bought(PROJECTS, "7S", "sun")
    events = lay(match, "7C TC AH 9C")
    assert kinds(events) == ["action", "trick_won"]
    assert match.view(None)["projects"] == []


SIRA_TO_ACE = "QC KC AC 7D 9D JD 7H 9H"
STRENGTHS = [
    # Two hands: what the first declares is weaker than what the second does.
    ("hokum", SIRA_TO_ACE, "sira QC KC AC", "7S 8S 9S TS QD JH QH 8C", "fifty 7S 8S 9S TS"),
    ("hokum", "JC QC KC AC 7D 9D 7H 9H", "fifty JC QC KC AC",
     "TC TD TH TS 8D 8H QD QH", "hundred TC TD TH TS"),
    ("hokum", "AC AD AH AS 7D 9D 7H 9H", "hundred AC AD AH AS",
     "7C 8C 9C TC JC 8D TD 8H", "hundred 7C 8C 9C TC JC"),
    ("hokum", "7C 8C 9C JC KC QD QH 7S", "sira 7C 8C 9C",
     "8D 9D TD KD JH KH 9S JS", "sira 8D 9D TD"),
    ("hokum", "TC TD TH TS 7C 7D 7H 7S", "hundred TC TD TH TS",
     "QC QD QH QS 8C 8D 8H 8S", "hundred QC QD QH QS"),
    ("hokum", "7C 8C 9C TC JC KC AC 7D", "hundred 7C 8C 9C TC JC",
     "8D 9D TD JD QD AD 7H 9H", "hundred 8D 9D TD JD QD"),
    ("sun", "9C TC JC QC KC 7D 9D 7H", "hundred 9C TC JC QC KC",
     "AC AD AH AS 8D TD 8H TH", "four_hundred AC AD AH AS"),
]  # fmt: skip


def compared(
    one: str, one_says: str, two: str, two_says: str, bid: str, dealer: int = 0
) -> list[Action]:
    """Seats 1 and 2 hold these hands and declare this, nobody else does: the projects that count.
    Seat 1 buys: "hokum" of its last card's suit, "sun", or "hokum X" in the second round."""
    used = one.split() + two.split()
    rest = [card for card in catalogue()["baloot"].cards if card not in used]
    public = one.rsplit(maxsplit=1)[-1]
    hands = (" ".join(rest[:8]), one, two, " ".join(rest[8:]))
    match = baloot(deck_of(hands, public, 1), first_dealer=dealer)
    call = f"hokum {public[1]}" if bid == "hokum" else bid
    while call.split()[0] not in words(match, 1) or refuses(match, call):
        act(match, "pass")
    act(match, call)
    pass_on(match)
    while not match.view(None)["winners"]:
        said = {1: one_says, 2: two_says}.get(match.actors[0])
        if said in declarable(match):
            act(match, f"declare {said}")
        play_defaults(match, 1)
    shown: list[Action] = match.view(None)["projects"]
    return shown


def refuses(match: Match, call: str) -> bool:
    """Whether a bid like "hokum S" is not open to seat 1 in this round."""
    suits = [action.get("suit") for action in match.legal_actions(1)]
    return call != "sun" and call[-1] not in suits


@pytest.mark.rule("BL-6.5", "BL-6.6", "BL-6.7")
@pytest.mark.parametrize(("bid", "weak", "weak_says", "strong", "strong_says"), STRENGTHS)
def test_kind_then_top_rank_decide_whoever_declared_first(
    bid: str, weak: str, weak_says: str, strong: str, strong_says: str
) -> None:
    name, *cards = strong_says.split()
    earlier = compared(strong, strong_says, weak, weak_says, bid)
    assert earlier == [{"seat": 1, "project": name, "cards": cards}]
    later = compared(weak, weak_says, strong, strong_says, bid)
    assert later == [{"seat": 2, "project": name, "cards": cards}]


@pytest.mark.rule("BL-6.6")
@pytest.mark.parametrize(("dealer", "winner"), [(0, 1), (1, 2), (2, 1)])
def test_of_equals_the_earlier_seat_wins_and_trumps_have_no_privilege(
    dealer: int, winner: int
) -> None:
    other = "QS KS AS 8D TD 8H TH 8C"
    for trump in "CS":
        shown = compared(
            SIRA_TO_ACE, "sira QC KC AC", other, "sira QS KS AS", f"hokum {trump}", dealer
        )
        assert [project["seat"] for project in shown] == [winner]


@pytest.mark.rule("BL-6.7", "BL-9.3")
def test_projects_of_both_partners_count_and_the_others_are_void() -> None:
    deal = play_out(bought(PROJECTS, "7S", "sun"))
    assert [(shown["seat"], shown["project"]) for shown in deal["projects"]] == [
        (1, "fifty"),
        (3, "hundred"),
    ]
    assert (deal["raw"], deal["proj"]) == ([0, 150], [0, 30])


@pytest.mark.rule("BL-6.8")
@pytest.mark.parametrize(
    ("hand", "says", "bid", "raw", "points"),
    [
        (SIRA_TO_ACE, "sira QC KC AC", "sun", 20, 4),
        (SIRA_TO_ACE, "sira QC KC AC", "hokum", 20, 2),
        ("JC QC KC AC 7D 9D 7H 9H", "fifty JC QC KC AC", "sun", 50, 10),
        ("JC QC KC AC 7D 9D 7H 9H", "fifty JC QC KC AC", "hokum", 50, 5),
        ("TC TD TH TS 7C 7D 7H 7S", "hundred TC TD TH TS", "sun", 100, 20),
        ("TC TD TH TS 7C 7D 7H 7S", "hundred TC TD TH TS", "hokum", 100, 10),
        ("AC AD AH AS 7D 9D 7H 9H", "hundred AC AD AH AS", "hokum", 100, 10),
        ("AC AD AH AS 7D 9D 7H 9H", "four_hundred AC AD AH AS", "sun", 200, 40),
    ],
)
def test_what_a_project_is_worth(hand: str, says: str, bid: str, raw: int, points: int) -> None:
    rest = [card for card in catalogue()["baloot"].cards if card not in hand.split()]
    hands = (" ".join(rest[:8]), hand, " ".join(rest[8:16]), " ".join(rest[16:]))
    public = hand.rsplit(maxsplit=1)[-1]
    match = bought(hands, public, f"hokum {public[1]}" if bid == "hokum" else bid)
    act(match, f"declare {says}")
    deal = play_out(match, declare=False)
    assert (deal["raw"], deal["proj"]) == ([0, raw], [0, points])


def hokum_in_clubs() -> Match:
    """Seat 1 buys clubs in the second round; seat 0 was dealt king and queen of them."""
    match = baloot(deck_of(MIXED, "TS", 1))
    calls(match, *["pass"] * 4, "hokum C")
    pass_on(match)
    return match


@pytest.mark.rule("BL-6.9")
def test_baloot_is_announced_with_the_second_of_king_and_queen() -> None:
    match = hokum_in_clubs()
    events = lay(match, "7D 9D JD QC")
    assert kinds(events) == ["action", "trick_won"]
    assert match.view(1)["baloot"] is None
    assert "baloot" not in words(match, 0)
    events = lay(match, "KC")
    assert events[1:] == [{"type": "baloot", "deal": 0, "seat": 0}]
    assert match.view(1)["baloot"] == 0


@pytest.mark.rule("BL-6.9", "BL-9.3", "BL-9.7")
def test_baloot_stays_with_a_team_that_wins_no_trick() -> None:
    hands = (
        "7H 8H QH KH 7C 8C 9C TC",
        "9H TH JH AH AC AD TS AS",
        "JC QC KC 7D 8D 9D TD JD",
        "QD KD 7S 8S 9S JS QS KS",
    )
    match = bought(hands, "JH", "hokum H")
    for card in ["JH", "9H", "AH", "TH", "AC", "AD", "AS", "TS"]:
        lay(match, card)
        play_defaults(match, 3)
    deal = record(match)
    assert (deal["result"], deal["baloot"], deal["bal"]) == ("kaboot", 0, [2, 0])
    assert deal["gain"] == [2, 25]


@pytest.mark.rule("BL-6.9")
def test_there_is_no_baloot_in_sun_or_in_two_hands() -> None:
    assert play_out(bought(MIXED, "TS", "sun"))["baloot"] is None
    assert play_out(bought(MIXED, "TS", "hokum S"))["baloot"] is None


@pytest.mark.rule("BL-6.9")
def test_baloot_counts_if_the_deal_ends_before_both_were_played() -> None:
    match = hokum_in_clubs()
    lay(match, "AC 7C JD JC")
    calls(match, "sawa", "accept", "accept")
    deal = match.view(None)["deals"][0]
    assert (deal["baloot"], deal["bal"]) == (0, [2, 0])


@pytest.mark.rule("BL-6.9")
def test_baloot_counts_beside_a_project_of_the_same_cards() -> None:
    match = hokum_in_clubs()
    lay(match, "7D 9D JD")
    act(match, "declare fifty TC JC QC KC")
    lay(match, "QC")
    deal = play_out(match, declare=False)
    assert (deal["proj"], deal["bal"]) == ([5, 0], [2, 0])
