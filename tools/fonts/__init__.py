"""Builds assets/fonts from the open fonts as their npm packages publish them."""
