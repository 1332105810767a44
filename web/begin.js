// Before the modules, and for browsers too old for them: whether the page comes to its beginning. A part that was lost
// on the way is asked for again with all others; who cannot read modules is told so by what stands in the page.
(function () {
  var most = 3, patience = 8000, here = "easel.again";
  if (!("noModule" in document.createElement("script"))) return;
  document.documentElement.setAttribute("data-modern", "");

  function again() {
    if (document.documentElement.hasAttribute("data-ready")) return;
    try {
      var tries = Number(sessionStorage.getItem(here) || 0) + 1;
      if (tries > most) return document.documentElement.removeAttribute("data-modern");
      sessionStorage.setItem(here, String(tries));
    } catch (_denied) {
      return;
    }
    window.setTimeout(function () { location.reload(); }, 400 * tries);
  }

  window.addEventListener("error", function (event) {
    var lost = event.target;
    if (lost instanceof HTMLScriptElement || lost instanceof HTMLLinkElement) again();
  }, true);
  window.setTimeout(again, patience);
})();
