"""The search player: legal, repeatable, on time, and of no more knowledge than its view."""

from random import Random
from time import monotonic

import pytest

from bots.house import house_maker
from bots.positions import positions
from bots.search import Deadline, Playouts, search
from bots.search.expert import Expert, FirstThought
from bots.search.styles import style_of
from engines import catalogue, new_match, sample
from engines.catalogue import GAMES

EVERY_GAME = pytest.mark.parametrize("game", list(catalogue()))


@EVERY_GAME
def test_the_answer_is_always_legal(game: str) -> None:
    for view in positions(game, 60, "legal"):
        rng = Random(1)
        first, remembered = FirstThought(game, rng).of(view)
        assert search(remembered, first, Playouts(20), rng) in view["legal_actions"]


@EVERY_GAME
def test_the_same_seed_and_number_of_playouts_give_the_same_answer(game: str) -> None:
    for view in positions(game, 5, "same", fewest=3):
        first = view["legal_actions"][0]
        answers = [search(view, first, Playouts(60), Random(7)) for _ in range(2)]
        assert answers[0] == answers[1]


@EVERY_GAME
def test_without_any_time_the_first_thought_stands(game: str) -> None:
    for view in positions(game, 10, "no time", fewest=2):
        first = view["legal_actions"][-1]
        assert search(view, first, Deadline(monotonic()), Random(1)) == first
        assert search(view, first, Playouts(0), Random(1)) == first


@pytest.mark.quiet
@EVERY_GAME
def test_a_deadline_is_kept(game: str) -> None:
    for view in positions(game, 4, "deadline", fewest=4):
        start = monotonic()
        search(view, view["legal_actions"][0], Deadline(start + 0.05), Random(1))
        # A machine may be busy for a while; that the search does not stop would be seconds.
        assert monotonic() - start < 0.5


@EVERY_GAME
def test_every_playout_ends_and_is_worth_points_of_this_game(game: str) -> None:
    rules, style, rng = GAMES[game], style_of(game), Random(3)
    for view in positions(game, 40, "worth", fewest=2):
        first = view["legal_actions"].index(style.quick(rng).choose(view))
        session, deal = rules.sample(view, rng)
        moves = deal.moves_of(view["seat"])
        compared = style.candidates(view, deal, moves, moves[first])
        for move in compared if len(compared) > 1 else []:
            world = deal.clone()
            world.play(move)
            assert abs(style.value(session, world, view["deal"], view["seat"])) <= 4000


@EVERY_GAME
def test_candidates_are_legal_moves(game: str) -> None:
    style, rng = style_of(game), Random(4)
    for view in positions(game, 60, "candidates"):
        deal = sample(view, rng).deal
        moves = deal.moves_of(view["seat"])
        for first in (moves[0], moves[-1]):
            found = style.candidates(view, deal, moves, first)
            assert set(found) <= set(moves)


def test_expert_beats_easy_at_omi_with_a_few_playouts() -> None:
    total = 0
    for board in range(4):
        for side in (0, 1):
            match = new_match("omi", seed=f"{board:064x}", options={"target": 5})
            players = [
                Expert("omi", Random(seat), lambda: Playouts(150))
                if seat & 1 == side
                else house_maker("house:easy", "omi")(Random(seat))
                for seat in range(4)
            ]
            while match.number < 3 and not match.over:
                seat = match.actors[0]
                match.apply(seat, players[seat].choose(match.view(seat)))
            total += match.scores[side] - match.scores[1 - side]
    assert total > 3
