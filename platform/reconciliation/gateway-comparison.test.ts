import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MoneyEvents } from "@/lib/contract/admin/money-event";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { payments, refunds } from "@/platform/db/schema/payment";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openStripeShop, type StripeShop } from "@/testing/stripe-shop";
import { startComparisons } from "./gateway-comparison";

let shop: StripeShop;
let admin: Person;
beforeAll(async () => {
  shop = await openStripeShop();
});
beforeEach(async () => {
  await shop.platform.startAfresh();
  const { account, faults } = shop.stripe;
  for (const books of [account.refunds, account.disputes, account.lines]) books.splice(0);
  account.intents.clear();
  faults.splice(0);
});
afterAll(() => shop.close());

const everySite = () => shop.platform.database.everySite;
const account = () => shop.stripe.account;
const NIGHTS = ["2026-11-21T03:00:00+01:00", "2026-11-22T03:00:00+01:00"] as const;

/** Runs the work of the nights until one has passed; the staff looks afterwards. */
async function nightOf(iso: string = NIGHTS[0]) {
  await startComparisons(shop.platform.database, shop.platform.clock);
  await shop.platform.runUntil(iso);
  admin = await aPerson(shop.platform, "ADMIN");
}
const page = () =>
  shop.platform.data<MoneyEvents>("GET", "/admin/money/event", { headers: admin.headers });
const open = async () => (await page()).open.map(({ kind, amount }) => `${kind} ${amount}`);

async function paidRide(isTold = true) {
  const ride = await bookRide(shop.platform);
  const intent = await shop.checkout(await ride.payLink());
  account().pay(intent, "succeeded");
  if (isTold) await shop.tell("payment_intent.succeeded", account().intents.get(intent));
  return { ride, intent };
}

describe("the books of a site and the gateway's, compared at night", () => {
  it("that are equal say nothing, and when they were compared", async () => {
    const { intent } = await paidRide();
    account().refundInDashboard(intent, 500);
    await shop.tell("charge.refunded", { id: "ch_1", payment_intent: intent });
    await nightOf();
    expect(await open()).toEqual(["REFUND 5"]);
    expect((await page()).comparedAt).toBe("2026-11-21T03:00:00+01:00");
    const [told] = await everySite()
      .select()
      .from(deadlines)
      .where(eq(deadlines.kind, "GATEWAY_COMPARISON"));
    expect(told).toMatchObject({ dueAt: new Date(NIGHTS[1]), doneAt: null, attempts: 0 });
  });

  it("take over what was never told: a payment, a refund, a dispute and a payout", async () => {
    const { ride, intent } = await paidRide(false);
    account().refundInDashboard(intent, 500);
    account().dispute(intent, "needs_response", 1_500);
    account().payOut(9_000, "failed");
    await nightOf();
    expect((await open()).sort()).toEqual(["DISPUTE 15", "PAYOUT_FAILED 90", "REFUND 5"]);
    expect(await ride.page()).toMatchObject({ paid: 20, refunded: 5 });
    expect(await everySite().select().from(payments)).toMatchObject([
      { status: "PAID", refundedCents: 500, disputedCents: 1_500 },
    ]);
  });

  it("are read page after page", async () => {
    const { intent } = await paidRide();
    for (let n = 0; n < 130; n += 1) account().payOut(100 + n, "paid");
    account().refundInDashboard(intent, 500);
    shop.stripe.calls.splice(0);
    await nightOf();
    expect(await open()).toEqual(["REFUND 5"]);
    const pages = shop.stripe.calls.filter((call) => call === "GET /v1/balance_transactions");
    // Two of each site.
    expect(pages).toHaveLength(4);
  });

  it("say what differs, once, until it does no more", async () => {
    const { intent } = await paidRide();
    // A payment of before an old backup was put back, and one that the gateway never had.
    await everySite().update(payments).set({ gatewayId: "pi_unknown" });
    await nightOf();
    expect((await open()).sort()).toEqual(["PAYMENT_MISSING 20", "PAYMENT_UNKNOWN 20"]);
    const letters = async () =>
      (await everySite().select().from(outbox)).filter(({ event }) => event.startsWith("money:"));
    expect(await letters()).toHaveLength(2);
    await everySite().update(payments).set({ gatewayId: intent });
    await nightOf(NIGHTS[1]);
    expect(await open()).toEqual([]);
    expect(await letters()).toHaveLength(2);
  });

  it("miss a refund that the gateway does not have", async () => {
    const { intent } = await paidRide();
    account().refundInDashboard(intent, 500);
    await shop.tell("charge.refunded", { id: "ch_1", payment_intent: intent });
    await everySite().update(refunds).set({ gatewayRefundId: "re_unknown", amountCents: 400 });
    await everySite().update(payments).set({ refundedCents: 400 });
    await nightOf();
    // The refund that the gateway has was told before.
    expect((await open()).sort()).toEqual(["REFUND 5", "REFUND_MISSING 4"]);
  });

  it("are no different for a gateway that is away: it is asked again", async () => {
    await paidRide();
    const away = Array.from({ length: 100 }, () => ({ status: 500 }));
    shop.stripe.faults.push(...away);
    await nightOf();
    expect(await open()).toEqual([]);
    expect((await page()).comparedAt).toBeNull();
    shop.stripe.faults.splice(0);
    await nightOf("2026-11-21T05:00:00+01:00");
    expect((await page()).comparedAt).not.toBeNull();
    expect(await open()).toEqual([]);
  });

  it("leave alone what is of others on the account", async () => {
    account().intents.set("pi_other", { id: "pi_other", amount: 900, metadata: {} } as never);
    account().pay("pi_other", "succeeded");
    await nightOf();
    expect(await open()).toEqual([]);
  });
});
