"""Writes every playthrough again, and takes away those of games that are no more."""

from tests.playthroughs.record import FOLDER, file_of, text_of, variants

kept = set()
for name, variant in variants():
    file_of(name, variant).write_text(text_of(name, variant), encoding="utf-8")
    kept.add(file_of(name, variant))
    print(file_of(name, variant).name)
for path in set(FOLDER.glob("*.txt")) - kept:
    path.unlink()
    print(f"{path.name} is no more")
