import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FareList, Quote } from "@/lib/contract/booking";
import { vehicles } from "@/platform/db/schema/booking";
import { parameters } from "@/platform/db/schema/site-look";
import { aRide } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const fares = (language: "fr_FR" | "en" = "fr_FR") =>
  platform.data<FareList>("GET", "/fare", { language });
const set = (type: string, value: string | null) =>
  platform.database.everySite.update(parameters).set({ value }).where(eq(parameters.type, type));

describe("the fares", () => {
  it("are those of every vehicle, in euros and in the caller’s language", async () => {
    const { grids, supplements, vatRate } = await fares("en");
    expect(grids).toMatchObject([
      {
        vehicle: "Saloon en site-901",
        description: "Comfortable en site-901",
        seats: 3,
        luggage: 3,
        flatRate: 25,
        flatRateUnderKm: 20,
        perKm: 2,
        hourly: 60,
        minimumHours: 2,
        includedKmPerHour: 25,
        extraKm: 1.8,
      },
      { vehicle: "Van en site-901", flatRate: 35 },
    ]);
    expect(supplements).toEqual([
      { code: "NIGHT", percent: 20, from: "21:00", until: "06:00" },
      { code: "SUNDAY", percent: 10, from: null, until: null },
      { code: "PUBLIC_HOLIDAY", percent: 15, from: null, until: null },
    ]);
    expect(vatRate).toEqual({ transfer: 10, hire: 20 });
  });

  it("follow the parameters and the vehicles in service, and so do the prices", async () => {
    await set("VAT_RATE_TRANSFER", "5.5");
    await set("VAT_RATE_HIRE", null);
    const db = platform.database.everySite;
    await db.update(vehicles).set({ isActive: false }).where(eq(vehicles.seats, 3));
    await db.update(vehicles).set({ perKmCents: 315 });
    const { grids, vatRate } = await fares();
    expect(vatRate).toEqual({ transfer: 5.5, hire: 20 });
    expect(grids).toMatchObject([{ vehicle: "Van fr site-901", perKm: 3.15 }]);
    const quote = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
    expect(quote).toMatchObject({ vatRate: 5.5, idVehicle: grids[0]?.idVehicle });
    expect(quote.total).toBe(Math.round(quote.distanceKm * 315) / 100);
    expect(quote.vat).toBe(Math.round((quote.total * 100 * 5.5) / 105.5) / 100);
  });
});
