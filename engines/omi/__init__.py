"""Omi (Sri Lanka): four players in partnership, trumps named from four cards, eight tricks."""

from engines.core.events import open_course, own_hand_only
from engines.core.game import Game
from engines.omi.actions import decode, default, encode, refusal
from engines.omi.cards import PACK
from engines.omi.deal import OmiDeal
from engines.omi.options import OPTIONS
from engines.omi.sample import sample
from engines.omi.session import OmiSession
from engines.omi.view import dealt, narrate, view

GAME: Game[OmiSession, OmiDeal] = Game(
    name="omi",
    title="Omi",
    seats=(4,),
    default_seats=4,
    teams=((0, 2), (1, 3)),
    phases=("trump", "play", "over"),
    speeds=(15, 30, 60),
    pack=PACK,
    options=OPTIONS,
    seats_rule="OM-1.1",
    turn_rule="OM-5.3",
    action_rule="OM-5.3",
    session=OmiSession,
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
