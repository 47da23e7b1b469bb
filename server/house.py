"""The house: every part of a running server, put together in one place."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any
from uuid import UUID

import structlog

from bots.sandbox import Sandbox
from bots.thinkers import Thinkers
from engines import OptionError
from engines.catalogue import GAMES
from server.accounts.accounts import Accounts
from server.admin.announcements import Announcements
from server.admin.looks import Looks
from server.admin.rules import HouseRules, RuleBook
from server.admin.tables import TableOrders
from server.arena.feeding import mark_feeding
from server.arena.stages import Stages
from server.bots.logbook import Logbook
from server.bots.permission import Permission
from server.bots.registry import Registry
from server.bots.seating import Seating
from server.bots.trials import Trials
from server.bots.versions import Versions
from server.chat import Chat
from server.chat.house_words import HouseWords
from server.chores import Chores
from server.clock import now_ms
from server.config import Settings
from server.errors import Refusal
from server.limits import Limits
from server.lobby.directory import Directory
from server.memory import keep_tidy
from server.metrics import Metrics
from server.moderation.blocks import Blocks
from server.moderation.door import Door
from server.moderation.marks import judge_matches
from server.moderation.retention import forget_guests, forget_old
from server.moderation.sanctions import Sanctions
from server.nodes.keeper import Keeper
from server.nodes.leases import Leases
from server.nodes.lobby_news import LobbyNews
from server.nodes.membership import Membership
from server.nodes.news import News
from server.nodes.paths import socket_path
from server.nodes.questions import Questions
from server.realtime.connection import Connection
from server.realtime.crowd import Crowd
from server.storage.database import Database
from server.storage.journal import Journal
from server.storage.noticeboard import Notice, Noticeboard
from server.tables.store import TableStore
from server.tables.table import Table

log = structlog.get_logger()

DAY_SECONDS = 86_400.0
MARKS_SECONDS = 300.0
#: When the server stops: for what people have asked already, then for what is not yet written.
DRAIN_SECONDS = 4.0
FLUSH_SECONDS = 1.0
#: For the last answers to get out before their sockets are closed.
ANSWER_SECONDS = 0.1


class SeraiHouse:
    """Implements `server.tables.context.House`."""

    directory: Directory
    membership: Membership

    def __init__(
        self, settings: Settings, database: Database, on_replaced: Callable[[], None]
    ) -> None:
        """`on_replaced` is called when another process runs in our place: ours has to end."""
        self.settings = settings
        self.database = database
        self.metrics = Metrics()
        self.limits = Limits(settings.limits_factor)
        self.socket_path = socket_path(settings.node)
        self.journal = Journal(
            database,
            on_commit=lambda seconds, _: self.metrics.commit.observe(seconds),
            on_lost=self._given_up,
        )
        self.metrics.watch_journal(lambda: self.journal.waiting, lambda: self.journal.away)
        self.store = TableStore(database, self.journal)
        self.crowd = Crowd()
        self.notices = Noticeboard(database)
        self.sanctions = Sanctions(database, self.notices)
        self.sanctions.on_banned = self.crowd.turn_out
        self.sanctions.on_addresses_banned = lambda: self.crowd.turn_out_addresses(
            self.sanctions.check_address
        )
        self.sanctions.on_loaded = lambda kind, number: self.metrics.sanctions.labels(kind).set(
            number
        )
        self.blocks = Blocks(database, self.notices)
        self.rules = RuleBook(database, self.notices)
        self.rules.on_change = self._rules_changed
        self.announcements = Announcements(database, self.notices)
        self.announcements.on_change = self._announce
        self.words = HouseWords()
        self.accounts = Accounts(
            database,
            settings.secret,
            self.limits,
            on_family_revoked=self.crowd.drop_family,
            admission=Door(self.sanctions, self.rules, self.words),
        )
        self.notices.on("sessions", self._sessions_ended)
        self.news = News(settings.redis_url)
        self.metrics.watch_redis(lambda: self.news.away)
        self.directory = Directory(self, self.limits)
        self.lobby_news = LobbyNews(self)
        self.chat = Chat(database, self.limits, self.sanctions, self.blocks, self.words)
        self.thinkers = Thinkers()
        self.stages = Stages(self, database)
        self.sandbox = Sandbox(allow_unsafe=settings.allow_unsafe_bots)
        permission = Permission(self.sandbox, settings.allow_unsafe_bots)
        self.registry = Registry(database, self.limits, self.words)
        self.versions = Versions(database, self.limits)
        self.logbook = Logbook(database)
        self.bots = Seating(permission, self.registry, self.logbook)
        self.trials = Trials(
            permission, self.registry, self.versions, self.logbook, self.limits, self.thinkers
        )
        self.leases = Leases(database, settings.lease)
        self.keeper = Keeper(self)
        TableOrders(self.directory, self.keeper, self.notices)
        self.membership = Membership(
            settings.node,
            self.leases,
            self.keeper,
            joined=self._joined,
            orphaned=self.lobby_news.look,
            replaced=on_replaced,
        )
        self.questions = Questions(self.news, settings.node, self.membership.others)
        self.questions.on("online", self._who_is_here)
        self.looks = Looks(self.directory, self.questions)
        self.draining = False
        self.started_at = now_ms()
        self.chores = Chores(lambda name: self.metrics.chore_failures.labels(name).inc())
        self._add_chores()
        self._watches: list[asyncio.Task[None]] = []
        self._going_on: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the journal and bring back every table that was open."""
        await self.accounts.sessions.recall()
        for knowing in (self.sanctions, self.blocks, self.rules, self.announcements):
            await knowing.load()
        self._watches = [
            asyncio.ensure_future(self.metrics.watch_loop()),
            asyncio.ensure_future(keep_tidy()),
            asyncio.ensure_future(self.notices.listen()),
        ]
        self.chores.start()
        await self._start_sandbox()
        self.logbook.start()
        await self.journal.start()
        for closed in await self.store.recently_closed():
            self.directory.remember(closed)
        await self.membership.join()
        await self.news.start()
        self.playing_changed()

    async def _start_sandbox(self) -> None:
        """People and house bots play on where the sandbox does not hold."""
        report = await self.sandbox.start()
        for warning in report.warnings:
            log.warning("sandbox", warning=warning)
        if not report.safe and self.settings.allow_unsafe_bots:
            log.critical("UNSAFE: bots of users run without walls", reason=report.reason)
        elif not report.safe:
            log.error("the sandbox does not hold: no bots of users", reason=report.reason)

    async def drain(self) -> None:
        """Begin nothing new, hand tables over, tell everybody who is left, write down what is under
        way, and let go."""
        self.draining = self.membership.draining = True
        self.membership.look()
        await self.keeper.hand_over_all(DRAIN_SECONDS)
        said = "The server restarts; your match goes on in a moment."
        restarts = Refusal("server_busy", said, retry_after=3)
        self.crowd.tell("error", {"ok": False, "error": restarts.as_json()})
        tables = list(self.directory.tables.values())
        for table in tables:
            table.suspend()
        await asyncio.gather(*(table.mailbox.close(DRAIN_SECONDS) for table in tables))
        await self.journal.stop(FLUSH_SECONDS)
        await self.membership.leave()
        self.lobby_news.look()
        await self.news.stop()
        await asyncio.sleep(ANSWER_SECONDS)
        self.crowd.drop_all()
        await self.stages.close()
        await self.thinkers.close()
        await self.sandbox.close()
        await self.logbook.stop()
        self.accounts.close()
        self.chores.stop()
        for watch in self._watches:
            watch.cancel()

    def _add_chores(self) -> None:
        add = self.chores.add
        database, rules = self.database, self.rules
        add("tokens", "forget old sessions", DAY_SECONDS, self.accounts.forget_old_tokens)
        add("bot logs", "forget old decisions of bots", DAY_SECONDS, self.logbook.forget_old)
        add(
            *("retention", "forget what is older than the settings say", DAY_SECONDS),
            lambda: forget_old(database, rules.now),
        )
        add(
            *("guests", "forget guests who do not come any more", DAY_SECONDS),
            lambda: forget_guests(database, rules.now),
        )
        add(
            *("marks", "look for leavers and the like in finished matches", MARKS_SECONDS),
            lambda: judge_matches(database),
        )
        add(
            *("feeding", "look for bots that feed others in new official tables", MARKS_SECONDS),
            lambda: mark_feeding(database),
        )

    # ── what moderators and administrators change ───────────────────────────────────────────

    def _rules_changed(self, rules: HouseRules) -> None:
        self.limits.scale(rules.limits_factor)
        self.words.set(rules.chat_filter, rules.words_added, rules.words_allowed)
        self.sanctions.appeal_text = rules.appeal_text

    def _announce(self, announcement: dict[str, Any] | None) -> None:
        self.crowd.tell("announcement", {"announcement": announcement})

    async def _sessions_ended(self, notice: Notice) -> None:
        """Another process has ended sessions; without a word which, all that are here are asked."""
        if "user" in notice:
            families = [UUID(family) for family in notice["families"]]
            await self.accounts.sessions.tell(UUID(notice["user"]), families)
        else:
            await self.accounts.sessions.recall()
            self.crowd.drop_families(await self.accounts.over(one.identity for one in self.crowd))

    def _joined(self, node: int) -> None:
        self.journal.owner = node

    def _given_up(self) -> None:
        self.membership.look()

    async def table(self, name: str) -> Table:
        """A table by id or code, if it is ours; else a Refusal that says where it is or why not."""
        table = self.directory.here(name)
        if table is not None:
            self.keeper.check_sure()
        else:
            table = await self.stages.find(name)
        if table is not None:
            return table
        self.directory.check_closed(name)
        if not self.settings.node:
            raise Refusal("not_found", "There is no such table.")
        return await self.keeper.find(name)

    # ── what tables ask of us ───────────────────────────────────────────────────────────────

    def complete_options(self, game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        try:
            return GAMES[game].options.complete(options, seats)
        except OptionError as error:
            raise Refusal("bad_request", str(error), rule=error.rule) from None

    def check_running(self) -> None:
        if self.draining:
            raise Refusal("server_busy", "The server is about to restart.", retry_after=5)
        if not self.rules.now.new_matches:
            said = "No new tables and matches just now; those that run are played to their end."
            raise Refusal("server_busy", said, retry_after=30)

    def check_place(self, host: Connection) -> None:
        self.keeper.check_place(host)
        self.check_running()

    def lobby_changed(self, table: Table) -> None:
        self.directory.changed(table)

    def playing_changed(self) -> None:
        self.metrics.playing.set(
            sum(1 for table in self.directory.tables.values() if table.state == "playing")
        )

    def closed(self, table: Table) -> None:
        self.directory.remove(table)
        # The table's own mailbox runs this; it cannot wait for itself.
        self.go_on(table.mailbox.close())

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    # ── connections ─────────────────────────────────────────────────────────────────────────

    def connected(self, sid: str, connection: Connection) -> None:
        self.crowd.come(sid, connection)
        self.metrics.connections.set(len(self.crowd))

    def disconnected(self, sid: str) -> None:
        connection = self.crowd.go(sid)
        if connection is None:
            return
        self.metrics.connections.set(len(self.crowd))
        self.directory.unwatch(connection)
        for table_id in list(connection.tables):
            table = self.directory.tables.get(table_id) or self.stages.tables.get(table_id)
            if table is not None:
                table.doorway.disconnected(connection)

    async def online(self, people: Iterable[UUID]) -> set[UUID]:
        """Those of them who have a socket at some node."""
        wanted = {"people": [str(one) for one in people]}
        answers = [self._who_is_here(wanted), *await self.questions.ask("online", wanted)]
        return {UUID(one) for answer in answers for one in answer["people"]}

    def _who_is_here(self, wanted: dict[str, Any]) -> dict[str, Any]:
        here = self.crowd.people()
        return {"people": [one for one in wanted["people"] if UUID(one) in here]}
