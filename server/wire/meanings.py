"""What each field of a bot's state means, for the types in bots/api and for the page's editor."""

COMMON = {
    "game": "the game's name",
    "legal_actions": "everything you may do now: return one of these",
    "history": "what was done in this deal, in order: the seat and its action",
    "deals": "a record of each finished deal of this match",
    "counts": "how many cards each seat holds",
    "seat": "your own seat, counted from 0",
    "phase": "what is being decided now",
    "actors": "the seats that may act now; yours is one of them",
    "seq": "how many actions were made in this match",
    "deal": "the number of this deal, counted from 0",
    "hand": "your cards",
    "scores": "points in the match, by seat",
    "options": "the rules of this table, complete",
}

_TRICKS = {
    "leader": "the seat that led the running trick, or leads it now",
    "trick": "the cards on the table, in order, each with its seat",
    "winners": "the seat that won each completed trick; their cards are in history",
}

FIELDS: dict[str, dict[str, str]] = {
    "omi": {
        **_TRICKS,
        "dealer": "the seat that dealt",
        "trump_maker": "the seat that names trumps",
        "trump": "the trump suit; None until it is named",
        "tricks_won": "tricks of each team in this deal: seats 0 and 2, seats 1 and 3",
        "tokens": "tokens of each team, with which the match is won",
        "bonus": "tokens carried into this deal from a tied one",
    },
    "santase": {
        "dealer": "the seat that dealt",
        "leader": "the seat that leads this trick",
        "trump": "the trump suit",
        "trump_card": "the turned card under the stock; None once it is taken",
        "stock": "face-down cards left in the stock, without the turned one",
        "closed_by": "the seat that closed the stock, or None",
        "table": "the card led that you have to answer; None if you lead",
        "last_trick": "the last completed trick: leader, cards and winner; None before the first",
        "tricks_won": "tricks by seat",
        "points": "your own card points and marriages so far: 66 win the deal",
        "marriages": "by seat: the suits of declared marriages",
        "exchange": "who exchanged the nine of trumps, and the card taken; None if nobody did",
        "known": "by seat: cards that everybody knows to be in that hand",
    },
    "tienlen": {
        "counts": "how many cards each seat holds; None for others where the table hides it",
        "undealt": "number of cards that play no part in this deal",
        "initial": "whether this is a deal whose first play must contain a certain card",
        "opening_card": "that card, while it is still to be played; else None",
        "free_cut": "you have passed, and may only cut with four pairs or more",
        "top": "the play to beat: its seat, kind and cards; None if you lead a round",
        "out": "seats that have passed in this round",
        "round_start": "where this round begins in history",
        "chain": "the cuts of this round: by whom, on whom, for how many points",
        "chains": "the cuts of each earlier round of this deal",
    },
    "baloot": {
        **_TRICKS,
        "dealer": "the seat that dealt",
        "public": "the card that was turned up for sale",
        "contract": "sun or hokum; None until the public card is bought",
        "trump": "the trump suit of a hokum; None in a sun",
        "buyer": "the seat whose bid stands, or that bought",
        "taker": "the seat that took the public card",
        "level": "1, or 2 to 5 after doubling",
        "doubler": "the seat that doubled first, or None",
        "tricks_won": "tricks of each team: seats 0 and 2, seats 1 and 3",
        "card_points": "card points of each team so far",
        "declared": "projects declared, with their cards where you may know them",
        "projects": "the projects that count, once the first trick is complete",
        "baloot": "the seat with king and queen of trumps, as far as you may know",
        "sawa": "a claim to all remaining tricks: its seat, hand, and who accepted; else None",
    },
    "jolly": {
        "dealer": "the seat that dealt",
        "starter": "the seat that began this deal",
        "stock": "face-down cards left in the stock",
        "reshuffles": "how often the stock was made anew in this deal",
        "recycled": "cards of the last reshuffle that nobody has shown since; None before one",
        "row": "the open discards, the oldest first",
        "melds": "everything that lies on the table: number, owner, kind and cards of each meld",
        "opened": "by seat: whether it has opened",
        "pending": "points laid towards the 30 that open; 0 if none are pending",
        "took_back": "you took your melds back, and may only discard in this turn",
        "turns": "turns completed in this deal",
        "known": "by seat: cards that everybody has seen go into that hand and not leave it",
        "drawn": "the card that you drew in this turn, or None",
    },
}


def meaning(game: str, field: str) -> str:
    """A sentence without a full stop."""
    return FIELDS[game].get(field) or COMMON[field]
