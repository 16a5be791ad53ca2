"""Scripted language models: what they answer depends on nothing but what they read."""

import re
from collections.abc import Iterator
from random import Random

CHOICE = re.compile(r"^([0-9]+)\. (.+)$", re.MULTILINE)
SEATS = re.compile(r"seat ([A-J])\b(?! \(you\))")


def choices_in(text: str) -> list[str]:
    """The numbered choices of a prompt."""
    found = CHOICE.findall(text)
    assert [int(number) for number, _ in found] == list(range(1, len(found) + 1))
    return [choice for _, choice in found]


def claims_in(text: str) -> Iterator[str]:
    """Everything that a prompt says can be claimed, with the first seat, reason and question."""
    others = sorted(set(SEATS.findall(text)))
    for form in text.partition("\nClaims: ")[2].partition(". Places")[0].split("; "):
        words = re.sub(r" \[[^]]*\]$", "", form).replace("SEAT", others[0])
        words = re.sub(r"\b0-([0-9]+)", r"\1", words)
        yield from _alternatives(words.split())


def _alternatives(words: list[str]) -> Iterator[str]:
    for number, word in enumerate(words):
        if "|" in word:
            for one in word.split("|"):
                yield from _alternatives([*words[:number], one, *words[number + 1 :]])
            return
    yield " ".join(words)


def chatty(text: str) -> str:
    """Decides anything, suspects everybody, believes everything, and claims whatever comes to its mind."""
    random = Random(text)
    choices = [choice for choice in choices_in(text) if choice not in ("propose-end", "vote yes")]
    others = sorted(set(SEATS.findall(text)))
    lines = ["Let me think about this.", f"suspicions: {', '.join(f'{seat} {random.random():.2f}' for seat in others)}"]
    numbers = re.findall(r"claims \(#([0-9]+)\)", text)
    if numbers:
        lines.append("believe: " + ", ".join(f"{number} {random.random():.2f}" for number in numbers))
    if random.random() < 0.3:
        lines.append(f"claim: {random.choice(list(claims_in(text)))}")
    if random.random() < 0.1:
        lines.append("say: Well, well.")
    if random.random() < 0.1:
        lines.append("decide: 100000")
    else:
        lines.append(f"decide: {random.choice(choices)}")
    return "\n".join(lines)


def nonsense(text: str) -> str:  # noqa: ARG001  # it reads nothing
    return "As a large dwarf model I would rather sing."
