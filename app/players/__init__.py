"""The people who play on this device."""
