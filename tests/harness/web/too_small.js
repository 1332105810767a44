// Whatever can be touched at this page but is smaller than a fingertip.

/** A centimetre on phones. */
const FINGERTIP = 48;

const tooSmall = () => [...document.querySelectorAll("button, input, textarea, .pad")].filter((one) => !one.disabled && one.offsetWidth).flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) > FINGERTIP - 0.5 ? [] : [`${one.tagName} ${one.className} ${one.innerText}: ${Math.round(width)} x ${Math.round(height)}`];
});
