"""The figures of a running bot, in the format of Prometheus. None of them names a person, a server or a card.

What the bot counts anyhow is read when somebody asks. What only the wire knows, how Discord answered and how
long people waited for the first word, is heard by a trace of the HTTP session.
"""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Iterable
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from bot.app import Tropero

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_OPEN = 10_000  # interactions whose answer is still awaited; the oldest are forgotten
WAITS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)


class Figures:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._arrived: OrderedDict[int, float] = OrderedDict()
        self._waits = Histogram(
            "tropero_acknowledgement_seconds",
            "From an interaction's arrival to the first answer",
            buckets=WAITS,
            registry=self._registry,
        )
        self._answers = Counter(
            "tropero_discord_answers",
            "Discord's answers to our requests, by status",
            ["status"],
            registry=self._registry,
        )
        self._interactions = Counter(
            "tropero_interactions", "Interactions that arrived", ["kind"], registry=self._registry
        )
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)

    def arrived(self, interaction: int, kind: str) -> None:
        """An interaction is here, and its first answer is awaited."""
        self._interactions.labels(kind).inc()
        self._arrived[interaction] = time.monotonic()
        if len(self._arrived) > MOST_OPEN:
            self._arrived.popitem(last=False)

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self._answers.labels(str(params.response.status)).inc()
        if found := CALLBACK.search(params.url.path):
            since = self._arrived.pop(int(found[1]), None)
            if since is not None:
                self._waits.observe(time.monotonic() - since)

    async def text(self, bot: Tropero) -> bytes:
        """All figures, as they are now."""
        counted = CollectorRegistry()
        counted.register(_Counted(await _counted(bot)))
        return generate_latest(self._registry) + generate_latest(counted)


class _Counted(Collector):
    """What the bot has counted by itself, at one moment."""

    def __init__(self, figures: list[Metric]) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        return self._figures


async def _counted(bot: Tropero) -> list[Metric]:
    census = await bot.tables.census()
    tables = GaugeMetricFamily("tropero_tables", "Tables by state", labels=["state"])
    for state, count in census.tables.items():
        tables.add_metric([state], count)
    replaced = CounterMetricFamily("tropero_workers_replaced", "Processes lost or given up", labels=["work"])
    waiting = GaugeMetricFamily("tropero_work_waiting", "Work that waits for a process", labels=["work"])
    for work, pool in {"pictures": bot.painters, "thoughts": bot.thinkers}.items():
        replaced.add_metric([work], pool.replaced)
        waiting.add_metric([work], pool.waiting)
    latency = bot.latency if bot.is_ready() else math.nan
    return [
        tables,
        replaced,
        waiting,
        CounterMetricFamily("tropero_choices", "Choices taken", value=bot.tables.context.choices),
        CounterMetricFamily("tropero_commits", "Transactions written to the disk", value=bot.store.commits),
        CounterMetricFamily(
            "tropero_commit_seconds", "Seconds that they took in all", value=bot.store.commit_seconds
        ),
        GaugeMetricFamily("tropero_under_way", "Interactions being served", value=bot.load.under_way),
        CounterMetricFamily("tropero_turned_away", "Told that it is busy", value=bot.load.turned_away),
        CounterMetricFamily("tropero_pictures_left_out", "For lack of time", value=bot.load.left_out),
        GaugeMetricFamily("tropero_loop_late_seconds", "Work that can go on waits", value=bot.load.lateness),
        GaugeMetricFamily("tropero_outbox_letters", "Letters that wait to be sent", value=census.letters),
        GaugeMetricFamily(
            "tropero_outbox_age_seconds", "How long the oldest of them has waited", value=census.oldest
        ),
        GaugeMetricFamily("tropero_gateway_latency_seconds", "From a heartbeat to its answer", value=latency),
    ]
