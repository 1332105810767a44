// Written by tools/web.py from what the app knows in Python; change it there.
export const VERSION = 4;
export const BEAT = 10.0;
export const SILENCE = 25.0;
export const LONGEST_NAME = 24;
export const LONGEST_CLUE = 120;
export const MOST_SEATS = 12;
export const TOKEN_BYTES = 16;
export const FACE_BYTES = 32768;
export const FACE_PIECES = 24576;
export const FACE_PEN = {tool: 1, width: 2};
export const CODE = {signs: "0123456789ABCDEFGHJKMNPQRSTVWXYZ", length: 6, meant: {I: "1", L: "1", "І": "1", "Ї": "1", "|": "1", "!": "1", O: "0", "О": "0", U: "V", "Ц": "V", "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "К": "K", "М": "M", "Р": "P", "Т": "T", "Х": "X", "У": "Y", "Ѕ": "S", "Ј": "J", "З": "3", "Б": "6", "Ч": "4", "Д": "D", "Ф": "F", "Г": "G", "Ґ": "G", "П": "P", "Й": "J", "Л": "1"}, between: " \t\n-–—_.,·/"};
export const LANGUAGES = {en: "English", uk: "Українська", ru: "Русский"};
export const LETTERS = {normal: 1.0, large: 1.3, largest: 1.6};
export const SQUARES = {dark: "#22304a", light: "#fcf6ea"};
export const SEATS = [["#cc1f4c", "#fff9ee"], ["#3b76f5", "#fff9ee"], ["#dcb82a", "#1b2233"], ["#0f6b1c", "#fff9ee"], ["#7d1aa8", "#fff9ee"], ["#cd7c36", "#1b2233"], ["#14baac", "#1b2233"], ["#fdcdee", "#1b2233"], ["#4b1807", "#fff9ee"], ["#23175f", "#fff9ee"], ["#a0f486", "#1b2233"], ["#73728a", "#fff9ee"]];
export const INKS = [8262445, 4546044, 8155414, 4356946, 4852598, 6896143, 1074008, 11013574, 4329985, 5917566, 5536054, 6187950];
export const INK = {VERSION: 225, MOST_PIECES: 48, USUAL_PACE: 6, LARGEST_NUMBER: 268435455, NEAR: 7, MID: 37, WIDE: 180, TICKS_A_SECOND: 360, MAX_POINTS: 65536, MAX_STROKES: 8192, MAX_ACTS: 8192, MAX_PIECES: 196608, MAX_REPAINTED: 8388608, MAX_CHUNK_BYTES: 32768, MAX_LOG_BYTES: 393216, MAX_TICKS: 31104000, STILL: 4.0, PATIENCE: 18, PRESSURES: 15, AT_REST: 1.12, IN_HURRY: 0.66, LIGHT: 0.45, HARD: 1.35, EASING: 10.0, HURRY: 16.666666666666668, TOLERANCE: 0.5, STEADY_REACH: 50.0, STEADYING: 0.66, LONGEST_PAUSE: 252, LONG_EDGE: 4095, SHORT_EDGE: 3071, RADII: [[7.0, 13.0, 22.0], [28.0, 46.0, 72.0], [40.0, 80.0, 150.0]], STYLE: {tool: 0, width: 1, colour: 2240586}};
