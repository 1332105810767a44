"""The painter: every picture of the game, drawn in code on skia. README.md says how to add one."""
