import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "@/platform/db/schema/order";
import { users } from "@/platform/db/schema/people";
import { aPerson, type Person } from "@/testing/scene";
import { AN_ADDRESS, orderFrom, placeOrder, readShop, type Shop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let shop: Shop;
let member: Person;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
  shop = await readShop(platform);
  member = await aPerson(platform);
  await bornOn("1984-06-30");
});
afterAll(() => platform.close());
beforeEach(() => startShopAfresh(platform));

const bornOn = (birthdate: string | null) =>
  platform.database.everySite.update(users).set({ birthdate }).where(eq(users.id, member.id));
const stored = () => platform.database.everySite.select().from(orders);
/** Returns the fields that an order is refused for; none when it is taken. */
const refusedAt = async (body: unknown, headers: Record<string, string> = {}) => {
  const { answer } = await placeOrder(platform, body, { headers });
  return answer.success ? [] : Object.keys(answer.data.errors);
};

/** Builds an order with every field of POST /order that §7 lists, and the terms. */
const listed = (delivery: object) => ({
  products: [{ id: shop.id("R-75"), quantity: 2 }],
  user: { phone: "06 39 98 01 02" },
  address: {
    billing: { type: "BILLING", secondPart: "2e étage", ...AN_ADDRESS },
    delivery: { type: "DELIVERY", secondPart: "2e étage", ...AN_ADDRESS },
  },
  discount: "TEN",
  message: "Au fond de la cour.",
  dateSchedule: "2026-11-28",
  idSchedule: shop.schedules[0],
  delivery,
  deliveryPostalCode: "44000",
  deliveryIdCountry: 250,
  acceptTerms: true,
});
const POINT = {
  id: "POINT-901",
  name: "Nobody’s",
  addLine1: "1 rue d’ailleurs",
  zipCode: "1000",
  city: "Bruxelles",
  country: "BE",
  position: { lat: 50.85, lng: 4.35 },
  icon: "/x.svg",
};
const BY_SERVICE = { serviceName: "Express", serviceCode: "EXP", servicePrice: 24.9 };
/** Each way of delivery as §7 has it, with what an order then costs. */
const WAYS: [string, () => object, object][] = [
  [
    "to the door",
    () => ({ type: "DELIVERY", idCarrier: shop.carriers[0] }),
    { mode: "DELIVERY", total: 29.6 },
  ],
  [
    "to the door, by a service",
    () => ({ type: "DELIVERY", ...BY_SERVICE }),
    { mode: "DELIVERY", total: 42 },
  ],
  [
    "to an access point, whose address is ours to say",
    () => ({ type: "PICKUP", idCarrier: shop.carriers[2], ...POINT }),
    { mode: "PICKUP", total: 25, accessPoint: { id: "POINT-901", zipCode: "37500" } },
  ],
  [
    "collected, where its time says",
    () => ({ type: "CLICK_AND_COLLECT" }),
    { mode: "CLICK_AND_COLLECT", total: 17.1, collect: { date: "2026-11-28" } },
  ],
];

describe("an order of what the contract lists, and of the terms", () => {
  it.each(WAYS)("is taken of a member %s", async (_, delivery, expected) => {
    const made = await orderFrom(platform, listed(delivery()), member);
    expect(made).toMatchObject({ ...expected, status: "AWAITING_PAYMENT" });
    expect(await stored()).toMatchObject([
      { idUser: member.id, email: member.email, birthdate: "1984-06-30" },
    ]);
  });

  it("is taken of a member who needs no delivery", async () => {
    const { dateSchedule: _, idSchedule: __, ...rest } = listed({ type: "NO_DELIVERY" });
    const visit = { ...rest, products: [{ id: shop.id("VISIT-1"), quantity: 1 }] };
    expect(await orderFrom(platform, visit, member)).toMatchObject({ mode: "NO_DELIVERY" });
  });

  it.each(WAYS)("is refused to a visitor for who they are, %s", async (_, delivery) => {
    expect(await refusedAt(listed(delivery()))).toEqual(["user.email", "user.birthdate"]);
    expect(await stored()).toEqual([]);
  });

  it("is what the member says, where they say it", async () => {
    const { user, ...rest } = listed({ type: "CLICK_AND_COLLECT" });
    const userFields = { email: "anne@example.org", birthdate: "1990-02-28" };
    await orderFrom(platform, { ...rest, user: { ...user, ...userFields } }, member);
    expect(await stored()).toMatchObject([{ idUser: member.id, ...userFields }]);
  });

  it("has the age of the account, which is asked for where it knows none", async () => {
    const order = listed({ type: "CLICK_AND_COLLECT" });
    for (const birthdate of [null, "2008-11-21"]) {
      await bornOn(birthdate);
      expect(await refusedAt(order, member.headers)).toEqual(["user.birthdate"]);
    }
    await bornOn("1984-06-30");
  });

  it("says all that is wrong at once, and nothing that the account knows", async () => {
    const order = { ...listed({ type: "DELIVERY" }), acceptTerms: false };
    expect((await refusedAt(order, member.headers)).toSorted()).toEqual([
      ...["acceptTerms", "delivery.idCarrier"],
    ]);
  });

  it("is each member's own, though it came under one key", async () => {
    const headers = { "Idempotency-Key": "one-key-of-two-members" };
    const order = listed({ type: "CLICK_AND_COLLECT" });
    const other = await aPerson(platform);
    await orderFrom(platform, order, { headers: { ...headers, ...member.headers } });
    const again = await placeOrder(
      platform,
      { ...order, user: { ...order.user, birthdate: "1984-06-30" } },
      { headers: { ...headers, ...other.headers } },
    );
    expect(again.status).toBe(409);
    expect(await stored()).toMatchObject([{ idUser: member.id }]);
  });
});

describe("an order that is shown no total is tampered with in vain", () => {
  it.each<[string, object]>([
    ["prices", { price: 0.01, total: 0.01, shippingFees: 0, subtotal: -5 }],
    ["who it is of", { idUser: 1, idSite: 902, status: "PAID", isPaid: true }],
    ["a price of its carrier", { delivery: { type: "DELIVERY", ...BY_SERVICE, servicePrice: -9 } }],
    ["an access point's number", { delivery: { type: "DELIVERY", ...BY_SERVICE, id: 987654 } }],
  ])("in %s", async (_, change) => {
    const order = { ...listed({ type: "DELIVERY", ...BY_SERVICE }), ...change };
    expect(await orderFrom(platform, order, member)).toMatchObject({
      subtotal: 19,
      shippingFees: 24.9,
      total: 42,
      status: "AWAITING_PAYMENT",
    });
    expect(await stored()).toMatchObject([{ idSite: 901, idUser: member.id, totalCents: 4200 }]);
  });

  it.each<[string, () => object, string]>([
    ["another site's point", () => ({ ...POINT, id: "POINT-902" }), "delivery.idAccessPoint"],
    ["a point without a name", () => ({ ...POINT, id: 901 }), "delivery.idAccessPoint"],
  ])("at %s", async (_, point, field) => {
    const delivery = { type: "PICKUP", idCarrier: shop.carriers[2], ...point() };
    expect(await refusedAt(listed(delivery), member.headers)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  it("at another site's time to collect", async () => {
    const { schedules } = await readShop(platform, 902);
    const order = { ...listed({ type: "CLICK_AND_COLLECT" }), idSchedule: schedules[0] };
    expect(await refusedAt(order, member.headers)).toEqual(["idSchedule"]);
  });
});
