import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FareList, Quote } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import type { WayQuote } from "@/lib/contract/way-quote";
import type { Road } from "@/platform/geo/roads/road";
import { faultCodes } from "@/testing/fault-codes";
import { aRide } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let road: Road;
let saloon: number;
let van: number;

beforeAll(async () => {
  platform = await openTestPlatform({ services: { roadDistance: async () => road } });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
});
afterAll(() => platform.close());
beforeEach(() => {
  road = { distanceKm: 24.34, durationMin: 30.2, estimate: true };
});

const quote = (change: Parameters<typeof aRide>[0] = {}, language: LanguageCode = "fr_FR") =>
  platform.data<Quote>("POST", "/booking/quote", { body: aRide(change), language });

/** Shows a quote with plain spaces, so that a test can be read. */
const plain = (quoted: Quote) =>
  quoted.lines.map(({ code, label, amount }) => [
    code,
    label.replaceAll(/[\u00a0\u202f]/g, " "),
    amount,
  ]);

describe("the price of a ride", () => {
  it("is by distance from 20 km, in each vehicle, VAT included", async () => {
    const quoted = await quote();
    expect(quoted).toMatchObject({
      distanceKm: 24.3,
      durationMin: 31,
      total: 48.6,
      vat: 4.42,
      vatRate: 10,
      currency: "EUR",
      estimate: true,
      idVehicle: saloon,
    });
    expect(plain(quoted)).toEqual([["DISTANCE", "Course de 24,3 km à 2,00 € le km", 48.6]]);
    expect(quoted.vehicles).toEqual([
      expect.objectContaining({ id: saloon, seats: 3, available: true, total: 48.6 }),
      expect.objectContaining({ id: van, seats: 7, available: true, total: 48.6 }),
    ]);
  });

  it("is flat below 20 km, whatever rounding shows", async () => {
    road.distanceKm = 19.99;
    const quoted = await quote();
    expect(quoted.distanceKm).toBe(20);
    expect(plain(quoted)).toEqual([["FLAT_RATE", "Forfait moins de 20 km", 25]]);
  });

  it("is said in the caller's language", async () => {
    const quoted = await quote({ startAt: "2026-11-25T22:00:00+01:00" }, "en");
    expect(plain(quoted)).toEqual([
      ["DISTANCE", "Ride of 24.3 km at €2.00 a km", 48.6],
      ["NIGHT", "Night supplement (20%)", 9.72],
    ]);
    expect(quoted.vehicles.map(({ name }) => name)).toEqual([
      "Saloon en site-901",
      "Van en site-901",
    ]);
  });

  it("adds up over both ways, each with its own supplements", async () => {
    const quoted = await quote({ returnAt: "2026-11-29T23:00:00+01:00" });
    expect(plain(quoted)).toEqual([
      ["DISTANCE", "Aller : course de 24,3 km à 2,00 € le km", 48.6],
      ["DISTANCE", "Retour : course de 24,3 km à 2,00 € le km", 48.6],
      ["NIGHT", "Retour : majoration de nuit (20 %)", 9.72],
      ["SUNDAY", "Retour : majoration du dimanche (10 %)", 4.86],
    ]);
    expect(quoted.total).toBe(111.78);
  });

  it("of a hire is by the hour, its minimum at least, and by km beyond those included", async () => {
    road = { distanceKm: 80.04, durationMin: 55, estimate: false };
    const quoted = await quote({ kind: "HIRE", hours: 1 });
    expect(plain(quoted)).toEqual([
      ["HIRE", "Mise à disposition, 2 h à 60,00 € l’heure", 120],
      ["EXTRA_KM", "30 km supplémentaires à 1,80 €", 54],
    ]);
    expect(quoted).toMatchObject({ total: 174, vat: 29, vatRate: 20, estimate: false });
  });

  it("of a hire without a destination needs no road", async () => {
    const quoted = await quote({ kind: "HIRE", hours: 3, dropoff: undefined });
    expect(quoted).toMatchObject({ distanceKm: 0, durationMin: 0, estimate: false, total: 180 });
  });

  it("never comes from the request", async () => {
    const cheap = { ...aRide(), total: 1, lines: [], vehicles: [], distanceKm: 1 };
    const quoted = await platform.data<Quote>("POST", "/booking/quote", { body: cheap });
    expect(quoted.total).toBe(48.6);
  });

  it("is the price of the vehicle asked for, or else of the cheapest that has the seats", async () => {
    road.distanceKm = 5;
    expect(await quote()).toMatchObject({ idVehicle: saloon, total: 25 });
    expect(await quote({ idVehicle: van })).toMatchObject({ idVehicle: van, total: 35 });
    const five = await quote({ passengers: 5 });
    expect(five).toMatchObject({ idVehicle: van, total: 35 });
    expect(five.vehicles.map(({ available }) => available)).toEqual([false, true]);
    expect(await quote({ passengers: 5, idVehicle: saloon })).toMatchObject({ idVehicle: saloon });
  });
});

describe("a way without its day", () => {
  const way = () => {
    const { pickup, dropoff } = aRide();
    return platform.data<WayQuote>("POST", "/booking/way", { body: { pickup, dropoff } });
  };

  it("has the price of its ride at a time without supplements, in the cheapest vehicle", async () => {
    expect(await way()).toEqual({
      distanceKm: 24.3,
      durationMin: 31,
      estimate: true,
      from: 48.6,
      vehicles: [
        { idVehicle: saloon, from: 48.6 },
        { idVehicle: van, from: 48.6 },
      ],
      currency: "EUR",
    });
    expect((await way()).from).toBe((await quote()).total);
    road.distanceKm = 19.99;
    expect(await way()).toMatchObject({ from: 25, vehicles: [{ from: 25 }, { from: 35 }] });
  });

  it("is refused at its places", async () => {
    const { pickup, dropoff } = aRide();
    const refused = async (body: object) =>
      faultCodes(await platform.call("POST", "/booking/way", { body }));
    expect(await refused({ pickup, dropoff: pickup })).toEqual({ dropoff: "SAME_PLACE" });
    expect(await refused({ pickup: { ...pickup, lat: 1 }, dropoff })).toEqual({
      pickup: "PLACE_UNKNOWN",
    });
    expect(await refused({ pickup })).toEqual({ dropoff: "REQUIRED" });
  });
});
