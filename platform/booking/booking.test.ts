import { and, asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type Booking,
  type BookingRequest,
  newBookingSchema as bookingSchema,
  type FareList,
  type Quote,
} from "@/lib/contract/booking";
import { createApp } from "@/platform/app";
import { bookings, rides } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { createRateLimits } from "@/platform/http/rate-limits";
import { anOrder, aRide, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { openTestPlatform, type TestCall, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let saloon: number;
let van: number;
let wakes = 0;

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      roadDistance: async () => ({ distanceKm: 72, durationMin: 60, estimate: true }),
    },
  });
  platform.database.onMessages(() => {
    wakes += 1;
  });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.delete(bookings);
  await platform.database.everySite.delete(outbox);
});

const book = (key: string, order: BookingRequest, call: TestCall = {}) =>
  platform.call<Booking>("POST", "/booking", {
    ...call,
    body: order,
    headers: { "Idempotency-Key": key },
  });

async function booking(key: string, order: BookingRequest, call?: TestCall): Promise<Booking> {
  const { status, answer } = await book(key, order, call);
  if (!answer.success) throw new Error(`${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

const readBookings = () => platform.database.everySite.select().from(bookings);
const readRides = () =>
  platform.database.everySite.select().from(rides).orderBy(asc(rides.startAt));
const mails = () => writtenMails(platform);

describe("a booking", () => {
  it("answers what was booked, at the price of its quote", async () => {
    const quote = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
    const answer = await booking("key-of-booking-1", anOrder(saloon));
    expect(bookingSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      status: "HELD",
      deposit: 20,
      dueNow: 20,
      emissionsKg: 10.8,
      kind: "TRANSFER",
      startAt: "2026-11-25T10:00:00+01:00",
      returnAt: null,
      hours: null,
      vehicle: { id: saloon, name: "Saloon fr site-901" },
      distanceKm: 72,
      durationMin: 60,
      lines: quote.lines,
      total: quote.total,
      vat: quote.vat,
      customer: { firstname: "Anne-Sophie", lastname: "Le Bihan", email: "anne@example.org" },
    });
    expect(answer.reference).toMatch(/^TIN-[2-9A-HJKMNP-Z]{6}$/);
  });

  it("is stored with its ride, the buffer after it, and its mails", async () => {
    wakes = 0;
    const { reference } = await booking("key-of-booking-1", anOrder(saloon));
    expect(await readBookings()).toMatchObject([
      {
        idSite: 901,
        reference,
        language: "fr_FR",
        phone: "+33639980102",
        totalCents: 14400,
        vatCents: 1309,
        isEstimate: true,
        termsAcceptedAt: platform.clock.now(),
      },
    ]);
    expect(await readRides()).toMatchObject([
      {
        idSite: 901,
        idVehicle: saloon,
        leg: "OUTBOUND",
        isActive: true,
        startAt: new Date("2026-11-25T10:00:00+01:00"),
        endAt: new Date("2026-11-25T11:00:00+01:00"),
        busy: {
          from: new Date("2026-11-25T10:00:00+01:00"),
          until: new Date("2026-11-25T11:20:00+01:00"),
        },
      },
    ]);
    expect((await mails()).map(({ event, recipient }) => [event, recipient])).toEqual([
      [`booking:${reference}:received:0`, "anne@example.org"],
      [`booking:${reference}:company:received:0`, "contact@901.example"],
    ]);
    expect(wakes).toBe(1);
  });

  it("of both ways holds the vehicle twice", async () => {
    const answer = await booking(
      "key-of-booking-1",
      anOrder(saloon, { returnAt: "2026-11-25T18:30:00+01:00" }),
    );
    expect(answer.returnAt).toBe("2026-11-25T18:30:00+01:00");
    expect((await readRides()).map(({ leg, endAt }) => [leg, endAt.toISOString()])).toEqual([
      ["OUTBOUND", "2026-11-25T10:00:00.000Z"],
      ["RETURN", "2026-11-25T18:30:00.000Z"],
    ]);
  });

  it("of both ways may leave again on arrival", async () => {
    await booking("key-of-booking-1", anOrder(saloon, { returnAt: "2026-11-25T11:00:00+01:00" }));
    expect(await readRides()).toHaveLength(2);
  });

  it("of a hire holds the vehicle for the hours that are paid, and has no way back", async () => {
    const order = anOrder(van, { kind: "HIRE", hours: 1, returnAt: "2026-11-25T10:30:00+01:00" });
    const answer = await booking("key-of-booking-1", order);
    expect(answer).toMatchObject({ hours: 2, returnAt: null });
    expect(await readRides()).toMatchObject([
      { leg: "HIRE", endAt: new Date("2026-11-25T12:00:00+01:00") },
    ]);
  });

  it("of a hire that goes nowhere yet says what its hours do to the air", async () => {
    const hire = { kind: "HIRE", hours: 4, dropoff: undefined } as const;
    const answer = await booking("key-of-booking-1", anOrder(saloon, hire));
    // Four hours of 25 km at 150 g.
    expect(answer).toMatchObject({ distanceKm: 0, emissionsKg: 15 });
  });
});

describe("the Idempotency-Key", () => {
  it("gives the same booking again, whatever the order of the fields", async () => {
    const order = anOrder(saloon);
    const first = await booking("one-and-the-same", order);
    const { status, answer } = await book(
      "one-and-the-same",
      Object.fromEntries(Object.entries(order).reverse()) as BookingRequest,
    );
    expect({ status, data: answer.data }).toEqual({ status: 200, data: first });
    expect(await readBookings()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("gives it even when its time has gone by, and in the language of the caller", async () => {
    const first = await booking("one-and-the-same", anOrder(saloon));
    platform.clock.moveTo("2027-01-01T10:00:00+01:00");
    const again = await booking("one-and-the-same", anOrder(saloon), { language: "en" });
    platform.clock.moveTo("2026-11-20T10:00:00+01:00");
    expect(again.reference).toBe(first.reference);
    expect(again.lines[0]?.label).toMatch(/^Ride of/);
    expect(again.calendarFile).toBe(first.calendarFile);
  });

  it("gives one booking to many requests at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => booking("one-and-the-same", anOrder(saloon))),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await readBookings()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is refused with another order", async () => {
    await booking("one-and-the-same", anOrder(saloon));
    const { status, answer } = await book("one-and-the-same", anOrder(van));
    expect({ status, ...answer }).toMatchObject({
      status: 409,
      data: { code: "CONFLICT", errors: {} },
      message: "Cette clé a déjà servi à une autre demande.",
    });
    expect(await readBookings()).toHaveLength(1);
  });

  it("is each site's own", async () => {
    await booking("one-and-the-same", anOrder(saloon));
    const { grids } = await platform.data<FareList>("GET", "/fare", { idSite: 902 });
    await booking("one-and-the-same", anOrder(grids[0]?.idVehicle ?? 0), { idSite: 902 });
    expect((await readBookings()).map(({ idSite }) => idSite).sort()).toEqual([901, 902]);
  });

  it.each([
    [undefined, "This request lacks the key that tells it apart: reload the page and try again."],
    ["", "This request lacks the key that tells it apart: reload the page and try again."],
    ["seven77", "The key that tells this request apart must have 8 to 128 printable characters."],
    [
      "x".repeat(129),
      "The key that tells this request apart must have 8 to 128 printable characters.",
    ],
    [
      "clé-privée",
      "The key that tells this request apart must have 8 to 128 printable characters.",
    ],
  ])("must be there, of 8 to 128 printable characters: %j", async (key, message) => {
    const { status, answer } = await platform.call("POST", "/booking", {
      body: anOrder(saloon),
      language: "en",
      headers: key === undefined ? {} : { "Idempotency-Key": key },
    });
    expect({ status, ...answer }).toMatchObject({
      status: 400,
      success: false,
      data: { code: "BAD_REQUEST", errors: {} },
      message,
    });
    expect(await readBookings()).toEqual([]);
  });
});

describe("a vehicle", () => {
  const at = (time: string) => anOrder(saloon, { startAt: `2026-11-25T${time}:00+01:00` });

  it("that is taken is refused at startAt, and leaves nothing behind", async () => {
    await booking("first-booking", at("10:00"));
    const { status, answer } = await book("second-booking", at("10:30"), { language: "en" });
    const message =
      "This vehicle has just been booked at that time: please choose another time or another vehicle.";
    expect({ status, ...answer }).toEqual({
      status: 409,
      success: false,
      data: { code: "CONFLICT", errors: { startAt: { code: "SLOT_TAKEN", message } } },
      message,
    });
    expect(await readBookings()).toHaveLength(1);
    expect(await readRides()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("that is taken is not offered, and the next cheapest is", async () => {
    await booking("first-booking", at("10:00"));
    const offered = async (time: string) => {
      const body = aRide({ startAt: `2026-11-25T${time}:00+01:00` });
      const quote = await platform.data<Quote>("POST", "/booking/quote", { body });
      return { chosen: quote.idVehicle, free: quote.vehicles.map(({ available }) => available) };
    };
    expect(await offered("12:19")).toEqual({ chosen: van, free: [false, true] });
    expect(await offered("12:20")).toEqual({ chosen: saloon, free: [true, true] });
  });

  it("may leave again after the buffer and the drive to its next ride, and no minute sooner", async () => {
    await booking("first-booking", at("10:00"));
    expect((await book("a-minute-early", at("12:19"))).status).toBe(409);
    expect((await book("after-the-drive", at("12:20"))).status).toBe(200);
    expect((await book("before-the-first", at("07:41"))).status).toBe(409);
    expect((await book("ends-in-time", at("07:40"))).status).toBe(200);
  });

  it("needs no drive to where it is already", async () => {
    await booking("first-booking", at("10:00"));
    const fromThere = (time: string) => ({
      ...at(time),
      pickup: LA_BAULE,
      dropoff: NANTES_AIRPORT,
    });
    expect((await book("a-minute-early", fromThere("11:19"))).status).toBe(409);
    expect((await book("after-the-buffer", fromThere("11:20"))).status).toBe(200);
  });

  it("is taken by the way back of another", async () => {
    await booking("first-booking", anOrder(saloon, { returnAt: "2026-11-25T18:00:00+01:00" }));
    expect((await book("second-booking", at("18:30"))).status).toBe(409);
    expect((await book("third-booking", at("14:00"))).status).toBe(200);
  });

  it("is free again once a ride is no longer active", async () => {
    await booking("first-booking", at("10:00"));
    await platform.database.everySite
      .update(rides)
      .set({ isActive: false })
      .where(and(eq(rides.idSite, 901), eq(rides.idVehicle, saloon)));
    expect((await book("second-booking", at("10:00"))).status).toBe(200);
  });
});

describe("limits per address", () => {
  const limited = () => createApp({ ...platform.services, rateLimits: createRateLimits(0.1) });

  it("hold for quotes and bookings", async () => {
    const app = limited();
    const statusOf = async (path: string, body: unknown, key = "") => {
      const headers = { idSite: "901", "Content-Type": "application/json", "Idempotency-Key": key };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await app.request(path, init, { address: "a" })).status;
    };
    for (let made = 0; made < 12; made += 1) {
      expect(await statusOf("/booking/quote", aRide())).toBe(200);
    }
    expect(await statusOf("/booking/quote", aRide())).toBe(429);
    expect(await statusOf("/booking", anOrder(saloon), "key-number-1")).toBe(200);
    expect(await statusOf("/booking", anOrder(saloon), "key-number-1")).toBe(200);
    expect(await statusOf("/booking", anOrder(saloon), "key-number-1")).toBe(429);
  });
});
