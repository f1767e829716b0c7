/*
 * Keeps the admin panel on the device of who runs the site, so that a driver can show a booking proof
 * at a roadside check without network, and shows what the staff is alerted of. Its scope is /admin:
 * public pages know nothing of it. What is private is kept for a day at most, as a session is, and is
 * forgotten when one logs out.
 */

const SHELL = "panel-shell";
const DAYS = "panel-days";

/** As long as a session, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;
/** How long the network is waited for where something is kept, in milliseconds. */
const PATIENCE = 4000;

/** The page of the panel, which is the same whatever the screen. */
const PAGE = "/admin";

/** By which the server knows that no day shall stand in the page (`lib/api/kept-panel.ts`). */
const KEPT_HEADER = "panel-kept";

/** What of the API is kept: a day, and its booking proofs. */
const isOfDay = ({ pathname }) => pathname === "/api/admin/day" || pathname === "/api/admin/proof";
/** Files whose names change with what is in them. */
const isFile = ({ pathname }) => /^\/(?:_next\/static|fonts)\//.test(pathname);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { kind, files, days, language } = event.data ?? {};
  if (kind === "KEEP") event.waitUntil(keep(files, days, language));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (isFile(url)) event.respondWith(openFile(request));
  else if (isOfDay(url)) event.respondWith(openDay(request));
});

/** Keeps the page, its files and some days, and drops what was kept of others. */
async function keep(files, days, language) {
  const shell = await caches.open(SHELL);
  const headers = { [KEPT_HEADER]: "1" };
  const page = await fetch(PAGE, { credentials: "same-origin", redirect: "manual", headers });
  if (!isWell(page)) return forget();
  await shell.put(PAGE, stamped(page));
  for (const file of files) {
    // One that is not to be had now is asked for next time.
    if (!(await shell.match(file))) await shell.add(file).catch(() => undefined);
  }
  for (const { url } of await shell.keys()) {
    if (new URL(url).pathname !== PAGE && !files.includes(url)) await shell.delete(url);
  }
  const kept = await caches.open(DAYS);
  const wanted = days.flatMap((day) => [`/api/admin/day?day=${day}`, `/api/admin/proof?day=${day}`]);
  for (const { url } of await kept.keys()) {
    const { pathname, search } = new URL(url);
    if (!wanted.includes(pathname + search)) await kept.delete(url);
  }
  for (const path of wanted) {
    const answer = await fetch(path, { credentials: "same-origin", headers: { userLang: language } });
    if (isWell(answer)) await kept.put(path, stamped(answer));
  }
}

const isWell = (answer) => answer.ok && !answer.redirected;

async function forget() {
  await Promise.all([caches.delete(SHELL), caches.delete(DAYS)]);
}

/** A page of the panel; where the network is away, the one that is kept, which shows every screen. */
async function openPage(request) {
  const kept = await freshIn(SHELL, PAGE);
  if (!kept) return fetch(request);
  try {
    const page = await withPatience(fetch(request));
    // Led to the login: whoever was here has gone.
    if (page.type === "opaqueredirect" || page.status === 403) await forget();
    return page;
  } catch {
    return kept;
  }
}

async function openFile(request) {
  return (await (await caches.open(SHELL)).match(request)) ?? fetch(request);
}

/** A day as it is now, else as it was kept. */
async function openDay(request) {
  const { pathname, search } = new URL(request.url);
  const kept = await freshIn(DAYS, pathname + search);
  if (!kept) return fetch(request);
  try {
    const answer = await withPatience(fetch(request));
    if (answer.status === 401) await forget();
    if (isWell(answer)) {
      const days = await caches.open(DAYS);
      await days.put(pathname + search, stamped(answer.clone()));
    }
    return answer;
  } catch {
    return kept;
  }
}

/** What is kept under a path, unless it is older than a session; that is dropped. */
async function freshIn(name, path) {
  const cache = await caches.open(name);
  const found = await cache.match(path);
  if (!found) return undefined;
  if (Date.now() - Number(found.headers.get("x-kept-at")) < KEPT_FOR) return found;
  await cache.delete(path);
  return undefined;
}

/** An answer with the time at which it is kept. */
function stamped(answer) {
  const headers = new Headers(answer.headers);
  // It stands unpacked in the cache.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("x-kept-at", String(Date.now()));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Rejects when the network is too slow for who has something to show. */
function withPatience(answer) {
  const over = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("too slow")), PATIENCE);
  });
  return Promise.race([answer, over]);
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  const isOfPanel = typeof path === "string" && /^\/admin(?:[/?]|$)/.test(path);
  event.waitUntil(openPanel(isOfPanel ? path : PAGE));
});

/** Shows a screen in the panel that is open, else in a new window. */
async function openPanel(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  const shown = await open.navigate(path).catch(() => null);
  return (shown ?? open).focus();
}
