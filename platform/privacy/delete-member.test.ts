import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { bookingPageSchema } from "@/lib/contract/booking-page";
import type { PasskeyAsking } from "@/lib/contract/passkey";
import { createApp } from "@/platform/app";
import { bookingEvents, bookings, rides } from "@/platform/db/schema/booking";
import { deadlines } from "@/platform/db/schema/deadline";
import { knownDevices, memberAddresses, newsletterSubscribers } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { messages, users } from "@/platform/db/schema/people";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { changeEmail } from "@/testing/change-email";
import { logInAs, registerMember } from "@/testing/logged-in";
import { anOrder } from "@/testing/ride-order";
import { runWithMailsSent } from "@/testing/run-with-mails-sent";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { aPasskey } from "@/testing/software-passkey";
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
const remove = ({ headers }: Pick<Person, "headers">, password = TEST_PASSWORD) =>
  platform.call("DELETE", "/user", { headers, body: { password } });

/** Ten working days after the first moment, a Friday. */
const TENTH_DAY = "2026-12-04T00:00:00+01:00";
const DAY_BEFORE = "2026-12-03T23:59:59+01:00";

const runAt = (iso: string) => runWithMailsSent(platform, iso);

const customerOf = (email: string) => ({
  firstname: "Solène",
  lastname: "Le Goff",
  phone: "06 39 98 01 99",
  email,
  kind: "CONSUMER" as const,
});
const PRIVATE = { message: "Porte cochère, code 4471", travel: { flightNumber: "AF 7720" } };

async function ridesOf({ id, email }: Pick<Person, "id" | "email">, startAt?: string) {
  const customer = customerOf(email);
  const booking = await bookRide(platform, {
    customer,
    ...PRIVATE,
    ...(startAt ? { startAt } : {}),
  });
  const isThisBooking = eq(bookings.reference, booking.booking.reference);
  await db().update(bookings).set({ idUser: id }).where(isThisBooking);
  return booking;
}
const rowOf = async ({ booking }: BookedRide) => {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, booking.reference));
  if (!row) throw new Error("The booking is gone");
  return row;
};
const readDeadlines = async () =>
  (await db().select().from(deadlines)).filter(({ kind }) => /^ERASE|^ADDRESS_LEFT/.test(kind));

describe("the deletion of a member’s space", () => {
  it("ends every access at once, and takes what only the account needs", async () => {
    const person = await aPerson(platform);
    const { headers, id, email } = person;
    const address = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };
    await platform.data("POST", "/user/address", { headers, body: address });
    await db()
      .insert(newsletterSubscribers)
      .values({
        idSite: 901,
        email,
        code: `n-${id}`,
        language: "fr_FR",
        createdAt: platform.clock.now(),
        confirmedAt: platform.clock.now(),
      });
    expect(await remove(person)).toMatchObject({ status: 200, answer: { data: {} } });

    expect(await platform.data("GET", "/user", { headers })).toBeNull();
    expect((await platform.call("GET", "/user/address", { headers })).status).toBe(401);
    const login = { email, password: TEST_PASSWORD };
    expect((await platform.call("POST", "/login", { body: login })).status).toBe(422);
    for (const table of [memberAddresses, knownDevices]) {
      expect(await db().select().from(table).where(eq(table.idUser, id))).toEqual([]);
    }
    expect(
      await db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
    ).toEqual([]);
  });

  it("says by mail what is erased when, and what is kept and why", async () => {
    const person = await aPerson(platform);
    await remove(person);
    const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, person.email));
    const text = mail?.text.replaceAll("\u00a0", " ");
    expect(text).toContain("Effacé au plus tard le vendredi 4 décembre 2026");
    expect(text).toContain("10 jours ouvrés");
    expect(text).toMatch(/10 ans.*Code de commerce, article L123-22/);
    expect(text).not.toContain("courses à venir");
  });

  it("leaves what is booked to a guest, who has the link", async () => {
    const person = await aPerson(platform);
    const booking = await ridesOf(person);
    await remove(person);
    expect((await rowOf(booking)).idUser).toBeNull();
    expect((await booking.page()).status).toBe("HELD");
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, person.email));
    expect(mails.at(-1)?.text).toContain("Vos courses à venir");
  });

  it.each(["/booking", "/booking/request"])(
    "while %s is under way leaves that to a guest too",
    async (path) => {
      const person = await aPerson(platform);
      const { services } = platform;
      const app = createApp({
        ...services,
        roadDistance: async (way) => {
          await remove(person);
          return services.roadDistance(way);
        },
      });
      const { grids } = await platform.data<FareList>("GET", "/fare");
      const order = anOrder(grids[0]?.idVehicle ?? 0, { customer: customerOf(person.email) });
      const { status } = await app.request(path, {
        method: "POST",
        headers: {
          ...person.headers,
          idSite: "901",
          "Content-Type": "application/json",
          "Idempotency-Key": `meanwhile ${path}`,
        },
        body: JSON.stringify(order),
      });
      expect(status).toBe(200);
      expect(await platform.data("GET", "/user", { headers: person.headers })).toBeNull();
      expect(await db().select().from(bookings)).toMatchObject([{ idUser: null }]);
    },
  );

  it("needs the password", async () => {
    const person = await aPerson(platform);
    expect(await remove(person, "another")).toMatchObject({
      status: 422,
      answer: { data: { errors: { password: { code: "PASSWORD_WRONG" } } } },
    });
    expect(await platform.data("GET", "/user", { headers: person.headers })).not.toBeNull();
  });

  it("needs a code or a passkey too where there is a second factor", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const given = (proof: object) =>
      platform.call("DELETE", "/user", {
        headers: person.headers,
        body: { password: TEST_PASSWORD, ...proof },
      });
    const refusedFor = (field: string, why: string) => ({
      status: 422,
      answer: { data: { errors: { [field]: { code: why } } } },
    });
    expect(await given({})).toMatchObject(refusedFor("code", "REQUIRED"));
    expect(await given({ code: "000000" })).toMatchObject(refusedFor("code", "CODE_WRONG"));
    expect(await given({ password: "another", code: code() })).toMatchObject(
      refusedFor("password", "PASSWORD_WRONG"),
    );
    const passkey = await aPasskey(platform, person);
    const unasked = passkey.sign("bm90IGFza2Vk");
    expect(await given({ passkey: unasked })).toMatchObject(refusedFor("passkey", "PASSKEY_WRONG"));
    expect(await platform.data("GET", "/user", { headers: person.headers })).not.toBeNull();
    expect((await given({ code: code() })).status).toBe(200);

    const other = await aPerson(platform, "DRIVER");
    const own = await aPasskey(platform, other);
    const { options } = await platform.data<PasskeyAsking>("POST", "/user/proof/passkey", {
      headers: other.headers,
    });
    const signed = own.sign(options?.challenge ?? "");
    const body = { password: TEST_PASSWORD, passkey: signed };
    expect((await platform.call("DELETE", "/user", { headers: other.headers, body })).status).toBe(
      200,
    );
    expect(await db().select().from(users).where(eq(users.id, other.id))).toEqual([]);
  });

  it("is refused to the last who runs the site, also of two who leave at once", async () => {
    const member = await aPerson(platform, "SUPER_ADMIN");
    await db()
      .delete(users)
      .where(and(eq(users.role, "SUPER_ADMIN"), eq(users.idSite, 901), ne(users.id, member.id)));
    await aPerson(platform, "SUPER_ADMIN", 902);
    expect(await remove(member)).toMatchObject({
      status: 409,
      answer: { data: { code: "CONFLICT" } },
    });
    const two = await aPerson(platform, "SUPER_ADMIN");
    const statuses = (await Promise.all([remove(member), remove(two)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await remove(await aPerson(platform, "ADMIN"))).status).toBe(200);
  });
});

/** Books a ride that is made and invoiced once its member has deleted the space. */
async function invoicedAfterDeletion() {
  const person = await aPerson(platform);
  const booking = await ridesOf(person);
  await booking.pay();
  await booking.company({ action: "CONFIRM" });
  await remove(person);
  await runAt("2026-11-25T14:00:00+01:00");
  await runAt("2026-11-27T10:00:00+01:00");
  return { person, booking };
}

describe("the erasure after it", () => {
  it("takes messages and mails on the tenth working day, and not before", async () => {
    const person = await aPerson(platform);
    await writeMessage(platform, person.email);
    await writeMessage(platform, "somebody@example.org");
    platform.clock.moveTo("2026-11-20T11:00:00+01:00");
    await remove(person);
    await runAt(DAY_BEFORE);
    expect(await db().select().from(messages)).toHaveLength(2);
    expect(JSON.stringify(await db().select().from(outbox))).toContain(person.email);

    await runAt(TENTH_DAY);
    expect(await db().select().from(messages)).toMatchObject([{ email: "somebody@example.org" }]);
    for (const table of [messages, outbox, deadlines, bookings]) {
      expect(JSON.stringify(await db().select().from(table))).not.toContain(person.email);
    }
    const mails = await db().select().from(outbox);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      "contact@901.example",
      "somebody@example.org",
    ]);
    expect(await readDeadlines()).toEqual([]);
  });

  it("takes what was written from and to an address that they had before", async () => {
    const person = await aPerson(platform);
    const email = `later-${person.id}@example.org`;
    await writeMessage(platform, person.email);
    await changeEmail(platform, person, email);
    const headers = { idSite: "901", ...person.headers };
    const exported = await platform.app.request("/user/export", { headers });
    expect(await exported.text()).toContain("Un devis pour Angers");
    await remove(person);
    await runAt(TENTH_DAY);
    for (const table of [messages, outbox, deadlines]) {
      const rows = JSON.stringify(await db().select().from(table));
      expect(rows).not.toContain(person.email);
      expect(rows).not.toContain(email);
    }
  });

  it("takes nothing that a member wrote who had another address for a while", async () => {
    const person = await aPerson(platform);
    await writeMessage(platform, person.email);
    await changeEmail(platform, person, `meanwhile-${person.id}@example.org`);
    platform.clock.moveTo("2026-11-23T10:00:00+01:00");
    const password = TEST_PASSWORD;
    const again = await logInAs(platform, {
      email: `meanwhile-${person.id}@example.org`,
      password,
    });
    await changeEmail(platform, again, person.email);
    await runAt("2026-12-20T10:00:00+01:00");
    expect(await db().select().from(messages)).toMatchObject([{ email: person.email }]);
    expect(await readDeadlines()).toEqual([]);
  });

  it("takes a ride that was booked under a former address, whoever has that by now", async () => {
    const person = await aPerson(platform);
    const booking = await ridesOf(person);
    await changeEmail(platform, person, `later-${person.id}@example.org`);
    const password = "kestrel lantern plough";
    const account = { email: person.email, password };
    await registerMember(platform, account);
    await remove(person);
    await logInAs(platform, account);
    expect((await rowOf(booking)).idUser).toBeNull();
    await runAt(DAY_BEFORE);
    await runAt(TENTH_DAY);
    expect(await rowOf(booking)).toMatchObject({ email: "erased@erased.invalid", message: null });
  });

  it("has a ride that came to nothing name nobody", async () => {
    const person = await aPerson(platform);
    const booking = await ridesOf(person);
    const before = await rowOf(booking);
    await remove(person);
    await runAt(DAY_BEFORE);
    expect((await rowOf(booking)).status).toBe("EXPIRED");
    expect(await rowOf(booking)).toMatchObject({ firstname: "Solène", email: person.email });
    await runAt(TENTH_DAY);
    const after = await rowOf(booking);
    expect(after).toMatchObject({
      firstname: "—",
      lastname: "—",
      email: "erased@erased.invalid",
      phone: "",
      message: null,
      company: null,
      address: null,
      flightNumber: null,
      trainNumber: null,
      pickup: { label: "Bouguenais", city: "Bouguenais", lat: 47.2, lng: -1.6 },
      totalCents: before.totalCents,
      reference: before.reference,
    });
    const [drive] = await db().select().from(rides).where(eq(rides.idBooking, after.id));
    expect(drive?.origin).toEqual({ lat: 47.2, lng: -1.6 });
    const page = await booking.page();
    expect(bookingPageSchema.parse(page)).toEqual(page);
    const everything = await Promise.all([db().select().from(outbox), readDeadlines()]);
    expect(JSON.stringify(everything)).not.toContain(person.email);
    expect(JSON.stringify(everything)).not.toContain("4471");
  });

  it("leaves a ride with an invoice what the invoice says", async () => {
    const { person, booking } = await invoicedAfterDeletion();
    expect((await rowOf(booking)).status).toBe("INVOICED");
    await runAt(DAY_BEFORE);
    expect((await rowOf(booking)).message).toContain("4471");
    await runAt(TENTH_DAY);
    expect(await rowOf(booking)).toMatchObject({
      firstname: "Solène",
      lastname: "Le Goff",
      email: person.email,
      message: null,
      flightNumber: null,
      trainNumber: null,
      pickup: { label: "Aéroport Nantes Atlantique" },
    });
    const { documents } = await booking.page();
    expect(documents.map(({ kind }) => kind)).toContain("INVOICE");
  });

  it("takes what the company wrote about a ride, and leaves its papers", async () => {
    const person = await aPerson(platform);
    const booking = await ridesOf(person);
    await booking.pay();
    const note = "Cliente injoignable deux fois";
    await booking.company({ action: "CANCEL", reason: "SERVICE_UNAVAILABLE", note });
    const headers = { idSite: "901", ...person.headers };
    const exported = await platform.app.request("/user/export", { headers });
    expect(await exported.json()).toMatchObject({
      bookings: [
        { events: expect.arrayContaining([expect.objectContaining({ event: "CANCEL", note })]) },
      ],
    });
    await remove(person);
    await runAt("2026-11-25T14:00:00+01:00");
    await runAt(TENTH_DAY);
    expect(await rowOf(booking)).toMatchObject({ lastname: "Le Goff", status: "CANCELLED" });
    const events = await db().select().from(bookingEvents);
    expect(events.map(({ event }) => event)).toContain("CANCEL");
    expect(JSON.stringify(events)).not.toContain(note);
    // All other fields of a history line never change.
    await expect(db().update(bookingEvents).set({ note })).rejects.toThrow();
    await expect(
      db()
        .update(bookingEvents)
        .set({ reason: null, at: new Date(0) }),
    ).rejects.toThrow();
  });

  it("gives a ride that is kept for its invoice to nobody who has the address by then", async () => {
    const { person, booking } = await invoicedAfterDeletion();
    await runAt(TENTH_DAY);
    const { email } = person;
    expect((await rowOf(booking)).email).toBe(email);

    const { reference } = booking.booking;
    await platform.data("POST", "/booking/find", { body: { reference, email } });
    expect(await db().select().from(outbox).where(eq(outbox.recipient, email))).toEqual([]);
    const next = await registerMember(platform, { email, password: "kestrel lantern plough" });
    expect((await rowOf(booking)).idUser).toBeNull();
    const headers = { idSite: "901", ...next.headers };
    const exported = await platform.app.request("/user/export", { headers });
    expect(await exported.text()).not.toContain(reference);
    await remove(next, "kestrel lantern plough");
    expect((await readDeadlines()).map(({ kind }) => kind)).toEqual(["ERASE_MEMBER"]);
  });

  it("waits for the end of a ride that is to come, and for ten working days after it", async () => {
    const person = await aPerson(platform);
    const booking = await ridesOf(person, "2027-01-15T10:00:00+01:00");
    await booking.pay();
    await booking.company({ action: "CONFIRM" });
    await remove(person);
    await runAt(TENTH_DAY);
    expect(await rowOf(booking)).toMatchObject({ status: "FINAL", email: person.email });
    expect((await rowOf(booking)).message).toContain("4471");
    const mails = inArray(outbox.recipient, [person.email]);
    expect(await db().select().from(outbox).where(mails)).not.toEqual([]);
    expect((await readDeadlines()).map(({ kind, dueAt }) => [kind, dueAt.toISOString()])).toEqual([
      // Ten working days after Friday, 15 January 2027.
      ["ERASE_BOOKING", "2027-01-28T23:00:00.000Z"],
    ]);
    await runAt("2027-01-15T14:00:00+01:00");
    await runAt("2027-01-28T23:59:59+01:00");
    expect((await rowOf(booking)).message).toContain("4471");
    await runAt("2027-01-29T00:00:00+01:00");
    expect((await rowOf(booking)).message).toBeNull();
    expect(await db().select().from(outbox).where(mails)).toEqual([]);
    expect(await readDeadlines()).toEqual([]);
  });

  it("does not touch who has registered again with the address", async () => {
    const email = "comes-back@example.org";
    const password = "kestrel lantern plough";
    const before = await registerMember(platform, { email, password });
    const booking = await ridesOf({ id: before.idUser, email });
    await writeMessage(platform, email);
    await remove(before, password);
    platform.clock.moveTo("2026-11-23T10:00:00+01:00");
    const again = await registerMember(platform, { email, password });
    expect(again.idUser).not.toBe(before.idUser);
    await writeMessage(platform, email);
    await runAt(TENTH_DAY);
    const rows = await db().select().from(messages);
    expect(rows.map(({ receivedAt }) => receivedAt.toISOString())).toEqual([
      "2026-11-23T09:00:00.000Z",
    ]);
    expect(await rowOf(booking)).toMatchObject({
      email,
      firstname: "Solène",
      idUser: again.idUser,
    });
    expect((await rowOf(booking)).message).toContain("4471");
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.some(({ event }) => event.startsWith("member:registration:"))).toBe(true);
    expect(mails.some(({ event }) => event.startsWith("member:deleted:"))).toBe(false);
    expect(await readDeadlines()).toEqual([]);
  });
});
