"""A sample of the tests of one server, with its tables in a database. All of them: `tests/server --store postgres`."""

# ruff: noqa: F401  # pytest finds in a module what is imported there

from collections.abc import Iterator

import pytest

from tests import postgres
from tests.server import harness
from tests.server.harness import ServerProcess
from tests.server.test_games import (
    test_a_bank_of_time_grows_with_every_decision,
    test_a_decision_is_done_though_the_line_breaks_at_once,
    test_a_double_click_in_two_tabs_is_one_decision,
    test_a_game_that_all_have_left_is_played_to_its_end,
    test_a_rematch_keeps_people_seats_options_and_talk,
    test_a_request_sent_twice_is_done_once,
    test_all_tables_go_on_at_once,
    test_all_who_play_have_to_wish_for_a_pause_and_one_ends_it,
    test_talk_is_heard_unless_it_is_muted,
    test_who_leaves_a_running_game_may_take_the_seat_back,
    test_who_was_away_for_a_moment_is_told_only_what_he_missed,
    test_whose_time_is_over_discards_face_down_and_then_a_bot_plays_on,
)
from tests.server.test_http import (
    test_play_now_is_a_game_that_runs,
    test_public_tables_are_listed_until_their_game_is_over,
)
from tests.server.test_kills import (
    test_a_server_that_is_stopped_says_so_and_goes_on_where_it_was,
    test_the_time_while_the_server_was_away_is_nobodys,
)


@pytest.fixture(autouse=True, scope="module")
def store() -> Iterator[None]:
    """Every server here has a database."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(harness, "database_for", postgres.one_for_each())
        yield


@pytest.fixture(scope="module")
def running(store: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:  # noqa: ARG001
    with ServerProcess(tmp_path_factory.mktemp("running") / "tables.db") as server:
        yield server


@pytest.fixture
def server(running: ServerProcess) -> Iterator[ServerProcess]:
    yield running
    assert running.complaints() == ""
