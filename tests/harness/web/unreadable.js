// Words on this page that cannot be read: beyond its edge, cut off, cut through where a place that scrolls ends sharply
// above the page's end, tiny, or weak on the ground they stand on.

/** Pixels. */
const TINY = 12;

/** The least contrast of words to their ground as WCAG has it, and of large ones. */
const LEGIBLE = 4.5, LEGIBLE_IF_LARGE = 3;

const unreadable = () => {
  const parts = (colour) => [...colour.match(/[\d.]+/g).map(Number), 1].slice(0, 4);
  const over = (one, ground, alpha) => ground.map((part, i) => one[i] * alpha + part * (1 - alpha));
  const light = (colour) => colour.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);

  /** What an element stands on, all that is seen through laid together. */
  const ground = (element) => {
    const colour = parts(getComputedStyle(element).backgroundColor), behind = element.parentElement;
    return colour[3] === 1 || !behind ? colour.slice(0, 3) : over(colour, ground(behind), colour[3]);
  };

  /** Why these words of an element cannot be read, if they cannot. */
  const why = (element, words) => {
    const boxes = [...words.getClientRects()].filter((box) => box.width);
    if (boxes.some((box) => box.left < -1 || box.right > innerWidth + 1)) return "beyond the edge";
    let alpha = 1, cuts = true, ends = true;
    for (let at = element; at; at = at.parentElement) {
      const edge = at.getBoundingClientRect(), { opacity, overflowX, overflowY, webkitMaskImage } = getComputedStyle(at);
      cuts &&= overflowX !== "auto"; // whoever scrolls there sees them
      ends &&= overflowY !== "auto";
      if (cuts && overflowX === "hidden" && boxes.some((box) => box.right > edge.right + 2)) return "cut off";
      if (ends && overflowY === "hidden" && boxes.some((box) => box.bottom > edge.bottom + 2)) return "cut off";
      const sharp = overflowY === "auto" && webkitMaskImage === "none" && edge.bottom < innerHeight - 1;
      if (sharp && boxes.some((box) => box.top < edge.bottom && box.bottom > edge.bottom + 1)) return "cut through";
      alpha *= opacity;
    }
    const { color, fontSize, fontWeight } = getComputedStyle(element), on = ground(element), ink = parts(color);
    const [dark, bright] = [on, over(ink, on, alpha * ink[3])].map(light).sort((one, other) => one - other);
    const contrast = Math.round(10 * (bright + 0.05) / (dark + 0.05)) / 10, size = parseFloat(fontSize);
    if (size < TINY) return `${size} pixels`;
    const enough = size >= 24 || (size >= 18.6 && fontWeight >= 700) ? LEGIBLE_IF_LARGE : LEGIBLE;
    return boxes.length && contrast < enough && !element.closest(":disabled") && `a contrast of ${contrast}`;
  };

  const top = [...document.querySelectorAll(".veil, .closer, .over")].pop() ?? document.body, found = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement, words = document.createRange();
    words.selectNodeContents(texts.currentNode);
    const fault = /[\p{L}\p{N}]/u.test(texts.currentNode.data) && element.offsetParent && why(element, words);
    if (fault) found.push(`${element.parentElement.className} > ${element.className || element.tagName} "${texts.currentNode.data}": ${fault}`);
  }
  return found;
};
