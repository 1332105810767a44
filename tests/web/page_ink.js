// The page's own ink, asked from a test: arguments are what to do, with what; the last one takes the answer.

const [what, given, done] = arguments;
const home = document.querySelector("script[type=module]").src;
const part = (name) => import(new URL(`ink/${name}.js`, home));
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (all) => [...all].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Chunks of one log, each read and written anew; or why one is refused. */
const log = async (chunks) => {
  const { atTheBeginning, decode, encode, BadInk } = await part("codec");
  let read = atTheBeginning(), written = atTheBeginning();
  const entries = [], again = [];
  for (const chunk of chunks) {
    try {
      const [found, after] = decode(bytes(chunk), read);
      entries.push(...found);
      read = after;
      const [bytesAgain, alike] = encode(found, written);
      written = alike;
      again.push(hex(bytesAgain));
    } catch (error) {
      if (!(error instanceof BadInk)) throw error;
      return { why: error.message, entries, again };
    }
  }
  const plain = (progress) => ({ ...progress, hands: Object.fromEntries(progress.hands) });
  return { entries, again, read: plain(read), written: plain(written) };
};

/** What a drawing looks like: its strokes with their widths, and the curves of those that are shown. */
const seen = async (chunk) => {
  const { Drawing, samples } = await part("drawing");
  const drawing = new Drawing();
  drawing.add(bytes(chunk));
  return drawing.strokes.map((stroke) => ({ radii: stroke.radii, ended: stroke.ended, shown: stroke.shown, line: stroke.shown ? samples(stroke, 0, stroke.xs.length - 1) : [] }));
};

/** What is there of a drawing when so many parts of the time that it took are over. */
const again = async ({ log, parts }) => {
  const { Replay } = await part("replay"), { Drawing } = await part("drawing");
  const replay = new Replay(bytes(log)), drawing = new Drawing();
  const moments = parts.map((so_much) => {
    drawing.apply(replay.until(so_much));
    return drawing.strokes.map(({ xs, ys, radii, ended, shown }) => ({ points: xs.map((x, i) => [x, ys[i]]), radii: [...radii], ended, shown }));
  });
  return { length: replay.length, moments };
};

/** What a hand's touches become: [what, x, y, seconds, pressure] each. */
const recorded = async ({ sheet, style, touches }) => {
  const { Recorder } = await part("recorder"), { atTheBeginning, encode } = await part("codec");
  const recorder = new Recorder(sheet, atTheBeginning());
  const entries = [{ kind: "paper", sheet }];
  for (const [kind, x, y, seconds, pressure] of touches) {
    if (kind === "touch") entries.push(...recorder.touch(style, x, y, seconds, pressure));
    else if (kind === "move") entries.push(...recorder.move(x, y, seconds, pressure));
    else if (kind === "lift") entries.push(...recorder.lift());
    else entries.push(...recorder.act(kind, seconds));
  }
  return hex(encode(entries, atTheBeginning())[0]);
};

({ log, seen, again, recorded })[what](given).then((found) => done({ found }), (error) => done({ error: String(error) }));
