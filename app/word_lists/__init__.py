"""Word lists: the table's own, and those that come with Easel."""
