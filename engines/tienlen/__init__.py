"""Tiến lên miền Nam (Vietnam): the first of two to four players without cards wins."""

from engines.core.events import open_course, own_hand_only
from engines.core.game import Game
from engines.tienlen.actions import decode, default, encode, refusal
from engines.tienlen.cards import PACK
from engines.tienlen.deal import TienlenDeal
from engines.tienlen.options import OPTIONS
from engines.tienlen.sample import sample
from engines.tienlen.session import TienlenSession
from engines.tienlen.view import dealt, narrate, view

GAME: Game[TienlenSession, TienlenDeal] = Game(
    name="tienlen",
    title="Tiến lên miền Nam",
    seats=(2, 3, 4),
    default_seats=4,
    teams=(),
    phases=("play", "over"),
    speeds=(15, 30, 60),
    pack=PACK,
    options=OPTIONS,
    seats_rule="TL-1.1",
    turn_rule="TL-4.1",
    action_rule="TL-5.4",
    session=TienlenSession,
    encode=encode,
    decode=decode,
    refusal=refusal,
    default=default,
    view=view,
    dealt=dealt,
    narrate=narrate,
    redact=own_hand_only,
    course=open_course,
    sample=sample,
)
