"""Who sits where: people, house bots, bots that people wrote, and how present they are."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from server.accounts.identity import Identity


@dataclass(frozen=True)
class Player:
    """Somebody who can sit: a person or an external bot by the account's id, an uploaded bot by
    its own, a house bot by its name."""

    id: str
    name: str
    #: person, house or bot
    kind: str
    #: A bot that comes over a socket.
    external: bool = False

    @property
    def is_person(self) -> bool:
        """Plays over sockets: clock, grace and limits are those of people, for external bots
        too."""
        return self.kind == "person" or self.external

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "kind": self.kind}


def person(identity: Identity) -> Player:
    return Player(str(identity.user), identity.name, identity.kind, identity.kind == "bot")


def house(bot: str, seats: "list[Seat]") -> Player:
    """A house bot under a name that nobody at this table has yet."""
    name = plain = f"House {bot.removeprefix('house:')}"
    taken = {seat.player.name for seat in seats if seat.player is not None}
    number = 1
    while name in taken:
        number += 1
        name = f"{plain} {number}"
    return Player(bot, name, "house")


@dataclass
class Seat:
    """One chair. `away` and `left` concern a running match; the chair stays the person's."""

    number: int
    player: Player | None = None
    ready: bool = False
    #: Some socket of the person watches this table.
    connected: bool = False
    #: Missed two turns in a row: a house bot plays until the person acts.
    away: bool = False
    #: Gone for longer than the game's grace, or left the match: a house bot plays.
    gone: bool = False
    #: Walked out of a running match.
    left: bool = False
    #: An uploaded bot that failed too often, or cannot run any more: a house bot plays.
    disqualified: bool = False
    timeouts: int = 0
    #: Of the person, for quick comparison.
    user_id: UUID | None = None

    @property
    def person(self) -> Player | None:
        return self.player if self.player is not None and self.player.is_person else None

    @property
    def uploaded(self) -> Player | None:
        """The bot in this seat, if people wrote it and it runs here."""
        player = self.player
        return player if player and player.kind == "bot" and not player.external else None

    @property
    def stood_in(self) -> bool:
        """A house bot plays for whoever sits here."""
        if self.person is None:
            return self.disqualified
        return self.away or self.gone or self.left

    def sit(self, player: Player) -> None:
        self.player = player
        self.user_id = UUID(player.id) if player.is_person else None
        self.ready = not player.is_person
        self.connected = not player.is_person
        self.new_match()

    def rise(self) -> None:
        self.player = self.user_id = None
        self.ready = self.connected = False
        self.new_match()

    def match_over(self) -> None:
        """Whoever walked out is gone for good; people say anew that they are ready, bots are."""
        if self.left:
            self.rise()
        else:
            self.ready = self.player is not None and self.person is None
            self.new_match()

    def new_match(self) -> None:
        self.away = self.gone = self.left = self.disqualified = False
        self.timeouts = 0

    def as_json(self) -> dict[str, Any]:
        player = self.player
        return {
            "seat": self.number,
            "player": None if player is None else player.as_json(),
            "ready": self.ready,
            "connected": self.connected,
            "away": self.stood_in,
        }
