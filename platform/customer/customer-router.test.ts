import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CustomerErasure, CustomerMerge, CustomerPage } from "@/lib/contract/admin/customer";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { customerNotes, customers } from "@/platform/db/schema/customer";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, aRideOf, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const GUEST = {
  firstname: "Yann",
  lastname: "Kermarec",
  phone: "06 39 98 01 44",
  email: "Yann@guest.example",
  kind: "CONSUMER" as const,
};

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite
    .delete(customers)
    .where(eq(customers.email, "yann@guest.example"));
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const get = <T>(path: string, by = admin) =>
  platform.data<T>("GET", `/admin/${path}`, { headers: by.headers });
const post = <T = object>(path: string, body?: object, by = admin) =>
  platform.call<T>("POST", `/admin/${path}`, { headers: by.headers, ...(body ? { body } : {}) });
const find = async (search: string) =>
  (await get<{ items: AdminItem[] }>(`customer?search=${encodeURIComponent(search)}`)).items;
const idOf = async (email: string) => {
  const [found] = await find(email);
  if (!found) throw new Error(`Nobody is at ${email}`);
  return found.id;
};
const page = async (email: string, by = admin) =>
  get<CustomerPage>(`customer/${await idOf(email)}/page`, by);
const lastAudit = async () =>
  (await platform.database.everySite.select().from(auditEntries)).at(-1);

/** Books a ride as a guest; each on a day of its own. */
const guestBooks = (day = "10", customer: typeof GUEST = GUEST) =>
  bookRide(platform, { customer, startAt: `2026-12-${day}T10:00:00+01:00` });

describe("the customers of the panel", () => {
  it("are those with an account, and guests by their address, each once", async () => {
    const member = await aPerson(platform);
    const ride = await aRideOf(platform, member);
    await guestBooks("10");
    await guestBooks("12", { ...GUEST, email: "yann@GUEST.example", lastname: "Le Bihan" });
    expect(await find("yann")).toMatchObject([
      { name: "Yann Le Bihan", account: "GUEST", email: "yann@guest.example" },
    ]);
    expect(await find(member.email)).toMatchObject([{ account: "MEMBER" }]);
    expect(await find(admin.email)).toEqual([]);
    const seen = await page(member.email);
    expect(seen.bookings.map(({ reference }) => reference)).toEqual([ride.booking.reference]);
    expect(seen.account).toMatchObject({ language: "fr_FR" });
    // The booking leads to its customer.
    const booking = await get<StaffPage>(`booking/${seen.bookings[0]?.id}/page`);
    expect(booking.idCustomer).toBe(seen.customer.id);
  });

  it("have what they paid, owe, agreed to and were issued on one page", async () => {
    const ride = await guestBooks();
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const order = await buyWine(platform);
    await order.pay();
    const words = { name: "Yann", message: "Un devis pour Angers ?", acceptPrivacy: true };
    await platform.data("POST", "/message", { body: { ...words, email: GUEST.email } });
    const seen = await page("yann@guest.example");
    expect(seen.spent).toBeGreaterThan(0);
    expect(seen.spent + seen.owed).toBeCloseTo(ride.booking.total);
    expect(seen.orders).toEqual([]);
    expect(seen.messages).toMatchObject([{ message: "Un devis pour Angers ?" }]);
    expect(seen.documents).toMatchObject([{ series: "F", reference: ride.booking.reference }]);
    expect(seen.newsletter).toBeNull();
    expect(seen.account).toBeNull();
  });

  it("follow an account to its new address, and become it when a guest joins", async () => {
    await guestBooks();
    const id = await idOf("yann@guest.example");
    await post(`customer/${id}/note`, { text: "Aime le silence." });
    const member = await aPerson(platform);
    await platform.database.everySite
      .update(users)
      .set({ email: "yann@guest.example" })
      .where(eq(users.id, member.id));
    expect(await find(member.email)).toEqual([]);
    const seen = await page("yann@guest.example");
    expect(seen.customer.account).toBe("MEMBER");
    expect(seen.notes).toMatchObject([{ text: "Aime le silence." }]);
    await platform.database.everySite.delete(users).where(eq(users.id, member.id));
    expect(await find("yann@guest.example")).toMatchObject([{ account: "GUEST" }]);
  });
});

describe("a note on a customer", () => {
  it("says who wrote it, is taken out by them alone, and is in no log", async () => {
    const member = await aPerson(platform);
    const id = await idOf(member.email);
    const { answer } = await post<CustomerPage>(`customer/${id}/note`, {
      text: "  Deux valises.  ",
    });
    expect(answer.data).toMatchObject({
      notes: [{ text: "Deux valises.", by: admin.email, isOwn: true }],
    });
    expect((await lastAudit())?.subject).toBe(`customer ${id}`);
    expect(JSON.stringify(await lastAudit())).not.toContain("valises");
    const other = await aPerson(platform, "ADMIN");
    const [note] = (await page(member.email, other)).notes;
    expect(note?.isOwn).toBe(false);
    const remove = (by: Person) =>
      platform.call("DELETE", `/admin/customer-note/${note?.id}`, { headers: by.headers });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(admin)).status).toBe(200);
    expect((await page(member.email)).notes).toEqual([]);
    expect((await post(`customer/${id}/note`, { text: "  " })).status).toBe(422);
  });
});

describe("the copy of a customer’s data", () => {
  it("is the member’s own with the notes, for a guest too, and is written down", async () => {
    const ride = await guestBooks();
    const id = await idOf("yann@guest.example");
    await post(`customer/${id}/note`, { text: "Deux valises." });
    const { answer } = await post(`customer/${id}/export`);
    expect(answer.data).toMatchObject({
      profile: null,
      bookings: [{ reference: ride.booking.reference, identityCheck: null }],
      notes: [{ text: "Deux valises." }],
    });
    expect(await lastAudit()).toMatchObject({ action: "EXPORT", by: admin.email });
    platform.clock.moveTo("2026-11-20T09:30:00Z");
    expect((await post(`customer/${id}/export`)).status).toBe(403);
  });
});

describe("erasing a customer", () => {
  it("says first what goes and what stays by law, and does so once", async () => {
    const paid = await guestBooks("10");
    await paid.pay();
    await guestBooks("12");
    const id = await idOf("yann@guest.example");
    await post(`customer/${id}/note`, { text: "Deux valises." });
    const preview = await get<CustomerErasure>(`customer/${id}/erasure`);
    expect(preview).toMatchObject({
      hasAccount: false,
      notes: 1,
      purchases: 2,
      underWay: 2,
      documented: 1,
      documents: 1,
    });
    const first = await post<{ erasureAt: string }>(`customer/${id}/erasure`);
    expect(first.answer.data).toEqual({ erasureAt: preview.erasureAt, isStillThere: true });
    expect(await platform.database.everySite.$count(customerNotes)).toBe(0);
    platform.clock.moveTo("2026-11-20T09:05:00Z");
    expect((await post(`customer/${id}/erasure`)).answer.data).toEqual(first.answer.data);
    expect((await page("yann@guest.example")).erasureAt).toBe(preview.erasureAt);
    // A purchase under way is erased once it is over, and its refund and mails have left.
    for (const day of ["2027-01-20", "2027-02-20", "2027-03-20"]) {
      await platform.runUntil(`${day}T12:00:00Z`);
      await platform.database.everySite.update(outbox).set({ sentAt: platform.clock.now() });
    }
    const isAtAddress = eq(customers.email, "yann@guest.example");
    expect(await platform.database.everySite.$count(customers, isAtAddress)).toBe(0);
    const rows = await platform.database.everySite.select().from(bookings);
    expect(rows.every(({ erasedAt }) => erasedAt !== null)).toBe(true);
    // The row that the invoice needs stays, the other names nobody.
    expect(rows.map(({ lastname }) => lastname).sort()).toEqual(["Kermarec", "—"]);
  });

  it("closes an account, as its owner could", async () => {
    const member = await aPerson(platform);
    const id = await idOf(member.email);
    const { answer } = await post(`customer/${id}/erasure`);
    expect(answer.data).toMatchObject({ isStillThere: false });
    const known = await platform.call("GET", "/user", { headers: member.headers });
    expect(known.answer.data).toBeNull();
    expect(await lastAudit()).toMatchObject({ action: "ERASE", subject: `customer ${id}` });
    expect((await post(`customer/${id}/erasure`)).status).toBe(404);
  });
});

describe("merging two customers", () => {
  it("moves what a guest has to the account, once, and says what stays", async () => {
    const member = await aPerson(platform);
    const ride = await guestBooks();
    await ride.pay();
    const [kept, other] = [await idOf(member.email), await idOf("yann@guest.example")];
    await post(`customer/${other}/note`, { text: "Deux valises." });
    const preview = await get<CustomerMerge>(`customer/${kept}/merge?other=${other}`);
    expect(preview).toMatchObject({ bookings: 1, notes: 1, documents: 1, isDone: false });
    const answers = await Promise.all([
      post<CustomerMerge>(`customer/${kept}/merge`, { other }),
      post<CustomerMerge>(`customer/${kept}/merge`, { other }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const moved = answers.map(({ answer }) => answer.data as CustomerMerge);
    expect(moved.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(moved.map((merge) => merge.bookings).sort()).toEqual([0, 1]);
    const merges = (await platform.database.everySite.select().from(auditEntries)).filter(
      ({ action, subject }) => action === "MERGE" && subject === `customer ${kept}`,
    );
    expect(merges).toHaveLength(1);
    const seen = await page(member.email);
    expect(seen.bookings.map(({ reference }) => reference)).toEqual([ride.booking.reference]);
    expect(seen.notes).toHaveLength(1);
    expect(await find("yann@guest.example")).toEqual([]);
    const mine = await platform.data<{ bookings: object[] }>("GET", "/user/booking", {
      headers: member.headers,
    });
    expect(JSON.stringify(mine)).toContain(ride.booking.reference);
  });

  it("closes the other account, and keeps nothing of it but what was bought", async () => {
    const [member, double] = [await aPerson(platform), await aPerson(platform)];
    await aRideOf(platform, double);
    const [kept, other] = [await idOf(member.email), await idOf(double.email)];
    expect((await post(`customer/${kept}/merge`, { other })).status).toBe(200);
    expect((await page(member.email)).bookings).toHaveLength(1);
    const known = await platform.call("GET", "/user", { headers: double.headers });
    expect(known.answer.data).toBeNull();
    const third = await idOf((await aPerson(platform)).email);
    expect((await post(`customer/${third}/merge`, { other })).status).toBe(409);
  });

  it("is refused while either of them waits to be erased, and says why", async () => {
    await guestBooks();
    const kept = await idOf((await aPerson(platform)).email);
    const other = await idOf("yann@guest.example");
    expect((await post(`customer/${other}/erasure`, {})).status).toBe(200);
    for (const [id, merged] of [
      [kept, other],
      [other, kept],
    ]) {
      const { status, answer } = await post(`customer/${id}/merge`, { other: merged });
      expect([status, answer.message]).toEqual([
        409,
        "Ce client attend d’être effacé\u00a0: il ne peut plus être fusionné.",
      ]);
    }
  });

  it("needs an account to keep, two customers, and one site", async () => {
    await guestBooks();
    const guest = await idOf("yann@guest.example");
    const member = await idOf((await aPerson(platform)).email);
    expect((await post(`customer/${guest}/merge`, { other: member })).status).toBe(422);
    expect((await post(`customer/${member}/merge`, { other: member })).status).toBe(422);
    await aPerson(platform, "MEMBER", 902);
    const [stranger] = await platform.database.everySite
      .select()
      .from(customers)
      .where(eq(customers.idSite, 902));
    const { status } = await post(`customer/${member}/merge`, { other: stranger?.id });
    expect(status).toBe(409);
    expect((await post(`customer/${stranger?.id}/merge`, { other: member })).status).toBe(404);
  });
});

describe("an identity document", () => {
  it("is marked as seen by whoever was first, on a dear booking and on its customer", async () => {
    const member = await aPerson(platform);
    const ride = await aRideOf(platform, member);
    const isThisOne = eq(bookings.reference, ride.booking.reference);
    await platform.database.everySite
      .update(bookings)
      .set({ totalCents: 100_001 })
      .where(isThisOne);
    const [row] = await platform.database.everySite.select().from(bookings).where(isThisOne);
    const path = `booking/${row?.id}/identity`;
    expect(await get(path)).toEqual({ isRequired: true, check: null, copy: null });
    const colleague = await aPerson(platform, "ADMIN");
    await Promise.all([
      post(path, { document: "PASSPORT" }),
      post(path, { document: "IDENTITY_CARD" }, colleague),
    ]);
    const entries = (await platform.database.everySite.select().from(auditEntries)).filter(
      ({ action, subject }) =>
        action === "CHECK_IDENTITY" && subject === `booking ${ride.booking.reference}`,
    );
    expect(entries).toHaveLength(1);
    const seen = await page(member.email);
    expect(seen.identityChecks).toMatchObject([{ by: entries[0]?.by }]);
    expect((await post(path, { document: "LOYALTY_CARD" })).status).toBe(422);
  });
});
