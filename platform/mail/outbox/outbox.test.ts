import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Letter, LetterSummary, OutboxPage } from "@/lib/contract/outbox";
import { createApp } from "@/platform/app";
import { outbox } from "@/platform/db/schema/outbox";
import { bookRide } from "@/platform/testing/booked-ride";
import { aPerson, type Person } from "@/platform/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

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

  it("keeps what opens an administrator's account from other administrators", async () => {
    for (const { email } of [superAdmin, admin]) await askReset(email);
    const { letters } = await listFor(admin);
    const letterTo = ({ email }: Person) =>
      letters.find(({ recipient }) => recipient === email) as LetterSummary;
    expect([letterTo(superAdmin).isReadable, letterTo(admin).isReadable]).toEqual([false, true]);
    for (const part of ["", "/html", "/attachment/0"]) {
      const path = `/admin/outbox/${letterTo(superAdmin).id}${part}`;
      expect((await platform.call("GET", path, { headers: admin.headers })).status).toBe(403);
    }
    expect(JSON.stringify(letters)).not.toMatch(/password\/reset\//);
    expect((await readAs(superAdmin, letterTo(admin))).status).toBe(200);
  });

  it("shows no letter's words once a server carries them", async () => {
    await bookRide(platform);
    const app = createApp({ ...platform.services, isDelivered: { MAIL: true, SMS: false } });
    const headers = { idSite: "901", ...superAdmin.headers };
    const list = await (await app.request("/admin/outbox", { headers })).json();
    expect(list.data.isDelivered).toEqual({ MAIL: true, SMS: false });
    expect(list.data.letters).toHaveLength(2);
    for (const { id, isReadable, recipient } of list.data.letters) {
      expect({ isReadable, recipient }).toEqual({ isReadable: false, recipient });
      expect((await app.request(`/admin/outbox/${id}`, { headers })).status).toBe(403);
    }
  });
});
