"""`make mutants GAME=classic N=100 SEED=1`: puts faults into a game's rules (or the engine) and counts those found.

A fault that changes nothing anyone could ever see is no fault. Such mutants are listed in equivalent.txt with the
reason, and left out of the count.
"""

import argparse
import difflib
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from tests.mutants.faults import Mutant, mutants_of, sample
from tests.mutants.running import kill, measure

GOAL = 97  # per cent
LISTED = Path(__file__).with_name("equivalent.txt")


def main() -> int:
    asked = arguments()
    os.nice(5)
    root = Path(str(find_spec("undermine").origin)).parent  # type: ignore[union-attr]
    games = sorted(path.parent.name for path in root.glob("games/*/game.py"))
    if asked.game not in [*games, "engine"]:
        print(f"There is no game {asked.game}; there are {', '.join(games)}, and engine.", file=sys.stderr)
        return 2
    folder = root / "engine" if asked.game == "engine" else root / "games" / asked.game
    paths = modules(root, folder)
    every = mutants_of(asked.game, paths)
    drawn = [mutant for mutant in sample(every, asked.n, asked.seed) if asked.only in mutant.key]
    known = listed()
    chosen = [mutant for mutant in drawn if mutant.key not in known]
    print(f"{asked.game}: {len(every)} mutants; {len(drawn)} of them, chosen by seed {asked.seed}.", flush=True)

    begin = time.monotonic()
    others = [] if asked.game == "engine" else [game for game in games if game != asked.game]
    baseline = measure(paths, asked.tests or test_places(folder, games, others), others)
    if not baseline.passed:
        print("Some tests fail without any mutant: mend them first.", file=sys.stderr)
        return 2
    print(f"{len(baseline.tests)} tests without a fault: {time.monotonic() - begin:.0f} s.", flush=True)

    killed = 0
    survivors: list[Mutant] = []
    for done, (mutant, killer) in enumerate(kill(chosen, baseline, asked.jobs), 1):
        if killer:
            killed += 1
            if asked.verbose:
                print(f"killed {where(mutant)}  {mutant.key}\n       by {killer}", flush=True)
        else:
            survivors.append(mutant)
            print(f"\nsurvived {where(mutant)}\n{mutant.key}\n{difference(mutant)}\n", flush=True)
        if done % 10 == 0:
            print(f"{done} of {len(chosen)}, {time.monotonic() - begin:.0f} s", flush=True)

    stale = [key for key in known if key.startswith(f"{asked.game} |") and key not in {mutant.key for mutant in every}]
    for key in stale:
        print(f"in equivalent.txt, but no longer in the code: {key}")
    score = 100 * killed / max(len(chosen), 1)
    print(
        f"{asked.game}, seed {asked.seed}: killed {killed} of {len(chosen)} ({score:.1f} %), and "
        f"{len(drawn) - len(chosen)} more are equivalent; {time.monotonic() - begin:.0f} s."
    )
    return 0 if score >= GOAL else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--n", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--only", default="", help="only those with this in their key")
    parser.add_argument("--tests", nargs="*", metavar="FILE", help="only these tests, such as a new one")
    parser.add_argument("--verbose", action="store_true", help="show who killed each of them")
    return parser.parse_args()


def modules(root: Path, folder: Path) -> dict[str, Path]:
    """The modules of a folder that have something to say, by name."""
    paths = (path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py")
    return {".".join(path.with_suffix("").relative_to(root.parent).parts): path for path in paths}


def test_places(folder: Path, games: list[str], others: list[str]) -> list[str]:
    """The tests of rules and engine, and the examples in the code."""
    folders = ["engine", *(game for game in games if game not in others), "golden", "properties"]
    return [str(folder), *(f"tests/{name}" for name in folders), "tests/test_bad_input.py"]


def listed() -> set[str]:
    """The keys of mutants that are known to be equivalent; a line that begins with # gives the reason."""
    return {line for line in LISTED.read_text("utf-8").splitlines() if line and not line.startswith("#")}


def where(mutant: Mutant) -> str:
    return f"{os.path.relpath(mutant.path)}:{mutant.line}"


def difference(mutant: Mutant) -> str:
    before, after = mutant.path.read_text("utf-8").splitlines(), mutant.source.splitlines()
    return "\n".join(list(difflib.unified_diff(before, after, n=2, lineterm=""))[2:])


if __name__ == "__main__":
    sys.exit(main())
