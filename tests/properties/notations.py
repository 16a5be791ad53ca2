"""Cards, cells and seats as Hypothesis draws them, to build decisions from."""

from hypothesis import strategies as st

CARDS = st.from_regex(r"[A-Za-z]{1,6}(-[a-z]{1,6}){0,2}", fullmatch=True)
CELLS = st.tuples(st.integers(-62, 61), st.integers(-62, 61))
SEATS = st.integers(0, 9)
