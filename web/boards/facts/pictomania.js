// Written by tools/web.py from what the app knows in Python; change it there.
export const LETTERS = ["A", "B", "C"];
export const HUES = ["#235385", "#843323", "#2d5c38"];
export const DRAWN = 3.6;
export const A_WORD = 1.6;
export const A_GUESS = 1.35;
export const A_LOOK = 2.0;
export const LONGEST = 60.0;
