import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBooking } from "@/lib/contract/booking";
import type { BookingStatus } from "@/lib/contract/booking-status";
import type { MemberBookings, MemberDocuments } from "@/lib/contract/member-booking";
import { ENDED_STATUSES } from "@/lib/rules/booking/booking-over";
import { bookings } from "@/platform/db/schema/booking";
import { sessions } from "@/platform/db/schema/people";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { anOrder, LA_BAULE } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let owner: Person;
let other: Person;

beforeAll(async () => {
  platform = await openTestPlatform();
  [owner, other] = [await aPerson(platform), await aPerson(platform)];
  const ends = { expiresAt: new Date("2099-01-01") };
  await platform.database.everySite.update(sessions).set(ends);
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const MORNING = "10:00:00+01:00";
const onDay = (day: number) => ({ startAt: `2026-11-${day}T${MORNING}` });
const book = (change: Parameters<typeof bookRide>[1], who: Person = owner) =>
  bookRide(platform, change, 901, who.headers);
const list = (query: string, who: Person = owner) =>
  platform.data<MemberBookings>("GET", `/user/booking?${query}`, { headers: who.headers });
const papersOf = (who: Person, query = "") =>
  platform.data<MemberDocuments>("GET", `/user/paper?${query}`, { headers: who.headers });
const references = ({ bookings }: MemberBookings) => bookings.map(({ reference }) => reference);
const referencesOf = (rides: BookedRide[]) => rides.map(({ booking }) => booking.reference);
const put = (ride: BookedRide, status: BookingStatus) =>
  platform.database.everySite
    .update(bookings)
    .set({ status })
    .where(eq(bookings.reference, ride.booking.reference));

describe("the bookings of a member", () => {
  it("are theirs alone, and a visitor has none", async () => {
    const mine = await book(onDay(25));
    await book(onDay(26), other);
    await bookRide(platform, onDay(27));
    expect(references(await list("when=upcoming"))).toEqual(referencesOf([mine]));
    expect(references(await list("when=past"))).toEqual([]);
    expect((await platform.call("GET", "/user/booking?when=upcoming")).status).toBe(401);
    expect((await platform.call("GET", "/user/paper")).status).toBe(401);
  });

  it("come the next first, and once they are over the last first", async () => {
    const rides = [await book(onDay(27)), await book(onDay(25)), await book(onDay(26))];
    const [third, first, second] = rides as [BookedRide, BookedRide, BookedRide];
    expect(references(await list(""))).toEqual(referencesOf([first, second, third]));
    platform.clock.moveTo(`2026-11-26T12:00:00+01:00`);
    expect(references(await list("when=upcoming"))).toEqual(referencesOf([third]));
    const past = await list("when=past");
    expect(references(past)).toEqual(referencesOf([second, first]));
    expect(past.bookings.map(({ isUpcoming }) => isUpcoming)).toEqual([false, false]);
  });

  it("are to come until the last drive has ended", async () => {
    await book({ ...onDay(25), returnAt: "2026-11-25T18:00:00+01:00" });
    const [row] = await platform.database.everySite.select().from(bookings);
    const backAt = new Date("2026-11-25T18:00:00+01:00").getTime();
    const end = backAt + (row?.durationMin ?? 0) * 60_000;
    platform.clock.moveTo(new Date(end - 1).toISOString());
    expect((await list("when=upcoming")).total).toBe(1);
    platform.clock.moveTo(new Date(end).toISOString());
    expect((await list("when=upcoming")).total).toBe(0);
    expect((await list("when=past")).total).toBe(1);
  });

  it("of a hire are to come until its hours are over", async () => {
    await book({ ...onDay(25), kind: "HIRE", hours: 2.5, dropoff: undefined });
    platform.clock.moveTo("2026-11-25T12:29:59+01:00");
    expect((await list("when=upcoming")).total).toBe(1);
    platform.clock.moveTo("2026-11-25T12:30:00+01:00");
    expect((await list("when=upcoming")).total).toBe(0);
  });

  it("are past wherever they have ended, whatever their time", async () => {
    const ride = await book(onDay(25));
    for (const status of ENDED_STATUSES) {
      await put(ride, status);
      expect([status, (await list("when=past")).total]).toEqual([status, 1]);
      expect((await list("when=upcoming")).total).toBe(0);
    }
    for (const status of ["REQUESTED", "QUOTED", "CONFIRMED", "FINAL"] as const) {
      await put(ride, status);
      expect([status, (await list("when=upcoming")).total]).toEqual([status, 1]);
      expect((await list("when=past")).total).toBe(0);
    }
  });

  it("say what their own pages say", async () => {
    const paid = await book({ ...onDay(25), returnAt: "2026-11-25T18:00:00+01:00" });
    await paid.pay();
    await book(onDay(26));
    const cancelled = await book(onDay(27));
    await cancelled.cancel();
    const [toCome, past] = [await list("when=upcoming"), await list("when=past")];
    expect([toCome.total, past.total]).toEqual([2, 1]);
    for (const booking of [...toCome.bookings, ...past.bookings]) {
      const page = await platform.data("GET", `/booking/${booking.reference}`, {
        headers: owner.headers,
      });
      expect(page).toMatchObject(booking);
    }
  });

  it("have a ride that was asked for among them, without a vehicle or a price", async () => {
    const request = await platform.data<NewBooking>("POST", "/booking/request", {
      headers: { ...owner.headers, "Idempotency-Key": "asked-for-1" },
      body: anOrder(0, { passengers: 12, idVehicle: undefined, dropoff: LA_BAULE }),
    });
    const { bookings } = await list("when=upcoming");
    expect(bookings).toMatchObject([{ reference: request.reference, vehicle: null, total: 0 }]);
  });

  it("come page by page, and can be filtered and ordered", async () => {
    const rides = [await book(onDay(25)), await book(onDay(26)), await book(onDay(27))];
    const [first, second, third] = referencesOf(rides);
    const page = await list("when=upcoming&nbItem=2&page=2");
    expect([references(page), page.total]).toEqual([[third], 3]);
    expect(references(await list("orderBy=-startAt"))).toEqual([third, second, first]);
    expect(references(await list(`reference=lk:${second?.toLowerCase()}`))).toEqual([second]);
    for (const query of ["when=soon", "idUser=1", "key=x", "orderBy=key", "nbItem=1000"]) {
      const { headers } = owner;
      const { status } = await platform.call("GET", `/user/booking?${query}`, { headers });
      expect([query, status]).toEqual([query, 422]);
    }
  });

  it("have those of before the account among them, once its address is confirmed", async () => {
    const ofGuest = (email: string, day: number) =>
      bookRide(platform, { ...onDay(day), customer: { ...anOrder(0).customer, email } });
    const before = await ofGuest(owner.email.toUpperCase(), 25);
    await ofGuest("somebody@example.org", 26);
    const taken = await book(
      { ...onDay(27), customer: { ...anOrder(0).customer, email: owner.email } },
      other,
    );
    await platform.database.inSite(901, (tx) =>
      claimPurchases(tx, { idUser: owner.id, email: owner.email }),
    );
    expect(references(await list(""))).toEqual(referencesOf([before]));
    expect(references(await list("", other))).toEqual(referencesOf([taken]));
  });
});

describe("the papers of a member", () => {
  it("are theirs alone, the newest first, and open in their session without a key", async () => {
    const ride = await book(onDay(25));
    await ride.pay();
    const others = await book(onDay(26), other);
    await others.pay();
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    await ride.cancel();
    const { papers: documents, total } = await papersOf(owner);
    expect(total).toBe(2);
    const { reference } = ride.booking;
    expect(documents).toEqual([
      {
        kind: "CREDIT_NOTE",
        number: "A2026-0001",
        issuedAt: "2026-11-21T10:00:00+01:00",
        url: `/api/booking/${reference}/paper/A2026-0001`,
        of: "booking",
        reference,
        total: 20,
      },
      {
        kind: "DEPOSIT_INVOICE",
        number: "F2026-0001",
        issuedAt: "2026-11-20T10:00:00+01:00",
        url: `/api/booking/${reference}/paper/F2026-0001`,
        of: "booking",
        reference,
        total: 20,
      },
    ]);
    const file = (who?: Person) =>
      platform.app.request(documents[0]?.url.slice("/api".length) ?? "", {
        headers: { idSite: "901", ...who?.headers },
      });
    expect((await file(owner)).headers.get("content-type")).toBe("application/pdf");
    for (const who of [other, undefined]) expect((await file(who)).status).toBe(404);
    expect((await papersOf(other)).papers).toMatchObject([{ number: "F2026-0002" }]);
  });

  it("come page by page", async () => {
    for (const day of [25, 26, 27]) await (await book(onDay(day))).pay();
    const { papers: documents, total } = await papersOf(owner, "nbItem=2&page=2");
    expect([documents.map(({ number }) => number), total]).toEqual([["F2026-0001"], 3]);
  });
});
