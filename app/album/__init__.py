"""What was drawn and played on this device."""
