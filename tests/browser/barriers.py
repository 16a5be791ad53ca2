"""What axe-core finds on a page that would keep somebody out."""

import time
from pathlib import Path

from tests.browser.clicking import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


#: Says whether the page changed while axe looked: colours read half before and half after that are nobody's.
LOOK = """async (rules) => {
  let changed = false;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const only = rules.length ? {runOnly: {type: 'rule', values: rules}} : {};
  const found = await axe.run(document, {resultTypes: ['violations'], ...only});
  watch.disconnect();
  return [found.violations, changed || document.getAnimations().some((one) => one.playState === 'running')];
}"""

#: Whatever a finger presses and is smaller than 44 pixels; words in a sentence are as large as they are.
SMALL = """() => [...document.querySelectorAll("button, select, input, summary, a.button")].flatMap((one) => {
  const boxes = [one, one.closest("label") ?? one].map((each) => each.getBoundingClientRect());
  // Some have a rim that nobody sees, but that takes presses.
  const rim = Math.max(0, -parseFloat(getComputedStyle(one, "::after").top) || 0);
  const [width, height] = ["width", "height"].map((side) => Math.max(...boxes.map((box) => box[side])) + 2 * rim);
  const shown = one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && width > 1 && height > 1;
  return shown && (width < 43.5 || height < 43.5) ? [`${width} x ${height}: ${one.outerHTML.slice(0, 160)}`] : [];
})"""
BY_FINGER = "() => matchMedia('(pointer: coarse)').matches"
OTHER_TONES = """() => {
  const page = document.documentElement.dataset;
  page.contrast = page.contrast === "more" ? "" : "more";
}"""


def violations(player: Player) -> list[str]:
    """What keeps somebody out: what axe finds, its colours in soft and in hard tones, and what fingers miss."""
    player.page.evaluate(AXE.read_text("utf-8"))
    found = _axe(player)
    player.page.evaluate(OTHER_TONES)
    found += [f"in other tones: {one}" for one in _axe(player, "color-contrast")]
    player.page.evaluate(OTHER_TONES)
    return found + (player.page.evaluate(SMALL) if player.page.evaluate(BY_FINGER) else [])


def _axe(player: Player, *rules: str) -> list[str]:
    """What axe finds serious on a page that stands still meanwhile, with where it is and why."""
    deadline = time.monotonic() + 60
    while True:
        violations, changed = player.page.evaluate(LOOK, list(rules))
        found = [
            f"{violation['id']}: {violation['help']}: {node['target']} {[one.get('message') for one in node['any']]}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
        if not found or not changed or time.monotonic() > deadline:
            return found
