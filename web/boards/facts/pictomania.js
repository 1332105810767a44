// Written by tools/web.py from what the app knows in Python; change it there.
export const LETTERS = ["A", "B", "C"];
export const HUES = ["#2f6fb2", "#b0442f", "#3c7a4b"];
export const DRAWN = 3.6;
export const A_WORD = 1.6;
export const A_GUESS = 1.35;
export const A_LOOK = 2.0;
export const LONGEST = 60.0;
