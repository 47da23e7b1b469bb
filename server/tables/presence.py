"""People who are not there: grace, stand-ins, and in Santase the loss of the match."""

import asyncio
from typing import TYPE_CHECKING, Any

from server.tables.rules import FORFEITS, PRESENCE_GRACE
from server.tables.seats import Seat

if TYPE_CHECKING:
    from server.tables.play import Play


class Presence:
    """Who of a running match's people has gone, and for how long. Runs in the table's mailbox."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.table = play.table
        self._absences: dict[int, asyncio.TimerHandle] = {}

    def absent(self, seat: Seat) -> None:
        """The person's last socket is gone: after the game's grace a house bot plays."""
        self._forget(seat)
        self._absences[seat.number] = asyncio.get_running_loop().call_later(
            self.table.seconds(PRESENCE_GRACE[self.table.game]),
            self.table.mailbox.post,
            lambda: self._gone(seat),
        )
        if self.play.timing.hold():
            self.play.arm()

    def present(self, seat: Seat) -> None:
        self._forget(seat)
        if self.play.timing.go_on():
            self.play.arm()

    def stop(self) -> None:
        for timer in self._absences.values():
            timer.cancel()

    def _forget(self, seat: Seat) -> None:
        timer = self._absences.pop(seat.number, None)
        if timer is not None:
            timer.cancel()

    async def _gone(self, seat: Seat) -> None:
        if seat.connected or seat.person is None or self.play.over:
            return
        if self.table.game in FORFEITS:
            await self._forfeit(seat)
        else:
            self._stand_in(seat)

    def _stand_in(self, seat: Seat) -> None:
        """A house bot plays for this person from now on."""
        seat.gone = True
        self.table.changed()
        self.play.ask_program(seat.number)

    async def _forfeit(self, loser: Seat) -> None:
        """SA-14.4: away for too long loses; both away is a draw."""
        others = [seat for seat in self.table.seats if seat is not loser]
        loser.gone = True
        if all(seat.person is not None and not seat.connected for seat in others):
            await self.play.end(self._result("draw", None))
        else:
            await self.play.end(self._result("forfeit", loser.number))

    async def walk_out(self, seat: Seat) -> None:
        """A person leaves a running match: a bot plays it out, or in Santase it is lost."""
        self._forget(seat)
        seat.connected = False
        seat.left = True
        if self.play.over:
            return  # its result is about to be written
        if self.table.game in FORFEITS:
            await self.play.end(self._result("forfeit", seat.number))
        else:
            self._stand_in(seat)

    def _result(self, reason: str, loser: int | None) -> dict[str, Any]:
        match = self.play.live.match
        scores = match.scores
        ranking = [1] * len(scores)
        if loser is not None:
            target = match.session.options["target"]
            scores = [
                score if seat == loser else max(score, target) for seat, score in enumerate(scores)
            ]
            ranking[loser] = 2
        return {
            "reason": reason,
            "scores": scores,
            "ranking": ranking,
            "winners": [seat for seat, place in enumerate(ranking) if place == 1],
            "deals": match.view(None)["deals"],
        }
