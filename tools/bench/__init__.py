"""What is measured: each module prints its figures beside those of a rival in the same run (dev.py bench)."""
