"""The table's time: goes when it should, stands when it should, never back."""

from engine.clock import Clock, monotonic_ms
from tests.engine.tables import Watch


def test_time_goes_on_from_where_the_match_was_left() -> None:
    watch = Watch()
    clock = Clock(watch, at=500)
    assert clock.now() == 500
    watch.ms += 30
    assert clock.now() == 530


def test_time_stands_still_while_it_is_stopped() -> None:
    watch = Watch()
    clock = Clock(watch)
    watch.ms += 30
    clock.stop()
    watch.ms += 1000
    assert clock.now() == 30
    clock.stop()
    assert clock.now() == 30
    clock.go()
    watch.ms += 5
    assert clock.now() == 35


def test_to_go_twice_takes_no_time_away() -> None:
    watch = Watch()
    clock = Clock(watch)
    watch.ms += 30
    clock.go()
    assert clock.now() == 30


def test_a_clock_may_begin_stopped() -> None:
    watch = Watch()
    clock = Clock(watch, at=7, running=False)
    watch.ms += 1000
    assert clock.now() == 7
    clock.go()
    assert clock.now() == 7


def test_the_device_s_own_time_never_runs_back() -> None:
    times = [monotonic_ms() for _ in range(1000)]
    assert times == sorted(times)
