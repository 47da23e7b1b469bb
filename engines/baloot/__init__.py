"""Baloot (Saudi Arabia): four players in partnership, an auction, doubling, projects, tricks."""

from engines.baloot.actions import ACTION_RULE, decode, default, encode
from engines.baloot.cards import PACK
from engines.baloot.deal import PHASES, BalootDeal
from engines.baloot.events import dealt, narrate, redact
from engines.baloot.options import OPTIONS
from engines.baloot.refusal import refusal
from engines.baloot.sample import sample
from engines.baloot.session import BalootSession
from engines.baloot.view import course, view
from engines.core.game import Game

GAME: Game[BalootSession, BalootDeal] = Game(
    name="baloot",
    title="Baloot",
    seats=(4,),
    default_seats=4,
    teams=((0, 2), (1, 3)),
    phases=(*PHASES, "over"),
    speeds=(5, 10, 30),
    pack=PACK,
    options=OPTIONS,
    seats_rule="BL-1.1",
    turn_rule=ACTION_RULE,
    action_rule=ACTION_RULE,
    session=BalootSession,
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
