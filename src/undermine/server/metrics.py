"""Figures for those who run a server. Nothing here says what is in a hand."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info

REGISTRY = CollectorRegistry()

CONNECTIONS = Gauge("undermine_connections", "Open WebSocket connections", registry=REGISTRY)
TABLES = Gauge("undermine_tables_awake", "Tables in memory", registry=REGISTRY)
CREATED = Counter("undermine_tables_created", "Tables created", ["game"], registry=REGISTRY)
STARTED = Counter("undermine_games_started", "Games started", ["game"], registry=REGISTRY)
FINISHED = Counter("undermine_games_finished", "Games finished", ["game"], registry=REGISTRY)
DECISIONS = Counter("undermine_decisions", "Decisions stored", ["how"], registry=REGISTRY)
#: Ready to count, since there are many of them.
DECIDED = {how: DECISIONS.labels(how) for how in ("person", "bot", "clock")}
REFUSED = Counter("undermine_requests_refused", "Requests that were refused", registry=REGISTRY)
LIMITED = Counter("undermine_limits_hit", "Requests beyond a limit, by what was limited", ["what"], registry=REGISTRY)
CLOSED = Counter("undermine_connections_closed", "Connections closed by the server", ["code"], registry=REGISTRY)
APPEND = Histogram(
    "undermine_append_seconds",
    "Time from a decision's arrival until it is stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
STORAGE = Counter("undermine_storage_errors", "Requests that the data file failed", ["what"], registry=REGISTRY)
DAMAGED = Counter("undermine_tables_damaged", "Tables that were found damaged and stay closed", registry=REGISTRY)
AHEAD = Counter("undermine_clients_ahead", "Clients that had heard of more than the data file holds", registry=REGISTRY)
NOTICES = Counter(
    "undermine_notices", "Notices to people who are away, by what came of it", ["outcome"], registry=REGISTRY
)
#: Of servers that share a database.
SERVER = Info("undermine_server", "What this server is called among those that share its database", registry=REGISTRY)
DRIVEN = Gauge("undermine_tables_driven", "Tables whose bots and clocks this server runs", registry=REGISTRY)
ADOPTED = Counter("undermine_tables_adopted", "Tables taken over from servers that were gone", registry=REGISTRY)
OTHERS = Gauge("undermine_servers_alive", "Servers that share the database, with this one", registry=REGISTRY)
