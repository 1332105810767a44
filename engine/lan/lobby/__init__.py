"""Devices and chairs, and what people may wish of them.  Pure."""
