import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderRequest } from "@/lib/contract/order-request";
import type { OrderAction } from "@/lib/contract/order-staff";
import { stocks } from "@/platform/db/schema/catalogue";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payments, refunds } from "@/platform/db/schema/payment";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import {
  AN_ADDRESS,
  aShopOrder,
  collected,
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
  platform = await openTestPlatform({ sites: [shopSite(901, { ORDER_REVIEW_DELAY: "10" })] });
  shop = await readShop(platform);
});
beforeEach(() => startShopAfresh(platform));
afterAll(() => platform.close());

const buyRed = (change = {}) => buyWine(platform, aShopOrder(shop, { "R-75": 2 }, change));
const buyVisit = (change: Partial<OrderRequest> = {}) =>
  buyWine(
    platform,
    aShopOrder(
      shop,
      { "VISIT-1": 1 },
      {
        address: { billing: AN_ADDRESS },
        delivery: { type: "NO_DELIVERY" },
        seenTotal: 15,
        ...change,
      },
    ),
  );
const mailed = async () => {
  const rows = await platform.database.everySite.delete(outbox).returning();
  return rows.map(({ event }) => event.split(":").slice(2, -1).join(":")).sort();
};
const papers = async () =>
  (await platform.database.everySite.select().from(documents)).map(({ number, data }) => [
    number,
    data.kind,
    data.totals.totalCents,
  ]);
const readRefunds = async () =>
  (await platform.database.everySite.select().from(refunds)).map(({ amountCents }) => amountCents);
const lineIds = async (order: BoughtOrder) => (await order.page()).lines.map(({ id }) => id);
const faultsOf = async (order: BoughtOrder, body: OrderAction) => {
  const at = `/order/${order.made.reference}/company?key=${await order.companyKey()}`;
  const { status, answer } = await platform.call("POST", at, { body });
  const { errors } = (answer.data ?? {}) as { errors?: Record<string, { code: string }> };
  expect(status).toBe(422);
  return Object.entries(errors ?? {}).map(([field, { code }]) => `${field} ${code}`);
};
const refused = (order: BoughtOrder, what: "cancel" | "withdraw") =>
  expect(order[what]()).rejects.toThrow("409");

describe("an order that goes well", () => {
  it("is paid, invoiced, sent, arrived, and asked about", async () => {
    const order = await buyRed();
    expect(await mailed()).toEqual(["company:received", "received"]);
    await order.pay();
    expect(await mailed()).toEqual(["company:paid", "paid"]);
    const { total } = order.made;
    expect(await papers()).toEqual([["F2026-0001", "INVOICE", Math.round(total * 100)]]);
    const { actions } = await order.company({
      action: "SHIP",
      trackingNumber: "6A123",
      trackingUrl: "https://colis.example/6A123",
    });
    expect(actions).toEqual(["DELIVERED", "LOST", "CANCEL"]);
    expect(await mailed()).toEqual(["shipped"]);
    await order.company({ action: "DELIVERED" });
    expect(await mailed()).toEqual(["delivered"]);
    const page = await order.page();
    expect(page).toMatchObject({
      status: "DELIVERED",
      tracking: { number: "6A123", url: "https://colis.example/6A123" },
      may: { pay: false, cancel: false, withdraw: true },
      withdrawUntil: "2026-12-05T00:00:00+01:00",
    });
    expect(page.history.map(({ event, by }) => `${event} ${by}`)).toEqual([
      "ORDER CUSTOMER",
      "PAYMENT GATEWAY",
      "PAY GATEWAY",
      "SHIP COMPANY",
      "DELIVER COMPANY",
    ]);
    await platform.runUntil("2026-12-21T10:00:00+01:00");
    expect(await mailed()).toEqual(["review-asked"]);
  });

  it("arrives by itself thirty days after it left", async () => {
    const order = await buyRed();
    await order.pay();
    await order.company({ action: "SHIP" });
    await platform.runUntil("2026-12-20T09:59:00+01:00");
    expect((await order.page()).status).toBe("SHIPPED");
    await platform.runUntil("2026-12-20T10:00:00+01:00");
    const { status, history } = await order.page();
    expect([status, history.at(-1)?.by]).toEqual(["DELIVERED", "SYSTEM"]);
  });

  it("waits where it is collected, and is handed over there", async () => {
    const order = await buyRed(collected(shop));
    await order.pay();
    await mailed();
    expect((await order.company({ action: "READY" })).actions).toEqual(["DELIVERED", "CANCEL"]);
    expect(await mailed()).toEqual(["ready"]);
    expect((await order.company({ action: "DELIVERED" })).order.status).toBe("DELIVERED");
  });

  it("is paid by a transfer that the company has seen", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    const { transfer, payUntil } = await order.page();
    expect(transfer).toEqual({
      holder: "Tiny",
      iban: "FR76 0000",
      bic: null,
      label: order.made.reference,
      until: payUntil,
    });
    const { order: after } = await order.company({ action: "RECEIVED" });
    expect(after).toMatchObject({ status: "PAID", transfer: null, dueNow: 0 });
    expect(await papers()).toHaveLength(1);
    // A repeated transfer is recorded once.
    await expect(order.company({ action: "RECEIVED" })).rejects.toThrow("409");
  });
});

describe("an order that ends", () => {
  it("is cancelled by its customer before it is paid, and not after", async () => {
    const order = await buyRed();
    expect(await stockOf(platform)).toBe(18);
    expect(await order.cancel(true)).toMatchObject({ done: false, why: "NOTHING_PAID" });
    expect(await order.cancel()).toMatchObject({ done: true, refund: 0, status: "CANCELLED" });
    expect(await stockOf(platform)).toBe(20);
    const paid = await buyRed();
    await paid.pay();
    await refused(paid, "cancel");
  });

  it("gives all back at once to whoever withdraws before it leaves", async () => {
    const order = await buyRed();
    await order.pay();
    await mailed();
    const { total } = order.made;
    const foreseen = await order.withdraw(true);
    expect(foreseen).toMatchObject({ done: false, why: "NOT_SENT", refund: total });
    expect(await order.withdraw()).toMatchObject({
      done: true,
      refund: total,
      status: "CANCELLED",
    });
    expect(await readRefunds()).toEqual([Math.round(total * 100)]);
    expect(await mailed()).toEqual(["company:withdrawn", "withdrawn"]);
    expect((await papers()).at(-1)).toEqual(["A2026-0001", "CREDIT_NOTE", Math.round(total * 100)]);
    expect(await stockOf(platform)).toBe(20);
    await refused(order, "withdraw");
  });

  it("waits for what was sent, and withholds what that has lost of its value", async () => {
    const order = await buyRed();
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    await mailed();
    const { total } = order.made;
    expect(await order.withdraw()).toMatchObject({ why: "TO_SEND_BACK", status: "RETURNING" });
    expect(await readRefunds()).toEqual([]);
    expect(await mailed()).toEqual(["company:withdrawn", "withdrawn"]);
    const tooMuch = await faultsOf(order, { action: "RETURNED", withheld: total + 0.01 });
    expect(tooMuch).toEqual(["withheld MORE_THAN_PAID"]);
    const { order: after } = await order.company({ action: "RETURNED", withheld: 5 });
    expect(after).toMatchObject({ status: "CANCELLED", cancelReason: "WITHDRAWN" });
    expect(await readRefunds()).toEqual([Math.round(total * 100) - 500]);
    expect((await papers()).at(-1)).toEqual([
      ...["A2026-0001", "CREDIT_NOTE"],
      Math.round(total * 100) - 500,
    ]);
    expect(await mailed()).toEqual(["returned"]);
    // It was in the customer's house: it is not on sale by itself.
    expect(await stockOf(platform)).toBe(18);
  });

  it("that came back has those lines on sale again that the company has found intact", async () => {
    // Three reds and a box of six of the same stock, which has 20.
    const order = await buyWine(platform, aShopOrder(shop, { "R-75": 3, "C-6": 1 }));
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    await order.withdraw();
    const [reds = 0, box = 0] = await lineIds(order);
    const foreign: OrderAction = { action: "RETURNED", backOnSale: [box, box + reds + 1] };
    expect(await faultsOf(order, foreign)).toEqual(["backOnSale LINE_NOT_IN_ORDER"]);
    expect(await stockOf(platform)).toBe(11);
    await order.company({ action: "RETURNED", backOnSale: [box, box] });
    expect(await stockOf(platform)).toBe(17);
    const [row] = await platform.database.everySite.select().from(orders);
    expect(row?.holdsStock).toBe(false);
  });

  it("that cost nothing can be withdrawn from once it is delivered", async () => {
    const gift = { ...collected(shop), discount: "GIFT", seenTotal: 0 };
    const order = await buyRed(gift);
    await order.company({ action: "READY" });
    await order.company({ action: "DELIVERED" });
    expect(await order.withdraw()).toMatchObject({
      why: "NOTHING_PAID",
      status: "RETURNING",
      refund: 0,
      refundBy: null,
    });
    await order.company({ action: "RETURNED" });
    expect((await order.page()).status).toBe("CANCELLED");
  });

  it("that is sent nowhere is given back at once, also when its customer has it", async () => {
    const order = await buyVisit();
    await order.pay();
    await order.company({ action: "DELIVERED" });
    await platform.database.everySite.delete(outbox);
    expect(await order.withdraw()).toMatchObject({
      why: "NEVER_SENT",
      status: "CANCELLED",
      refund: 15,
      refundBy: expect.any(String),
    });
    expect(await readRefunds()).toEqual([1500]);
    const mails = await writtenMails(platform);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain("rien à renvoyer");
  });

  it("can be withdrawn from on the whole fourteenth day, and not on the next", async () => {
    const order = await buyRed();
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    platform.clock.moveTo("2026-12-04T23:59:59+01:00");
    expect((await order.page()).may.withdraw).toBe(true);
    platform.clock.moveTo("2026-12-05T00:00:00+01:00");
    expect((await order.page()).may.withdraw).toBe(false);
    await refused(order, "withdraw");
  });

  it("is not withdrawn from by a company that bought for its trade", async () => {
    const { user } = aShopOrder(shop);
    const order = await buyRed({
      user: { ...user, kind: "PROFESSIONAL", company: "SARL Le Goff" },
    });
    await order.pay();
    expect((await order.page()).may.withdraw).toBe(false);
    await refused(order, "withdraw");
  });

  it("is cancelled by the company for a reason of its state, and paid back", async () => {
    const order = await buyRed();
    await order.pay();
    await mailed();
    await expect(order.company({ action: "LOST", remedy: "REFUND" })).rejects.toThrow("409");
    await order.company({ action: "CANCEL", reason: "OUT_OF_STOCK", note: "Casse au chai" });
    expect(await readRefunds()).toHaveLength(1);
    expect(await mailed()).toEqual(["cancelled"]);
    // A missing line is not put on sale, and nothing holds it.
    expect(await stockOf(platform)).toBe(18);
    const [row] = await platform.database.everySite.select().from(orders);
    expect(row?.holdsStock).toBe(false);
    const other = await buyRed();
    await other.pay();
    await other.company({ action: "CANCEL", reason: "WRONG_ADDRESS" });
    expect(await stockOf(platform)).toBe(18);
  });

  it.each([
    ["the bottles", [0], 17],
    ["the box", [1], 14],
    ["both", [0, 1], 11],
  ])("for want of %s puts only the others back on sale", async (_name, places, left) => {
    // Three reds and a box of six of the same stock, which has 20.
    const order = await buyWine(platform, aShopOrder(shop, { "R-75": 3, "C-6": 1 }));
    await order.pay();
    const lines = await lineIds(order);
    const missing = places.map((place) => lines[place] ?? 0);
    await order.company({ action: "CANCEL", reason: "OUT_OF_STOCK", missing });
    expect(await stockOf(platform)).toBe(left);
    // An ended order is not ended again.
    await expect(
      order.company({ action: "CANCEL", reason: "OUT_OF_STOCK", missing }),
    ).rejects.toThrow("409");
    expect(await stockOf(platform)).toBe(left);
  });

  it("for want of something has to name it, where there are several", async () => {
    const order = await buyWine(platform, aShopOrder(shop, { "R-75": 3, "C-6": 1 }));
    const [line = 0] = await lineIds(order);
    const other = await buyRed();
    const cancel = { action: "CANCEL", reason: "OUT_OF_STOCK" } as const;
    expect(await faultsOf(order, cancel)).toEqual(["missing NO_LINE_NAMED"]);
    expect(await faultsOf(order, { ...cancel, missing: [] })).toEqual(["missing NO_LINE_NAMED"]);
    const foreign = await lineIds(other);
    expect(await faultsOf(order, { ...cancel, missing: [line, ...foreign] })).toEqual([
      "missing LINE_NOT_IN_ORDER",
    ]);
    expect(await stockOf(platform)).toBe(9);
    // For any other reason the stock goes back whole.
    await order.company({ action: "CANCEL", reason: "NON_PAYMENT", missing: [line] });
    expect(await stockOf(platform)).toBe(18);
  });

  it("expires unpaid, and comes back to whoever pays while there is stock", async () => {
    const order = await buyRed();
    await mailed();
    await platform.runUntil("2026-11-20T11:01:00+01:00");
    expect(await order.page()).toMatchObject({ status: "EXPIRED", may: { pay: true } });
    expect(await mailed()).toEqual(["expired"]);
    await order.pay();
    expect((await order.page()).status).toBe("PAID");
    expect(await stockOf(platform)).toBe(18);
  });

  it("is paid by card once its transfer is late, and kept no longer than that takes", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await platform.runUntil("2026-12-12T10:00:00+01:00");
    await mailed();
    await order.checkout();
    expect(await order.page()).toMatchObject({
      status: "AWAITING_PAYMENT",
      transfer: null,
      paymentMethod: "CARD",
      payUntil: "2026-12-12T11:00:00+01:00",
    });
    await platform.runUntil("2026-12-12T11:01:00+01:00");
    expect(await order.page()).toMatchObject({ status: "EXPIRED", may: { pay: true } });
  });

  it("of a few cents is paid by no card: that is said, and no payment is opened", async () => {
    const order = await buyRed();
    const { everySite } = platform.database;
    await everySite.update(orders).set({ subtotalCents: 30, feesCents: 0, totalCents: 30 });
    await expect(order.checkout()).rejects.toThrow("409 Moins de 0,50");
    expect(await everySite.select().from(payments)).toEqual([]);
  });

  it("that was paid by transfer is given back by the company, which is told", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await order.company({ action: "RECEIVED" });
    await mailed();
    await order.withdraw();
    expect(await mailed()).toEqual(["company:refund-by-hand", "company:withdrawn", "withdrawn"]);
  });

  it("names one last day for its refund, to the customer and to the company", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await order.company({ action: "RECEIVED" });
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    await order.withdraw();
    platform.clock.moveTo("2026-11-30T10:00:00+01:00");
    await platform.database.everySite.delete(outbox);
    await order.company({ action: "RETURNED", withheld: 0 });
    const mails = await writtenMails(platform);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain("vendredi 4 décembre 2026");
  });

  it("gives back a transfer that came late, when the bottles were sold meanwhile", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await platform.runUntil("2026-12-12T10:00:00+01:00");
    expect((await order.page()).cancelReason).toBe("TRANSFER_LATE");
    await platform.database.everySite.update(stocks).set({ quantity: 1 });
    await mailed();
    const { order: after } = await order.company({ action: "RECEIVED" });
    const { total } = order.made;
    expect(after).toMatchObject({ status: "CANCELLED", paid: total, refunded: total });
    expect(after.documents).toEqual([]);
    expect(await mailed()).toEqual(["company:refund-by-hand", "stock-lost"]);
    expect(await stockOf(platform)).toBe(1);
  });

  it("comes back by the transfer that it was late with, though a card was tried since", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await platform.runUntil("2026-12-12T10:00:00+01:00");
    await order.checkout();
    await platform.runUntil("2026-12-12T11:01:00+01:00");
    await mailed();
    const { order: after } = await order.company({ action: "RECEIVED" });
    const { total } = order.made;
    expect(after).toMatchObject({ status: "PAID", paid: total, refunded: 0 });
    expect(await papers()).toHaveLength(1);
    expect(await mailed()).toEqual(["paid"]);
  });

  it.each(["BY_CUSTOMER", "NON_PAYMENT"] as const)(
    "by %s gives back by hand the transfer that crossed it",
    async (reason) => {
      const order = await buyRed({ paymentMethod: "TRANSFER" });
      if (reason === "BY_CUSTOMER") await order.cancel();
      else await order.company({ action: "CANCEL", reason });
      await mailed();
      const { order: after, actions } = await order.company({ action: "RECEIVED" });
      const { total } = order.made;
      expect(after).toMatchObject({ status: "CANCELLED", paid: total, refunded: total });
      expect(after.cancelReason).toBe(reason);
      expect(actions).toEqual([]);
      expect(await mailed()).toEqual(["company:refund-by-hand", "surplus-refunded"]);
      expect(await stockOf(platform)).toBe(20);
    },
  );

  it("that was paid by card gives back by hand the transfer that comes as well, once", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await order.pay();
    await mailed();
    const { order: after, actions } = await order.company({ action: "RECEIVED" });
    const { total } = order.made;
    expect(after).toMatchObject({ status: "PAID", paid: 2 * total, refunded: total });
    expect(actions).toEqual(["SHIP", "CANCEL"]);
    expect(await papers()).toHaveLength(1);
    expect(await mailed()).toEqual(["company:refund-by-hand", "surplus-refunded"]);
    await expect(order.company({ action: "RECEIVED" })).rejects.toThrow("409");
  });

  it("waits for no transfer of what costs nothing", async () => {
    const order = await buyVisit({ discount: "GIFT", seenTotal: 0, paymentMethod: "TRANSFER" });
    await expect(order.company({ action: "RECEIVED" })).rejects.toThrow("409");
  });
});

describe("finding an order again", () => {
  it("mails its link to its own address, and tells the caller nothing", async () => {
    const { made } = await buyRed();
    await mailed();
    const { reference } = made;
    const find = (email: string) =>
      platform.data("POST", "/order/find", { body: { reference, email } });
    expect(await find("somebody@example.org")).toEqual({});
    expect(await mailed()).toEqual([]);
    expect(await find("ANNE@example.org")).toEqual({});
    const [mail] = await platform.database.everySite
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, "anne@example.org"));
    expect(mail?.text).toContain(`/order/${reference}?key=${made.key}`);
  });
});
