import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Change } from "@/lib/contract/change";
import type { AccessPoint, ShippingOptions, ShippingPrices } from "@/lib/contract/shipping";
import { schedules } from "@/platform/db/schema/delivery";
import { announcedChanges } from "@/testing/announced-changes";
import { faultCodes } from "@/testing/fault-codes";
import { resourceCalls } from "@/testing/resource-calls";
import { A_CARRIER, A_COLLECT_PLACE, aNewAccessPoint } from "@/testing/route-cases/new-offer";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, collected, orderFrom, readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let panel: ReturnType<typeof resourceCalls>;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  panel = resourceCalls(platform, admin);
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());

describe("a carrier", () => {
  const prices = async (postalCode: string, country: string, quantity = 6) => {
    const shop = await readShop(platform);
    const { shippingPrices } = await platform.data<ShippingPrices>(
      "POST",
      "/calculate/shipping-fees",
      {
        body: { products: [{ idProduct: shop.id("B-75"), quantity }], postalCode, country },
      },
    );
    return Object.fromEntries(shippingPrices.map(({ name, price }) => [name, price]));
  };

  it("is offered at its prices as soon as it is added, to its countries alone", async () => {
    changes.length = 0;
    const id = await panel.added("carrier", A_CARRIER);
    expect(changes).toEqual([{ kind: "addresses" }]);
    expect((await prices("44000", "FR")).Coursier).toBe(12.5);
    expect((await prices("44000", "FR", 7)).Coursier).toBe(18);
    expect((await prices("1000", "BE")).Coursier).toBe(12.5);
    expect((await prices("10115", "DE")).Coursier).toBeUndefined();
    const dearer = [{ countries: ["FR"], steps: [{ bottles: 6, kilos: 10, price: 14 }] }];
    expect((await panel.change(`carrier/${id}`, { zones: dearer })).status).toBe(200);
    expect((await prices("44000", "FR")).Coursier).toBe(14);
    expect((await prices("1000", "BE")).Coursier).toBeUndefined();
    await panel.change(`carrier/${id}`, { isActive: false });
    expect((await prices("44000", "FR")).Coursier).toBeUndefined();
  });

  it("is refused where its days or its destinations contradict themselves", async () => {
    const [zone] = A_CARRIER.zones;
    const refused = await panel.add("carrier", { ...A_CARRIER, daysTo: 0, zones: [zone, zone] });
    expect(faultCodes(refused)).toEqual({
      daysTo: "DAYS_REVERSED",
      "zones.1.countries": "CHOSEN_TWICE",
    });
    const without = [{ countries: ["FR"], steps: [{ bottles: null, kilos: 5, price: 3 }] }];
    expect(faultCodes(await panel.add("carrier", { ...A_CARRIER, zones: without }))).toHaveProperty(
      ["zones.0.steps.0.bottles"],
    );
  });
});

describe("a parcel shop", () => {
  it("is found near its town, by a code that no other has, until it is removed", async () => {
    const point = await aNewAccessPoint(platform);
    const id = await panel.added("access-point", point);
    const near = () =>
      platform.data<AccessPoint[]>("POST", "/relay/access-points", {
        body: { postalCode: "44000", city: "Nantes" },
      });
    const [found] = (await near()).filter(({ name }) => name === point.name);
    expect(found?.position.lat).toBeCloseTo(47.2, 1);
    expect(faultCodes(await panel.add("access-point", point))).toEqual({
      code: "POINT_CODE_TAKEN",
    });
    const nowhere = { ...point, code: "NOWHERE", country: "ZW", zipCode: "99999" };
    expect(faultCodes(await panel.add("access-point", nowhere))).toEqual({ lat: "POINT_UNPLACED" });
    await platform.data("DELETE", `/admin/access-point/${id}`, { headers: admin.headers });
    expect((await near()).map(({ name }) => name)).not.toContain(point.name);
  });
});

describe("an address of the company", () => {
  const collectPoints = async () =>
    (await platform.data<ShippingOptions>("GET", "/shipping/options")).collectPoints;
  const hoursOf = (idAddress: number) =>
    platform.database.everySite.select().from(schedules).where(eq(schedules.idAddress, idAddress));

  it("hands orders over at its hours, which keep their ids while they stay", async () => {
    const id = await panel.added("company-address", A_COLLECT_PLACE);
    const point = (await collectPoints()).find((one) => one.id === id);
    expect(point).toMatchObject({
      note: "Sous le porche",
      hours: [{ weekday: 6, from: "09:30", until: "12:30" }],
    });
    const [before] = await hoursOf(id);
    const hours = [
      { day: "MONDAY", from: "14:00", until: "18:30" },
      { day: "SATURDAY", from: "09:30", until: "12:30" },
    ];
    expect((await panel.change(`company-address/${id}`, { hours })).status).toBe(200);
    const after = await hoursOf(id);
    expect(after.map(({ weekday }) => weekday).toSorted()).toEqual([1, 6]);
    expect(after.find(({ weekday }) => weekday === 6)?.id).toBe(before?.id);
    await panel.change(`company-address/${id}`, { hours: [] });
    expect((await collectPoints()).map((one) => one.id)).not.toContain(id);
    const gone = await platform.call("DELETE", `/admin/company-address/${id}`, {
      headers: admin.headers,
    });
    expect(gone.status).toBe(200);
  });

  it("is in the country that is chosen, whose postcodes are checked there", async () => {
    const abroad = { ...A_COLLECT_PLACE, postalCode: "1000", city: "Bruxelles", country: "BE" };
    const id = await panel.added("company-address", abroad);
    const point = (await collectPoints()).find((one) => one.id === id);
    expect(point?.country).toMatchObject({ alphaTwo: "BE" });
    const moved = await panel.change(`company-address/${id}`, { country: "FR" });
    expect(faultCodes(moved)).toEqual({ postalCode: "POSTAL_CODE_INVALID" });
    expect(
      faultCodes(await panel.change(`company-address/${id}`, { country: "ZZ" })),
    ).toHaveProperty("country");
    await platform.call("DELETE", `/admin/company-address/${id}`, { headers: admin.headers });
  });

  it("is in France where a caller of before leaves the country out", async () => {
    const id = await panel.added("company-address", { ...A_COLLECT_PLACE, country: undefined });
    const point = (await collectPoints()).find((one) => one.id === id);
    expect(point?.country).toMatchObject({ alphaTwo: "FR" });
    await platform.call("DELETE", `/admin/company-address/${id}`, { headers: admin.headers });
  });

  it("refuses hours that end before they begin, or overlap", async () => {
    const hours = [
      { day: "MONDAY", from: "14:00", until: "12:00" },
      { day: "TUESDAY", from: "09:00", until: "12:00" },
      { day: "TUESDAY", from: "11:00", until: "13:00" },
      { day: "WEDNESDAY", from: "midi", until: "13:00" },
    ];
    expect(faultCodes(await panel.add("company-address", { ...A_COLLECT_PLACE, hours }))).toEqual({
      "hours.3.from": "INVALID",
    });
    const times = hours.slice(0, 3);
    expect(
      faultCodes(await panel.add("company-address", { ...A_COLLECT_PLACE, hours: times })),
    ).toEqual({
      "hours.0.until": "END_BEFORE_START",
      "hours.2.from": "HOURS_OVERLAP",
    });
  });

  it("stays while an order is collected there, and when it is the only one", async () => {
    const shop = await readShop(platform);
    const path = `/admin/company-address/${shop.idAddress}`;
    const remove = () => platform.call("DELETE", path, { headers: admin.headers });
    expect(await remove()).toMatchObject({ status: 409, answer: { data: { code: "CONFLICT" } } });
    await panel.added("company-address", A_COLLECT_PLACE);
    await orderFrom(platform, {
      ...aShopOrder(shop, { "B-75": 2 }),
      ...collected(shop, { "B-75": 2 }),
    });
    expect((await remove()).status).toBe(409);
  });
});
