"""The games for language models: text in, text out, by the book, and nothing in it that a seat may not know.

`TextEnv` is a whole environment, `TextSeat` one seat of any match. docs/language-models.md tells the rest.
"""

from undermine.envs.text.env import TextEnv
from undermine.envs.text.report import GameReport, Lie, report, report_of
from undermine.envs.text.seat import Guess, Notes, TextSeat
from undermine.envs.text.sets import Measured, measure, play
from undermine.envs.text.table import TextTable

__all__ = [
    "GameReport",
    "Guess",
    "Lie",
    "Measured",
    "Notes",
    "TextEnv",
    "TextSeat",
    "TextTable",
    "measure",
    "play",
    "report",
    "report_of",
]
