import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Quote } from "@/lib/contract/booking";
import { type Place, placeKindSchema } from "@/lib/contract/geography";
import { bookings } from "@/platform/db/schema/booking";
import { isSignedPlace } from "@/platform/geo/places/place-signature";
import { bookRide } from "@/testing/booked-ride";
import { anOrder, aRide, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { TEST_SECRET } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";

/** The same forgeries each time. */
const SEED = 72;

let platform: TestPlatform;
beforeAll(async () => {
  // This one draws its secret itself.
  const { secret: _, ...neighbour } = tinySite(902);
  platform = await openTestPlatform({ server: null, sites: [tinySite(901), neighbour] });
});
afterAll(() => platform.close());

/** Fields that replace some of a place's own: near, far, of another place, or anything. */
const forgery: fc.Arbitrary<Partial<Place>> = fc
  .record(
    {
      label: fc.constantFrom("Paris, Tour Eiffel", LA_BAULE.label, "Nantes (44000)", "x"),
      kind: fc.constantFrom(...placeKindSchema.options),
      postalCode: fc.constantFrom("44000", "75007", ""),
      city: fc.constantFrom("Nantes", "Paris", ""),
      country: fc.constantFrom("FR", "CH"),
      lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constant(47.1571)),
      lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constant(-1.6006)),
      signature: fc.oneof(
        fc.constantFrom("", LA_BAULE.signature, NANTES_AIRPORT.signature.toLowerCase()),
        fc.base64String({ maxLength: 100 }),
      ),
    },
    { requiredKeys: [] },
  )
  .filter((change) =>
    Object.entries(change).some(([field, value]) => NANTES_AIRPORT[field as keyof Place] !== value),
  );

const FIELDS = ["pickup", "dropoff", "stops.0"] as const;

function rideWith(field: (typeof FIELDS)[number], place: Place) {
  if (field === "pickup") return aRide({ pickup: place, dropoff: LA_BAULE });
  if (field === "dropoff") return aRide({ pickup: LA_BAULE, dropoff: place });
  return aRide({ stops: [place] });
}

it("a thousand forged places are none", () => {
  expect(isSignedPlace(TEST_SECRET, NANTES_AIRPORT)).toBe(true);
  expect(isSignedPlace("the secret of another site", NANTES_AIRPORT)).toBe(false);
  fc.assert(
    fc.property(forgery, (change) => !isSignedPlace(TEST_SECRET, { ...NANTES_AIRPORT, ...change })),
    { seed: SEED, numRuns: 1000 },
  );
});

it("no ride is priced, nor offered a time, for a forged place, wherever it stands", async () => {
  const own = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
  expect(own.total).toBeGreaterThan(100);
  const field = fc.constantFrom(...FIELDS);
  await fc.assert(
    fc.asyncProperty(field, forgery, fc.boolean(), async (field, change, isQuote) => {
      const { startAt, ...ride } = rideWith(field, { ...NANTES_AIRPORT, ...change });
      const { status, answer } = isQuote
        ? await platform.call("POST", "/booking/quote", { body: { ...ride, startAt } })
        : await platform.call("POST", "/booking/times", { body: { ...ride, date: "2026-11-25" } });
      expect({ status, data: answer.data }).toMatchObject({
        status: 422,
        data: { errors: { [field]: { code: "PLACE_UNKNOWN" } } },
      });
    }),
    { seed: SEED, numRuns: 100 },
  );
}, 60_000);

it("no booking becomes a ride to a forged place, and none is asked for: it stays as it was", async () => {
  const ride = await bookRide(platform);
  const { reference, key } = ride.booking;
  const before = await ride.page();
  const readBookings = () => platform.database.everySite.select().from(bookings);
  const stored = await readBookings();
  let requestCount = 0;
  const field = fc.constantFrom(...FIELDS);
  await fc.assert(
    fc.asyncProperty(field, forgery, fc.boolean(), async (field, change, isChange) => {
      const forged = rideWith(field, { ...NANTES_AIRPORT, ...change });
      requestCount += 1;
      const { status, answer } = isChange
        ? await platform.call("PUT", `/booking/${reference}?key=${key}`, { body: forged })
        : await platform.call("POST", "/booking/request", {
            // More than any vehicle seats: such a ride waits for the company.
            body: { ...anOrder(0), idVehicle: undefined, ...forged, passengers: 9 },
            headers: { "Idempotency-Key": `forged-request-${requestCount}` },
          });
      expect({ status, data: answer.data }).toMatchObject({
        status: 422,
        data: { errors: { [field]: { code: "PLACE_UNKNOWN" } } },
      });
    }),
    { seed: SEED, numRuns: 100 },
  );
  expect(await ride.page()).toEqual(before);
  expect(await readBookings()).toEqual(stored);
}, 60_000);

it("a change and a request cost what their ride costs, whatever price comes with them", async () => {
  const forged = { total: 0.01, totalCents: 1, dueNow: 0, deposit: 0, distanceKm: 1, lines: [] };
  const quoted = aRide({ stops: [LA_BAULE], startAt: "2026-11-26T10:00:00+01:00" });
  const { total } = await platform.data<Quote>("POST", "/booking/quote", { body: quoted });

  await platform.startAfresh();
  const ride = await bookRide(platform);
  const { reference, key } = ride.booking;
  const path = `/booking/${reference}?key=${key}`;
  const body = { ...forged, ...quoted };
  expect(await platform.data("PUT", path, { body })).toMatchObject({ done: true, total });
  expect(await ride.page()).toMatchObject({ total });

  const request = { ...anOrder(0), idVehicle: undefined, ...body };
  const headers = { "Idempotency-Key": "a-request-with-a-price" };
  const booking = await platform.data("POST", "/booking/request", { body: request, headers });
  expect(booking).toMatchObject({ status: "QUOTED", total });
});

it("a place that another site has found is none here", async () => {
  const of = async (idSite: number) => {
    const search = "/place?search=aeroport%20nantes%20atlantique";
    const [pickup] = await platform.data<Place[]>("GET", search, { idSite });
    const [dropoff] = await platform.data<Place[]>("GET", "/place?search=angers", { idSite });
    return { ...aRide(), pickup, dropoff };
  };
  const status = async (body: unknown) =>
    (await platform.call("POST", "/booking/quote", { idSite: 902, body })).status;
  expect(await status(await of(902))).toBe(200);
  expect(await status(await of(901))).toBe(422);
});
