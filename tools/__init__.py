"""What makes the assets, the measurements and the house around the code. Never shipped with the app."""
