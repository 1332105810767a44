"""How many examples a property is tried on: all of them in a whole run, a part of them in a quick one."""

from hypothesis import settings

WHOLE = settings.get_profile("default").max_examples


def some_of(most: int) -> int:
    """So many in a whole run; one at the least."""
    return max(1, most * settings().max_examples // WHOLE)


def examples(most: int) -> settings:
    """For what is not content with as many as hypothesis takes by itself."""
    return settings(max_examples=some_of(most))
