"""A match goes on without its host: sealed copies of it, and how two devices open one."""
