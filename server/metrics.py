"""What Prometheus can ask: connections, tables, actions, commit time, loop lag, bot time."""

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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

    def page(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Notes how late the event loop wakes us, for ever."""
        while True:
            due = time.monotonic() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, time.monotonic() - due))
