import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CustomerMerge, CustomerPage } from "@/lib/contract/admin/customer";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { TakeBooking } from "@/lib/contract/admin/take-booking";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { changeAsRead } from "@/testing/change-as-read";
import { anOrder } from "@/testing/ride-order";
import { runWithMailsSent } from "@/testing/run-with-mails-sent";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await db().delete(customers).where(isNull(customers.idUser));
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const PHONE = "+33639980177";
const CALLER = { lastname: "Le Bihan", phone: "06 39 98 01 77", kind: "CONSUMER" as const };
const LANDLINE = { ...CALLER, phone: "02 40 98 01 77" };
const IN_A_DAY = "2026-11-21T14:00:00+01:00";

const db = () => platform.database.everySite;
const calls = (change: Partial<TakeBooking> = {}) =>
  takenRide(platform, admin, { customer: CALLER, ...change });
const act = (id: number, action: StaffAction) =>
  platform.data("POST", `/admin/booking/${id}/action`, { headers: admin.headers, body: action });
const get = <T>(path: string) =>
  platform.data<T>("GET", `/admin/${path}`, { headers: admin.headers });
const send = <T = object>(method: "POST" | "PUT", path: string, body: object = {}) =>
  platform.call<T>(method, `/admin/${path}`, { headers: admin.headers, body });
const find = async (search: string) =>
  (await get<{ items: AdminItem[] }>(`customer?search=${encodeURIComponent(search)}`)).items;
const theCaller = async () => {
  const [found, ...others] = await find("06 39 98 01 77");
  if (!found || others.length > 0) throw new Error("The caller is not one customer");
  return found;
};
/** Lists the messages since the last call, without those to the company. */
const told = async () => {
  const rows = await writtenMails(platform);
  await db().delete(outbox);
  return rows
    .filter(({ event }) => !event.includes(":company:"))
    .map(({ channel, recipient, event }) => `${channel} ${recipient} ${event.split(":")[2]}`);
};

describe("a customer who has given a name and a number", () => {
  it("is told of every step by text message, with the link to the ride", async () => {
    const ride = await calls({ payBy: "LINK", isConfirmed: false });
    const [text] = await writtenMails(platform);
    expect(text?.text).toContain(`/booking/${ride.reference}?key=`);
    expect(await told()).toEqual([`SMS ${PHONE} received`]);
    await act(ride.id, { action: "CONFIRM" });
    expect(await told()).toEqual([`SMS ${PHONE} confirmed`]);
    const { total } = await ride.page();
    await act(ride.id, {
      action: "RECORD_PAYMENT",
      method: "TERMINAL",
      amount: total,
      receipt: "paid-by-telephone",
    });
    expect(await told()).toEqual([`SMS ${PHONE} paid`]);
    await changeAsRead(platform, `/admin/booking/${ride.id}/ride`, {
      headers: admin.headers,
      body: { ...anOrder(0), idVehicle: undefined, passengers: 1, startAt: IN_A_DAY },
    });
    expect((await told()).at(0)).toBe(`SMS ${PHONE} changed`);
    await act(ride.id, { action: "CANCEL", reason: "BY_CUSTOMER" });
    expect(await told()).toEqual([`SMS ${PHONE} cancelled`]);
  });

  it("is reminded the day before, invoiced and asked to come again by text message", async () => {
    const ride = await calls({ payBy: "TERMINAL" });
    await told();
    await platform.runUntil("2026-11-24T10:05:00+01:00");
    expect(await told()).toEqual([`SMS ${PHONE} reminder`]);
    await platform.runUntil("2026-11-25T10:05:00+01:00");
    admin = await aPerson(platform, "ADMIN");
    await act(ride.id, { action: "COMPLETE" });
    await runWithMailsSent(platform, "2026-11-26T12:00:00+01:00");
    expect(await told()).toContain(`SMS ${PHONE} done`);
    admin = await aPerson(platform, "ADMIN");
    const { answer } = await platform.call<StaffPage>("GET", `/admin/booking/${ride.id}/page`, {
      headers: admin.headers,
    });
    const page = answer.data as StaffPage;
    expect(page.documents.map(({ kind }) => kind)).toContain("INVOICE");
    const refund = { amount: 5, reason: "GOODWILL", receipt: "refund-by-telephone" };
    expect((await send("POST", `booking/${ride.id}/refund`, refund)).status).toBe(200);
    expect(await told()).toEqual([`SMS ${PHONE} givenBack`]);
  });

  it("is written nothing that does not arrive: a landline gets no text message", async () => {
    const ride = await calls({ customer: LANDLINE, payBy: "LINK" });
    await act(ride.id, { action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    expect(await told()).toEqual([]);
  });

  it("has to give an e-mail address to book on the site", async () => {
    const [saloon] = await vehicleIds(platform);
    const { status, answer } = await platform.call("POST", "/booking", {
      headers: { "Idempotency-Key": "without-an-address" },
      body: { ...anOrder(saloon), customer: { ...CALLER, firstname: "Anne" } },
    });
    expect([status, answer.data]).toMatchObject([
      422,
      { errors: { "customer.email": { code: "REQUIRED" } } },
    ]);
  });
});

describe("the customer row of a number", () => {
  it("is one for all rides of it, with what they cost, and found by name and number", async () => {
    await calls();
    await calls({
      startAt: "2026-11-27T10:00:00+01:00",
      customer: { ...CALLER, firstname: "Anne" },
    });
    const caller = await theCaller();
    expect(caller).toMatchObject({ name: "Anne Le Bihan", email: null, phone: PHONE });
    expect((await find("le bihan")).map(({ id }) => id)).toEqual([caller.id]);
    const page = await get<CustomerPage>(`customer/${caller.id}/page`);
    expect(page.bookings).toHaveLength(2);
    expect(page.owed).toBeGreaterThan(0);
    const { customers: known } = await get<{ customers: object[] }>("known-customer?search=bihan");
    expect(known).toMatchObject([{ id: caller.id, idCustomer: null, email: null, rides: 2 }]);
    const copy = await send<{ bookings: object[] }>("POST", `customer/${caller.id}/export`);
    expect(copy.answer.data).toMatchObject({ profile: null, bookings: [{}, {}] });
  });

  it("is nobody’s who has the number and an address: each is a row, and names the other", async () => {
    await calls();
    const email = "anne@example.org";
    await calls({ startAt: IN_A_DAY, customer: { ...CALLER, email } });
    const { id } = (await find(email))[0] ?? { id: 0 };
    const page = await get<CustomerPage>(`customer/${id}/page`);
    expect(page.bookings).toHaveLength(1);
    expect(page.samePhone).toMatchObject([{ name: "Le Bihan", email: null }]);
  });

  it("gets the address that its customer gives later, and keeps its notes", async () => {
    const ride = await calls();
    const { id } = await theCaller();
    await send("POST", `customer/${id}/note`, { text: "Deux valises." });
    const give = (email: string) => send<CustomerPage>("PUT", `customer/${id}/email`, { email });
    const taken = await aPerson(platform);
    for (const email of [taken.email, admin.email]) {
      const { answer } = await give(email);
      expect(answer.data).toMatchObject({ errors: { email: { code: "EMAIL_OF_ANOTHER" } } });
    }
    const answers = await Promise.all([give("Anne@example.org"), give("Anne@example.org")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.answer.data).toMatchObject({
      customer: { id, email: "anne@example.org" },
      bookings: [{ reference: ride.reference }],
      notes: [{ text: "Deux valises." }],
    });
    await told();
    await act(ride.id, { action: "CANCEL", reason: "BY_CUSTOMER" });
    expect(await told()).toEqual(["MAIL Anne@example.org cancelled"]);
    expect((await give("another@example.org")).status).toBe(409);
  });

  it("becomes the address’s as a known caller gives one with another ride", async () => {
    await calls();
    const { id: idKnown } = await theCaller();
    const email = "anne@example.org";
    await calls({ startAt: IN_A_DAY, customer: { ...CALLER, email }, idKnown: Number(idKnown) });
    expect(await theCaller()).toMatchObject({ id: idKnown, email });
    expect((await get<CustomerPage>(`customer/${idKnown}/page`)).bookings).toHaveLength(2);
  });

  it("is merged into a guest who has an address, which two of them are not", async () => {
    await calls();
    const email = "anne@example.org";
    await calls({ startAt: IN_A_DAY, customer: { ...CALLER, phone: "06 39 98 01 78", email } });
    const { id: other } = await theCaller();
    const kept = (await find(email))[0]?.id;
    expect((await send("POST", `customer/${other}/merge`, { other: kept })).status).toBe(422);
    const merged = await send<CustomerMerge>("POST", `customer/${kept}/merge`, { other });
    expect(merged.answer.data).toMatchObject({ bookings: 1, isDone: true });
    expect((await get<CustomerPage>(`customer/${kept}/page`)).bookings).toHaveLength(2);
    expect(await db().$count(customers, eq(customers.addressKey, PHONE))).toBe(0);
  });
});

describe("what is known of a number", () => {
  /** Three years after the ride, less thirty days; thirty days later; and when all is erased. */
  const SILENT_YEARS = [
    "2029-10-21T10:00:00+02:00",
    "2029-10-27T10:00:00+02:00",
    "2029-11-27T10:00:00+01:00",
    "2029-12-20T10:00:00+01:00",
  ];
  const isCounted = and(eq(deadlines.kind, "ADDRESS_SILENT"), eq(deadlines.subject, PHONE));

  it("is erased when its customer asks for it", async () => {
    const ride = await calls();
    await act(ride.id, { action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    const { id } = await theCaller();
    const { answer } = await send("POST", `customer/${id}/erasure`);
    expect(answer.success).toBe(true);
    await runWithMailsSent(platform, "2026-12-20T10:00:00+01:00");
    const everything = [await db().select().from(bookings), await db().select().from(outbox)];
    expect(JSON.stringify(everything)).not.toMatch(/639980177|Le Bihan/);
    expect(await db().$count(customers, eq(customers.addressKey, PHONE))).toBe(0);
  });

  it("is erased after three years of silence, counted from the last ride", async () => {
    const ride = await calls();
    await act(ride.id, { action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    expect(await db().$count(deadlines, isCounted)).toBe(1);
    for (const iso of SILENT_YEARS) await runWithMailsSent(platform, iso);
    expect(JSON.stringify(await db().select().from(bookings))).not.toMatch(/639980177|Le Bihan/);
    expect(await db().$count(customers, eq(customers.addressKey, PHONE))).toBe(0);
  });
});
