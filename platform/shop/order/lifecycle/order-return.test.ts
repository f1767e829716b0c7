import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentPage } from "@/lib/contract/payment";
import { discounts } from "@/platform/db/schema/discount";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import { aShopOrder, collected, readShop, type Shop, stockOf } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let shop: Shop;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901)] });
  shop = await readShop(platform);
});
// Friday 20 November 2026 at 10:00 in Paris: the sixtieth day is Tuesday 19 January.
beforeEach(() => startShopAfresh(platform));
afterAll(() => platform.close());

const TOO_OLD = "2027-01-19T10:00:00+01:00";
const buyRed = (change = {}) => buyWine(platform, aShopOrder(shop, { "R-75": 2 }, change));
const all = () => platform.database.everySite;
const set = (change: Partial<typeof orders.$inferInsert>) => all().update(orders).set(change);
/** Lists the mails since the last call: name and text. */
const mailed = async () => {
  const mails = await writtenMails(platform);
  await all().delete(outbox);
  return mails.map(({ event, text }) => ({ name: event.split(":").slice(2, -1).join(":"), text }));
};
/** Makes an expired order of two reds. */
async function expired(change = {}): Promise<BoughtOrder> {
  const order = await buyRed(change);
  await platform.runUntil("2026-11-20T11:01:00+01:00");
  return order;
}
const stateOf = async (url: string) => (await platform.data<PaymentPage>("GET", url)).state;

describe("an order that was lost by not paying", () => {
  it.each([
    ["sixty days after it was placed", {}, TOO_OLD, "plus de 60 jours"],
    ["once it was to be collected", { collect: true }, "2026-11-28T10:00:00+01:00", "du retrait"],
  ])(
    "is not to be paid any more %s",
    async (_when, { collect }: { collect?: boolean }, at, why) => {
      const order = await expired(collect ? collected(shop) : {});
      const url = await order.payLink();
      await platform.runUntil("2026-11-20T13:00:00+01:00");
      platform.clock.moveTo(new Date(Date.parse(at) - 1000).toISOString());
      expect((await order.page()).may.pay).toBe(true);
      expect(await stateOf(url)).toBe("EXPIRED");
      platform.clock.moveTo(at);
      expect(await order.page()).toMatchObject({ status: "EXPIRED", may: { pay: false } });
      expect(await stateOf(url)).toBe("NOTHING_DUE");
      await expect(order.payLink()).rejects.toThrow(why);
      expect((await platform.call("POST", `${url}/link`)).status).toBe(409);
      expect(await stockOf(platform)).toBe(20);
    },
  );

  it("is not tried again under the link of a card that was refused, once it is too old", async () => {
    const order = await buyRed();
    const url = await order.payLink();
    await order.decide(await order.checkout(), "REFUSED");
    await platform.runDue();
    expect(await stateOf(url)).toBe("REFUSED");
    const subjects = (await writtenMails(platform)).map(({ subject }) => subject).join();
    expect(subjects).toContain("paiement refusé pour la commande");
    await set({ createdAt: new Date("2026-09-21T10:00:00+02:00") });
    expect(await stateOf(url)).toBe("NOTHING_DUE");
  });

  it("tells until when it can be paid, and offers no longer what cannot be", async () => {
    await expired();
    const [, , mail] = await mailed();
    expect(mail?.name).toBe("expired");
    expect(mail?.text).toContain("mardi 19 janvier 2027 à 10:00");
    const order = await buyRed();
    await set({ createdAt: new Date("2026-09-21T11:30:00+02:00") });
    await order.checkout().then((id) => order.decide(id, "REFUSED"));
    await platform.runDue();
    const mails = await mailed();
    expect(mails.map(({ name }) => name)).toContain("cancelled");
    for (const { text } of mails.slice(-1)) expect(text).not.toContain("vous pouvez encore payer");
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      "its time",
      () => set({ createdAt: new Date("2026-09-20T10:00:00+02:00") }),
      "elle a plus de 60 jours",
    ],
    [
      "its slot",
      () => set({ collectDate: "2026-11-20", collectFrom: "09:00" }),
      "le moment de son retrait est passé",
    ],
    [
      "the last use of its discount",
      async () => {
        await all()
          .update(discounts)
          .set({ mostUses: 1, uses: 1 })
          .where(eq(discounts.code, "TEN"));
        await set({ discountCode: "TEN" });
      },
      "a été utilisé autant de fois",
    ],
  ])("gives a payment back that comes after %s, and says so", async (_what, lose, why) => {
    const order = await buyRed();
    const id = await order.checkout();
    await mailed();
    await set({ status: "EXPIRED", payUntil: null });
    await lose();
    const stock = await stockOf(platform);
    await order.decide(id, "PAID");
    await platform.runDue();
    const { total } = order.made;
    expect(await order.page()).toMatchObject({ status: "EXPIRED", paid: total, refunded: total });
    const [mail, ...more] = await mailed();
    expect([mail?.name, more]).toEqual(["surplus-refunded", []]);
    expect(mail?.text).toContain("alors que la commande était déjà terminée");
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(why);
    expect(mail?.text).not.toContain("vendues");
    expect(await stockOf(platform)).toBe(stock);
    await all().update(discounts).set({ mostUses: null }).where(eq(discounts.code, "TEN"));
  });

  it("has a transfer that comes after its time given back by hand", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await platform.runUntil(TOO_OLD);
    await mailed();
    const { order: after } = await order.company({ action: "RECEIVED" });
    const { total } = order.made;
    expect(after).toMatchObject({ status: "CANCELLED", paid: total, refunded: total });
    expect((await mailed()).map(({ name }) => name)).toEqual([
      "company:refund-by-hand",
      "surplus-refunded",
    ]);
    expect(await stockOf(platform)).toBe(20);
  });
});

describe("an order that was erased", () => {
  it("is not to be paid, and waits for no transfer", async () => {
    const order = await buyRed({ paymentMethod: "TRANSFER" });
    await platform.runUntil("2026-12-12T10:00:00+01:00");
    await set({ erasedAt: platform.clock.now() });
    expect((await order.page()).may.pay).toBe(false);
    await expect(order.payLink()).rejects.toThrow("effacée");
    await expect(order.company({ action: "RECEIVED" })).rejects.toThrow("409");
  });

  it("gives back what is paid for it all the same, and writes to nobody", async () => {
    const order = await buyRed();
    const id = await order.checkout();
    await mailed();
    await set({ status: "EXPIRED", payUntil: null, erasedAt: platform.clock.now() });
    await order.decide(id, "PAID");
    await platform.runDue();
    const { total } = order.made;
    expect(await order.page()).toMatchObject({ status: "EXPIRED", paid: total, refunded: total });
    expect(await mailed()).toEqual([]);
  });
});
