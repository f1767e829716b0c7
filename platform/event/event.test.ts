import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { Element } from "@/lib/contract/element";
import type { EventRegistration, RegisteredGuests } from "@/lib/contract/event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { createApp } from "@/platform/app";
import { auditEntries } from "@/platform/db/schema/audit";
import { eventRegistrations } from "@/platform/db/schema/event";
import { createRateLimits } from "@/platform/http/rate-limits";
import { mailFigures } from "@/platform/mail/mail-figures";
import { EVENTS, openEvent, register } from "@/testing/open-event";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite.delete(eventRegistrations);
  admin = await aPerson(platform, "ADMIN");
});

const element = (id: number) => platform.data<Element>("GET", `/element/${EVENTS}/${id}`);
const registered = (id: number) =>
  platform.database.everySite
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.idItem, id))
    .orderBy(eventRegistrations.id);
const mailsTo = async (email: string) =>
  (await writtenMails(platform)).filter(({ recipient }) => recipient === email);
const codeIn = (text: string | undefined) => /\/registration\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";
const cancel = (code: string) =>
  platform.call<EventRegistration>("POST", `/registration/${code}/cancel`, { body: {} });
const guests = (id: number) =>
  platform.data<RegisteredGuests>("GET", `/admin/content/element/${id}/registration`, {
    headers: admin.headers,
  });
const errorsOf = (answer: { data?: unknown }) =>
  (answer.data as { errors?: Record<string, { code: string }> } | undefined)?.errors;

describe("an event", () => {
  it("says when, where, and for how many there is room; a step of a list says none of it", async () => {
    const id = await openEvent(platform, { places: 4 });
    expect(await element(id)).toMatchObject({ place: "Au caveau", places: 4, placesLeft: 4 });
    await register(platform, id, { people: 3 });
    expect((await element(id)).placesLeft).toBe(1);
    const { items } = await platform.data<{ items: Element[] }>("GET", "/element/link-footer");
    expect(items[0]).toMatchObject({ startsAt: null, places: null, placesLeft: null, path: null });
  });

  it("is listed while it is not over", async () => {
    const soon = await openEvent(platform, { inHours: 24 });
    const later = await openEvent(platform, { inHours: 100 });
    const after = (hours: number) =>
      encodeURIComponent(
        new Date(platform.clock.now().getTime() + hours * 3_600_000).toISOString(),
      );
    const list = (hours: number) =>
      platform
        .data<{ items: Element[] }>(
          "GET",
          `/element/${EVENTS}?endsAt=gt:${after(hours)}&orderBy=startsAt&nbItem=100`,
        )
        .then(({ items }) => items.map(({ id }) => id).filter((id) => id >= soon));
    expect(await list(0)).toEqual([soon, later]);
    expect(await list(25)).toEqual([soon, later]);
    expect(await list(27)).toEqual([later]);
    expect(await list(103)).toEqual([]);
  });

  it.each([
    [{ startsAt: "2027-01-10T10:00:00Z" }, { "values.endsAt": "REQUIRED" }],
    [{ endsAt: "2027-01-10T10:00:00Z" }, { "values.startsAt": "REQUIRED" }],
    [{ places: 3 }, { "values.startsAt": "REQUIRED" }],
    [
      { startsAt: "2027-01-10T10:00:00Z", endsAt: "2027-01-10T09:00:00Z" },
      { "values.endsAt": "END_BEFORE_START" },
    ],
  ])("is not published with %j alone", async (values, faults) => {
    const words = { fr_FR: { title: "Sans fin" }, en: { title: "Without end" } };
    const draft = await platform.data<ContentDraft>("POST", "/admin/content/element", {
      headers: { ...admin.headers, "Idempotency-Key": `half-${JSON.stringify(values)}` },
      body: { values: { route: EVENTS, ...values }, words },
    });
    const { status, answer } = await platform.call(
      "PUT",
      `/admin/content/element/${draft.id}/publication/en`,
      { headers: { ...admin.headers, "If-Match": draft.version }, body: {} },
    );
    expect(status).toBe(422);
    const codes = Object.entries(errorsOf(answer) ?? {}).map(([name, { code }]) => [name, code]);
    expect(Object.fromEntries(codes)).toEqual(faults);
  });

  it("keeps as many places as are taken", async () => {
    const id = await openEvent(platform, { places: 4 });
    await register(platform, id, { people: 3 });
    const path = `/admin/content/element/${id}`;
    const draft = await platform.data<ContentDraft>("GET", path, { headers: admin.headers });
    const change = async (places: number) => {
      const now = await platform.data<ContentDraft>("GET", path, { headers: admin.headers });
      const saved = await platform.data<ContentDraft>("PUT", path, {
        headers: { ...admin.headers, "If-Match": now.version },
        body: { values: { ...draft.values, places }, words: draft.words },
      });
      return platform.call("PUT", `${path}/publication/fr_FR`, {
        headers: { ...admin.headers, "If-Match": saved.version },
        body: {},
      });
    };
    const refused = await change(2);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused.answer)).toHaveProperty(["values.places", "code"], "TOO_SMALL");
    expect((await change(3)).status).toBe(200);
    // Even against the code, the database keeps to it.
    const below = platform.database.everySite.execute(
      `update event_places set places = 2 where id_item = ${id}`,
    );
    await expect(below).rejects.toThrow();
  });
});

describe("who registers", () => {
  it("has a place, and a mail that says when and where, with the link that cancels it", async () => {
    const id = await openEvent(platform);
    const email = "anne@example.org";
    const { status, answer } = await register(platform, id, {
      email: "Anne@Example.org",
      people: 2,
    });
    expect([status, answer.data]).toEqual([200, { state: "CONFIRMED" }]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Votre place\u00a0: Huîtres et muscadet");
    expect(mail?.text).toContain("Au caveau");
    const code = codeIn(mail?.text);
    const seen = await platform.data<EventRegistration>("GET", `/registration/${code}`);
    expect(seen).toMatchObject({ state: "CONFIRMED", people: 2, email, place: "Au caveau" });
    expect((await platform.call("GET", `/registration/${code}`, { idSite: 902 })).status).toBe(404);
    expect((await cancel(code)).status).toBe(200);
    expect(await registered(id)).toEqual([]);
    // The mails about it are gone too.
    expect(await mailsTo(email)).toEqual([]);
    expect((await cancel(code)).status).toBe(404);
    expect((await element(id)).placesLeft).toBe(4);
  });

  it("waits where it is full, and gets the places that are given back, in order, with a mail", async () => {
    const id = await openEvent(platform, { places: 3 });
    await register(platform, id, { email: "first@example.org", people: 3 });
    for (const [name, people] of [
      ["second", 2],
      ["third", 1],
      ["fourth", 1],
    ] as const) {
      const { answer } = await register(platform, id, { email: `${name}@example.org`, people });
      expect(answer.data).toEqual({ state: "WAITING" });
    }
    const [mail] = await mailsTo("first@example.org");
    await cancel(codeIn(mail?.text));
    await platform.runDue();
    const states = (await registered(id)).map(({ email, state }) => [email, state]);
    expect(states).toEqual([
      ["second@example.org", "CONFIRMED"],
      ["third@example.org", "CONFIRMED"],
      ["fourth@example.org", "WAITING"],
    ]);
    const told = (await writtenMails(platform)).filter(({ event }) =>
      event.endsWith(":place-free"),
    );
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
      "second@example.org",
      "third@example.org",
    ]);
    expect((await element(id)).placesLeft).toBe(0);
  });

  it("gets no place of what has begun, however many are free", async () => {
    const id = await openEvent(platform, { places: 1, inHours: 2 });
    await register(platform, id, { email: "first@example.org" });
    await register(platform, id, { email: "second@example.org" });
    const [mail] = await mailsTo("first@example.org");
    platform.clock.moveTo(new Date(platform.clock.now().getTime() + 3 * 3_600_000).toISOString());
    await cancel(codeIn(mail?.text));
    await platform.runDue();
    expect(await registered(id)).toMatchObject([{ state: "WAITING" }]);
    const late = await register(platform, id);
    expect([late.status, late.answer.success]).toEqual([409, false]);
  });

  it("is registered once, and hears the same whether the address is known or not", async () => {
    const id = await openEvent(platform, { places: 3 });
    const sent = { email: "anne@example.org", people: 2, receipt: "the-same-receipt" };
    await register(platform, id, sent);
    // A repeat after a broken connection: the same registration, and no second mail.
    expect((await register(platform, id, sent)).answer.data).toEqual({ state: "CONFIRMED" });
    expect(await mailsTo(sent.email)).toHaveLength(1);
    const other = { ...sent, receipt: "another-receipt" };
    expect((await register(platform, id, other)).answer.data).toEqual({ state: "WAITING" });
    expect((await register(platform, id, { people: 2 })).answer.data).toEqual({ state: "WAITING" });
    expect(await registered(id)).toMatchObject([
      { email: sent.email, people: 2, state: "CONFIRMED" },
      { state: "WAITING" },
    ]);
    expect(await mailsTo(sent.email)).toHaveLength(2);
  });

  it("is told at its field what is wrong, in the own language", async () => {
    const id = await openEvent(platform, { places: 3 });
    const wrong = await register(platform, id, { name: " ", email: "nobody", people: 4 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(errorsOf(wrong.answer) ?? {}).toSorted()).toEqual(["email", "name"]);
    const many = await register(platform, id, { people: 4 });
    expect(errorsOf(many.answer)).toEqual({
      people: { code: "TOO_BIG", message: "Pas plus de 3." },
    });
    expect(errorsOf((await register(platform, id, { people: 9 })).answer)).toHaveProperty("people");
  });

  it("is no robot, and comes to nothing that nobody registers for", async () => {
    const id = await openEvent(platform);
    await register(platform, id, { website: "https://spam.example" });
    expect(await registered(id)).toEqual([]);
    const free = await openEvent(platform, { places: null });
    expect((await register(platform, free)).status).toBe(409);
    expect((await register(platform, 2_000_000_000)).status).toBe(404);
    const elsewhere = await platform.call("POST", `/element/link-footer/${id}/register`, {
      body: { name: "Anne", email: "anne@example.org", people: 1 },
    });
    expect(elsewhere.status).toBe(404);
  });

  it("may use an ordinary form, which leads back to its page", async () => {
    const id = await openEvent(platform, { places: 1 });
    const send = (path: string, fields: Record<string, string>) =>
      platform.app.request(path, {
        method: "POST",
        headers: { idSite: "901", "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ language: "en", returnTo: "/en/events/oysters", ...fields }),
      });
    const path = `/element/${EVENTS}/${id}/register`;
    const wrong = await send(path, { name: "Ann", email: "ann@example.org", people: "many" });
    expect(wrong.headers.get("location")).toBe("/en/events/oysters#registration-error");
    const sent = await send(path, {
      name: "Ann",
      email: "ann@example.org",
      people: "1",
      phone: "",
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      "/en/events/oysters#registration-sent",
    ]);
    const [mail] = await mailsTo("ann@example.org");
    expect(mail?.subject).toBe("Your place: Huîtres et muscadet");
    const over = await send(`/registration/${codeIn(mail?.text)}/cancel`, {});
    expect(over.headers.get("location")).toBe("/en/events/oysters#registration-sent");
    expect(await registered(id)).toEqual([]);
  });

  it("is mailed no more than so often, whoever asks", async () => {
    const id = await openEvent(platform);
    const app = createApp({ ...platform.services, rateLimits: createRateLimits() });
    const statuses = [];
    for (let time = 0; time < 9; time += 1) {
      const answer = await app.request(`/element/${EVENTS}/${id}/register`, {
        method: "POST",
        headers: { idSite: "901", "Content-Type": "application/json" },
        body: JSON.stringify({ name: "Anne", email: "anne@example.org", people: 1 }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
  });
});

describe("the staff", () => {
  it("see who comes and who waits, and cancel, of which a mail tells", async () => {
    const id = await openEvent(platform, { places: 2 });
    await register(platform, id, { email: "anne@example.org", phone: "06 39 98 01 02", people: 2 });
    await register(platform, id, { email: "marc@example.org", name: "Marc" });
    const seen = await guests(id);
    expect(seen).toMatchObject({ places: 2, placesLeft: 0 });
    expect(seen.guests).toMatchObject([
      { email: "anne@example.org", phone: "06 39 98 01 02", people: 2, state: "CONFIRMED" },
      { email: "marc@example.org", state: "WAITING" },
    ]);
    expect(JSON.stringify(seen)).not.toContain((await registered(id))[0]?.code);
    const path = `/admin/content/element/${id}/registration/${seen.guests[0]?.id}`;
    const left = await platform.data<RegisteredGuests>("DELETE", path, { headers: admin.headers });
    expect(left.guests).toHaveLength(1);
    const [mail] = await mailsTo("anne@example.org");
    expect(mail?.subject).toContain("annulée");
    expect(mail?.text).not.toContain("/registration/");
    await platform.runDue();
    expect((await guests(id)).guests).toMatchObject([{ name: "Marc", state: "CONFIRMED" }]);
    const log = await platform.database.everySite.select().from(auditEntries);
    const act = log.find(({ action }) => action === "CANCEL_REGISTRATION");
    expect(act).toMatchObject({ subject: `element ${id}`, before: { people: 2 } });
    expect(JSON.stringify(log)).not.toContain("anne@example.org");
    const again = await platform.call("DELETE", path, { headers: admin.headers });
    expect(again.status).toBe(404);
  });
});

describe("an event that is moved", () => {
  const HOUR = 3_600_000;
  const MINUTE = 60_000;

  /** Publishes other values and words of an event, in some languages. */
  async function change(
    id: number,
    { inHours, place }: { inHours?: number; place?: string },
    codes = ["fr_FR", "en"],
  ) {
    const path = `/admin/content/element/${id}`;
    const draft = await platform.data<ContentDraft>("GET", path, { headers: admin.headers });
    const at = (hours: number) => new Date(platform.clock.now().getTime() + hours * HOUR);
    const values = {
      ...draft.values,
      ...(inHours !== undefined && {
        startsAt: parisIso(at(inHours)),
        endsAt: parisIso(at(inHours + 2)),
      }),
    };
    const words = Object.fromEntries(
      Object.entries(draft.words).map(([code, said]) => [code, place ? { ...said, place } : said]),
    );
    const saved = await platform.data<ContentDraft>("PUT", path, {
      headers: { ...admin.headers, "If-Match": draft.version },
      body: { values, words },
    });
    for (const code of codes) {
      await platform.data("PUT", `${path}/publication/${code}`, {
        headers: { ...admin.headers, "If-Match": saved.version },
        body: {},
      });
    }
  }
  const runLater = (minutes: number) =>
    platform.runUntil(new Date(platform.clock.now().getTime() + minutes * MINUTE).toISOString());
  const movedMails = async (email: string) =>
    (await mailsTo(email)).filter(({ event }) => event.includes(":moved-"));

  it("is told once to those who come and those who wait, in their language", async () => {
    const id = await openEvent(platform, { places: 1 });
    await register(platform, id, { email: "anne@example.org", name: "Anne" });
    await platform.call("POST", `/element/${EVENTS}/${id}/register`, {
      language: "en",
      body: { name: "Mark", email: "mark@example.org", people: 1 },
    });
    const before = platform.clock.now().getTime() + 72 * HOUR;
    await change(id, { inHours: 80 }, ["fr_FR"]);
    // The hour is mended at once, then the other language follows.
    await change(id, { inHours: 96 });
    await runLater(4);
    expect(await movedMails("anne@example.org")).toEqual([]);
    await register(platform, id, { email: "late@example.org" });
    await runLater(2);
    const [anne, ...others] = await movedMails("anne@example.org");
    expect(others).toEqual([]);
    expect(anne?.subject).toBe("Changement de date ou de lieu\u00a0: Huîtres et muscadet");
    expect(anne?.text).toContain("Votre place vous reste acquise");
    expect(anne?.text).toContain("Ce qui était prévu");
    const { instant } = mailFigures("fr_FR");
    expect(anne?.text).toContain(instant(new Date(before).toISOString()));
    expect(codeIn(anne?.text)).toBe((await registered(id))[0]?.code);
    const [mark] = await movedMails("mark@example.org");
    expect(mark?.text).toContain("You are still on the waiting list");
    expect(await movedMails("late@example.org")).toEqual([]);
    await change(id, {});
    await runLater(6);
    expect(await movedMails("anne@example.org")).toHaveLength(1);
    await change(id, { place: "Au chai" });
    await runLater(6);
    expect(await movedMails("anne@example.org")).toHaveLength(2);
    expect(await movedMails("late@example.org")).toHaveLength(1);
  });

  it("is told to nobody while its new date is gone by", async () => {
    const id = await openEvent(platform);
    await register(platform, id, { email: "anne@example.org" });
    await change(id, { inHours: -30 });
    await runLater(6);
    expect(await movedMails("anne@example.org")).toEqual([]);
    await change(id, { inHours: 40 });
    await runLater(6);
    expect(await movedMails("anne@example.org")).toHaveLength(1);
  });
});

describe("what is known of those who came", () => {
  it("is forgotten thirty days after, with their mails", async () => {
    const id = await openEvent(platform, { inHours: 24 });
    await register(platform, id, { email: "anne@example.org" });
    const day = 86_400_000;
    const ends = platform.clock.now().getTime() + 26 * 3_600_000;
    await platform.runUntil(new Date(ends + 29 * day).toISOString());
    expect(await registered(id)).toHaveLength(1);
    await platform.runUntil(new Date(ends + 30 * day + 1000).toISOString());
    expect(await registered(id)).toEqual([]);
    expect(await mailsTo("anne@example.org")).toEqual([]);
  });

  it("is in the copy that they get of their data, without what opens it, and goes with them", async () => {
    const id = await openEvent(platform, { places: 1 });
    const member = await aPerson(platform, "MEMBER", 901);
    await register(platform, id, { email: member.email });
    await register(platform, id, { email: "next@example.org" });
    const copy = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...member.headers },
    });
    const text = await copy.text();
    expect(JSON.parse(text).events).toMatchObject([
      { of: "Huîtres et muscadet", name: "Anne Le Goff", people: 1, state: "CONFIRMED" },
    ]);
    for (const { code } of await registered(id)) expect(text).not.toContain(code);
    await platform.database.inSite(901, (tx) =>
      import("@/platform/privacy/erase-address").then(({ eraseAddress }) =>
        eraseAddress(tx, { idSite: 901, address: member.email }, platform.clock.now()),
      ),
    );
    await platform.runDue();
    expect(await registered(id)).toMatchObject([{ email: "next@example.org", state: "CONFIRMED" }]);
  });
});
