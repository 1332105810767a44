"""Several devices at one table: one hosts, the others find it and join.  Pure asyncio; never imports Kivy.

docs/lan.md tells what crosses, what a listener can learn, and what is durable.
"""
