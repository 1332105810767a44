"""Settings, the backup, and whose work is in Easel."""
