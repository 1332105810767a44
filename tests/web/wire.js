// Runs before a page's own modules: a network that a test may fail. Deaf: nothing arrives; dumb: nothing leaves.
// And a clock that a test may step: what is done every so many milliseconds stands in `every` beside.
window.wire = { deaf: false, dumb: false, sockets: [], said: [], every: {}, ahead: 0 };
const realNow = Date.now, realEvery = window.setInterval;
Date.now = () => realNow() + window.wire.ahead;
window.setInterval = (then, after) => {
  window.wire.every[after] = then;
  return realEvery(then, after);
};
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...how) {
    super(...how);
    window.wire.sockets.push(this);
  }
  send(said) {
    window.wire.said.push(new TextDecoder().decode(said.subarray(1)));
    if (!window.wire.dumb) super.send(said);
  }
  set onmessage(hear) {
    super.onmessage = (event) => window.wire.deaf || hear.call(this, event);
  }
};
window.wire.cut = () => window.wire.sockets.forEach((socket) => socket.close());
