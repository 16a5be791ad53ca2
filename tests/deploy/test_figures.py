"""The dashboard and the alerts ask for figures that there are, by labels that they have."""

import json
import re
from collections.abc import Iterator

import pytest
import yaml

from tests.deploy.files import text
from undermine.server import metrics

#: What Prometheus itself adds.
ADDED = {"instance", "job", "le"}
ENDINGS = {"counter": ["_total"], "gauge": [""], "info": ["_info"], "histogram": ["_bucket", "_count", "_sum"]}


def dashboard() -> Iterator[str]:
    board = json.loads(text("grafana.json"))
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])
    yield from (one["definition"] for one in board["templating"]["list"] if "definition" in one)


def alerts() -> Iterator[str]:
    groups = yaml.safe_load(text("alerts.yaml"))["groups"]
    yield from (rule["expr"] for group in groups for rule in group["rules"])


def exposed() -> dict[str, set[str]]:
    """The names that /metrics tells, with their labels."""
    found = {"up": set[str]()}
    for collector in metrics.REGISTRY._collector_to_names:
        labels = set(getattr(collector, "_labelnames", ()))
        for family in collector.collect():
            found |= {f"{family.name}{ending}": labels for ending in ENDINGS[family.type]}
    return found


def asked(expression: str) -> list[str]:
    return re.findall(r"\b(?:undermine_\w+|up)\b", expression)


@pytest.mark.parametrize("expression", [*dashboard(), *alerts()])
def test_every_figure_that_is_asked_for_is_there(expression: str) -> None:
    names, known = asked(expression), exposed()
    assert names
    assert set(names) <= set(known)
    by = re.findall(r"\bby \(([^)]*)\)", expression)
    matched = re.findall(r"[{,]\s*(\w+)\s*=", expression)
    labels = {label.strip() for group in by for label in group.split(",")} | set(matched)
    assert labels <= set.union(ADDED, *(known[name] for name in names))


def test_panels_have_names_of_their_own_and_say_what_they_show() -> None:
    panels = json.loads(text("grafana.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    assert all(panel["description"].endswith(".") for panel in panels)


def test_prometheus_reads_the_alerts_and_asks_the_job_that_they_name() -> None:
    told = yaml.safe_load(text("prometheus.yaml"))
    assert told["rule_files"] == ["alerts.yaml"]
    assert [job["job_name"] for job in told["scrape_configs"]] == ["undermine"]
