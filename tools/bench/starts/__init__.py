"""The processes that tools/bench/start.py starts: Easel, and the empty app it is measured against."""
