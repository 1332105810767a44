"""The Android package: what it would weigh, whether one that is there is sound, and the way to build it."""
