"""Ways to get a match: a new one, one from its record, one guessed from a view."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engines.catalogue import GAMES
from engines.core.errors import OptionError
from engines.core.game import Game
from engines.core.match import Match, sampled
from engines.core.plain import JsonObject, is_integer, short
from engines.core.shoe import Shoe, checked_decks
from engines.core.shuffle import checked_seed

GAME_RULE = "GEN-3"
RECORD_RULE = "GEN-10"
RECORD_FIELDS = {"game", "seats", "options", "seed", "decks", "prepared", "actions"}


def new_match(
    game: str,
    seats: int | None = None,
    options: JsonObject | None = None,
    *,
    seed: str,
    decks: Sequence[Sequence[str]] | None = None,
) -> Match:
    """A match at its first decision. `seats` and `options` default to the game's usual ones,
    `decks` gives prepared decks for the first deals; all later ones follow from the seed."""
    rules = _game(game)
    players = rules.default_seats if seats is None else _checked_seats(rules, seats)
    complete = rules.options.complete(options, players)
    shoe = Shoe(rules.pack, checked_seed(seed), checked_decks(rules.pack, decks))
    return Match(rules, rules.session(players, complete), shoe)


def replay(record: object) -> Match:
    """Exactly the match that `Match.record` described. A record that lies is refused."""
    if not isinstance(record, dict) or record.keys() != RECORD_FIELDS:
        fields = ", ".join(sorted(RECORD_FIELDS))
        raise OptionError("record", RECORD_RULE, f"a record is an object with exactly: {fields}")
    decks, prepared = record["decks"], record["prepared"]
    if not isinstance(decks, list):
        raise OptionError("decks", RECORD_RULE, f"decks are a list of decks, not {short(decks)}")
    if not is_integer(prepared) or not 0 <= prepared <= len(decks):
        raise OptionError("prepared", RECORD_RULE, "a number of decks, at most all of them")
    match = new_match(
        record["game"],
        record["seats"],
        record["options"],
        seed=record["seed"],
        decks=decks[:prepared],
    )
    for number in range(prepared, len(decks)):
        if decks[number] != [match.game.pack.codes[card] for card in match.shoe.deck(number)]:
            raise OptionError("decks", RECORD_RULE, f"deck {number} does not follow from the seed")
    actions = record["actions"]
    if not isinstance(actions, list):
        raise OptionError("actions", RECORD_RULE, f"actions are a list, not {short(actions)}")
    for entry in actions:
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            raise OptionError("actions", RECORD_RULE, "each entry is a list of seat and action")
        match.apply(entry[0], entry[1])
    return match


def sample(view: JsonObject, rng: Random) -> Match:
    """A match that agrees with a view, with everything the view hides drawn at random. It can be
    viewed, cloned and played on, but it has no record. The view must come from `Match.view`."""
    game = _game(view["game"])
    session, deal = game.sample(view, rng)
    shoe = Shoe(game.pack, f"{rng.getrandbits(256):064x}", [], sampled=True)
    return sampled(game, session, deal, shoe, view)


def _checked_seats(game: Game[Any, Any], seats: object) -> int:
    if is_integer(seats) and seats in game.seats:
        return seats
    allowed = " or ".join(str(number) for number in game.seats)
    raise OptionError(
        "seats", game.seats_rule, f"{game.title} is for {allowed} seats, not {short(seats)}"
    )


def _game(name: object) -> Game[Any, Any]:
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise OptionError("game", GAME_RULE, f"there is no game {short(name)}")
    return game
