import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DuePage } from "@/lib/contract/admin/due";
import type { MoneyPage } from "@/lib/contract/admin/money";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { refunds } from "@/platform/db/schema/payment";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let receipts = 0;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const bookingOf = async ({ booking: { reference } }: BookedRide) => {
  const [row] = await platform.database.everySite
    .select()
    .from(bookings)
    .where(eq(bookings.reference, reference));
  if (!row) throw new Error(`${reference} is not there`);
  return row;
};

const give = (path: string, body: object) => {
  receipts += 1;
  return platform.call<RefundPage>("POST", `/admin/${path}/refund`, {
    body: { reason: "GOODWILL", receipt: `a-receipt-${receipts}`, ...body },
    headers: admin.headers,
  });
};
const creditNotes = async () =>
  (await platform.database.everySite.select().from(documents).orderBy(documents.id))
    .filter(({ series }) => series === "A")
    .map(({ data }) => data);
const lettersNamed = async (name: string) =>
  (await platform.database.everySite.select().from(outbox)).filter(
    ({ event }) => event.split(":")[2] === name,
  );

describe("a part of a booking’s money", () => {
  it("goes back by the card, lowers the price, and is credited and told", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const before = await bookingOf(ride);
    const { answer } = await give(`booking/${before.id}`, {
      amount: 5,
      reason: "LATE",
      note: "Pardon",
    });
    expect(answer.data).toMatchObject({ paid: 20, refunded: 5, left: 15 });
    const page = await ride.page();
    expect(page).toMatchObject({ status: "FINAL", refunded: 5, dueNow: 0 });
    expect(page.total).toBeCloseTo(before.totalCents / 100 - 5, 2);
    // A refunded sum is not asked for again.
    expect(page.total - page.paid + page.refunded).toBeCloseTo(before.totalCents / 100 - 20, 2);
    expect(await creditNotes()).toMatchObject([
      { reason: "Retard du chauffeur", paidCents: 500, totals: { totalCents: 500 } },
    ]);
    const [letter] = await lettersNamed("given-back");
    expect(letter?.text).toContain("Pardon");
    expect(letter?.text).toContain("sur la carte");
    await platform.runDue();
    const [refund] = await platform.database.everySite.select().from(refunds);
    expect(refund).toMatchObject({ amountCents: 500, reason: "LATE" });
    expect(refund?.doneAt).not.toBeNull();
    const [entry] = await platform.database.everySite
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({
      by: admin.email,
      action: "REFUND",
      after: { refund: 5, reason: "LATE", note: "Pardon" },
    });
  });

  it("is never more than what was paid and not given back", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const { id } = await bookingOf(ride);
    expect((await give(`booking/${id}`, { amount: 15 })).status).toBe(200);
    const { status, answer } = await give(`booking/${id}`, { amount: 5.01 });
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { amount: { code: "MORE_THAN_LEFT" } } });
    expect((await give(`booking/${id}`, { amount: 0 })).status).toBe(422);
    expect((await give(`booking/${id}`, { amount: 1, reason: "DAMAGED" })).status).toBe(422);
  });

  it("goes back once, however often it is sent", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const { id } = await bookingOf(ride);
    const entries = await platform.database.everySite.$count(auditEntries);
    for (let time = 0; time < 3; time += 1) {
      const { answer } = await give(`booking/${id}`, { amount: 5, receipt: "the-same-receipt" });
      expect(answer.data).toMatchObject({ left: 15 });
    }
    expect(await platform.database.everySite.$count(refunds)).toBe(1);
    expect(await lettersNamed("given-back")).toHaveLength(1);
    expect(await platform.database.everySite.$count(auditEntries)).toBe(entries + 1);
  });

  it("that was taken by hand waits until it is said to be given back", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const { id, totalCents } = await bookingOf(ride);
    const rest = totalCents / 100 - 20;
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: rest });
    expect((await give(`booking/${id}`, { amount: 10 })).status).toBe(200);
    const due = () => platform.data<DuePage>("GET", "/admin/due", { headers: admin.headers });
    const { toGiveBack } = await due();
    expect(toGiveBack).toMatchObject([
      { kind: "BOOKING", reference: ride.booking.reference, amount: 10, method: "CASH" },
    ]);
    const done = `/admin/refund/${toGiveBack[0]?.id}/done`;
    expect((await platform.call("POST", done, { headers: admin.headers })).status).toBe(200);
    expect((await platform.call("POST", done, { headers: admin.headers })).status).toBe(404);
    expect((await due()).toGiveBack).toEqual([]);
    const day = platform.clock.now().toISOString().slice(0, 10);
    const money = await platform.data<MoneyPage>("GET", `/admin/money?from=${day}&until=${day}`, {
      headers: admin.headers,
    });
    expect(money.refunded).toBe(10);
  });

  it("that was handed over at once is owed to nobody", async () => {
    const ride = await bookRide(platform);
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 30 });
    const { id } = await bookingOf(ride);
    await give(`booking/${id}`, { amount: 10, isHandedOver: true });
    const due = await platform.data<DuePage>("GET", "/admin/due", { headers: admin.headers });
    expect(due.toGiveBack).toEqual([]);
    expect((await lettersNamed("given-back"))[0]?.text).toContain("rendus directement");
  });

  it("of a ride that is invoiced comes off its invoice", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    platform.clock.moveTo("2026-11-25T13:00:00+01:00");
    await platform.runDue();
    platform.clock.moveTo("2026-11-27T13:00:00+01:00");
    await platform.runDue();
    // Another day, another session.
    admin = await aPerson(platform, "ADMIN");
    const before = await bookingOf(ride);
    expect(before.status).toBe("INVOICED");
    await give(`booking/${before.id}`, { amount: 5 });
    const [credit] = await creditNotes();
    const invoice = (await platform.database.everySite.select().from(documents)).find(
      ({ data }) => data.kind === "INVOICE",
    );
    expect(credit).toMatchObject({
      refersTo: { number: invoice?.number },
      totals: { totalCents: 500 },
    });
    const after = await bookingOf(ride);
    expect(after).toMatchObject({ status: "INVOICED", totalCents: before.totalCents - 500 });
  });
});

describe("a part of an order’s money", () => {
  it("goes back and is credited at the rates of its invoice, to the cent", async () => {
    const order = await buyWine(platform);
    await order.pay();
    const [row] = await platform.database.everySite.select().from(orders);
    const id = row?.id ?? 0;
    const total = (row?.totalCents ?? 0) / 100;
    await give(`order/${id}`, { amount: 7.77, reason: "PART_OF_GOODS" });
    await give(`order/${id}`, { amount: 3.33, reason: "DAMAGED" });
    const { status } = await give(`order/${id}`, { amount: total });
    expect(status).toBe(422);
    await give(`order/${id}`, { amount: Math.round((total - 11.1) * 100) / 100 });
    const notes = await creditNotes();
    expect(notes).toHaveLength(3);
    const invoice = (await platform.database.everySite.select().from(documents)).find(
      ({ series }) => series === "F",
    )?.data;
    const sum = (read: "vatCents" | "totalCents") =>
      notes.reduce((all, { totals }) => all + totals[read], 0);
    expect(sum("totalCents")).toBe(invoice?.totals.totalCents);
    expect(sum("vatCents")).toBe(invoice?.totals.vatCents);
    expect(await lettersNamed("given-back")).toHaveLength(3);
  });
});
