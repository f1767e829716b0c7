import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FareList, NewBooking, RideRequest } from "@/lib/contract/booking";
import { bookings, rides } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import { askForRide } from "@/testing/booked-ride";
import { anOrder, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { signedPlace } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let saloon: number;
let van: number;
let keys = 0;

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      roadDistance: async () => ({ distanceKm: 72.04, durationMin: 60, estimate: true }),
    },
  });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.update(bookings).set({ status: "CANCELLED" });
  await platform.database.everySite.delete(rides);
  await platform.database.everySite.delete(outbox);
});

/** Builds a request with its fields as a form would send them: no vehicle is chosen. */
const aRequest = (change: Partial<RideRequest> = {}): RideRequest => {
  const { idVehicle: _, ...order } = anOrder(0);
  return { ...order, ...change };
};

async function ask(body: RideRequest, key?: string) {
  keys += 1;
  const headers = { "Idempotency-Key": key ?? `request-${keys}` };
  return platform.call<NewBooking>("POST", "/booking/request", { body, headers });
}

async function request(body: RideRequest, key?: string): Promise<NewBooking> {
  const { answer } = await ask(body, key);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}

const stored = async ({ reference }: NewBooking) => {
  const all = platform.database.everySite;
  const [row] = await all.select().from(bookings).where(eq(bookings.reference, reference));
  const rideRows = await all
    .select()
    .from(rides)
    .where(eq(rides.idBooking, row?.id ?? 0));
  const papers = await all
    .select()
    .from(documents)
    .where(eq(documents.idBooking, row?.id ?? 0));
  return { row, rides: rideRows, papers };
};

const NICE = signedPlace(LA_BAULE, { label: "Nice (06000)", city: "Nice", lat: 43.7, lng: 7.27 });

describe("a ride that cannot be booked at once", () => {
  it.each<[string, Partial<RideRequest>]>([
    ["too soon", { startAt: "2026-11-20T11:00:00+01:00" }],
    ["too many people", { passengers: 9, luggage: 12 }],
    ["out of the area", { pickup: NICE }],
    ["all of that", { startAt: "2026-11-20T11:00:00+01:00", passengers: 9, pickup: NICE }],
    ["by the hour", { kind: "HIRE", hours: 5, dropoff: undefined, passengers: 12 }],
  ])("waits for the company with every field kept: %s", async (_name, change) => {
    const order = aRequest({
      ...change,
      stops: [NANTES_AIRPORT],
      message: "Deux fauteuils",
      travel: { flightNumber: "AF 1234" },
    });
    const answer = await request(order);
    expect(answer).toMatchObject({ status: "REQUESTED", vehicle: null, lines: [], total: 0 });
    const { row, rides: rideRows } = await stored(answer);
    expect(rideRows).toEqual([]);
    expect(row).toMatchObject({
      status: "REQUESTED",
      idVehicle: null,
      kind: order.kind,
      pickup: order.pickup,
      dropoff: order.dropoff ?? null,
      stops: order.stops,
      startAt: new Date(order.startAt),
      hours: order.hours ?? null,
      passengers: order.passengers,
      luggage: order.luggage,
      distanceKm: 72,
      durationMin: 60,
      firstname: "Anne-Sophie",
      phone: "+33639980102",
      flightNumber: "AF 1234",
      message: "Deux fauteuils",
      totalCents: 0,
    });
  });

  it("because no vehicle is free, too", async () => {
    for (const idVehicle of [saloon, van]) {
      const headers = { "Idempotency-Key": `books-vehicle-${idVehicle}` };
      await platform.data("POST", "/booking", { body: anOrder(idVehicle), headers });
    }
    expect(await request(aRequest())).toMatchObject({ status: "REQUESTED", vehicle: null });
  });

  it("tells the customer and the company", async () => {
    await request(aRequest({ passengers: 9 }));
    const mails = await platform.database.everySite.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      "anne@example.org",
      "contact@901.example",
    ]);
  });
});

describe("a ride that the company prices", () => {
  it("by the hour says what its hours do to the air", async () => {
    const hire = await askForRide(platform, { kind: "HIRE", hours: 5, dropoff: undefined });
    const priced = await hire.company({ action: "PRICE", idVehicle: van, total: 450 });
    // Five hours of 25 km at 150 g.
    expect(priced).toMatchObject({ status: "QUOTED", distanceKm: 0, emissionsKg: 18.8 });
  });
});

describe("a vehicle that has another ride then", () => {
  it("is not quoted: nobody could accept that", async () => {
    const headers = { "Idempotency-Key": "books-the-saloon" };
    await platform.data("POST", "/booking", { body: anOrder(saloon), headers });
    const request = await askForRide(platform);
    const price = (idVehicle: number) =>
      request.company({ action: "PRICE", idVehicle, total: 450 });
    const { answer } = await platform.call(
      "POST",
      `/booking/${request.booking.reference}/company?key=${await request.companyKey()}`,
      { body: { action: "PRICE", idVehicle: saloon, total: 450 } },
    );
    expect(answer).toMatchObject({
      data: { errors: { idVehicle: { code: "VEHICLE_TAKEN" } } },
    });
    expect((await request.page()).status).toBe("REQUESTED");
    expect((await price(van)).status).toBe("QUOTED");
  });
});

describe("a ride that could be booked at once", () => {
  it("gets a quote, good for 30 days and never beyond its start", async () => {
    const later = await request(aRequest({ startAt: "2027-01-20T10:00:00+01:00" }));
    expect(later).toMatchObject({ status: "QUOTED", vehicle: { id: saloon }, total: 144 });
    const { row, rides: rideRows, papers: documents } = await stored(later);
    expect(row?.payUntil).toEqual(new Date("2026-12-20T10:00:00+01:00"));
    expect(rideRows).toEqual([]);
    expect(documents.map(({ number }) => number)).toEqual([expect.stringMatching(/^D/)]);
    const soon = await stored(await request(aRequest()));
    expect(soon.row?.payUntil).toEqual(new Date("2026-11-25T10:00:00+01:00"));
  });

  it("in the vehicle that is asked for", async () => {
    expect(await request(aRequest({ idVehicle: van }))).toMatchObject({ vehicle: { id: van } });
  });
});

describe("a request", () => {
  it("is one for each key", async () => {
    const first = await request(aRequest({ passengers: 9 }), "one-and-the-same");
    const again = await request(aRequest({ passengers: 9 }), "one-and-the-same");
    expect(again.reference).toBe(first.reference);
    const { status } = await ask(aRequest({ passengers: 10 }), "one-and-the-same");
    expect(status).toBe(409);
  });

  it.each<[string, Partial<RideRequest>, string[]]>([
    ["gone by", { startAt: "2026-11-19T10:00:00+01:00" }, ["startAt"]],
    [
      "too soon and abroad",
      { startAt: "2026-11-20T11:00:00+01:00", pickup: { ...NICE, country: "IT" } },
      ["pickup", "startAt"],
    ],
    [
      "back before it arrives",
      { passengers: 9, returnAt: "2026-11-25T10:30:00+01:00" },
      ["returnAt"],
    ],
    ["in another's vehicle", { idVehicle: 99_999 }, ["idVehicle"]],
    [
      "without a telephone",
      { passengers: 9, customer: { ...anOrder(0).customer, phone: "12" } },
      ["customer.phone"],
    ],
  ])("is refused for what no company can mend: %s", async (_name, change, fields) => {
    const { status, answer } = await ask(aRequest(change));
    expect(status).toBe(422);
    expect(Object.keys(answer.success ? {} : answer.data.errors).sort()).toEqual(fields);
  });

  it("needs a key", async () => {
    const { status } = await platform.call("POST", "/booking/request", { body: aRequest() });
    expect(status).toBe(400);
  });
});
