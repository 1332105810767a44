// Written by tools/web.py from what the app knows in Python; change it there.
export const LETTERS = ["A", "B", "C"];
export const HUES = ["#2f6fb2", "#b0442f", "#3c7a4b"];
