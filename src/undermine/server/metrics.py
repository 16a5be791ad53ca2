"""Figures for those who run a server. Nothing here says what is in a hand."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

CONNECTIONS = Gauge("undermine_connections", "Open WebSocket connections", registry=REGISTRY)
TABLES = Gauge("undermine_tables_awake", "Tables in memory", registry=REGISTRY)
CREATED = Counter("undermine_tables_created", "Tables created", ["game"], registry=REGISTRY)
STARTED = Counter("undermine_games_started", "Games started", ["game"], registry=REGISTRY)
FINISHED = Counter("undermine_games_finished", "Games finished", ["game"], registry=REGISTRY)
DECISIONS = Counter("undermine_decisions", "Decisions stored", ["how"], registry=REGISTRY)
REFUSED = Counter("undermine_requests_refused", "Requests that were refused", registry=REGISTRY)
CLOSED = Counter("undermine_connections_closed", "Connections closed by the server", ["code"], registry=REGISTRY)
APPEND = Histogram(
    "undermine_append_seconds",
    "Time from a decision's arrival until it is stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
