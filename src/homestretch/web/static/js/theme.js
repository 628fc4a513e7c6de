// @ts-check
/*
 * Light, dark, or as the device is. No module, since those come too late: whoever chose dark is not to
 * be dazzled first. What belongs to one of the two says so by `data-scheme`.
 */
(() => {
  /** @param {string|undefined} theme */
  const show = (theme) => {
    for (const one of document.querySelectorAll("[data-scheme]")) {
      const scheme = one.getAttribute("data-scheme");
      const chosen = theme === "light" || theme === "dark";
      one.setAttribute("media", chosen ? (scheme === theme ? "all" : "not all") : `(prefers-color-scheme: ${scheme})`);
    }
  };
  try {
    show(JSON.parse(localStorage.getItem("homestretch.settings") ?? "{}")?.theme);
  } catch {
    // Nothing is kept: as the device is.
  }
  addEventListener("theme", (event) => show(/** @type {CustomEvent} */ (event).detail));
})();
