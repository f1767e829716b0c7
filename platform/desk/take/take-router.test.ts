import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KnownCustomer, StaffQuote } from "@/lib/contract/admin/take-booking";
import type { Quote } from "@/lib/contract/booking";
import type { OfferedTimes } from "@/lib/contract/offered-time";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings, calendars } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import { bookRide } from "@/testing/booked-ride";
import { faultCodes } from "@/testing/fault-codes";
import { aRide } from "@/testing/ride-order";
import { aPerson, aRideOf, type Person } from "@/testing/scene";
import { takeCall, takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const events = async () => (await writtenMails(platform)).map(({ event }) => event);

describe("a ride by telephone", () => {
  it("is final at once when it is paid on board, and its customer is told so once", async () => {
    const ride = await takenRide(platform, admin);
    const page = await ride.page();
    expect(page).toMatchObject({ status: "FINAL", deposit: 0, dueNow: 0, owed: page.total });
    expect(page.history[0]).toMatchObject({ event: "BOOK", by: "COMPANY" });
    const [mail, text, ...others] = await events();
    expect(mail).toMatch(/:confirmed:/);
    expect(text).toMatch(/:confirmed:/);
    expect(others).toEqual([]);
    const [act] = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `booking ${ride.reference}`));
    expect(act).toMatchObject({ action: "TAKE", by: admin.email, after: { payBy: "ON_BOARD" } });
  });

  it("is booked once by a double tap, whichever arrives first", async () => {
    const taps = [1, 2, 3].map(() => takeCall(platform, admin, {}, "double-tap-1"));
    const answers = await Promise.all(taps);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await platform.database.everySite.select().from(bookings)).toHaveLength(1);
    const another = await takeCall(platform, admin, { passengers: 1 }, "double-tap-1");
    expect(another.status).toBe(409);
  });

  it("keeps its vehicle as long as the link where it waits for the payment, and no longer", async () => {
    await takenRide(platform, admin, { payBy: "LINK", isConfirmed: false });
    const status = async () =>
      (await platform.database.everySite.select().from(bookings)).map((row) => row.status);
    expect(await status()).toEqual(["HELD"]);
    await platform.runUntil("2026-11-22T09:59:00+01:00");
    expect(await status()).toEqual(["HELD"]);
    await platform.runUntil("2026-11-22T10:01:00+01:00");
    expect(await status()).toEqual(["EXPIRED"]);
    const [saloon] = await vehicleIds(platform);
    const quote = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
    expect(quote.vehicles.find(({ id }) => id === saloon)?.available).toBe(true);
  });

  it.each([
    ["LINK", "CONFIRMED"],
    ["TRANSFER", "CONFIRMED"],
    ["CASH", "FINAL"],
    ["TERMINAL", "FINAL"],
  ] as const)("that is confirmed and paid by %s is %s", async (payBy, status) => {
    const page = await (await takenRide(platform, admin, { payBy })).page();
    expect(page.status).toBe(status);
    const isPaid = status === "FINAL";
    expect(page.paid).toBe(isPaid ? page.total : 0);
    expect(page.dueNow > 0).toBe(!isPaid);
  });

  it("has the price that was agreed, with its reason for the company alone", async () => {
    const ride = await takenRide(platform, admin, {
      agreed: { total: 99.5, reason: "Client régulier" },
    });
    const page = await ride.page();
    expect(page).toMatchObject({ total: 99.5, lines: [{ code: "AGREED", amount: 99.5 }] });
    expect(JSON.stringify(page)).not.toContain("régulier");
    const mails = await writtenMails(platform);
    expect(mails.some(({ text }) => text.includes("régulier"))).toBe(false);
    const notes = await platform.database.everySite.execute("select note from booking_event");
    expect(JSON.stringify(notes)).toContain("Client régulier");
  });

  it("says what is wrong at each field at once", async () => {
    const wrong = await takeCall(platform, admin, {
      customer: {
        firstname: "",
        lastname: "",
        email: "no address",
        phone: "12",
        kind: "PROFESSIONAL",
      },
      agreed: { total: -1, reason: "" },
    });
    expect(wrong.status).toBe(422);
    expect(faultCodes(wrong)).toMatchObject({
      "customer.lastname": "REQUIRED",
      "customer.email": "EMAIL_INVALID",
      "customer.phone": "PHONE_INVALID",
      "customer.company": "REQUIRED",
      "agreed.reason": "REQUIRED",
    });
    expect(faultCodes(await takeCall(platform, admin, { idCustomer: admin.id }))).toEqual({
      idCustomer: "INVALID",
    });
  });

  it("needs a name and a number", async () => {
    const caller = { lastname: "Le Bihan", phone: "06 39 98 01 02", kind: "CONSUMER" as const };
    const ride = await takenRide(platform, admin, { customer: caller });
    const page = await ride.page();
    expect(page).toMatchObject({ email: null, phone: "+33639980102", idMember: null });
    expect(page.customer).toEqual({ firstname: "", lastname: "Le Bihan", email: null });
  });

  it("takes no more cash than the law allows, and writes nothing then", async () => {
    const agreed = { total: 2000, reason: "Mariage" };
    const refused = await takeCall(platform, admin, { payBy: "CASH", agreed });
    expect(Object.keys(faultCodes(refused))).toEqual(["paid"]);
    expect(await platform.database.everySite.select().from(bookings)).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it("belongs to the member for whom it was taken", async () => {
    const member = await aPerson(platform);
    const { reference } = await takenRide(platform, admin, { idCustomer: member.id });
    const mine = await platform.call("GET", `/booking/${reference}`, { headers: member.headers });
    expect(mine.status).toBe(200);
  });
});

describe("the price of a ride by telephone", () => {
  const quote = (change: Parameters<typeof aRide>[0] = {}) =>
    platform.data<StaffQuote>("POST", "/admin/booking/quote", {
      headers: admin.headers,
      body: aRide(change),
    });

  it("is the one of the site", async () => {
    const ofSite = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
    expect(await quote()).toMatchObject({ ...ofSite, warnings: [], obstacles: [] });
  });

  it("says which ride keeps which vehicle, and offers the other", async () => {
    const ride = await bookRide(platform);
    const [saloon, van] = await vehicleIds(platform);
    const { obstacles, vehicles } = await quote();
    expect(obstacles).toMatchObject([
      { idVehicle: saloon, kind: "RIDE", reference: ride.booking.reference },
    ]);
    expect(vehicles.find(({ id }) => id === van)?.available).toBe(true);
    expect((await takeCall(platform, admin)).status).toBe(409);
  });

  it("warns of what a customer could only ask for, and takes it", async () => {
    const startAt = "2026-11-20T10:20:00+01:00";
    expect((await quote({ startAt })).warnings).toEqual(["START_TOO_SOON"]);
    expect((await takenRide(platform, admin, { startAt })).reference).not.toBe("");
    const closed = { startAt: "2026-12-25T10:00:00+01:00" };
    await platform.database.everySite.update(calendars).set({ closures: ["2026-12-25"] });
    expect((await quote(closed)).warnings).toEqual(["START_CLOSED"]);
    expect((await takeCall(platform, admin, closed)).status).toBe(200);
    await platform.database.everySite.update(calendars).set({ closures: [] });
    const past = { startAt: "2026-11-20T09:59:00+01:00" };
    expect(faultCodes(await takeCall(platform, admin, past))).toEqual({ startAt: "START_IN_PAST" });
    const crowd = await takeCall(platform, admin, { passengers: 9 });
    expect(faultCodes(crowd)).toEqual({ passengers: "TOO_MANY_PASSENGERS" });
  });
});

describe("the times of a ride by telephone", () => {
  const timesOf = async (path: string, headers = {}) => {
    const { startAt: _, ...ride } = aRide();
    const { times } = await platform.data<OfferedTimes>("POST", path, {
      headers,
      body: { ...ride, date: "2026-11-20" },
    });
    return new Map(times.map(({ time, available }) => [time, available]));
  };

  it("are those that a vehicle can make, whatever the notice of the site is", async () => {
    const [site, staff] = [
      await timesOf("/booking/times"),
      await timesOf("/admin/booking/times", admin.headers),
    ];
    // The clock stands at ten, and the site asks for two hours.
    expect([site.get("10:30"), site.get("12:15")]).toEqual([false, true]);
    expect([staff.get("09:45"), staff.get("10:30"), staff.get("12:15")]).toEqual([
      false,
      true,
      true,
    ]);
    for (const idVehicle of await vehicleIds(platform)) {
      await takenRide(platform, admin, { startAt: "2026-11-20T14:00:00+01:00", idVehicle });
    }
    const taken = await timesOf("/admin/booking/times", admin.headers);
    expect([taken.get("10:30"), taken.get("14:00")]).toEqual([true, false]);
  });
});

describe("known customers", () => {
  const find = async (search: string) =>
    (
      await platform.data<{ customers: KnownCustomer[] }>(
        "GET",
        `/admin/known-customer?search=${encodeURIComponent(search)}`,
        { headers: admin.headers },
      )
    ).customers;

  it("are guests and members, by what one says on the telephone", async () => {
    await platform.database.everySite.delete(customers).where(isNull(customers.idUser));
    await bookRide(platform);
    const member = await aPerson(platform);
    await aRideOf(platform, member).catch(() => undefined);
    for (const said of [
      "le bihan",
      "ANNE-SOPHIE bihan",
      "anne@example",
      "06 39 98 01 02",
      "+33 6 39 98 01 02",
    ]) {
      expect(await find(said), said).toMatchObject([
        { idCustomer: null, email: "anne@example.org", phone: "+33639980102", rides: 1 },
      ]);
    }
    expect((await find(member.email))[0]).toMatchObject({ idCustomer: member.id });
    expect(await find("%%")).toEqual([]);
    expect((await find(admin.email)).map(({ email }) => email)).not.toContain(admin.email);
  });
});
