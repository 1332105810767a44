"""A guest written from docs/lan.md alone.  It imports nothing of ``engine``, so that the document is what it proves."""
