import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LanguageCode } from "@/lib/contract/locale";
import type { AwaitedRestock, RestockAnswer, RestockRequest } from "@/lib/contract/restock";
import { createApp } from "@/platform/app";
import { stocks } from "@/platform/db/schema/catalogue";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { restockRequests } from "@/platform/db/schema/restock";
import { createRateLimits } from "@/platform/http/rate-limits";
import { declinationId } from "@/testing/filled-cart";
import { aPerson } from "@/testing/scene";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
/** A bottle and, of the same stock, a box of six. */
let bottle: number;
let box: number;
const EMAIL = "marie@example.org";
const SHARED = and(eq(stocks.idSite, 901), eq(stocks.reference, "SHARED-901"));

beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
  bottle = await declinationId(platform, "R-75");
  box = await declinationId(platform, "C-6");
});
afterAll(() => platform.close());
beforeEach(async () => {
  await startShopAfresh(platform);
  for (const table of [restockRequests, outbox, deadlines]) {
    await platform.database.everySite.delete(table);
  }
  await platform.database.everySite.update(stocks).set({ quantity: 0 }).where(SHARED);
});

const ask = (change: Partial<RestockRequest> = {}, language: LanguageCode = "fr_FR") =>
  platform.call("POST", "/restock", {
    body: { idDeclination: bottle, email: EMAIL, ...change },
    language,
  });
const answerTo = async (change: Partial<RestockRequest> = {}) =>
  platform.data<RestockAnswer>("POST", "/restock", {
    body: { idDeclination: bottle, email: EMAIL, ...change },
  });
const waiting = () => platform.database.everySite.select().from(restockRequests);
async function count(quantity: number) {
  const { headers } = await aPerson(platform, "ADMIN", 901);
  const [stock] = await platform.database.everySite.select().from(stocks).where(SHARED);
  const answer = await platform.call("POST", `/admin/stock/${stock?.id}/correction`, {
    headers: { ...headers },
    body: { seen: stock?.quantity, quantity, reason: "DELIVERY" },
  });
  expect(answer.status).toBe(200);
}
const later = async (minutes: number) => {
  platform.clock.moveTo(new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString());
  await platform.runDue();
};
const mails = async (name: string) =>
  (await writtenMails(platform)).filter(({ event }) => event.endsWith(`:${name}`));

describe("who waits for what is sold out", () => {
  it("is told what comes, once, whatever they type", async () => {
    expect(await answerTo()).toEqual({ isWaiting: true });
    expect(await answerTo({ email: "Marie@Example.org" })).toEqual({ isWaiting: true });
    expect(await waiting()).toHaveLength(1);
    const [mail, ...others] = await mails("asked");
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(EMAIL);
    expect(mail?.text).toMatch(/\/restock\/[\w-]+/);
  });

  it("gets a mail in their language when there is some again, and no second one", async () => {
    await ask();
    await ask({ email: "ann@example.org" }, "en");
    await count(12);
    await later(4);
    expect(await mails("came")).toEqual([]);
    await later(2);
    const came = await mails("came");
    expect(came.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [EMAIL, expect.stringContaining("est de nouveau là")],
      ["ann@example.org", expect.stringContaining("is back")],
    ]);
    expect(came[0]?.text).toMatch(/\/product\/[\w-]+-\d+/);
    expect(await waiting()).toEqual([]);
    await count(0);
    await count(12);
    await later(6);
    expect(await mails("came")).toHaveLength(2);
  });

  it("goes on waiting for a box while there are bottles for none", async () => {
    await ask({ idDeclination: box });
    await count(5);
    await later(6);
    expect(await mails("came")).toEqual([]);
    await count(6);
    await later(6);
    expect(await mails("came")).toHaveLength(1);
  });

  it("goes on waiting where a count was put right at once", async () => {
    await ask();
    await count(3);
    await count(0);
    await later(6);
    expect(await mails("came")).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  it("waits no more by the mailed link, and leaves nothing", async () => {
    await ask();
    const [mail] = await mails("asked");
    const code = /\/restock\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const seen = await platform.data<AwaitedRestock>("GET", `/restock/${code}`);
    expect(seen).toMatchObject({ email: EMAIL, name: expect.any(String) });
    expect(await waiting()).toHaveLength(1);
    expect((await platform.call("GET", `/restock/${code}`, { idSite: 902 })).status).toBe(404);
    await platform.data("DELETE", `/restock/${code}`);
    expect(await waiting()).toEqual([]);
    expect(await mails("asked")).toEqual([]);
    expect((await platform.call("GET", `/restock/${code}`)).status).toBe(404);
    await count(12);
    await later(6);
    expect(await mails("came")).toEqual([]);
  });

  it("is forgotten after six months", async () => {
    await ask();
    await later(182 * 24 * 60);
    expect(await waiting()).toHaveLength(1);
    await later(2 * 24 * 60);
    expect(await waiting()).toEqual([]);
  });

  it("finds it in what is known of them, without what opens it", async () => {
    const { headers, email } = await aPerson(platform, "MEMBER", 901);
    await ask({ email });
    await ask({ email: "ann@example.org" });
    const answer = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...headers },
    });
    const text = await answer.text();
    expect(JSON.parse(text).restock).toEqual([
      { of: expect.stringMatching(/\S/), since: expect.any(String) },
    ]);
    for (const { code } of await waiting()) expect(text).not.toContain(code);
  });

  it("is counted for the staff", async () => {
    await ask();
    await ask({ email: "ann@example.org", idDeclination: box });
    const { headers } = await aPerson(platform, "ADMIN", 901);
    const { items: rows } = await platform.data<{
      items: { reference: string; waiting: number }[];
    }>("GET", "/admin/stock", { headers: { ...headers } });
    const waits = Object.fromEntries(rows.map(({ reference, waiting: of }) => [reference, of]));
    expect(waits["SHARED-901"]).toBe(2);
    expect(Object.values(waits).reduce((sum, of) => sum + of, 0)).toBe(2);
  });
});

describe("who does not wait", () => {
  it("is one for whom there is some", async () => {
    await count(1);
    expect(await answerTo()).toEqual({ isWaiting: false });
    expect(await waiting()).toEqual([]);
    expect(await mails("asked")).toEqual([]);
  });

  it("is a robot, nor anybody for what is not sold", async () => {
    expect(await answerTo({ website: "https://spam.example" })).toEqual({ isWaiting: true });
    expect((await ask({ idDeclination: 2_000_000_000 })).status).toBe(404);
    expect((await ask({ email: "nobody" })).status).toBe(422);
    expect(await waiting()).toEqual([]);
  });
});

it("mails an address no more than so often, whoever asks", async () => {
  const app = createApp({ ...platform.services, rateLimits: createRateLimits() });
  const statuses = [];
  for (let time = 0; time < 7; time += 1) {
    const answer = await app.request("/restock", {
      method: "POST",
      headers: { idSite: "901", "Content-Type": "application/json" },
      body: JSON.stringify({ idDeclination: bottle, email: EMAIL }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
