"""The faults that we put into the rules are what they say, and the same seed draws the same ones."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tests.mutants.faults import Mutant, marked, mutants_of, sample


def mutants(folder: Path, text: str) -> list[Mutant]:
    path = folder / "rules.py"
    path.write_text(dedent(text), "utf-8")
    return mutants_of("game", {"rules": path})


def faults(folder: Path, line: str) -> set[str]:
    """What becomes of one line in the body of a function; brackets are left out."""
    found = mutants(folder, f"def rule(a: int, b: int) -> bool:\n    for i in a:\n        {line}\n")
    lines = [mutant.source.splitlines()[2] for mutant in found]
    return {line.strip().replace("(", "").replace(")", "") for line in lines}


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("x = a < b", {"x = a <= b", "x = a > b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b", {"x = a or b", "x = a", "x = b"}),
        ("x = not a", {"x = a"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = -1", {"x = 0"}),
        ("x = True", {"x = False"}),
        ("x = a << b", {"x = a >> b"}),
        ("x = a if i else b", {"x = b if i else a"}),
        ("x = min(a, b)", {"x = maxa, b"}),
        ("x = range(a)", {"x = rangea - 1"}),
        ("a.x += b", {"pass", "a.x -= b"}),
        ("a.x = b", {"pass"}),
        ("a.play(b)", {"pass"}),
        ("continue", {"pass", "break"}),
        ("break", {"continue"}),
        ("return a", {"return not a"}),
        ("x: Literal[3] = a", set()),
        ("x = f'{a + 1}'", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("raise AssertionError(a)", set()),
    ],
)
def test_what_can_go_wrong_with_a_line(tmp_path: Path, line: str, others: set[str]) -> None:
    assert faults(tmp_path, line) == others


def test_what_is_outside_functions_is_left_alone(tmp_path: Path) -> None:
    assert mutants(tmp_path, "REACH = 3\nclass Deck:\n    size = 3\n") == []


def test_a_key_names_a_fault_without_file_or_line(tmp_path: Path) -> None:
    (one, *_) = mutants(tmp_path, "class Hand:\n    def full(self):\n        return self.size >= LIMIT\n")
    assert one.key == "game | Hand.full | return self.size >= LIMIT | self.size >= LIMIT -> self.size > LIMIT"
    twice = mutants(tmp_path, "def rule(a):\n    return a[1] + a[1]\n")
    assert len({mutant.key for mutant in twice}) == len(twice)


def test_the_same_seed_draws_the_same_faults_wherever_they_are(tmp_path: Path) -> None:
    text = "def rule(a, b):\n    return a + 1 < b - 2 or a == 3\n"
    before, after = mutants(tmp_path, text), mutants(tmp_path, f"import os\n\n\n{text}")
    assert [mutant.key for mutant in sample(before, 5, "1")] == [mutant.key for mutant in sample(after, 5, "1")]
    assert sample(before, 5, "1") != sample(before, 5, "2")


def test_every_fault_is_still_python_and_every_block_is_marked(tmp_path: Path) -> None:
    text = '''
        def rule(a, b):
            """Says é."""
            for d in range(len(a)):
                if a[d] < 0 and (
                    b or not d
                ):
                    continue
                match d:
                    case 0:
                        return "é", -1
                    case _ if d > 1:
                        del a[d]
            return [x for x in a if x & 1]
    '''
    found = mutants(tmp_path, text)
    assert len(found) > 20
    for mutant in found:
        ast.parse(mutant.source)
    assert ast.unparse(marked(found[0].path)).count("__came__") == 5
