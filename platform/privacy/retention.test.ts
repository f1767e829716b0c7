import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { deadlines } from "@/platform/db/schema/deadline";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { messages, users } from "@/platform/db/schema/people";
import { bookRide } from "@/testing/booked-ride";
import { logInAs } from "@/testing/logged-in";
import { runWithMailsSent } from "@/testing/run-with-mails-sent";
import { aPerson, aRideOf } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { writeMessage } from "@/testing/write-message";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.startAfresh();
  await db().delete(messages);
});

const db = () => platform.database.everySite;
/** Thirty days before the third anniversary of the first moment, and that day. */
const NOTICE = "2029-10-21T11:00:00+02:00";
const END = "2029-11-20T11:00:00+01:00";
const ERASED = "2029-12-05T00:00:00+01:00";

const subjectsTo = async (recipient: string) => {
  const mails = await db().select().from(outbox).where(eq(outbox.recipient, recipient));
  return mails.map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, " "));
};
const lastTextTo = async (recipient: string) => {
  const mails = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(outbox.id);
  return mails.at(-1)?.text.replaceAll(/[\u00a0\u202f]/g, " ");
};
const isThere = async (id: number) => (await db().$count(users, eq(users.id, id))) > 0;
const runAt = (iso: string) => runWithMailsSent(platform, iso);

describe("three years of silence", () => {
  it("are announced to a member a month before their end, in their language", async () => {
    const [person, londoner] = [await aPerson(platform), await aPerson(platform)];
    await db().update(users).set({ language: "en" }).where(eq(users.id, londoner.id));
    await runAt("2029-10-21T10:59:00+02:00");
    expect(await subjectsTo(person.email)).toEqual([]);
    await runAt(NOTICE);
    const question = "souhaitez-vous garder votre espace membre ?";
    expect(await subjectsTo(person.email)).toEqual([expect.stringContaining(question)]);
    const text = await lastTextTo(person.email);
    expect(text).toContain("nous le supprimerons le mardi 20 novembre 2029");
    expect(text).toMatch(/https?:\/\/\S+\/account\b/);
    expect(await lastTextTo(londoner.email)).toContain(
      "we will delete it on Tuesday, 20 November 2029",
    );
    expect(await isThere(person.id)).toBe(true);
  });

  it("delete the space at their end, and erase what belongs to it", async () => {
    const person = await aPerson(platform);
    const ride = await aRideOf(platform, person);
    const isThisBooking = eq(bookings.reference, ride.booking.reference);
    await db()
      .update(bookings)
      .set({ startAt: new Date("2026-11-20T10:00:00+01:00") })
      .where(isThisBooking);
    await writeMessage(platform, person.email);
    await runAt(NOTICE);
    await runAt(END);
    expect(await isThere(person.id)).toBe(false);
    expect(await lastTextTo(person.email)).toContain(
      "Vous n’avez pas utilisé votre espace membre depuis trois ans",
    );
    expect(await lastTextTo(person.email)).not.toContain("lettre d’information");

    await runAt(ERASED);
    expect(await db().select().from(bookings).where(isThisBooking)).toMatchObject([
      { idUser: null, firstname: "—", email: "erased@erased.invalid" },
    ]);
    for (const table of [messages, outbox, deadlines]) {
      expect(JSON.stringify(await db().select().from(table))).not.toContain(person.email);
    }
  });

  it("leave the newsletter, which has its own end", async () => {
    const { email } = await aPerson(platform);
    const now = platform.clock.now();
    await db()
      .insert(newsletterSubscribers)
      .values({
        idSite: 901,
        email,
        code: `n-${email}`,
        language: "fr_FR",
        createdAt: now,
        confirmedAt: now,
      });
    await runAt(NOTICE);
    await runAt(END);
    expect(await lastTextTo(email)).toContain("Vous la recevez toujours");
    const isThisSubscriber = eq(newsletterSubscribers.email, email);
    expect(await db().$count(newsletterSubscribers, isThisSubscriber)).toBe(1);
  });

  it("begin anew when one logs in, also after the announcement", async () => {
    const person = await aPerson(platform);
    await runAt(NOTICE);
    await logInAs(platform, { email: person.email, password: TEST_PASSWORD });
    await runAt(END);
    await runAt(ERASED);
    expect(await isThere(person.id)).toBe(true);
    await runAt("2032-09-21T11:00:00+02:00");
    expect(await subjectsTo(person.email)).toHaveLength(2);
  });

  it.each(["ADMIN", "SUPER_ADMIN"] as const)("do not concern one who is %s", async (role) => {
    const person = await aPerson(platform, role);
    await runAt(NOTICE);
    await runAt(END);
    expect(await isThere(person.id)).toBe(true);
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  it("erase what a guest booked and wrote, without a word", async () => {
    const ride = await bookRide(platform);
    const isThisBooking = eq(bookings.reference, ride.booking.reference);
    const [before] = await db().select().from(bookings).where(isThisBooking);
    const email = before?.email ?? "";
    await writeMessage(platform, email);
    const mails = (await subjectsTo(email)).length;
    await runAt("2028-01-01T12:00:00+01:00");
    const waiting = (await subjectsTo(email)).length;
    await runAt("2029-11-26T12:00:00+01:00");
    await runAt("2029-12-27T12:00:00+01:00");
    expect((await subjectsTo(email)).length).toBe(waiting);
    expect(waiting).toBeGreaterThanOrEqual(mails);
    await runAt("2030-02-01T12:00:00+01:00");
    expect(await db().select().from(bookings).where(isThisBooking)).toMatchObject([
      { firstname: "—", email: "erased@erased.invalid" },
    ]);
    expect(await db().select().from(messages)).toEqual([]);
    expect(await db().select().from(deadlines).where(eq(deadlines.kind, "ADDRESS_SILENT"))).toEqual(
      [],
    );
  });

  it("count from one's last ride, when that is later", async () => {
    const person = await aPerson(platform);
    const ride = await aRideOf(platform, person);
    await db()
      .update(bookings)
      .set({ startAt: new Date("2027-10-20T08:00:00Z") })
      .where(eq(bookings.reference, ride.booking.reference));
    await runAt(NOTICE);
    expect((await subjectsTo(person.email)).join()).not.toContain("garder votre espace");
    await runAt("2030-09-20T10:00:00+02:00");
    expect((await subjectsTo(person.email)).join()).toContain("garder votre espace");
  });
});
