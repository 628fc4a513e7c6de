/**
 * The service worker: the page opens at once, and without a network. The server writes VERSION and
 * FILES before this text; both change with every update of the program.
 *
 * Answers of the API are never kept: what the server does not say itself is not shown.
 */

/* global VERSION, FILES */

const CACHE = `homestretch-${VERSION}`;
const OURS = "homestretch-";

/** What is no file of the page: the API, and the addresses that the server leads on from. */
const SERVERS_OWN = /^\/(api|join|game|verify|verify\.html|healthz|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || SERVERS_OWN.test(address.pathname)) return;
  event.respondWith(answer(request, address));
});

/**
 * A file of this version from the cache; what is not there yet is fetched and kept.
 *
 * @param {Request} request
 * @param {URL} address
 */
async function answer(request, address) {
  const cache = await caches.open(CACHE);
  const name = address.pathname === "/index.html" ? "/" : address.pathname;
  const kept = await cache.match(name);
  if (kept) return kept;
  const fetched = await fetch(request);
  // Words are kept as they are asked for; a page that is not there is not, nor is anything where no room is left.
  if (fetched.ok && fetched.type === "basic") await cache.put(name, fetched.clone()).catch(() => undefined);
  return fetched;
}
