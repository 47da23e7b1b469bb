"""The end of a plan: loose naturals that fit go to the table, jokers make room for others, and one
natural that fits nowhere is left if there is a way (JO-8.2)."""

from bots.house.jolly.position import FORMS, JOKER, Form, extend, extended, fitting
from bots.house.jolly.relations import RELATED, penalty_of
from engines.core.cards import cards_in
from engines.jolly.moves import AT_LOW, CARD_FIELD, MELD, MELD_FIELD, MELD_SHIFT, WAY_FIELD
from engines.jolly.shapes import EXTENSIONS, FITTING, RUN, WAYS

#: The same meld with one natural less and one joker more, by shape and naturals.
BY_SHAPE = {(form.shape, form.naturals): form for form in FORMS.values()}
SET_OF_ONE: dict[int, Form] = {
    form.naturals: form for form in FORMS.values() if form.jokers == 2 and form.shape < RUN
}

WIN = -1000
OUT = -900
#: What a card in hand costs besides half its penalty, and what a mate of it makes good.
CARD = 16
MATE = 2
#: A joker in hand is worth more than its risk.
JOKER_BURDEN = -14.0


class Rest:
    """A finished plan: its lays in order, what stays in hand, and how bad that is."""

    def __init__(self, loose: int, jokers: int, shapes: list[int], lays: list[int]) -> None:
        self.loose = loose
        self.jokers = jokers
        self.shapes = shapes
        self.lays = lays
        self.wins = False
        self.burden = 0.0

    @property
    def size(self) -> int:
        return self.loose.bit_count() + self.jokers

    @property
    def out(self) -> bool:
        """The hand can be used up without turning a card (JO-8.5)."""
        return self.burden == OUT


def finished(
    loose: int,
    jokers: int,
    shapes: list[int],
    lays: list[int],
    most_jokers: int,
    any_out: bool,
) -> Rest:
    """The plan with all jokers spent if that closes the deal, else with those spent that lay a
    natural too."""
    rest = Rest(loose, jokers, shapes[:], lays[:])
    _attach(rest)
    if jokers:
        spent = Rest(rest.loose, jokers, rest.shapes[:], rest.lays[:])
        _spend(spent, most_jokers, any_out)
        _judge(spent, any_out)
        if spent.burden <= OUT:
            return spent
        while rest.jokers and rest.loose & (rest.loose - 1) and _bridge(rest):
            _attach(rest)
    if not rest.loose and not any_out:
        _free_one(rest)
    _judge(rest, any_out)
    return rest


def _spend(rest: Rest, most_jokers: int, any_out: bool) -> None:
    while rest.jokers and rest.loose & (rest.loose - 1):
        if not _bridge(rest) and not (most_jokers == 2 and _meld_one(rest)):
            break
        _attach(rest)
    if not rest.loose and not any_out:
        _free_one(rest)
    kept = 0 if rest.loose or any_out else 1
    while rest.jokers > kept and shed_joker(rest):
        pass


def _lay(rest: Rest, number: int, way: int, card: int) -> None:
    rest.shapes[number] = extended(rest.shapes[number], way)
    rest.lays.append(extend(number, way, card))
    if card == JOKER:
        rest.jokers -= 1
    else:
        rest.loose &= ~(1 << card)


def _attach(rest: Rest) -> None:
    """Lay the loose naturals that fit, all but one."""
    again = True
    while again:
        again = False
        for number, shape in enumerate(rest.shapes):
            if rest.loose & FITTING[shape] and rest.loose & (rest.loose - 1):
                for extension in EXTENSIONS[shape]:
                    card = extension & CARD_FIELD
                    if rest.loose >> card & 1:
                        _lay(rest, number, extension & WAY_FIELD, card)
                        again = True
                        break


def _bridge(rest: Rest) -> bool:
    """Put a joker where a loose natural fits next to it."""
    for number, shape in enumerate(rest.shapes):
        if shape >= RUN:
            for way in WAYS[shape]:
                after = extended(shape, way)
                if FITTING[after] & ~FITTING[shape] & rest.loose:
                    _lay(rest, number, way, JOKER)
                    return True
    return False


def _meld_one(rest: Rest) -> bool:
    """A set of the dearest loose natural and two jokers."""
    if rest.jokers < 2:
        return False
    dearest = max(cards_in(rest.loose), key=penalty_of)
    form = SET_OF_ONE[1 << dearest]
    rest.shapes.append(form.shape)
    rest.lays.append(form.lay)
    rest.jokers -= 2
    rest.loose &= ~(1 << dearest)
    return True


def _free_one(rest: Rest) -> None:
    """Everything found a place, but one natural has to stay: one whose place a joker can take,
    else the one that was added last, else a whole meld."""
    if rest.jokers and _replace_by_joker(rest):
        return
    for place in range(len(rest.lays) - 1, -1, -1):
        lay = rest.lays[place]
        if lay < MELD and lay & CARD_FIELD != JOKER:
            del rest.lays[place]
            number = lay >> MELD_SHIFT & MELD_FIELD
            back = -1 if lay & WAY_FIELD != AT_LOW else 16
            rest.shapes[number] += back
            rest.loose = 1 << (lay & CARD_FIELD)
            return
    if rest.lays:
        form = FORMS[rest.lays.pop()]
        rest.shapes.pop()
        rest.loose = form.naturals
        rest.jokers += form.jokers


def _replace_by_joker(rest: Rest) -> bool:
    fits = fitting(rest.shapes)
    for place, lay in enumerate(rest.lays):
        if lay < MELD:
            card = lay & CARD_FIELD
            if card != JOKER and not fits >> card & 1:
                rest.lays[place] = lay - card + JOKER
                rest.loose = 1 << card
                rest.jokers -= 1
                return True
        elif FORMS[lay].jokers == 0:
            form = FORMS[lay]
            for card in cards_in(form.naturals & ~fits):
                rest.lays[place] = BY_SHAPE[form.shape, form.naturals & ~(1 << card)].lay
                rest.loose = 1 << card
                rest.jokers -= 1
                return True
    return False


def shed_joker(rest: Rest) -> bool:
    """Lay a joker where it disturbs least: where the last card would have fitted, else where no
    loose card and no further one begins to fit."""
    best = None
    for number, shape in enumerate(rest.shapes):
        for way in WAYS[shape]:
            after = extended(shape, way)
            gain = (FITTING[shape] & rest.loose).bit_count()
            loss = (FITTING[after] & rest.loose).bit_count()
            cost = (loss - gain, FITTING[after].bit_count())
            if best is None or cost < best[0]:
                best = (cost, number, way)
    if best is None:
        return False
    _lay(rest, best[1], best[2], JOKER)
    return True


def _judge(rest: Rest, any_out: bool) -> None:
    loose = rest.loose
    if rest.size == 1 and loose and not fitting(rest.shapes) & loose:
        rest.wins = True
        rest.burden = WIN
    elif any_out and rest.size <= 1:
        rest.burden = OUT
    else:
        rest.burden = JOKER_BURDEN * rest.jokers
        for card in cards_in(loose):
            rest.burden += card_burden(card, loose)


def card_burden(card: int, hand: int) -> float:
    """What this natural costs while it stays in a hand."""
    return CARD + penalty_of(card) / 2 - (MATE if RELATED[card] & hand else 0)
