// Written by tools/web.py from what the app knows in Python; change it there.
export const COLOURS = ["water", "fire", "earth", "wind"];
export const PAIRS = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
export const ALIKE = 6;
export const VALUE = [3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7];
