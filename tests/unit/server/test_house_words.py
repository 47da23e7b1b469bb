"""Words that are not wanted, in names and descriptions."""

import pytest

from server.chat.house_words import HouseWords
from server.errors import Refusal


@pytest.mark.parametrize(
    "name",
    ["asshole", "Ass_Hole", "a.s.s.h.o.l.e", "assh0le", "asshole123", "TheAsshole", "Big-Asshole"],
)
def test_a_name_with_such_a_word_is_refused_however_it_is_joined(name: str) -> None:
    with pytest.raises(Refusal, match=r"^`name`: not in these words") as no:
        HouseWords().check(name=name)
    assert no.value.code == "bad_request"


@pytest.mark.parametrize("name", ["Scunthorpe", "Cassandra", "Dickens", "Anna-Maria", "Jo 3", None])
def test_other_names_are_nobodys_business(name: str | None) -> None:
    HouseWords().check(name=name)


def test_the_rules_of_the_house_hold_for_names_too() -> None:
    words = HouseWords()
    words.set("mask", {"en": ["turnip"]}, ["asshole"])
    words.check(name="asshole")
    with pytest.raises(Refusal, match="`description`"):
        words.check(name="Carrot", description="better than a turnip")
    words.set("off", {"en": ["turnip"]}, [])
    words.check(name="turnip")
