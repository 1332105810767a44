"""What dev.py does: setting up, running, testing, checking, measuring."""
