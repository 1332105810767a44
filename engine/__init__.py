"""Easel without a screen: rules, tables, journals, players made of code.  Never imports kivy or app."""
