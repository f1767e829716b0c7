import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { openDatabase } from "@/platform/db/database";
import { parameters } from "@/platform/db/schema/site-look";
import { observatoryScore } from "./support/observatory-score";
import {
  sendNotice,
  startCounter,
  startPlatform,
  startSite,
  TELLS_SITE,
} from "./support/remote-site";
import { REMOTE } from "./support/servers";
import { end } from "./support/start-program";
import { ANY_WINDOW, expect, ignoreRefused, test } from "./support/test";

// A provider takes a slow machine twenty seconds to start, and is started three times.
test.describe.configure({ mode: "serial", timeout: 180_000 });

const dataDir = mkdtempSync(join(tmpdir(), "platform-e2e-"));
let platform: ChildProcess;
let site: ChildProcess;
let counter: ReturnType<typeof startCounter>;

test.beforeAll(async () => {
  platform = await startPlatform(dataDir);
  counter = startCounter();
  site = await startSite();
});

test.afterAll(async () => {
  await end(site);
  counter.close();
  await end(platform);
});

test("the same site runs on a provider in another process", ANY_WINDOW, async ({ page }) => {
  await page.goto(REMOTE.site.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(counter.calls).toContain("/parameter");
  expect(counter.calls).toContain("/site/info");
});

test(
  "pages and the API have the usual headers, and https is kept to where one came by it",
  ANY_WINDOW,
  async ({ request }) => {
    for (const path of ["/", "/auth", "/api/parameter", "/nulle-part"]) {
      const headers = async (proto: string) => {
        const sent = { "x-forwarded-proto": proto };
        return (await request.get(REMOTE.site.url + path, { headers: sent })).headers();
      };
      const safe = await headers("https");
      expect(safe).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
        "referrer-policy": expect.stringMatching(/^strict-origin/),
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "strict-transport-security": "max-age=31536000",
      });
      expect((await headers("http"))["strict-transport-security"]).toBeUndefined();
    }
  },
);

test(
  "pages of everybody, of one visitor and of the panel, and the API, are as strict as they can be",
  ANY_WINDOW,
  async ({ request }) => {
    const { url } = REMOTE.site;
    const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": new URL(url).host };
    const login = await request.post(`${url}/api/login`, {
      headers: { ...proxied, origin: url.replace("http:", "https:"), userLang: "fr_FR" },
      data: { email: "admin@72.example", password: "demonstration-only" },
    });
    expect(login.ok(), await login.text()).toBe(true);
    const cookies = login
      .headersArray()
      .flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? value : []));
    const session = cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
    const scores: Record<string, number> = {
      login: observatoryScore({ headers: login.headers(), cookies }),
    };
    for (const [path, cookie] of [
      ...[
        "/",
        "/reserver",
        "/nulle-part",
        "/auth",
        "/api/parameter",
        "/robots.txt",
        "/sitemap.xml",
      ].map((path) => [path, ""]),
      ["/account", session],
      ["/admin", session],
      ["/api/user", session],
    ] as const) {
      const answer = await request.get(url + path, { headers: { ...proxied, cookie } });
      scores[`${path}${cookie ? " with a session" : ""}`] = observatoryScore({
        headers: answer.headers(),
      });
    }
    expect(Object.entries(scores).filter(([, score]) => score < 130)).toEqual([]);
    expect(scores.login).toBe(135);
  },
);

test(
  "a logo that the owner puts at the provider is served by the site",
  ANY_WINDOW,
  async ({ request }) => {
    const { url } = REMOTE.site;
    const headers = { origin: url, userLang: "fr_FR" };
    const data = { email: "admin@72.example", password: "demonstration-only" };
    const login = await request.post(`${url}/api/login`, { headers, data });
    expect(login.ok(), await login.text()).toBe(true);
    const drawing = '<svg viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>';
    const logos = (await (await request.get(`${url}/api/admin/logo`)).json()).data as AdminLogo[];
    const { version = "" } = logos.find(({ type }) => type === "LOGO_FOOTER") ?? {};
    const put = await request.put(`${url}/api/admin/logo/LOGO_FOOTER`, {
      headers: { ...headers, "If-Match": version },
      multipart: {
        alt: JSON.stringify({ fr_FR: "Accueil", en: "Home" }),
        image: { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) },
      },
    });
    expect(put.ok(), await put.text()).toBe(true);
    const { image } = (await put.json()).data;
    const asked = counter.calls.length;
    for (const time of ["first", "second"]) {
      const file = await request.get(url + image.url);
      expect([time, file.status()]).toEqual([time, 200]);
      expect(file.headers()).toMatchObject({
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": expect.stringContaining("sandbox"),
      });
      expect(await file.text()).toContain("M0 0h40v10z");
    }
    // The provider was asked for it once.
    expect(counter.calls.slice(asked)).toEqual([image.url]);
  },
);

test("?from= logs one visit and reloads without it", ANY_WINDOW, async ({ page }) => {
  await page.goto(`${REMOTE.site.url}/tarifs-courses-vtc?from=flyer-nantes&x=1`);
  await expect(page).toHaveURL(`${REMOTE.site.url}/tarifs-courses-vtc?x=1`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(counter.calls.filter((path) => path === "/site/visit/flyer-nantes")).toHaveLength(1);
  await page.reload();
  expect(counter.calls.filter((path) => path.startsWith("/site/visit/"))).toHaveLength(1);
});

test(
  "a parameter changed in the database is on the page once its change is told",
  ANY_WINDOW,
  async ({ page, consoleErrors }) => {
    const accent = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--accent-color").trim(),
      );
    await page.goto(REMOTE.site.url);
    const before = await accent();
    await end(platform);

    // Its provider away, the site goes on showing its pages; a page that was never asked for
    // before, such as one behind its links, it cannot have.
    const cached = await page.goto(REMOTE.site.url);
    expect(cached?.status()).toBe(200);
    await page.goto("about:blank");
    for (const [path, words] of [
      ["/en/legal-notice", "This page is unavailable for the moment"],
      ["/booking/R72?key=k", "Cette page est momentanément indisponible"],
    ] as const) {
      const answer = await fetch(REMOTE.site.url + path);
      expect(answer.status, path).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).toContain(`<h1>${words}</h1>`);
    }
    // A member with a session is not told that it is over.
    const member = { headers: { cookie: "token=t; idSite=72" }, redirect: "manual" } as const;
    expect((await fetch(`${REMOTE.site.url}/account`, member)).status).toBe(503);
    ignoreRefused(consoleErrors, 503);

    await setAccent("#3FA7D6FF");
    platform = await startPlatform(dataDir);
    // Nothing was kept of the failure.
    expect((await fetch(`${REMOTE.site.url}/en/legal-notice`)).status).toBe(200);

    await page.goto(REMOTE.site.url);
    expect(await accent()).toBe(before);
    const changed = [{ kind: "parameters" } as const];
    expect((await sendNotice(changed, "not-the-secret-at-all")).status).toBe(401);
    expect((await sendNotice([])).status).toBe(400);
    await page.goto(REMOTE.site.url);
    expect(await accent()).toBe(before);
    expect((await sendNotice(changed)).status).toBe(200);
    await page.goto(REMOTE.site.url);
    expect((await accent()).toLowerCase()).toBe("#3fa7d6ff");

    // A provider that starts does not know the changes that its site has missed, and tells it so.
    await page.goto("about:blank");
    await end(platform);
    await setAccent("#7FB069FF");
    platform = await startPlatform(dataDir, TELLS_SITE);
    await expect
      .poll(async () => {
        await page.goto(REMOTE.site.url);
        return (await accent()).toLowerCase();
      })
      .toBe("#7fb069ff");
  },
);

/** Sets the site's colour without its provider's knowledge. */
async function setAccent(value: string) {
  const database = await openDatabase({ dataDir });
  await database.everySite
    .update(parameters)
    .set({ value })
    .where(and(eq(parameters.idSite, 72), eq(parameters.type, "ACCENT_COLOR")));
  await database.close();
}
