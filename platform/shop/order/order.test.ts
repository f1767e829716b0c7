import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "@/lib/contract/cart";
import type { OrderRequest } from "@/lib/contract/order-request";
import { cartLines, carts } from "@/platform/db/schema/cart";
import { deadlines } from "@/platform/db/schema/deadline";
import { discounts } from "@/platform/db/schema/discount";
import { orderEvents, orderLines, orders } from "@/platform/db/schema/order";
import { filledCart } from "@/testing/filled-cart";
import { aPerson } from "@/testing/scene";
import {
  AN_ADDRESS,
  aShopOrder,
  collected,
  orderFrom,
  placeOrder,
  readShop,
  type Shop,
  stockOf,
} from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let shop: Shop;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
  shop = await readShop(platform);
});
afterAll(() => platform.close());
beforeEach(() => startShopAfresh(platform));

const rows = async () => {
  const { everySite } = platform.database;
  return {
    orders: await everySite.select().from(orders),
    lines: await everySite.select().from(orderLines),
    events: await everySite.select().from(orderEvents),
    deadlines: (await everySite.select().from(deadlines)).filter(({ idOrder }) => idOrder !== null),
    mails: await writtenMails(platform),
  };
};

describe("an order", () => {
  it("is sent to the door, at the server's prices, and waits to be paid", async () => {
    const made = await orderFrom(platform, aShopOrder(shop, { "R-75": 2, "C-6": 1, "HONEY-1": 1 }));
    expect(made).toMatchObject({
      status: "AWAITING_PAYMENT",
      subtotal: 79.9,
      discount: null,
      shippingFees: 12.5,
      total: 92.4,
      dueNow: 92.4,
      vats: [
        { rate: 5.5, vat: 0.42 },
        { rate: 20, vat: 14.07 },
      ],
      mode: "DELIVERY",
      accessPoint: null,
      collect: null,
      paymentMethod: "CARD",
      lines: [
        { quantity: 2, price: 9.5, total: 19, vatRate: 20 },
        { quantity: 1, price: 54, total: 54 },
        { quantity: 1, price: 6.9, vatRate: 5.5 },
      ],
      address: { delivery: AN_ADDRESS, billing: AN_ADDRESS },
      orderedAt: "2026-11-20T10:00:00+01:00",
    });
    expect(made.payUrl).toMatch(/^\/payment\/[\w-]{20,}$/);
    expect(await platform.data("GET", made.payUrl ?? "")).toMatchObject({
      state: "DUE",
      amount: 92.4,
      order: { reference: made.reference, payUntil: "2026-11-20T11:00:00+01:00" },
    });
    expect(await stockOf(platform)).toBe(20 - 2 - 6);
    const { events, deadlines, mails } = await rows();
    expect(events).toMatchObject([{ event: "ORDER", sequence: 0, status: "AWAITING_PAYMENT" }]);
    expect(deadlines).toMatchObject([
      { kind: "ORDER_UNPAID", dueAt: new Date("2026-11-20T11:00:00+01:00") },
    ]);
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(["anne@example.org", "contact@901.example"]),
    );
  });

  it("goes to a carrier's shop, whose address is ours to say", async () => {
    const made = await orderFrom(
      platform,
      aShopOrder(
        shop,
        { "R-75": 2 },
        {
          address: { billing: { ...AN_ADDRESS, country: "BE", postalCode: "1000" } },
          delivery: { type: "PICKUP", idCarrier: shop.carriers[2], idAccessPoint: "POINT-901" },
          seenTotal: 26.9,
        },
      ),
    );
    expect(made).toMatchObject({
      mode: "PICKUP",
      shippingFees: 7.9,
      total: 26.9,
      address: { delivery: null },
      accessPoint: { id: "POINT-901", zipCode: "37500", position: { lat: 47.17, lng: 0.24 } },
    });
  });

  it("is collected at a time that is offered, at no cost", async () => {
    const made = await orderFrom(
      platform,
      aShopOrder(shop, { "R-75": 1 }, collected(shop, { "R-75": 1 })),
    );
    expect(made).toMatchObject({
      mode: "CLICK_AND_COLLECT",
      shippingFees: 0,
      total: 9.5,
      carrier: null,
      collect: { date: "2026-11-28", from: "10:00", until: "12:30", point: { city: "Nantes" } },
    });
  });

  it("of what is not sent needs no delivery, nor a birth date", async () => {
    const { email, phone } = aShopOrder(shop).user;
    const made = await orderFrom(
      platform,
      aShopOrder(
        shop,
        { "VISIT-1": 2 },
        {
          user: { email, phone },
          address: { billing: AN_ADDRESS },
          delivery: { type: "NO_DELIVERY" },
          seenTotal: 30,
        },
      ),
    );
    expect(made).toMatchObject({ mode: "NO_DELIVERY", shippingFees: 0, total: 30 });
  });

  it("by a carrier that is named by its service costs what we say, not what the browser does", async () => {
    const named = { type: "DELIVERY", serviceCode: "EXP", serviceName: "x", servicePrice: 0.01 };
    const order = aShopOrder(shop, { "R-75": 2 }, { delivery: named as OrderRequest["delivery"] });
    expect(await orderFrom(platform, { ...order, seenTotal: 43.9 })).toMatchObject({
      shippingFees: 24.9,
      total: 43.9,
      carrier: { daysFrom: 1, daysTo: 2 },
    });
  });

  it("by transfer keeps its bottles for fifteen working days, and has no pay link", async () => {
    const order = aShopOrder(shop, { "R-75": 2 }, { paymentMethod: "TRANSFER" });
    expect(await orderFrom(platform, order)).toMatchObject({
      paymentMethod: "TRANSFER",
      payUrl: null,
    });
    const { orders, mails } = await rows();
    expect(orders[0]?.payUntil).toEqual(new Date("2026-12-11T23:00:00Z"));
    // The ten days of the bank are not the day on which it is cancelled.
    const text = mails.find(({ recipient }) => recipient === "anne@example.org")?.text;
    expect(text).toMatch(
      /au plus tard le.*11 décembre.*Passé cette date, la commande est annulée/s,
    );
  });

  it("that costs nothing is paid", async () => {
    const free = { ...collected(shop), discount: "gift", seenTotal: 0 };
    expect(await orderFrom(platform, aShopOrder(shop, { "R-75": 2 }, free))).toMatchObject({
      status: "PAID",
      total: 0,
      dueNow: 0,
      payUrl: null,
    });
    const { events, mails } = await rows();
    expect(events.map(({ event }) => event)).toEqual(["ORDER", "PAY"]);
    const customerMails = mails.filter(({ recipient }) => recipient === "anne@example.org");
    expect(customerMails.map(({ event }) => event.split(":").at(-2))).toEqual(["received", "paid"]);
    expect(customerMails[1]?.text).toContain("Il n’y a rien à payer : la vente est conclue.");
    for (const { subject, text } of mails) {
      expect(`${subject} ${text}`).not.toMatch(/paiement|payée|a payé/);
    }
  });

  it.each<[string, number, object]>([
    ["TEN", 29.6, { total: 1.9, subtotal: 1.9, shippingFees: 0, isFreeShipping: false }],
    ["five", 26.5, { total: 5, subtotal: 5, shippingFees: 0 }],
    ["FREE", 19, { total: 12.5, subtotal: 0, shippingFees: 12.5, isFreeShipping: true }],
  ])("with the code %s costs %d €", async (code, seenTotal, expected) => {
    const made = await orderFrom(
      platform,
      aShopOrder(shop, { "R-75": 2 }, { discount: code, seenTotal }),
    );
    expect(made.total).toBe(seenTotal);
    expect(made.discount).toMatchObject({ value: { code: code.toUpperCase() }, ...expected });
    const used = await platform.database.everySite
      .select({ uses: discounts.uses })
      .from(discounts)
      .where(eq(discounts.code, code.toUpperCase()));
    expect(used.map(({ uses }) => uses).toSorted()).toEqual([0, 1]);
  });

  it("of a member is theirs, and empties their cart and no other's", async () => {
    const { everySite } = platform.database;
    const owner = await aPerson(platform);
    const other = await aPerson(platform);
    const at = { createdAt: platform.clock.now(), updatedAt: platform.clock.now() };
    await everySite.insert(carts).values([
      { id: "its-own", idSite: 901, idUser: owner.id, discountCode: "TEN", ...at },
      { id: "of-another", idSite: 901, idUser: other.id, ...at },
    ]);
    await everySite.insert(cartLines).values(
      ["its-own", "of-another"].map((idCart) => ({
        idSite: 901,
        idCart,
        idDeclination: shop.id("R-75"),
        quantity: 2,
      })),
    );
    for (const cartId of ["its-own", "of-another", "of-nobody"]) {
      await orderFrom(platform, aShopOrder(shop, { "R-75": 2 }, { cartId }), {
        headers: owner.headers,
      });
    }
    const { orders } = await rows();
    expect(orders.map(({ idUser }) => idUser)).toEqual([owner.id, owner.id, owner.id]);
    const lines = await everySite.select().from(cartLines);
    expect(lines.map(({ idCart }) => idCart)).toEqual(["of-another"]);
    const [emptied] = await everySite.select().from(carts).where(eq(carts.id, "its-own"));
    expect(emptied?.discountCode).toBeNull();
  });

  it.each([
    ["TEN", undefined],
    ["FIVE", "FIVE"],
  ])("leaves in the cart what came into it meanwhile; of the code %s, %s", async (code, lines) => {
    const { headers } = await aPerson(platform);
    const ask = (method: string, path: string, body?: object) =>
      platform.data<Cart>(method, `/cart/${path}`, { headers, ...(body && { body }) });
    const { id } = await filledCart(platform, { "R-75": 2 }, { headers });
    const order = aShopOrder(shop, { "R-75": 2 }, { cartId: id, discount: "TEN" });
    // Meanwhile on the phone: one more of the same, and something else.
    await ask("POST", `${id}/product/${shop.id("R-75")}`, { quantity: 1 });
    await ask("POST", `${id}/product/${shop.id("B-75")}`, { quantity: 4 });
    await ask("POST", id, { discountCode: code });
    await orderFrom(platform, { ...order, seenTotal: 29.6 }, { headers });
    const { products, discount } = await ask("GET", `${id}/default`);
    expect(products.map((product) => [product.id, product.quantity])).toEqual([
      [shop.id("R-75"), 1],
      [shop.id("B-75"), 4],
    ]);
    expect(discount?.value.code).toBe(lines);
  });
});

describe("the same key", () => {
  const headers = { "Idempotency-Key": "the-same-key-again" };

  it("gives the same order, even when there is nothing left", async () => {
    const order = aShopOrder(shop, { "R-75": 20 });
    const first = await orderFrom(platform, order, { headers });
    const again = await orderFrom(platform, order, { headers });
    expect(again).toEqual(first);
    expect(await stockOf(platform)).toBe(0);
    const { orders, mails } = await rows();
    expect({ orders: orders.length, mails: mails.length }).toEqual({ orders: 1, mails: 2 });
  });

  it("with another order is refused", async () => {
    await orderFrom(platform, aShopOrder(shop), { headers });
    const { status, answer } = await placeOrder(platform, aShopOrder(shop, { "R-75": 1 }), {
      headers,
    });
    expect({ status, message: answer.message }).toEqual({
      status: 409,
      message: "Cette clé a déjà servi à une autre demande.",
    });
  });

  it.each([undefined, "", "short", "with\ta tab"])("is needed: %j", async (key) => {
    const options = key === undefined ? {} : { headers: { "Idempotency-Key": key } };
    const call = { body: aShopOrder(shop), ...options };
    expect((await platform.call("POST", "/order", call)).status).toBe(400);
  });
});

describe("what is asked before", () => {
  it("POST /order/validate says what cannot be had, and why so many are not sent", async () => {
    const products = [
      { id: shop.id("R-75"), quantity: 15 },
      { id: shop.id("C-6"), quantity: 1 },
      { id: shop.id("B-75"), quantity: 600 },
      { id: 2 ** 31 - 1, quantity: 1 },
    ];
    expect(await platform.data("POST", "/order/validate", { body: { products } })).toEqual({
      isValid: false,
      problems: [
        { id: shop.id("C-6"), problem: "OUT_OF_STOCK", left: 0 },
        { id: 2 ** 31 - 1, problem: "NO_LONGER_SOLD", left: null },
      ],
      bottles: 621,
      shippingProblem: null,
    });
  });

  it("POST /order/discount says what a code gives, with the delivery once it is known", async () => {
    const products = [{ id: shop.id("R-75"), quantity: 2 }];
    const ask = (body: object) =>
      platform.data("POST", "/order/discount", { body: { products, ...body } });
    expect(await ask({ code: "ten" })).toEqual({
      discount: {
        value: { code: "TEN" },
        total: 1.9,
        subtotal: 1.9,
        shippingFees: 0,
        isFreeShipping: false,
      },
    });
    expect(await ask({ code: "FREE" })).toMatchObject({
      discount: { total: 0, shippingFees: 0, isFreeShipping: true },
    });
    const to = { idCarrier: shop.carriers[0], deliveryPostalCode: "44000", deliveryIdCountry: 250 };
    expect(await ask({ code: "FREE", ...to })).toMatchObject({
      discount: { total: 12.5, shippingFees: 12.5, isFreeShipping: true },
    });
  });

  it("is not found on a site that is no shop", async () => {
    const chauffeur = shopSite(903);
    chauffeur.site.features = ["RIDES"];
    const elsewhere = await openTestPlatform({ sites: [chauffeur] });
    const { products, ...order } = aShopOrder(await readShop(elsewhere, 903));
    for (const [path, body] of [
      ["/order/validate", { products }],
      ["/order/discount", { products, code: "TEN" }],
      ["/order", { products, ...order }],
      ["/order", {}],
    ] as const) {
      const headers = { "Idempotency-Key": "on-no-shop-at-all" };
      expect((await elsewhere.call("POST", path, { idSite: 903, body, headers })).status).toBe(404);
    }
    await elsewhere.close();
  });
});
