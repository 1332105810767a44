"""The side that owns the table: lets devices in, tells each what it may know, hears its moves."""
