// Runs before a page's own modules: a network that a test may fail. Deaf: nothing arrives; dumb: nothing leaves.
window.wire = { deaf: false, dumb: false, sockets: [] };
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...how) {
    super(...how);
    window.wire.sockets.push(this);
  }
  send(said) {
    if (!window.wire.dumb) super.send(said);
  }
  set onmessage(hear) {
    super.onmessage = (event) => window.wire.deaf || hear.call(this, event);
  }
};
window.wire.cut = () => window.wire.sockets.forEach((socket) => socket.close());
