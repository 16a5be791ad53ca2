/**
 * Shows notices, and keeps what can be read without the server. Pages are asked of the server first, always, so that nobody
 * sees an old client; a file with a hash in its name never changes. Of the server's answers only rules, cards and games that
 * are over are kept: nothing of a game that is played.
 */
const SHELL = "shell";
const READ = "read";
const MOST = 500;
const READABLE =
  /^\/api\/(games\/\w+\/cards|rules\/\w+\?\S*|tables\/[A-Z]{6}(\?replay|\/replays\/\d+(\?\S*)?|\/analyses\/\d+\?\S*))$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(keepShell(event.data.assets)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (READABLE.test(pathname + search)) event.respondWith(readable(request));
});

const kept = (request, cacheName) => caches.match(request, { cacheName });

/** The server's, or if it can't be reached, the client as it was when it was last whole. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 502) return answer;
  return (await kept("/", SHELL)) ?? answer ?? Response.error();
}

async function asset(request) {
  const found = await kept(request, SHELL);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function readable(request) {
  const answer = await fetch(request).catch(() => null);
  if (!answer || answer.status >= 502) return (await kept(request, READ)) ?? answer ?? Response.error();
  if (answer.ok) {
    const read = await caches.open(READ);
    await read.put(request, answer.clone());
    for (const old of (await read.keys()).slice(0, -MOST)) await read.delete(old);
  }
  return answer;
}

/** A client that can start without the server: first all of its files, then its page. Those of older ones go. */
async function keepShell(assets) {
  const answer = await fetch("/", { cache: "no-cache" });
  const html = await answer.clone().text();
  const shell = await caches.open(SHELL);
  const before = await (await shell.match("/"))?.text();
  const needed = new Set([...assets, ...(html.match(/\/assets\/[^"]+/g) ?? [])]);
  if (before !== html) for (const old of await shell.keys()) if (!needed.has(new URL(old.url).pathname)) await shell.delete(old);
  for (const one of needed) if (!(await shell.match(one))) await shell.add(one);
  if (answer.ok) await shell.put("/", answer);
}

addEventListener("push", (event) => {
  const { code, title, words } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: words, tag: code, icon: "/icon-192.png", data: code }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data}`));
});

/** The table, where it is open already or in a window of its own. */
async function open(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
