import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { languageCodeSchema } from "@/lib/contract/locale";
import { bookings, vehicles } from "@/platform/db/schema/booking";
import { type ErrorWord, errorMessage } from "@/platform/http/message-of";
import { errorMessagesEn } from "@/platform/http/messages/error-messages-en";
import { anOrder, aRide, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { signedPlace } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";

let platform: TestPlatform;
let saloon: number;
let foreign: number;

beforeAll(async () => {
  const site = tinySite(901);
  const calendars = site.calendars.map((calendar) => ({ ...calendar, closures: ["2026-12-25"] }));
  platform = await openTestPlatform({
    sites: [{ ...site, calendars }, tinySite(902)],
    services: {
      roadDistance: async () => ({ distanceKm: 72, durationMin: 60, estimate: true }),
    },
  });
  const fares = (idSite: number) => platform.data<FareList>("GET", "/fare", { idSite });
  saloon = (await fares(901)).grids[0]?.idVehicle ?? 0;
  foreign = (await fares(902)).grids[0]?.idVehicle ?? 0;
});
afterAll(() => platform.close());

/** Returns the codes by field, after checking that each has its sentence in both languages. */
async function refusedFor(path: string, body: unknown): Promise<Record<string, ErrorWord>> {
  const codes = await Promise.all(
    languageCodeSchema.options.map(async (language) => {
      const { status, answer } = await platform.call("POST", path, {
        body,
        language,
        headers: { "Idempotency-Key": "never-used-twice" },
      });
      if (answer.success) throw new Error(`${path} was not refused`);
      expect({ status, code: answer.data.code }).toEqual({ status: 422, code: "INVALID_FIELDS" });
      expect(answer.message).toBe(errorMessage(language, "INVALID_FIELDS"));
      return Object.fromEntries(
        Object.entries(answer.data.errors).map(([field, { code, message }]) => {
          expect(Object.keys(errorMessagesEn)).toContain(code);
          expect(message).toBe(errorMessage(language, code as ErrorWord));
          return [field, code as ErrorWord];
        }),
      );
    }),
  );
  expect(codes[0]).toEqual(codes[1]);
  return codes[0] ?? {};
}

const GENEVA = signedPlace(NANTES_AIRPORT, { label: "Genève (Suisse)", country: "CH" });

const NICE = signedPlace(LA_BAULE, { label: "Nice (06000)", lat: 43.7, lng: 7.27 });

const { address: _, ...TOWN } = LA_BAULE;

/** Place as forged by a browser. */
const FORGED = { ...LA_BAULE, lat: 47.16, lng: -1.6 };

describe("a ride is refused at its fields", () => {
  it.each<[string, Parameters<typeof aRide>[0] | Record<string, unknown>, Record<string, string>]>([
    ["picked up abroad", { pickup: GENEVA }, { pickup: "PICKUP_NOT_IN_FRANCE" }],
    ["nowhere", { pickup: undefined }, { pickup: "REQUIRED" }],
    ["no place", { pickup: { ...LA_BAULE, lat: 91 } }, { "pickup.lat": "TOO_BIG" }],
    ["a nameless place", { pickup: { ...LA_BAULE, label: " " } }, { "pickup.label": "REQUIRED" }],
    ["a place of its own", { pickup: FORGED }, { pickup: "PLACE_UNKNOWN" }],
    ["to a place of its own", { dropoff: FORGED }, { dropoff: "PLACE_UNKNOWN" }],
    ["by a place of its own", { stops: [LA_BAULE, FORGED] }, { "stops.1": "PLACE_UNKNOWN" }],
    [
      "a place from before",
      { pickup: { ...NANTES_AIRPORT, signature: undefined } },
      { pickup: "PLACE_UNKNOWN" },
    ],
    ["to nowhere", { dropoff: undefined }, { dropoff: "REQUIRED" }],
    ["to where it starts", { dropoff: NANTES_AIRPORT }, { dropoff: "SAME_PLACE" }],
    ["six stops", { stops: Array(6).fill(LA_BAULE) }, { stops: "TOO_BIG" }],
    ["a stop nowhere", { stops: [LA_BAULE, null] }, { "stops.1": "INVALID" }],
    ["never", { startAt: undefined }, { startAt: "REQUIRED" }],
    ["no instant", { startAt: "2026-11-25" }, { startAt: "INVALID" }],
    ["without an offset", { startAt: "2026-11-25T10:00:00" }, { startAt: "INVALID" }],
    ["gone by", { startAt: "2026-11-20T10:00:00+01:00" }, { startAt: "START_IN_PAST" }],
    ["too soon", { startAt: "2026-11-20T11:59:00+01:00" }, { startAt: "START_TOO_SOON" }],
    ["too far", { startAt: "2027-11-21T00:00:00+01:00" }, { startAt: "START_TOO_FAR" }],
    ["out of the area", { pickup: NICE }, { pickup: "PICKUP_TOO_FAR" }],
    ["closed", { startAt: "2026-12-25T10:00:00+01:00" }, { startAt: "START_CLOSED" }],
    [
      "back before it starts",
      { returnAt: "2026-11-25T09:00:00+01:00" },
      { returnAt: "RETURN_BEFORE_ARRIVAL" },
    ],
    [
      "back before it arrives",
      { returnAt: "2026-11-25T10:59:00+01:00" },
      { returnAt: "RETURN_BEFORE_ARRIVAL" },
    ],
    ["back on a closed day", { returnAt: "2026-12-25T10:00:00Z" }, { returnAt: "START_CLOSED" }],
    ["back too far", { returnAt: "9999-12-25T10:00:00Z" }, { returnAt: "START_TOO_FAR" }],
    ["hired for no time", { kind: "HIRE" }, { hours: "REQUIRED" }],
    ["hired for half an hour", { kind: "HIRE", hours: 0.5 }, { hours: "HOURS_OUT_OF_RANGE" }],
    ["hired for no hour", { kind: "HIRE", hours: 0 }, { hours: "TOO_SMALL" }],
    ["hired for over a day", { kind: "HIRE", hours: 24.5 }, { hours: "TOO_BIG" }],
    ["hired for 2 h 15", { kind: "HIRE", hours: 2.25 }, { hours: "INVALID" }],
    ["nobody", { passengers: 0 }, { passengers: "TOO_SMALL" }],
    ["half a person", { passengers: 1.5 }, { passengers: "INVALID" }],
    ["a crowd", { passengers: 8 }, { passengers: "TOO_MANY_PASSENGERS" }],
    ["a stadium", { passengers: 51 }, { passengers: "TOO_BIG" }],
    ["of no kind", { kind: "FLIGHT" }, { kind: "INVALID" }],
    ["in no vehicle", { idVehicle: 2 ** 40 }, { idVehicle: "VEHICLE_UNKNOWN" }],
    ["a text for a number", { passengers: "2" }, { passengers: "INVALID" }],
    [
      "several at once",
      { pickup: GENEVA, dropoff: undefined, startAt: "2020-01-01T00:00:00Z" },
      { pickup: "PICKUP_NOT_IN_FRANCE", dropoff: "REQUIRED", startAt: "START_IN_PAST" },
    ],
  ])("%s", async (_name, change, errors) => {
    expect(await refusedFor("/booking/quote", { ...aRide(), ...change })).toEqual(errors);
  });

  it("hired for less than its way takes", async () => {
    const app = await openTestPlatform({
      services: {
        roadDistance: async () => ({ distanceKm: 300, durationMin: 181, estimate: true }),
      },
    });
    const { answer } = await app.call("POST", "/booking/quote", {
      body: aRide({ kind: "HIRE", hours: 3 }),
    });
    await app.close();
    expect(answer.data).toMatchObject({ errors: { hours: { code: "HOURS_TOO_FEW" } } });
  });

  it("of another site's vehicle", async () => {
    expect(await refusedFor("/booking/quote", aRide({ idVehicle: foreign }))).toEqual({
      idVehicle: "VEHICLE_UNKNOWN",
    });
  });

  it("where there are none: not found, whatever else is wrong", async () => {
    const shop = tinySite(903);
    shop.site.features = ["SHOP"];
    const elsewhere = await openTestPlatform({ sites: [shop] });
    for (const [path, body] of [
      ["/booking/quote", aRide()],
      ["/booking/times", { ...aRide(), date: "2026-11-30" }],
      ["/booking/way", aRide()],
      ["/booking", anOrder(1)],
      ["/booking", {}],
      ["/booking/request", anOrder(1)],
      ["/booking/request", {}],
    ] as const) {
      const headers = { "Idempotency-Key": "where-no-rides-are" };
      const { status } = await elsewhere.call("POST", path, { idSite: 903, body, headers });
      expect(`${path} ${status}`).toBe(`${path} 404`);
    }
    await elsewhere.close();
  });

  it("when no vehicle is in service", async () => {
    const db = platform.database.everySite;
    await db.update(vehicles).set({ isActive: false });
    expect(await refusedFor("/booking/quote", aRide())).toEqual({ idVehicle: "NO_VEHICLE" });
    await db.update(vehicles).set({ isActive: true });
  });
});

describe("an order is refused at its fields", () => {
  const customer = anOrder(0).customer;
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["to a place of its own", { dropoff: FORGED }, { dropoff: "PLACE_UNKNOWN" }],
    ["picked up anywhere in a town", { pickup: TOWN }, { "pickup.address": "ADDRESS_MISSING" }],
    [
      "picked up anywhere in a town on the way back",
      { dropoff: TOWN, returnAt: "2026-11-25T18:00:00+01:00" },
      { "dropoff.address": "ADDRESS_MISSING" },
    ],
    [
      "an address of two lines",
      { pickup: { ...LA_BAULE, address: "3 avenue\ndes Ibis" } },
      { "pickup.address": "LINE_BREAK" },
    ],
    ["terms not accepted", { acceptTerms: false }, { acceptTerms: "TERMS_NOT_ACCEPTED" }],
    ["terms not mentioned", { acceptTerms: undefined }, { acceptTerms: "TERMS_NOT_ACCEPTED" }],
    ["no vehicle", { idVehicle: undefined }, { idVehicle: "REQUIRED" }],
    ["nobody", { customer: undefined }, { customer: "REQUIRED" }],
    [
      "a customer without names",
      { customer: { ...customer, firstname: " ", lastname: "" } },
      { "customer.firstname": "REQUIRED", "customer.lastname": "REQUIRED" },
    ],
    [
      "a name without end",
      { customer: { ...customer, lastname: "x".repeat(81) } },
      { "customer.lastname": "TOO_LONG" },
    ],
    [
      "an e-mail address that is not complete",
      { customer: { ...customer, email: "anne@" } },
      { "customer.email": "EMAIL_INVALID" },
    ],
    [
      "two e-mail addresses",
      { customer: { ...customer, email: "a@example.org, b@example.org" } },
      { "customer.email": "EMAIL_INVALID" },
    ],
    [
      "a telephone number that is not complete",
      { customer: { ...customer, phone: "06 39 98" } },
      { "customer.phone": "PHONE_INVALID" },
    ],
    [
      "a company without a name",
      { customer: { ...customer, kind: "PROFESSIONAL" } },
      { "customer.company": "REQUIRED", "customer.address": "REQUIRED" },
    ],
    [
      "no flight and no train",
      { travel: { flightNumber: "AFR12345", trainNumber: "RER B" } },
      {
        "travel.flightNumber": "FLIGHT_NUMBER_INVALID",
        "travel.trainNumber": "TRAIN_NUMBER_INVALID",
      },
    ],
    ["an endless message", { message: "x".repeat(2001) }, { message: "TOO_LONG" }],
    ["more people than seats", { passengers: 5 }, { idVehicle: "VEHICLE_TOO_SMALL" }],
    [
      "what is wrong with the ride and with the order, together",
      {
        pickup: GENEVA,
        customer: { ...customer, phone: "123", kind: "COLLECTIVE" },
      },
      {
        pickup: "PICKUP_NOT_IN_FRANCE",
        "customer.phone": "PHONE_INVALID",
        "customer.company": "REQUIRED",
        "customer.address": "REQUIRED",
      },
    ],
    [
      "what is wrong with its fields and by the rules, together",
      {
        customer: { ...customer, firstname: "", phone: "123", kind: "PROFESSIONAL" },
        travel: { flightNumber: "AFR12345" },
        acceptTerms: false,
      },
      {
        "customer.firstname": "REQUIRED",
        "customer.phone": "PHONE_INVALID",
        "customer.company": "REQUIRED",
        "customer.address": "REQUIRED",
        "travel.flightNumber": "FLIGHT_NUMBER_INVALID",
        acceptTerms: "TERMS_NOT_ACCEPTED",
      },
    ],
    [
      "a customer of no kind",
      { customer: { ...customer, kind: "ROBOT" } },
      { "customer.kind": "INVALID" },
    ],
  ])("%s", async (_name, change, errors) => {
    expect(await refusedFor("/booking", { ...anOrder(saloon), ...change })).toEqual(errors);
    expect(await platform.database.everySite.select().from(bookings)).toEqual([]);
  });

  it("that is not JSON, or says what a database cannot hold", async () => {
    const post = async (body: string) => {
      const headers = {
        idSite: "901",
        "Content-Type": "application/json",
        "Idempotency-Key": "never-used-twice",
      };
      return (await platform.app.request("/booking", { method: "POST", headers, body })).status;
    };
    expect(await post("{")).toBe(400);
    expect(await post(JSON.stringify({ ...anOrder(saloon), message: "a\u0000b" }))).toBe(422);
    const pickup = { ...anOrder(saloon).pickup, address: "Gare \ud83d" };
    expect(await post(JSON.stringify({ ...anOrder(saloon), pickup }))).toBe(422);
    expect(await post("null")).toBe(400);
  });
});
