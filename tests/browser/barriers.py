"""What axe-core finds on a page that would keep somebody out."""

import time
from pathlib import Path

from tests.browser.clicking import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# Says whether the page changed while axe looked: colours read half before and half after a change are nobody's colours.
LOOK = """async () => {
  let changed = false;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const found = await axe.run(document, {resultTypes: ['violations']});
  watch.disconnect();
  return [found.violations, changed || document.getAnimations().some((one) => one.playState === 'running')];
}"""


def violations(player: Player) -> list[str]:
    """What axe finds serious on a page that stands still meanwhile, with where it is and why."""
    player.page.evaluate(AXE.read_text("utf-8"))
    deadline = time.monotonic() + 60
    while True:
        violations, changed = player.page.evaluate(LOOK)
        found = [
            f"{violation['id']}: {violation['help']}: {node['target']} {[one.get('message') for one in node['any']]}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
        if not found or not changed or time.monotonic() > deadline:
            return found
