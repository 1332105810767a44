"""Makes the sounds of assets/sounds."""
