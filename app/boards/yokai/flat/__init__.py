"""Portrait of a Yokai flat on the table: two people at opposite edges of one tablet, the stacks between them."""

from app.boards.yokai.flat.board import FlatYokai

FLAT = FlatYokai
