"""The fixture of tests/installing.py, for the tests of this folder."""

from tests.installing import installed

__all__ = ["installed"]
