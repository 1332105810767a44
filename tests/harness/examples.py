"""How many examples a property is tried on: all of them in a whole run, a part of them in a quick one."""

from hypothesis import settings

WHOLE = settings.get_profile("default").max_examples


def examples(most: int) -> settings:
    """So many in a whole run, where others have as many as hypothesis takes by itself."""
    return settings(max_examples=max(1, most * settings().max_examples // WHOLE))
