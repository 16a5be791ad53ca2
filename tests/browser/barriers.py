"""What axe-core finds on a page that would keep somebody out."""

from pathlib import Path

from tests.browser.clicking import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(player: Player) -> list[str]:
    """What axe finds serious, with where it is."""
    player.page.evaluate(AXE.read_text("utf-8"))
    found = player.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['help']}: {node['target']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
