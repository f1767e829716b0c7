import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Lists the spellings in which a secret might be written down somewhere. */
const writings = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64").replace(/=+$/, ""),
  Buffer.from(secret).toString("hex"),
];

/** Reads all that code of the page could read of the browser. */
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

/** Record of a page, and the functions that add to it. */
export interface SecretWatch {
  /** Returns the session's present token, which the browser keeps from the code of its pages. */
  token(): Promise<string>;
  look(): Promise<void>;
  /** Opens a page, and records the browser's data once all of it is there. */
  visit(path: string): Promise<void>;
  /** Records the answers to calls of the page's own code. */
  call(...paths: string[]): Promise<void>;
  /** Fails where a record has a secret, or where none has the member either. */
  expectHidden(email: string): Promise<void>;
}

/** Records, from now on, all that code of a page can reach, and finds the secrets in it. */
export function watchSecrets(page: Page): SecretWatch {
  const seen: { where: string; text: string }[] = [];
  const bodies: Promise<void>[] = [];
  /** Values that the browser ever kept for itself. */
  const secrets = new Set<string>();

  page.on("response", (response) => {
    const url = response.url();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== "set-cookie");
    seen.push({ where: `headers of ${url}`, text: JSON.stringify([url, headers]) });
    bodies.push(
      response.text().then(
        (text) => void seen.push({ where: url, text }),
        () => undefined,
      ),
    );
  });
  page.on("console", (message) => seen.push({ where: "console", text: message.text() }));

  async function token() {
    const cookies = await page.context().cookies();
    for (const { httpOnly, value } of cookies) if (httpOnly) secrets.add(value);
    const sessionCookie = cookies.find(({ name }) => name === "token");
    expect(sessionCookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(sessionCookie?.value).toMatch(/^[\w-]{43}$/);
    return sessionCookie?.value ?? "";
  }

  async function look(where = page.url()) {
    await token();
    seen.push({ where: `the browser at ${where}`, text: await inTheBrowser(page) });
  }

  function told(): string[] {
    const forbidden = [...secrets].flatMap(writings);
    const tells = ({ text }: { text: string }) => forbidden.some((secret) => text.includes(secret));
    return seen.filter(tells).map(({ where }) => where);
  }

  return {
    token,
    look: () => look(),
    visit: async (path) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await look();
    },
    call: async (...paths) => {
      for (const path of paths) {
        const ask = (url: string) => fetch(url).then((answer) => answer.text());
        seen.push({ where: path, text: await page.evaluate(ask, `/api${path}`) });
      }
    },
    expectHidden: async (email) => {
      await Promise.all(bodies);
      expect(seen.length).toBeGreaterThan(100);
      expect(seen.some(({ text }) => text.includes(email))).toBe(true);
      expect(told()).toEqual([]);
      // The search itself is tested: it finds each secret, put where a page could read it.
      for (const [index, secret] of [...secrets].entries()) {
        await page.evaluate((value) => localStorage.setItem("planted", value), secret);
        await look(`planting ${index}`);
        expect(told()).toContain(`the browser at planting ${index}`);
      }
    },
  };
}
