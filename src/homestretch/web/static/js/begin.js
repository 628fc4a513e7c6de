// @ts-check
/*
 * Asks for the styles of the view that the address names, before any module is there to do so. A table
 * needs none of those that name other views in `data-for`; they come when they are needed.
 */
(() => {
  const table = /^#\/(table|watch)\//.test(location.hash);
  const lobby = /^#\/join\//.test(location.hash) || /[?&](join|game)=/.test(location.search);
  const view = table ? "table" : lobby ? "lobby" : "start";
  for (const one of document.querySelectorAll("link[data-for]")) {
    const views = one.getAttribute("data-for")?.split(" ") ?? [];
    if (view !== "start" && !views.includes(view)) continue;
    // What does not come is asked for again by whoever waits for it.
    one.addEventListener("error", () => one.removeAttribute("href"), { once: true });
    one.setAttribute("href", one.getAttribute("data-href") ?? "");
  }
})();
