import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { site73 } from "@/demonstration/73/site-73";
import type { ErrorResponse } from "@/lib/contract/envelope";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { CollectDays, ShippingOptions, ShippingPrices } from "@/lib/contract/shipping";
import { declinations } from "@/platform/db/schema/catalogue";
import { parameters } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestCall, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let ids: Record<string, number>;

beforeAll(async () => {
  platform = await openTestPlatform({ sites: [site73] });
  const rows = await platform.database.everySite.select().from(declinations);
  ids = Object.fromEntries(rows.map(({ reference, id }) => [reference, id]));
});
afterAll(() => platform.close());

const set = (type: ParameterKey, value: string) =>
  platform.database.everySite
    .update(parameters)
    .set({ value })
    .where(and(eq(parameters.idSite, 73), eq(parameters.type, type)));

beforeEach(async () => {
  for (const key of ["LOCK_DELIVERY", "ONLY_SELL_IN_FRANCE", "SELLS_WORLDWIDE"] as const) {
    await set(key, "false");
  }
});

const HERE: TestCall = { idSite: 73, language: "en" };
/** A red of 75 cl, and something of the estate that is no bottle. */
const [BOTTLE, GLASS] = [firstOf("WINE"), firstOf("OTHER")];
function firstOf(type: string): string {
  const products = site73.products?.filter((product) => product.type === type) ?? [];
  const sold = products.flatMap(({ declinations }) => declinations);
  return sold.find(({ capacity, hasShippingFees }) => {
    return hasShippingFees !== false && (type === "OTHER" || capacity === 75);
  })?.reference as string;
}

const shippingRequest = (quantity: number, more: object = {}, reference = BOTTLE) => ({
  products: [{ idProduct: ids[reference], quantity }],
  postalCode: "44000",
  country: "FR",
  ...more,
});
const prices = (quantity: number, more?: object, reference?: string) =>
  platform.data<ShippingPrices>("POST", "/calculate/shipping-fees", {
    ...HERE,
    body: shippingRequest(quantity, more, reference),
  });
const costs = async (quantity: number, more?: object, reference?: string) => {
  const { shippingPrices, problem } = await prices(quantity, more, reference);
  return problem ?? shippingPrices.map(({ serviceCode, price, fdp }) => [serviceCode, price, fdp]);
};

describe("POST /calculate/shipping-fees", () => {
  it("says who carries the parcel, the cheapest first", async () => {
    const { shippingPrices, problem } = await prices(6);
    expect(problem).toBeNull();
    expect(shippingPrices).toMatchObject([
      {
        name: "Colporteur, at a parcel shop",
        price: 8.9,
        fdp: 8.9,
        deliveryType: "PICKUP",
        siteType: "RELAY",
        serviceCode: "COLP-REL",
        daysFrom: 3,
        daysTo: 5,
      },
      { price: 12.9, deliveryType: "DELIVERY", serviceCode: "MDO-DOM" },
    ]);
  });

  it("is dearer for more bottles, and for another country", async () => {
    expect(await costs(12)).toEqual([
      ["COLP-REL", 12.9, 12.9],
      ["MDO-DOM", 16.9, 16.9],
    ]);
    expect(await costs(12, { country: "be", postalCode: "1000" })).toEqual([
      ["COLP-REL", 18.9, 18.9],
      ["MDO-DOM", 24.9, 24.9],
    ]);
    for (const postalCode of ["97400", "97 400", "F-97400", "97400 Cedex 9"])
      expect(await costs(6, { postalCode })).toEqual([["MDO-DOM", 59, 59]]);
  });

  it("is free from 24 bottles, and with a code that pays for it", async () => {
    expect(await costs(24)).toEqual([["MDO-DOM", 0, 26.9]]);
    expect(await costs(12, { discountCode: "franco" })).toEqual([
      ["COLP-REL", 0, 12.9],
      ["MDO-DOM", 0, 16.9],
    ]);
    expect(await costs(12, { discountCode: "nothing" })).toEqual(await costs(12));
  });

  it.each([
    [2, {}, "We send 3 bottles or more: 1 to go."],
    [4, {}, "Our parcels hold bottles in multiples of 3: please add 2."],
    [123, {}, "We send at most 120 bottles per order: call us for more."],
    [
      30,
      { postalCode: "97400" },
      "None of our carriers takes a parcel of that size so far: please call us.",
    ],
    [6, { country: "US", postalCode: "10001" }, "We do not deliver to this address."],
    [6, { postalCode: "98800" }, "We do not deliver to this address."],
    [6, { postalCode: "98412" }, "We do not deliver to this address."],
  ])("of %i bottles with %o says: %s", async (quantity, more, problem) => {
    expect(await costs(quantity, more)).toBe(problem);
  });

  it("asks no number of bottles of what is none", async () => {
    expect(await costs(1, {}, GLASS)).toHaveLength(2);
  });

  it("has nothing and says nothing where there is nothing to carry", async () => {
    const isBottle = eq(declinations.reference, BOTTLE);
    await platform.database.everySite
      .update(declinations)
      .set({ hasShippingFees: false })
      .where(isBottle);
    try {
      expect(await prices(6)).toEqual({ shippingPrices: [], problem: null });
    } finally {
      await platform.database.everySite
        .update(declinations)
        .set({ hasShippingFees: true })
        .where(isBottle);
    }
  });

  it("sends nothing while LOCK_DELIVERY is on", async () => {
    await set("LOCK_DELIVERY", "true");
    expect(await costs(6)).toBe("Delivery is suspended for the moment.");
  });

  it.each([
    ["en" as const, "No products in cart"],
    ["fr_FR" as const, "Le panier est vide."],
  ])("refuses an empty cart, in %s", async (language, message) => {
    for (const products of [[], [{ idProduct: 2_000_000_000, quantity: 1 }]]) {
      const { status, answer } = await platform.call<never>("POST", "/calculate/shipping-fees", {
        ...HERE,
        language,
        body: { ...shippingRequest(1), products },
      });
      expect([status, answer.message]).toEqual([400, message]);
    }
  });

  it.each([
    [{ postalCode: "4400" }, "postalCode", "POSTAL_CODE_INVALID"],
    [{ country: "RE", postalCode: "44000" }, "postalCode", "POSTAL_CODE_ELSEWHERE"],
    [{ postalCode: "00000" }, "postalCode", "POSTAL_CODE_UNKNOWN"],
    [{ postalCode: "99999" }, "postalCode", "POSTAL_CODE_UNKNOWN"],
    [{ postalCode: " " }, "postalCode", "TOO_SMALL"],
    [{ country: "ZZ" }, "country", "COUNTRY_UNKNOWN"],
    [{ country: "France" }, "country", "TOO_LONG"],
    [{ products: [{ idProduct: 1, quantity: -1 }] }, "products.0.quantity", "TOO_SMALL"],
    [{ products: [{ idProduct: 1, quantity: 0.5 }] }, "products.0.quantity", "INVALID"],
    [{ products: [{ idProduct: 1, quantity: 1e9 }] }, "products.0.quantity", "TOO_BIG"],
  ])("refuses %o at its field", async (more, field, code) => {
    const { status, answer } = await platform.call<never>("POST", "/calculate/shipping-fees", {
      ...HERE,
      body: shippingRequest(6, more),
    });
    expect(status).toBe(422);
    expect((answer as ErrorResponse).data.errors[field]).toMatchObject({ code });
  });
});

describe("GET /shipping/options", () => {
  const options = (language: "en" | "fr_FR" = "en") =>
    platform.data<ShippingOptions>("GET", "/shipping/options", { ...HERE, language });
  const codes = async () => (await options()).countries.map(({ alphaTwo }) => alphaTwo);

  it("has the countries that carriers go to, France first", async () => {
    expect(await codes()).toEqual(["FR", "BE", "GF", "DE", "GP", "LU", "MQ", "YT", "RE"]);
    await set("ONLY_SELL_IN_FRANCE", "true");
    expect(await codes()).toEqual(["FR", "GF", "GP", "MQ", "YT", "RE"]);
    await set("LOCK_DELIVERY", "true");
    expect(await options()).toMatchObject({ isLocked: true, countries: [] });
    expect((await options()).collectPoints).toHaveLength(2);
  });

  it("has the addresses where one collects, with what to know and their hours", async () => {
    const { collectPoints, collectHours } = await options("fr_FR");
    expect(collectPoints).toMatchObject([
      { city: "Saint-Gildas-sur-Sèvre", note: expect.stringContaining("sous l’arche") },
      {
        city: "Nantes",
        hours: [
          { weekday: 3, from: "16:00", until: "19:00" },
          { weekday: 6, from: "09:30", until: "13:00" },
        ],
      },
    ]);
    expect(collectHours).toContain("À la cave");
    expect((await options()).collectHours).toContain("At the estate");
  });
});

describe("GET /shipping/collect/{idAddress}", () => {
  const days = async () => {
    const { collectPoints } = await platform.data<ShippingOptions>(
      ...(["GET", "/shipping/options", HERE] as const),
    );
    const at = `/shipping/collect/${collectPoints.at(1)?.id}`;
    return (await platform.data<CollectDays>("GET", at, HERE)).days;
  };

  it("has the days to come, each with its times", async () => {
    // Saturday morning begins less than a day from now.
    expect((await days()).slice(0, 2)).toMatchObject([
      { date: "2026-11-25", slots: [{ from: "16:00", until: "19:00" }] },
      { date: "2026-11-28", slots: [{ from: "09:30", until: "13:00" }] },
    ]);
  });

  it("leaves out the days on which the estate is closed", async () => {
    platform.clock.moveTo("2026-12-23T18:00:00+01:00");
    expect((await days()).map(({ date }) => date).slice(0, 2)).toEqual([
      "2027-01-02",
      "2027-01-06",
    ]);
  });

  it("does not know another address", async () => {
    expect((await platform.call("GET", "/shipping/collect/2000000000", HERE)).status).toBe(404);
  });
});
