import type { Page } from "@playwright/test";
import { expect, LOCALES, pathIn, ROUTES, test } from "./support/test";

const PRIVATE = [
  "/account",
  "/account/bookings",
  "/account/papers",
  "/account/profile",
  "/account/addresses",
  "/account/newsletter",
  "/account/security",
  "/account/data",
  "/auth",
  "/password/reset/ask",
  "/withdrawal",
];
const CALLS = ["/user", "/logged", "/user/session", "/user/export", "/user/booking?when=past"];

/** A secret as it might be written down somewhere. */
const writings = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64").replace(/=+$/, ""),
  Buffer.from(secret).toString("hex"),
];

/** All that code of the page could read of the browser. */
const inTheBrowser = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches_ = "caches" in window ? await caches.keys() : [];
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      caches_,
      Object.entries(window).flatMap(([name, value]) =>
        typeof value === "string" || Array.isArray(value) ? [name, String(value)] : [name],
      ),
      history.state,
      performance.getEntries().map(({ name }) => name),
    ]);
  });

for (const { locale, prefix } of LOCALES) {
  test(`a member uses the whole site, and no byte of it tells the session (${locale})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const seen: { where: string; text: string }[] = [];
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const headers = Object.entries(response.headers()).filter(([name]) => name !== "set-cookie");
      seen.push({ where: `headers of ${response.url()}`, text: JSON.stringify(headers) });
      bodies.push(
        response.text().then(
          (text) => void seen.push({ where: response.url(), text }),
          () => undefined,
        ),
      );
    });
    page.on("console", (message) => seen.push({ where: "console", text: message.text() }));

    await page.goto(pathIn(prefix, "/auth"));
    const form = page
      .locator("form")
      .filter({ has: page.locator("[autocomplete=current-password]") });
    await form.locator("[type=email]").fill("member@72.example");
    await form.locator("[autocomplete=current-password]").fill("demonstration-only");
    await form.locator("[type=submit]").click();
    await page.waitForURL((url) => !url.pathname.endsWith("/auth"));

    const cookies = await context.cookies();
    const secrets = cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
    const token = cookies.find(({ name }) => name === "token");
    expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(token?.value).toMatch(/^[\w-]{43}$/);
    expect(secrets).toHaveLength(2);

    for (const path of [...ROUTES, ...PRIVATE]) {
      await page.goto(pathIn(prefix, path), { waitUntil: "networkidle" });
      seen.push({ where: `the browser at ${path}`, text: await inTheBrowser(page) });
    }
    for (const path of CALLS) {
      const text = await page.evaluate((url) => fetch(url).then((r) => r.text()), `/api${path}`);
      seen.push({ where: path, text });
    }
    await Promise.all(bodies);

    expect(seen.length).toBeGreaterThan(100);
    expect(seen.some(({ text }) => text.includes("member@72.example"))).toBe(true);
    const told = seen.filter(({ text }) =>
      secrets.some((secret) => writings(secret).some((written) => text.includes(written))),
    );
    expect(told.map(({ where }) => where)).toEqual([]);
    // The search finds what is there to be found.
    await page.evaluate((value) => localStorage.setItem("planted", value), token?.value ?? "");
    expect(await inTheBrowser(page)).toContain(token?.value);
  });
}
