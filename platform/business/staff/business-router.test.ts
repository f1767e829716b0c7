import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookingAccount, BusinessPage, InvoicePreview } from "@/lib/contract/admin/business";
import type { DuePage } from "@/lib/contract/admin/due";
import type { MoneyPage } from "@/lib/contract/admin/money";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { completeBooking } from "@/platform/booking/lifecycle/complete-booking";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { bookings } from "@/platform/db/schema/booking";
import { businessInvoices } from "@/platform/db/schema/business";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import { deadlineWorks } from "@/platform/deadlines";
import { runDue } from "@/platform/jobs/deadline-runner";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { aBusiness, aMonthOfRides } from "@/testing/business-account";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { ...(body ? { body } : {}), headers: admin.headers });
const data = <T>(method: string, path: string, body?: object) =>
  platform.data<T>(method, path, { ...(body ? { body } : {}), headers: admin.headers });
const rowOf = async ({ booking: { reference } }: BookedRide) => {
  const [row] = await platform.database.everySite
    .select()
    .from(bookings)
    .where(eq(bookings.reference, reference));
  if (!row) throw new Error(`${reference} is not there`);
  return row;
};
const PRO = {
  firstname: "Paul",
  lastname: "Martin",
  email: "paul@chantiers.example",
  phone: "06 39 98 01 23",
  kind: "PROFESSIONAL",
  company: "Chantiers & Fils",
  address: "12 rue de la Paix, 44000 Nantes",
} as const;

const pageIn = ({ answer }: { answer: { data: unknown } }) => answer.data as BusinessPage;

describe("a ride on account", () => {
  it("asks its member for nothing before, has the discount, and carries the cost centre", async () => {
    const { id } = await aBusiness(platform, { discountPercent: 10 });
    const member = await aPerson(platform);
    await data("POST", `/admin/business/${id}/member`, {
      email: member.email,
      costCentre: "Direction",
    });
    const own = await bookRide(platform, {}, 901, member.headers);
    const ride = await bookRide(
      platform,
      { customer: PRO, startAt: "2026-11-27T10:00:00+01:00" },
      901,
      member.headers,
    );
    // Rides that they book as a consumer are their own.
    expect(await rowOf(own)).toMatchObject({ idBusiness: null, status: "HELD", dueCents: 2000 });
    const row = await rowOf(ride);
    expect(row).toMatchObject({
      idBusiness: id,
      costCentre: "Direction",
      status: "AWAITING_CONFIRMATION",
      dueCents: 0,
      depositCents: 0,
    });
    const fare = row.lines.filter(({ code }) => code !== "DISCOUNT");
    const fareCents = fare.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(row.totalCents).toBe(fareCents - Math.round(fareCents / 10));
    expect(await ride.page()).toMatchObject({ dueNow: 0, invoicedTo: "Chantiers & Fils" });
    const { status } = await ride.company({ action: "CONFIRM" });
    expect(status).toBe("FINAL");
  });

  it("is put there from the panel, and taken off", async () => {
    const { id } = await aBusiness(platform, { discountPercent: 20 });
    const ride = await bookRide(platform);
    const before = await rowOf(ride);
    const path = `/admin/booking/${before.id}/business`;
    const wrong = await call("POST", path, { idBusiness: id, costCentre: "Nowhere" });
    expect(wrong.status).toBe(422);
    const on = await data<BookingAccount>("POST", path, {
      idBusiness: id,
      costCentre: "Marketing",
    });
    expect(on).toMatchObject({
      name: "Chantiers & Fils",
      costCentre: "Marketing",
      mayCharge: true,
    });
    expect(await rowOf(ride)).toMatchObject({
      status: "AWAITING_CONFIRMATION",
      totalCents: before.totalCents - Math.round(before.totalCents / 5),
    });
    await data("POST", path, { idBusiness: null });
    expect(await rowOf(ride)).toMatchObject({ idBusiness: null, totalCents: before.totalCents });
  });
});

describe("the month of a business", () => {
  it("is shown before, invoiced once, mailed, and owed from then on", async () => {
    const { id, month, references } = await aMonthOfRides(platform);
    const preview = await data<InvoicePreview>(
      "GET",
      `/admin/business/${id}/invoice?month=${month}`,
    );
    expect(preview.lines.map(({ reference }) => reference)).toEqual(references);
    expect(preview).toMatchObject({
      deducted: 0,
      paid: 0,
      due: preview.total,
      dueDay: "2026-12-31",
    });
    const page = await data<BusinessPage>("POST", `/admin/business/${id}/invoice`, { month });
    expect(page.months).toEqual([]);
    expect(page.invoices).toMatchObject([
      { month, due: preview.total, left: preview.total, dueDay: "2026-12-31", isLate: false },
    ]);
    const again = await call("POST", `/admin/business/${id}/invoice`, { month });
    expect([again.status, again.answer.message]).toEqual([
      409,
      "La facture de ce mois est déjà émise\u00a0: rechargez la page.",
    ]);
    const rows = await platform.database.everySite.select().from(bookings);
    expect(rows.map(({ status }) => status)).toEqual(["INVOICED", "INVOICED"]);
    const [document] = await platform.database.everySite.select().from(documents);
    expect(document?.data).toMatchObject({
      kind: "INVOICE",
      customer: { company: "Chantiers & Fils", siret: "73282932000074", kind: "PROFESSIONAL" },
      business: { month, rides: 2 },
    });
    const letters = await platform.database.everySite.select().from(outbox);
    const letter = letters.find(({ recipient }) => recipient === "compta@chantiers.example");
    expect(letter?.subject).toContain("octobre 2026");
    expect(letter?.attachments).toHaveLength(1);
    const due = await data<DuePage>("GET", "/admin/due?kind=INVOICE");
    expect(due.items).toMatchObject([{ amount: preview.total, since: "2026-12-31" }]);
    const day = platform.clock.now().toISOString().slice(0, 10);
    const money = await data<MoneyPage>("GET", `/admin/money?from=${day}&until=${day}`);
    expect(money.services).toMatchObject([{ service: "TRANSFER", total: preview.total }]);
  });

  it("is not invoiced before it is over, nor without a ride", async () => {
    const { id } = await aMonthOfRides(platform);
    const month = `${platform.clock.now().toISOString().slice(0, 8)}01`;
    expect((await call("POST", `/admin/business/${id}/invoice`, { month })).status).toBe(409);
    const empty = await call("POST", `/admin/business/${id}/invoice`, { month: "2026-09-01" });
    expect(empty.answer.message).toBe("Aucune course de ce mois n’est à facturer.");
    expect(await platform.database.everySite.$count(businessInvoices)).toBe(0);
  });

  it("is paid by hand, in parts and never beyond, and what is paid counts as received", async () => {
    const { id, month } = await aMonthOfRides(platform);
    const { invoices } = await data<BusinessPage>("POST", `/admin/business/${id}/invoice`, {
      month,
    });
    const [invoice] = invoices;
    const path = `/admin/business-invoice/${invoice?.id}/payment`;
    const pay = (amount: number, receipt: string) =>
      call<BusinessPage>("POST", path, { method: "TRANSFER", amount, receipt });
    expect(pageIn(await pay(100, "first-transfer")).invoices[0]).toMatchObject({
      paid: 100,
    });
    expect(pageIn(await pay(100, "first-transfer")).invoices[0]).toMatchObject({
      paid: 100,
    });
    const left = Math.round(((invoice?.due ?? 0) - 100) * 100) / 100;
    expect((await pay(left + 0.01, "second-transfer")).status).toBe(422);
    expect(pageIn(await pay(left, "second-transfer")).invoices[0]).toMatchObject({
      left: 0,
    });
    const day = platform.clock.now().toISOString().slice(0, 10);
    const money = await data<MoneyPage>("GET", `/admin/money?from=${day}&until=${day}`);
    expect(money.received).toBe(invoice?.due);
    const cash = await call("POST", path, { method: "CASH", amount: 5000, receipt: "much-cash" });
    expect(cash.status).toBe(422);
  });

  it("is credited by service and rate, and gives back what was paid beyond", async () => {
    const { id, month } = await aMonthOfRides(platform);
    const { invoices } = await data<BusinessPage>("POST", `/admin/business/${id}/invoice`, {
      month,
    });
    const { id: idInvoice, due } = invoices[0] ?? { id: 0, due: 0 };
    await data("POST", `/admin/business-invoice/${idInvoice}/payment`, {
      method: "TRANSFER",
      amount: due,
      receipt: "all-of-it",
    });
    const credit = (amount: number, receipt: string) =>
      call<BusinessPage>("POST", `/admin/business-invoice/${idInvoice}/credit`, {
        amount,
        reason: "PART_OF_SERVICE",
        receipt,
      });
    const first = await credit(30, "first-credit");
    expect(pageIn(first).invoices[0]).toMatchObject({ credited: 30, paid: due - 30, left: 0 });
    expect(pageIn(await credit(30, "first-credit")).invoices[0]).toMatchObject({
      credited: 30,
    });
    expect((await credit(due, "too-much")).status).toBe(422);
    const { toGiveBack } = await data<DuePage>("GET", "/admin/due");
    expect(toGiveBack).toMatchObject([{ kind: "INVOICE", amount: 30, method: "TRANSFER" }]);
    const day = platform.clock.now().toISOString().slice(0, 10);
    const money = await data<MoneyPage>("GET", `/admin/money?from=${day}&until=${day}`);
    expect(money.services).toMatchObject([{ service: "TRANSFER", total: due - 30 }]);
  });

  describe("with a ride that is not to be paid after all", () => {
    /** Makes a month of two invoiced rides, all of it paid on request. */
    async function anInvoicedMonth({ isPaid = false } = {}) {
      const { id, month, references } = await aMonthOfRides(platform);
      const page = await data<BusinessPage>("POST", `/admin/business/${id}/invoice`, { month });
      const invoice = page.invoices[0] ?? { id: 0, due: 0 };
      if (isPaid) {
        await data("POST", `/admin/business-invoice/${invoice.id}/payment`, {
          method: "TRANSFER",
          amount: invoice.due,
          receipt: "all-of-it",
        });
      }
      const [ride] = await platform.database.everySite
        .select()
        .from(bookings)
        .where(eq(bookings.reference, references[0] ?? ""));
      if (!ride) throw new Error("No ride is on the invoice");
      const now = async () =>
        (await data<BusinessPage>("GET", `/admin/business/${id}/page`)).invoices[0];
      return { ride, due: invoice.due, price: ride.totalCents / 100, now };
    }
    const cancel = (id: number) =>
      call("POST", `/admin/booking/${id}/action`, { action: "CANCEL", reason: "SELLER_LATE" });

    it("is corrected where the ride is cancelled, as was foreseen, and gives back what was paid", async () => {
      const { ride, due, price, now } = await anInvoicedMonth({ isPaid: true });
      const foreseen = await data(
        "GET",
        `/admin/booking/${ride.id}/cancellation?reason=SELLER_LATE`,
      );
      expect(foreseen).toMatchObject({ credited: price, refund: 0, kept: 0 });
      expect((await cancel(ride.id)).status).toBe(200);
      expect(await now()).toMatchObject({ credited: price, paid: due - price, left: 0 });
      const letters = await platform.database.everySite.select().from(outbox);
      const credit = letters.filter(({ recipient, event }) => {
        return recipient === "compta@chantiers.example" && event.includes("credit");
      });
      expect(credit.map(({ attachments }) => attachments?.length)).toEqual([1]);
      const { toGiveBack } = await data<DuePage>("GET", "/admin/due");
      expect(toGiveBack).toMatchObject([{ kind: "INVOICE", amount: price, method: "TRANSFER" }]);
      expect((await cancel(ride.id)).status).toBe(409);
      expect(await now()).toMatchObject({ credited: price });
    });

    it("is lowered where a part of the ride is given back, once, and cancelled for the rest", async () => {
      const { ride, due, price, now } = await anInvoicedMonth();
      const path = `/admin/booking/${ride.id}/refund`;
      const give = (amount: number, receipt: string) =>
        call<RefundPage>("POST", path, { amount, reason: "LATE", receipt });
      expect(await data("GET", path)).toMatchObject({ left: 0, onInvoice: price });
      const first = await give(30, "thirty-euros");
      expect(first.answer.data).toMatchObject({ onInvoice: price - 30 });
      expect((await give(30, "thirty-euros")).answer.data).toMatchObject({ onInvoice: price - 30 });
      expect((await give(price, "too-much-of-it")).status).toBe(422);
      expect(await now()).toMatchObject({ credited: 30, left: due - 30 });
      await cancel(ride.id);
      expect(await now()).toMatchObject({ credited: price, left: due - price });
      expect(await data("GET", path)).toMatchObject({ left: 0, onInvoice: 0 });
    });

    it("is credited at the rate of the ride", async () => {
      const { ride } = await anInvoicedMonth();
      await cancel(ride.id);
      const rows = await platform.database.everySite.select().from(documents);
      const note = rows.find(({ series }) => series === "A");
      expect(note?.data.business?.services).toMatchObject([
        { service: ride.kind, rate: ride.vatRate, totalCents: ride.totalCents },
      ]);
      expect(note?.data.reason).toContain(ride.reference);
    });
  });

  it("goes out by itself where nobody reads it first, and once", async () => {
    const { id, references } = await aMonthOfRides(platform, { isInvoicedByItself: true });
    await platform.database.everySite
      .update(bookings)
      .set({ status: "FINAL" })
      .where(eq(bookings.reference, references[0] ?? ""));
    platform.clock.moveTo("2026-11-28T10:00:00+01:00");
    await platform.database.inSite(901, async (tx) => {
      const [row] = await tx
        .select()
        .from(bookings)
        .where(eq(bookings.reference, references[0] ?? ""));
      await completeBooking(platform.services, tx, await lockBooking(tx, row?.id ?? 0), "SYSTEM");
    });
    platform.clock.moveTo("2026-12-01T05:59:00+01:00");
    await runDue(platform.services, deadlineWorks);
    expect(await platform.database.everySite.$count(businessInvoices)).toBe(0);
    platform.clock.moveTo("2026-12-01T06:00:00+01:00");
    await runDue(platform.services, deadlineWorks);
    await runDue(platform.services, deadlineWorks);
    admin = await aPerson(platform, "ADMIN");
    const page = await data<BusinessPage>("GET", `/admin/business/${id}/page`);
    expect(page.months).toEqual([]);
    expect(page.invoices).toMatchObject([{ month: "2026-10-01" }]);
  });
});
