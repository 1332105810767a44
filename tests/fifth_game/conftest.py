"""What lies in laid/ belongs to the copy of the tree into which it is laid."""

collect_ignore = ["laid"]
