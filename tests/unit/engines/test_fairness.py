"""The shuffle that docs/fairness.md describes, checked against a second way to write it."""

import re
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from engines import OptionError, catalogue, new_match, replay
from engines.core.shuffle import commitment, shuffled
from tests.unit.engines.tables import SEED, play_defaults

PAGE = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text("utf-8")
PAGE_SEED = "0123456789abcdef" * 4


def by_the_page(start: list[str], seed: str, deck: int) -> list[str]:
    """The steps of the page, word by word."""
    words = (
        int.from_bytes(sha256(f"{seed}|{deck}|{block}".encode()).digest()[at : at + 4], "big")
        for block in count()
        for at in range(0, 32, 4)
    )
    cards = list(start)
    for last in range(len(cards) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        word = next(word for word in words if word < limit)
        cards[last], cards[word % (last + 1)] = cards[word % (last + 1)], cards[last]
    return cards


@pytest.mark.rule("GEN-4", "GEN-5")
@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("deck", [0, 7])
def test_decks_are_those_of_the_page(game: str, deck: int) -> None:
    cards = list(catalogue()[game].cards)
    dealt = [cards[card] for card in shuffled(len(cards), PAGE_SEED, deck)]
    assert dealt == by_the_page(cards, PAGE_SEED, deck)
    row = re.search(rf"\| [^|]*\b{game}\b[^|]*, deck {deck} \| `([^`]*)` \|", PAGE)
    assert row is not None
    assert row.group(1).split() == dealt


def test_the_commitment_is_the_one_of_the_page() -> None:
    assert f"| commitment | `{commitment(PAGE_SEED)}` |" in PAGE


@pytest.mark.rule("GEN-5")
def test_a_match_deals_the_decks_of_its_seed() -> None:
    match = new_match("omi", seed=PAGE_SEED)
    play_defaults(match, 40)
    cards = list(catalogue()["omi"].cards)
    decks = [by_the_page(cards, PAGE_SEED, deck) for deck in range(2)]
    assert match.record()["decks"] == decks
    assert match.record()["prepared"] == 0


def test_every_place_is_equally_likely() -> None:
    """Each of five cards lands in each place about as often: 20,000 shuffles, five sigma."""
    counts = [[0] * 5 for _ in range(5)]
    for deal in range(20_000):
        for place, card in enumerate(shuffled(5, SEED, deal)):
            counts[place][card] += 1
    assert all(abs(number - 4000) < 5 * 57 for row in counts for number in row)


@pytest.mark.rule("GEN-5")
@pytest.mark.parametrize("seed", ["", "AB" * 32, "ab" * 31, "zz" * 32, None, 7, "٣" * 64, "a" * 65])
def test_a_seed_is_64_lower_case_hex_digits(seed: object) -> None:
    with pytest.raises(OptionError) as refusal:
        new_match("omi", seed=seed)  # type: ignore[arg-type]  # what an outside caller may send
    assert (refusal.value.option, refusal.value.rule) == ("seed", "GEN-5")


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize("prepared", [0, 1])
def test_a_record_whose_later_decks_do_not_follow_from_the_seed_is_refused(prepared: int) -> None:
    decks = [list(catalogue()["omi"].cards)[::-1]] * prepared
    match = new_match("omi", seed=SEED, decks=decks)
    play_defaults(match, 80)
    record = match.record()
    assert record["prepared"] == prepared
    assert replay(record).record() == record
    deck = record["decks"][2]
    deck[0], deck[1] = deck[1], deck[0]
    with pytest.raises(OptionError) as refusal:
        replay(record)
    assert (refusal.value.option, refusal.value.rule) == ("decks", "GEN-10")
