import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import type { BookingChange, ChangeOutcome } from "@/lib/contract/booking-page";
import { vehicles } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { aRide, NANTES_AIRPORT } from "@/testing/ride-order";
import { signedPlace } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;

// The ride is on 25 November at 10:00, and costs 146.40 €: its deposit is 20 €.
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const put = (ride: BookedRide, change: Partial<BookingChange> = {}) =>
  platform.call<ChangeOutcome>(
    "PUT",
    `/booking/${ride.booking.reference}?key=${ride.booking.key}`,
    {
      body: { ...aRide(), idVehicle: ride.booking.vehicle?.id, ...change },
    },
  );
async function changed(ride: BookedRide, change: Partial<BookingChange>): Promise<ChangeOutcome> {
  const { answer } = await put(ride, change);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
/** Reads the vehicles: the saloon seats three, the van seven; from afar both cost the same. */
const readVehicleIds = async () => {
  const { grids } = await platform.data<FareList>("GET", "/fare");
  return grids.map(({ idVehicle }) => idVehicle);
};
async function whileSaloonIs<T>(
  otherwise: Partial<typeof vehicles.$inferSelect>,
  work: () => Promise<T>,
): Promise<T> {
  const { everySite } = platform.database;
  const [saloon = 0] = await readVehicleIds();
  const isSaloon = eq(vehicles.id, saloon);
  const [before] = await everySite.select().from(vehicles).where(isSaloon);
  if (!before) throw new Error("There is no saloon");
  await everySite.update(vehicles).set(otherwise).where(isSaloon);
  return work().finally(() => everySite.update(vehicles).set(before).where(isSaloon));
}
const BOTH_WAYS = { returnAt: "2026-11-25T18:00:00+01:00" };
/** 360 €, and its deposit 108 €. */
const SIX_HOURS = { kind: "HIRE", hours: 6, dropoff: undefined } as const;
/** Costs 25 €. */
const NEAR = {
  dropoff: signedPlace(NANTES_AIRPORT, { label: "Nantes", lat: 47.21, lng: -1.56 }),
};
const FURTHER = {
  stops: [signedPlace(NANTES_AIRPORT, { label: "Rennes", lat: 48.11, lng: -1.68 })],
};

describe("a ride that is changed", () => {
  it("has a new price, of which a dry run tells and changes nothing", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const preview = await changed(ride, { ...BOTH_WAYS, dryRun: true });
    expect(preview).toMatchObject({ done: false, before: 146.4, total: 292.8, difference: 146.4 });
    expect(preview).toMatchObject({ dueNow: 0, refund: 0 });
    expect(await ride.page()).toMatchObject({ total: 146.4, returnAt: null });
    expect(await changed(ride, BOTH_WAYS)).toMatchObject({ ...preview, done: true, booking: {} });
    const page = await ride.page();
    expect(page).toMatchObject({ total: 292.8, returnAt: BOTH_WAYS.returnAt, deposit: 20 });
    expect(page.history.at(-1)).toMatchObject({ event: "CHANGE", by: "CUSTOMER" });
  });

  it("may have a larger deposit: the difference is to be paid, and then it is final again", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const outcome = await changed(ride, { ...BOTH_WAYS, ...FURTHER });
    expect(outcome.total).toBeGreaterThan(300);
    expect(outcome.dueNow).toBeCloseTo(outcome.total * 0.3 - 20, 2);
    expect((await ride.page()).status).toBe("CONFIRMED");
    await ride.pay();
    const page = await ride.page();
    expect([page.status, page.dueNow]).toEqual(["FINAL", 0]);
    expect(page.paid).toBeCloseTo(page.total * 0.3, 2);
  });

  it("asks for the deposit again, and not for all, after a price that the deposit covered", async () => {
    const ride = await bookRide(platform, SIX_HOURS);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    expect(await changed(ride, NEAR)).toMatchObject({ total: 25, refund: 83, dueNow: 0 });
    expect(await changed(ride, SIX_HOURS)).toMatchObject({ total: 360, dueNow: 83 });
  });

  it("asks for the deposit, and not for all, where that had been the whole price", async () => {
    const ride = await whileSaloonIs({ flatRateCents: 1800 }, () => bookRide(platform, NEAR));
    expect(ride.booking).toMatchObject({ total: 18, dueNow: 18 });
    await ride.pay();
    expect(await changed(ride, {})).toMatchObject({ total: 146.4, dueNow: 2 });
  });

  it.each([
    ["has paid all, by and by", {}],
    ["had to pay all at once", { startAt: "2026-11-21T10:30:00+01:00" }],
  ])("goes on to be paid in full by one who %s", async (_who, when) => {
    const ride = await bookRide(platform, when);
    await ride.pay();
    if (ride.booking.dueNow < ride.booking.total) {
      await ride.company({ action: "CONFIRM" });
      await ride.pay();
    }
    expect((await changed(ride, { ...when, ...NEAR })).dueNow).toBe(0);
    const { total, dueNow } = await changed(ride, { ...when, ...SIX_HOURS });
    expect(dueNow).toBe(total - 25);
  });

  it("stays final when only a few cents more are due, which no gateway takes: they come with the rest", async () => {
    const ride = await bookRide(platform, SIX_HOURS);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const outcome = await whileSaloonIs({ hourlyCents: 6016 }, () =>
      changed(ride, { ...SIX_HOURS, passengers: 1 }),
    );
    expect(outcome).toMatchObject({ total: 360.96, dueNow: 0 });
    expect(await ride.page()).toMatchObject({ status: "FINAL", deposit: 108.29, dueNow: 0 });
    await ride.pay();
    expect(await ride.page()).toMatchObject({ status: "FINAL", paid: 360.96 });
  });

  it("has what was paid before invoiced anew at its own rate of VAT", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await changed(ride, SIX_HOURS);
    const { vatRate } = await ride.page();
    const papers = (await platform.database.everySite.select().from(documents)).map(
      ({ data }) => data,
    );
    const [first, credit, anew] = papers;
    expect(papers.map(({ kind }) => kind)).toEqual([
      "DEPOSIT_INVOICE",
      "CREDIT_NOTE",
      "DEPOSIT_INVOICE",
    ]);
    expect(first?.totals.vatRate).not.toBe(vatRate);
    expect(credit).toMatchObject({ totals: first?.totals, paidCents: 0 });
    expect(credit?.refersTo?.number).toBe(first?.number);
    expect(anew).toMatchObject({ totals: { totalCents: 2000, vatRate }, paidCents: 2000 });
  });

  it("that owes more has the whole time of a new link to be paid in", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await platform.runUntil("2026-11-22T09:50:00+01:00");
    await changed(ride, { ...BOTH_WAYS, ...FURTHER });
    expect(await ride.page()).toMatchObject({
      status: "AWAITING_DIFFERENCE",
      payUntil: "2026-11-24T09:50:00+01:00",
    });
  });

  it("gives back what was paid beyond its new price, with a credit note", async () => {
    const ride = await bookRide(platform, BOTH_WAYS);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.pay();
    const outcome = await changed(ride, {});
    expect(outcome).toMatchObject({ total: 146.4, refund: 146.4, dueNow: 0 });
    await platform.runDue();
    expect(await ride.page()).toMatchObject({ status: "FINAL", paid: 292.8, refunded: 146.4 });
    const papers = await platform.database.everySite.select().from(documents);
    const credited = papers.filter(({ series }) => series === "A");
    const cents = credited.reduce((sum, { data }) => sum + data.totals.totalCents, 0);
    expect(cents).toBe(14_640);
  });

  it("tells the company what of it was taken by hand, and goes back so", async () => {
    const ride = await bookRide(platform, BOTH_WAYS);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "TRANSFER", amount: 272.8 });
    await changed(ride, {});
    const mails = await writtenMails(platform);
    const notice = mails.find(({ event }) => event.includes(":company:refund-by-hand:"));
    expect(notice?.subject).toMatch(/146,40/);
  });

  it("takes back what an invoice claimed at that invoice's own rate of VAT", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const hire = await changed(ride, { kind: "HIRE", hours: 4, dropoff: undefined });
    expect(hire.booking.emissionsKg).toBe(15);
    await ride.cancel();
    const papers = await platform.database.everySite.select().from(documents);
    const totals = (wanted: string) => papers.find(({ series }) => series === wanted)?.data.totals;
    expect(totals("A")).toEqual({ totalCents: 2000, vatCents: 182, vatRate: 10 });
    expect(totals("A")).toEqual(totals("F"));
  });

  it("takes the way back out of the customer's calendar", async () => {
    const ride = await bookRide(platform, BOTH_WAYS);
    await changed(ride, {});
    const mails = await writtenMails(platform);
    const files = mails
      .filter(({ event }) => event.includes(":changed:"))
      .flatMap(({ attachments }) => attachments)
      .flatMap((attachment) => ("content" in attachment ? [attachment.content] : []));
    expect(files.some((file) => file.includes("METHOD:CANCEL"))).toBe(true);
    expect(files.find((file) => file.includes("METHOD:CANCEL"))).toContain("-RETURN-");
  });

  it("may be moved over its own time, but not over another's", async () => {
    const ride = await bookRide(platform);
    const half = { startAt: "2026-11-25T10:30:00+01:00" };
    expect((await changed(ride, half)).booking.startAt).toBe(half.startAt);
    await bookRide(platform, { startAt: "2026-11-26T10:00:00+01:00" });
    const { status, answer } = await put(ride, { startAt: "2026-11-26T10:30:00+01:00" });
    expect([status, answer.success || answer.data.errors.startAt?.code]).toEqual([
      409,
      "SLOT_TAKEN",
    ]);
    expect((await ride.page()).startAt).toBe(half.startAt);
  });

  it.each([
    ["2026-11-24T10:00:00+01:00", 200],
    ["2026-11-24T10:00:01+01:00", 409],
  ])("can be changed 24 hours before its start and no later (%s)", async (now, status) => {
    const ride = await bookRide(platform);
    await ride.pay();
    platform.clock.moveTo(now);
    const later = { startAt: "2026-11-26T10:00:00+01:00" };
    expect((await put(ride, later)).status).toBe(status);
  });

  it("says what is wrong at its field, and stays as it was", async () => {
    const ride = await bookRide(platform);
    const { status, answer } = await put(ride, {
      startAt: "2026-11-20T10:30:00+01:00",
      travel: { flightNumber: "no flight" },
    });
    expect(status).toBe(422);
    expect(answer.success || Object.keys(answer.data.errors)).toContain("startAt");
    expect(await ride.page()).toMatchObject({ startAt: "2026-11-25T10:00:00+01:00" });
  });
});

describe("the vehicle of a ride that is changed", () => {
  const inItsOwn = { idVehicle: undefined, dryRun: true };

  it("stays what it is while that can make it", async () => {
    const [, van] = await readVehicleIds();
    const ride = await bookRide(platform, { idVehicle: van });
    expect(await changed(ride, inItsOwn)).toMatchObject({ idVehicle: van });
  });

  it("is a larger one for more people than it seats, of which each is offered", async () => {
    const [saloon, van] = await readVehicleIds();
    const ride = await bookRide(platform);
    const offer = await changed(ride, { ...inItsOwn, passengers: 4 });
    expect(offer).toMatchObject({
      done: false,
      idVehicle: van,
      vehicles: [
        { id: saloon, available: false },
        { id: van, available: true },
      ],
    });
    await changed(ride, { passengers: 4, idVehicle: offer.idVehicle });
    expect(await ride.page()).toMatchObject({ passengers: 4, vehicle: { id: van } });
  });

  it("is another when it is no longer in service", async () => {
    const [, van] = await readVehicleIds();
    const ride = await bookRide(platform);
    const offer = await whileSaloonIs({ isActive: false }, () => changed(ride, inItsOwn));
    expect(offer).toMatchObject({ idVehicle: van, vehicles: [{ id: van }] });
  });

  it("may be chosen; one that is too small is refused as a vehicle", async () => {
    const [saloon, van] = await readVehicleIds();
    const ride = await bookRide(platform, { idVehicle: van, passengers: 4 });
    const { status, answer } = await put(ride, { idVehicle: saloon, passengers: 4 });
    expect([status, answer.success || Object.keys(answer.data.errors)]).toEqual([
      422,
      ["idVehicle"],
    ]);
    await changed(ride, { idVehicle: saloon, passengers: 3 });
    expect((await ride.page()).vehicle?.id).toBe(saloon);
  });

  it("is none when those that seat everybody are taken: the time is said to be", async () => {
    const [, van] = await readVehicleIds();
    const ride = await bookRide(platform);
    await bookRide(platform, { idVehicle: van });
    const { status, answer } = await put(ride, { ...inItsOwn, passengers: 4 });
    expect([status, answer.success || answer.data.errors.startAt?.code]).toEqual([
      409,
      "SLOT_TAKEN",
    ]);
  });
});
