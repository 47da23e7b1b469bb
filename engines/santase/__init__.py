"""Santase or 66 (Bulgaria): two players, a stock with a turned trump card, marriages, closing."""

from engines.core.game import Game
from engines.santase.actions import decode, default, encode, refusal
from engines.santase.cards import PACK
from engines.santase.deal import SantaseDeal
from engines.santase.options import OPTIONS
from engines.santase.sample import sample
from engines.santase.session import SantaseSession
from engines.santase.view import course, dealt, narrate, redact, view

GAME: Game[SantaseSession, SantaseDeal] = Game(
    name="santase",
    title="Santase",
    seats=(2,),
    default_seats=2,
    teams=(),
    phases=("lead", "claim", "follow", "over"),
    speeds=(15, 30, 60),
    pack=PACK,
    options=OPTIONS,
    seats_rule="SA-1.1",
    turn_rule="SA-4.1",
    action_rule="SA-5.1",
    session=SantaseSession,
    encode=encode,
    decode=decode,
    refusal=refusal,
    default=default,
    view=view,
    dealt=dealt,
    narrate=narrate,
    redact=redact,
    course=course,
    sample=sample,
)
