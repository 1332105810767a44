"""What the contract of a game offers to games."""

from engine.rules import remembered


def test_what_is_remembered_of_a_state_is_never_told_of_another() -> None:
    asked: list[list[int]] = []

    @remembered
    def total(state: list[int]) -> int:
        asked.append(state)
        return sum(state)

    one, alike, other = [1, 2], [1, 2], [5]
    assert [total(state) for state in (one, one, other, one, alike)] == [3, 3, 5, 3, 3]
    assert [state is one for state in asked] == [True, False, True, False], "equal is not the same"
