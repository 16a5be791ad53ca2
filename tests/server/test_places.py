"""Who counts as invited to a table, by where they come from."""

from tests.server.tables import seated
from undermine.server.places import Places


def test_a_host_who_has_come_from_two_addresses_is_at_home_at_both() -> None:
    places = Places(seated(seats=3, start=False).table)
    places.note("p1", "192.0.2.1")
    places.note("p1", "198.51.100.1")
    assert [places.invited(address) for address in ("192.0.2.1", "198.51.100.1", "203.0.113.1")] == [True, True, False]


def test_where_a_table_was_made_stays_its_home_after_a_hand_over() -> None:
    table = seated(seats=3, start=False).table
    places = Places(table)
    places.note("p1", "192.0.2.1")
    table.host = "p2"
    places.note("p2", "198.51.100.1")
    assert places.invited("192.0.2.1")
    assert places.invited("198.51.100.1")
