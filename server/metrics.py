"""What Prometheus can ask. docs/operations.md says what each figure means; a test compares."""

import asyncio
import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from server.memory import resident

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
LAG_SECONDS = 0.5


class Metrics:
    """One set a server, in a registry of its own, so that two servers in a process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("serai_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("serai_tables", "Open tables", registry=self.registry)
        self.playing = Gauge("serai_tables_playing", "Running matches", registry=self.registry)
        self.actions = Counter("serai_actions", "Actions committed", registry=self.registry)
        self.refusals = Counter(
            "serai_refusals", "Refused client events", ["code"], registry=self.registry
        )
        self.commit = Histogram(
            "serai_commit_seconds", "Group commits", buckets=BUCKETS, registry=self.registry
        )
        self.lag = Histogram(
            "serai_loop_lag_seconds",
            "Lateness of the loop",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.bot = Histogram(
            "serai_bot_seconds", "Decisions of bots", buckets=BUCKETS, registry=self.registry
        )

        self.chore_failures = Counter(
            "serai_chore_failures", "Chores that failed", ["chore"], registry=self.registry
        )
        self.sanctions = Gauge(
            "serai_sanctions", "Bans and mutes that hold", ["kind"], registry=self.registry
        )
        memory = Gauge("serai_memory_bytes", "Resident memory", registry=self.registry)
        memory.set_function(resident)

    def watch_journal(self, waiting: Callable[[], int], away: Callable[[], bool]) -> None:
        """Figures that are looked up when somebody asks."""
        Gauge(
            "serai_journal_waiting", "Actions and results not yet written", registry=self.registry
        ).set_function(waiting)
        Gauge(
            "serai_database_away", "1 while the database is away", registry=self.registry
        ).set_function(away)

    def watch_redis(self, away: Callable[[], bool]) -> None:
        Gauge("serai_redis_away", "1 while Redis is away", registry=self.registry).set_function(
            away
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Notes how late the event loop wakes us, for ever."""
        while True:
            due = time.monotonic() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, time.monotonic() - due))
