"""Jolly (Austria, Switzerland): rummy with eight jokers, closed by turning down a last card."""

from engines.core.events import open_course
from engines.core.game import Game
from engines.jolly.actions import decode, default, encode
from engines.jolly.cards import PACK
from engines.jolly.deal import JollyDeal
from engines.jolly.events import dealt, narrate, redact
from engines.jolly.options import OPTIONS
from engines.jolly.refusal import refusal
from engines.jolly.sample import sample
from engines.jolly.session import JollySession
from engines.jolly.view import view

GAME: Game[JollySession, JollyDeal] = Game(
    name="jolly",
    title="Jolly",
    seats=(2, 3, 4),
    default_seats=2,
    teams=(),
    phases=("draw", "play", "over"),
    speeds=(15, 30, 60),
    pack=PACK,
    options=OPTIONS,
    seats_rule="JO-1.1",
    turn_rule="JO-4.1",
    action_rule="JO-4.2",
    session=JollySession,
    encode=encode,
    decode=decode,
    refusal=refusal,
    default=default,
    view=view,
    dealt=dealt,
    narrate=narrate,
    redact=redact,
    course=open_course,
    sample=sample,
)
