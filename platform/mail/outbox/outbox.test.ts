import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Letter, LetterSummary, OutboxPage } from "@/lib/contract/outbox";
import { createApp } from "@/platform/app";
import { auditEntries } from "@/platform/db/schema/audit";
import { outbox } from "@/platform/db/schema/outbox";
import { parameters } from "@/platform/db/schema/site-look";
import { eraseBodies } from "@/platform/mail/erase-bodies";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let superAdmin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  superAdmin = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());
beforeEach(() => platform.startAfresh());

const listFor = ({ headers }: Person, query = "") =>
  platform.data<OutboxPage>("GET", `/admin/outbox${query}`, { headers });
const readAs = ({ headers }: Person, { id }: LetterSummary) =>
  platform.call<Letter>("GET", `/admin/outbox/${id}`, { headers });
const deliveredApp = () =>
  createApp({ ...platform.services, isDelivered: { MAIL: true, SMS: false } });
const askReset = (email: string) =>
  platform.data("PUT", "/password/reset/ask", { body: { email } }).then(platform.runDue);

describe("the outbox of a site", () => {
  it("has its letters, the newest first, and no other site's", async () => {
    await bookRide(platform, {}, 902);
    expect(await listFor(admin)).toMatchObject({ letters: [], total: 0 });
    await bookRide(platform);
    const { letters, total } = await listFor(admin);
    expect(total).toBe(letters.length);
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([
      "anne@example.org",
      "contact@901.example",
    ]);
    const ids = letters.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const second = await listFor(admin, "?nbItem=1&page=2");
    expect(second.letters.map(({ id }) => id)).toEqual([ids[1]]);
    expect(second.total).toBe(2);
  });

  it("says how each stands", async () => {
    const at = platform.clock.now();
    const stands = {
      WAITING: {},
      KEPT: { keptAt: at },
      SENT: { sentAt: at },
      FAILED: { diedAt: at },
    };
    for (const [subject, state] of Object.entries(stands)) {
      await platform.database.everySite.insert(outbox).values({
        ...state,
        idSite: 901,
        event: subject,
        recipient: "anne@example.org",
        subject,
        text: "",
        html: "",
        createdAt: at,
        nextAttemptAt: at,
      });
    }
    const { letters } = await listFor(admin);
    expect(letters.map(({ subject, state }) => [subject, state])).toEqual(
      Object.keys(stands)
        .toReversed()
        .map((state) => [state, state]),
    );
  });

  it("shows a letter as its receiver would see it, with its files", async () => {
    await bookRide(platform).then((ride) => ride.pay());
    const { letters } = await listFor(admin);
    const toCustomer = letters.filter(({ recipient }) => recipient === "anne@example.org");
    const { answer } = await readAs(admin, toCustomer[0] as LetterSummary);
    const letter = answer.data as Letter;
    expect(letter.text).toContain("https://www.901.example/booking/");
    const document = await platform.app.request(letter.htmlUrl?.slice("/api".length) ?? "", {
      headers: { idSite: "901", ...admin.headers },
    });
    expect(document.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*sandbox allow-popups/,
    );
    expect(await document.text()).toMatch(/<head><base target="_blank">.*<h1/s);
    expect(letter.attachments.length).toBeGreaterThan(0);
    for (const { url, filename } of letter.attachments) {
      const file = await platform.app.request(url.slice("/api".length), {
        headers: { idSite: "901", ...admin.headers },
      });
      const start = filename.endsWith(".pdf") ? "%PDF-" : "BEGIN:VCALENDAR";
      expect((await file.text()).slice(0, start.length)).toBe(start);
    }
    const none = await platform.call("GET", `/admin/outbox/${letter.id}/attachment/99`, {
      headers: admin.headers,
    });
    expect(none.status).toBe(404);
  });

  it("hides what opens an administrator's account from other administrators", async () => {
    for (const { email } of [superAdmin, admin]) await askReset(email);
    const { letters } = await listFor(admin);
    const letterTo = ({ email }: Person) =>
      letters.find(({ recipient }) => recipient === email) as LetterSummary;
    const open = async (viewer: Person, to: Person) => {
      const { answer } = await readAs(viewer, letterTo(to));
      const { text, isWithoutKeys, htmlUrl } = answer.data as Letter;
      const html = await platform.app.request(htmlUrl?.slice("/api".length) ?? "", {
        headers: { idSite: "901", ...viewer.headers },
      });
      const holdsKey = /password\/reset\/[\w-]{20,}/;
      return {
        isWithoutKeys,
        text: holdsKey.test(text),
        html: holdsKey.test(await html.text()),
      };
    };
    const whole = { isWithoutKeys: false, text: true, html: true };
    const hidden = { isWithoutKeys: true, text: false, html: false };
    expect(await open(admin, superAdmin)).toEqual(hidden);
    expect(await open(admin, admin)).toEqual(whole);
    expect(await open(superAdmin, admin)).toEqual(whole);
    expect(JSON.stringify(letters)).not.toMatch(/password\/reset\//);
  });

  it("shows letters without their keys to anybody once a server carries them", async () => {
    const ride = await bookRide(platform);
    await askReset(admin.email);
    const app = deliveredApp();
    const headers = { idSite: "901", ...superAdmin.headers };
    const list = await (await app.request("/admin/outbox", { headers })).json();
    expect(list.data.isDelivered).toEqual({ MAIL: true, SMS: false });
    expect(list.data.letters).toHaveLength(3);
    for (const { id } of list.data.letters) {
      const { data } = await (await app.request(`/admin/outbox/${id}`, { headers })).json();
      const html = await (await app.request(`/admin/outbox/${id}/html`, { headers })).text();
      expect(data.isWithoutKeys).toBe(true);
      expect(data.text.length).toBeGreaterThan(100);
      for (const said of [data.text, html]) {
        expect(said).not.toContain(ride.booking.key);
        expect(said).not.toMatch(/key=[\w-]{8,}|reset\/[\w-]{20,}|payment\/[\w-]{20,}/);
      }
      for (const { url } of data.attachments) {
        const file = await app.request(url.slice("/api".length), { headers });
        expect(await file.text()).not.toMatch(/key=[\w-]{8,}/);
      }
    }
  });
});

describe("a letter that is sent again", () => {
  const again = async (app: ReturnType<typeof deliveredApp>, id: number) => {
    const headers = { idSite: "901", ...admin.headers };
    const answer = await app.request(`/admin/outbox/${id}/again`, { method: "POST", headers });
    return { status: answer.status, data: (await answer.json()).data };
  };
  async function aLetter(change: Partial<typeof outbox.$inferInsert>) {
    const { everySite } = platform.database;
    await bookRide(platform);
    const [row] = await everySite
      .update(outbox)
      .set(change)
      .where(eq(outbox.recipient, "anne@example.org"))
      .returning();
    if (!row) throw new Error("There is no letter");
    return row;
  }
  const rows = () => platform.database.everySite.select().from(outbox).orderBy(asc(outbox.id));

  it("is tried once more where it was not taken, and says why it was not", async () => {
    const now = platform.clock.now();
    const lastError = "Error: Message failed: 552 5.2.2 over quota";
    const { id } = await aLetter({ diedAt: now, attempts: 8, lastError });
    const app = deliveredApp();
    const headers = { idSite: "901", ...admin.headers };
    const { data } = await (await app.request(`/admin/outbox/${id}`, { headers })).json();
    expect(data).toMatchObject({
      state: "FAILED",
      again: "RETRY",
      fault: { reason: "MAILBOX_FULL", said: lastError },
    });
    expect(await again(app, id)).toMatchObject({ status: 200, data: { state: "WAITING" } });
    const row = (await rows()).find((one) => one.id === id);
    expect(row).toMatchObject({ diedAt: null, attempts: 0, nextAttemptAt: now });
    expect(await rows()).toHaveLength(2);
  });

  it("is sent a second time under the same cause, once a minute, and put on record", async () => {
    const now = platform.clock.now();
    const { id, event } = await aLetter({ sentAt: now });
    const app = deliveredApp();
    const answers = await Promise.all([again(app, id), again(app, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const copies = (await rows()).filter((row) => row.event.startsWith(`${event}:again:`));
    expect(copies).toHaveLength(1);
    expect(copies[0]).toMatchObject({
      sentAt: null,
      cause: "booking",
      recipient: "anne@example.org",
    });
    platform.clock.moveTo(new Date(now.getTime() + 60_000).toISOString());
    expect((await again(app, id)).status).toBe(200);
    const lines = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `letter ${id}`));
    expect(lines.map(({ action }) => action)).toEqual(["SEND_AGAIN", "SEND_AGAIN"]);
    expect(JSON.stringify(lines)).not.toContain("anne@");
  });

  it("is not, where it opens an account, waits, was erased, or nothing carries it", async () => {
    const now = platform.clock.now();
    await askReset(admin.email);
    const { id: reset } = (await listFor(admin)).letters[0] as LetterSummary;
    await platform.database.everySite.update(outbox).set({ sentAt: now });
    expect((await again(deliveredApp(), reset)).status).toBe(409);
    const { id } = await aLetter({ sentAt: now, bodyErasedAt: now });
    expect((await again(deliveredApp(), id)).status).toBe(409);
    const headers = admin.headers;
    expect((await platform.call("POST", `/admin/outbox/${id}/again`, { headers })).status).toBe(
      409,
    );
  });
});

describe("the text of old letters", () => {
  it("goes after the time that the site says, and that of accounts after a week", async () => {
    const { everySite } = platform.database;
    await bookRide(platform);
    await askReset(admin.email);
    const now = platform.clock.now();
    await everySite.update(outbox).set({ sentAt: now });
    const kept = async (days: number) => {
      await eraseBodies(everySite, new Date(now.getTime() + days * 86_400_000));
      const all = await everySite.select().from(outbox);
      return all
        .filter(({ html }) => html !== "")
        .map(({ cause }) => cause)
        .sort();
    };
    expect(await kept(6)).toEqual(["booking", "booking", "member"]);
    expect(await kept(8)).toEqual(["booking", "booking"]);
    expect(await kept(364)).toEqual(["booking", "booking"]);
    await everySite
      .insert(parameters)
      .values({ idSite: 901, type: "LETTER_DAYS", value: "400" })
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: { value: "400" } });
    expect(await kept(399)).toEqual(["booking", "booking"]);
    expect(await kept(401)).toEqual([]);
    const { letters } = await listFor(admin);
    expect(letters.map(({ isReadable }) => isReadable)).toEqual([false, false, false]);
    const { answer } = await readAs(admin, letters[0] as LetterSummary);
    expect(answer.data).toMatchObject({ text: "", htmlUrl: null, attachments: [], again: null });
  });

  it("stays while it waits to be sent", async () => {
    const { everySite } = platform.database;
    await bookRide(platform);
    await eraseBodies(everySite, new Date(platform.clock.now().getTime() + 500 * 86_400_000));
    const all = await everySite.select().from(outbox);
    expect(all.every(({ bodyErasedAt }) => bodyErasedAt === null)).toBe(true);
  });
});
