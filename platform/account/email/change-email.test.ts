import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { declinations } from "@/platform/db/schema/catalogue";
import { deadlines } from "@/platform/db/schema/deadline";
import { memberCodes, newsletterSubscribers } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { restockRequests } from "@/platform/db/schema/restock";
import { bookRide } from "@/testing/booked-ride";
import { logInAs, mailedCode } from "@/testing/logged-in";
import { anOrder } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.startAfresh());

const db = () => platform.database.everySite;
const ask = ({ headers }: Person, email: string, password = TEST_PASSWORD) =>
  platform.call("PUT", "/user/email", { headers, body: { email, password }, language: "en" });
const take = ({ headers }: Pick<Person, "headers">, code: string) =>
  platform.call<{ email: string }>("POST", `/user/email/${code}`, { headers });
const recipients = async () => (await writtenMails(platform)).map(({ recipient }) => recipient);

const codeFor = (email: string) => mailedCode(platform, email, "/en/auth/email/");

describe("a new address", () => {
  it("is the member’s once the mailed link was used, and the link works once", async () => {
    const person = await aPerson(platform);
    const email = `new-${person.id}@example.org`;
    const { answer } = await ask(person, email.toUpperCase());
    expect(answer).toMatchObject({ success: true, data: {} });
    expect((await recipients()).sort()).toEqual([email, person.email].sort());
    const [link] = await db().select().from(outbox).where(eq(outbox.recipient, email));
    expect(link?.text).toContain("https://www.901.example/en/auth/email/");
    const code = await codeFor(email);
    expect(JSON.stringify(await db().select().from(memberCodes))).not.toContain(code);
    expect(await platform.data("GET", "/user", { headers: person.headers })).toMatchObject({
      email: person.email,
    });

    expect((await take(person, code)).answer.data).toEqual({ email });
    expect(await platform.data("GET", "/user", { headers: person.headers })).toMatchObject({
      email,
    });
    expect((await take(person, code)).status).toBe(404);
  });

  it("that is not confirmed stays in no mail once its link is over", async () => {
    const person = await aPerson(platform);
    const email = `unwanted-${person.id}@example.org`;
    await ask(person, email);
    await platform.runUntil("2026-11-21T09:59:59+01:00");
    expect(await recipients()).toHaveLength(2);
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    for (const table of [outbox, deadlines]) {
      expect(JSON.stringify(await db().select().from(table))).not.toContain(email);
    }
  });

  it("brings what was booked under it, and takes the newsletter along", async () => {
    const person = await aPerson(platform);
    const { booking } = await bookRide(platform);
    await db().delete(newsletterSubscribers);
    await db()
      .insert(newsletterSubscribers)
      .values({
        idSite: 901,
        email: person.email,
        code: `n-${person.id}`,
        language: "fr_FR",
        createdAt: platform.clock.now(),
        confirmedAt: platform.clock.now(),
      });
    await ask(person, "anne@example.org");
    expect((await take(person, await codeFor("anne@example.org"))).status).toBe(200);
    const [row] = await db()
      .select()
      .from(bookings)
      .where(eq(bookings.reference, booking.reference));
    expect(row?.idUser).toBe(person.id);
    const subscribers = await db().select().from(newsletterSubscribers);
    expect(subscribers).toMatchObject([{ email: "anne@example.org" }]);
    // Links in the former mailbox open nothing of the new one.
    expect(subscribers[0]?.code).not.toBe(`n-${person.id}`);
  });

  it("takes along what one waits for, once where the new one waits too", async () => {
    const person = await aPerson(platform);
    const email = `waits-${person.id}@example.org`;
    const [both, one] = await db()
      .select({ id: declinations.id })
      .from(declinations)
      .where(eq(declinations.idSite, 901))
      .limit(2);
    if (!both || !one) throw new Error("The site sells two things at least");
    const waits = (address: string, { id }: { id: number }) => ({
      idSite: 901,
      idDeclination: id,
      email: address,
      code: `r-${address}-${id}`,
      language: "fr_FR" as const,
      createdAt: platform.clock.now(),
    });
    await db()
      .insert(restockRequests)
      .values([waits(person.email, both), waits(email, both), waits(person.email, one)]);
    await ask(person, email);
    expect((await take(person, await codeFor(email))).status).toBe(200);
    const waiting = await db().select().from(restockRequests).orderBy(restockRequests.id);
    expect(waiting.map((row) => [row.email, row.idDeclination])).toEqual([
      [email, both.id],
      [email, one.id],
    ]);
    // Links mailed to the former address end nothing any more.
    expect(waiting.map(({ code }) => code)).not.toContain(`r-${person.email}-${one.id}`);
    await db().delete(restockRequests);
  });

  it("is where what was booked under the former one is written to, and found by", async () => {
    const person = await aPerson(platform);
    const email = `moved-${person.id}@example.org`;
    const customer = { ...anOrder(0).customer, email: person.email.toUpperCase() };
    const { booking } = await bookRide(platform, { customer }, 901, person.headers);
    const guests = { ...anOrder(0).customer, email: "guest@example.org" };
    const startAt = "2026-11-26T10:00:00+01:00";
    const other = await bookRide(platform, { customer: guests, startAt }, 901, person.headers);
    await ask(person, email);
    await take(person, await codeFor(email));

    await db().delete(outbox);
    for (const newEmail of [person.email, email]) {
      const body = { reference: booking.reference, email: newEmail };
      await platform.data("POST", "/booking/find", { body });
    }
    expect(await recipients()).toEqual([email]);
    // Mails about bookings for somebody else still go to the address given in them.
    const [code] = await db()
      .select()
      .from(bookings)
      .where(eq(bookings.reference, other.booking.reference));
    expect(code?.email).toBe("guest@example.org");
  });

  it("is answered alike when it is somebody’s, who gets no mail", async () => {
    const [person, other] = [await aPerson(platform), await aPerson(platform)];
    const free = await ask(person, `free-${person.id}@example.org`);
    await db().delete(outbox);
    expect(await ask(person, other.email)).toEqual(free);
    expect(await recipients()).toEqual([person.email]);
  });

  it("that somebody else took meanwhile is refused like a spent link", async () => {
    const person = await aPerson(platform);
    const email = `wanted-${person.id}@example.org`;
    await ask(person, email);
    const other = await aPerson(platform);
    await db().update(users).set({ email }).where(eq(users.id, other.id));
    const refused = await take(person, await codeFor(email));
    expect(refused).toEqual(await take(person, "no-such-code"));
    expect(refused.status).toBe(404);
  });

  it("is lost after a day, and by a later one", async () => {
    const person = await aPerson(platform);
    const [first, second] = [`first-${person.id}@example.org`, `second-${person.id}@example.org`];
    await ask(person, first);
    await ask(person, second);
    expect((await take(person, await codeFor(first))).status).toBe(404);
    const late = await aPerson(platform);
    const third = `third-${late.id}@example.org`;
    await ask(late, third);
    platform.clock.moveTo("2026-11-21T09:59:59+01:00");
    const later = await logInAs(platform, { email: person.email, password: TEST_PASSWORD });
    expect((await take(later, await codeFor(second))).status).toBe(200);
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    const tooLate = await logInAs(platform, { email: late.email, password: TEST_PASSWORD });
    expect((await take(tooLate, await codeFor(third))).status).toBe(404);
  });

  it("is not looked at without the password, and not for the address one has", async () => {
    const person = await aPerson(platform);
    const refused = await ask(person, "somebody@example.org", "another");
    expect(refused).toMatchObject({
      status: 422,
      answer: { data: { errors: { password: { code: "PASSWORD_WRONG" } } } },
    });
    expect(await ask(person, person.email)).toMatchObject({
      answer: { data: { errors: { email: { code: "EMAIL_UNCHANGED" } } } },
    });
    expect(await recipients()).toEqual([]);
  });

  it("is the member’s in their own session alone: its owner’s click gives it to nobody else", async () => {
    const [intruder, other] = [await aPerson(platform), await aPerson(platform)];
    const email = "guest@example.org";
    const customer = { ...anOrder(0).customer, email };
    const { booking } = await bookRide(platform, { customer });
    await ask(intruder, email);
    const code = await codeFor(email);
    const visitor = await platform.call("POST", `/user/email/${code}`);
    expect(visitor.status).toBe(401);
    expect(await take(other, code)).toEqual(await take(other, "no-such-code"));
    const [row] = await db()
      .select()
      .from(bookings)
      .where(eq(bookings.reference, booking.reference));
    expect(row?.idUser).toBeNull();
    expect((await take(intruder, code)).status).toBe(200);
  });

  it("is taken by one of two who use the link at the same moment", async () => {
    const person = await aPerson(platform);
    const email = `race-${person.id}@example.org`;
    await ask(person, email);
    const code = await codeFor(email);
    const statuses = (await Promise.all([take(person, code), take(person, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
  });
});
