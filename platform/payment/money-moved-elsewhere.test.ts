import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DuePage } from "@/lib/contract/admin/due";
import type { MoneyPage } from "@/lib/contract/admin/money";
import type { MoneyEvents } from "@/lib/contract/admin/money-event";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import { disputes, payments, refunds } from "@/platform/db/schema/payment";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { openStripeShop, type StripeShop } from "@/testing/stripe-shop";

let shop: StripeShop;
let admin: Person;
let day = 0;
let receipts = 0;
beforeAll(async () => {
  shop = await openStripeShop();
});
beforeEach(async () => {
  await shop.platform.startAfresh();
  for (const books of [account().refunds, account().disputes, account().lines]) books.splice(0);
  shop.stripe.faults.splice(0);
  admin = await aPerson(shop.platform, "ADMIN");
  day = 24;
});
afterAll(() => shop.close());

const everySite = () => shop.platform.database.everySite;
const get = <T>(path: string) => shop.platform.data<T>("GET", path, { headers: admin.headers });
const account = () => shop.stripe.account;
const events = async () => (await get<MoneyEvents>("/admin/money/event")).open;
const kinds = async () => (await events()).map(({ kind }) => kind);
const refundRows = () => everySite().select().from(refunds).orderBy(asc(refunds.id));
const creditNotes = async () =>
  (await everySite().select().from(documents).orderBy(asc(documents.id)))
    .filter(({ series }) => series === "A")
    .map(({ data }) => data.totals.totalCents);

/** Books a ride, and pays its deposit of 20 € through Stripe. */
async function paidRide() {
  day += 1;
  const ride = await bookRide(shop.platform, { startAt: `2026-11-${day}T10:00:00+01:00` });
  const intent = await shop.checkout(await ride.payLink());
  account().pay(intent, "succeeded");
  await shop.tell("payment_intent.succeeded", account().intents.get(intent));
  return { ride, intent, id: (await rowOf(ride)).id };
}

const rowOf = async ({ booking: { reference } }: BookedRide) => {
  const [row] = await everySite().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`${reference} is not there`);
  return row;
};
const leftOf = async (id: number) => (await get<RefundPage>(`/admin/booking/${id}/refund`)).left;
const giveBack = (id: number, amount: number) => {
  receipts += 1;
  return shop.platform.call<RefundPage>("POST", `/admin/booking/${id}/refund`, {
    body: { reason: "GOODWILL", receipt: `a-receipt-${receipts}`, amount },
    headers: admin.headers,
  });
};
/** Builds the object of `charge.refunded` and others: the charge, the refund or the dispute. */
const ofIntent = (intent: string, id = "ch_1") => ({ id, payment_intent: intent, metadata: {} });
const tellRefund = (intent: string, id?: string) =>
  shop.tell("charge.refunded", ofIntent(intent), id ? { id } : {});

describe("money given back in the gateway's dashboard", () => {
  it("is a refund of ours, with its credit note, and nothing of it is left to give back", async () => {
    const { ride, intent, id } = await paidRide();
    expect(await leftOf(id)).toBe(20);
    const gatewayRefundId = account().refundInDashboard(intent, 2_000);
    expect(await tellRefund(intent)).toBe(200);
    expect(await refundRows()).toMatchObject([
      { amountCents: 2_000, reason: "AT_GATEWAY", gatewayRefundId, isByHand: false },
    ]);
    expect((await refundRows())[0]?.doneAt).toEqual(shop.platform.clock.now());
    expect(await creditNotes()).toEqual([2_000]);
    expect(await leftOf(id)).toBe(0);
    expect((await giveBack(id, 1)).status).toBe(422);
    const page = await ride.page();
    expect(page.history.at(-1)).toMatchObject({ event: "REFUND", by: "GATEWAY", amount: 20 });
    // A refunded sum is not asked for again.
    expect(page).toMatchObject({ refunded: 20, dueNow: 0 });
    expect(account().refunds).toHaveLength(1);
  });

  it("is told to the staff once: in the money screen, by an alert and by a mail", async () => {
    const { ride, intent } = await paidRide();
    const subject = account().refundInDashboard(intent, 500);
    await tellRefund(intent);
    await tellRefund(intent);
    await shop.platform.runDue();
    expect(await events()).toMatchObject([
      {
        kind: "REFUND",
        amount: 5,
        purchase: "BOOKING",
        reference: ride.booking.reference,
        subject,
        url: `https://dashboard.stripe.com/test/payments/${intent}`,
      },
    ]);
    const letters = (await everySite().select().from(outbox)).filter(({ event }) =>
      event.startsWith("money:"),
    );
    expect(letters).toMatchObject([
      {
        recipient: "contact@901.example",
        subject: `Remboursement de 5,00\u00a0€ fait à la banque, ${ride.booking.reference}`,
      },
    ]);
    const [event] = await events();
    await shop.platform.data("POST", `/admin/money/event/${event?.id}/seen`, {
      headers: admin.headers,
    });
    expect(await events()).toEqual([]);
  });

  it.each(["refund.created", "refund.updated", "charge.refund.updated", "charge.refunded"])(
    "is known by %s, twice, late and with others at once",
    async (type) => {
      const { intent, id } = await paidRide();
      account().refundInDashboard(intent, 700);
      account().refundInDashboard(intent, 300);
      const told = ["evt_a", "evt_a", "evt_b", "evt_c"].map((event) =>
        shop.tell(type, ofIntent(intent, "re_1"), { id: `${event}_${type}` }),
      );
      expect(await Promise.all(told)).toEqual([200, 200, 200, 200]);
      expect((await refundRows()).map(({ amountCents }) => amountCents).sort()).toEqual([300, 700]);
      expect(await leftOf(id)).toBe(10);
    },
  );

  it("is taken over before it was told that it was paid", async () => {
    const ride = await bookRide(shop.platform);
    const intent = await shop.checkout(await ride.payLink());
    account().pay(intent, "succeeded");
    account().refundInDashboard(intent, 500);
    expect(await tellRefund(intent)).toBe(200);
    expect(await ride.page()).toMatchObject({ paid: 20, refunded: 5 });
    expect(await shop.tell("payment_intent.succeeded", account().intents.get(intent))).toBe(200);
    expect(await refundRows()).toHaveLength(1);
  });

  it("is believed signed alone, and of a payment of ours alone", async () => {
    const { intent } = await paidRide();
    account().refundInDashboard(intent, 500);
    const forged = { secret: "whsec_of_another" };
    expect(await shop.tell("charge.refunded", ofIntent(intent), forged)).toBe(403);
    expect(await shop.tell("charge.refunded", ofIntent("pi_of_another_system"))).toBe(200);
    expect(await refundRows()).toEqual([]);
  });

  it("credits an order of the shop likewise", async () => {
    const order = await buyWine(shop.platform);
    const intent = await shop.checkout(await order.payLink());
    account().pay(intent, "succeeded");
    await shop.tell("payment_intent.succeeded", account().intents.get(intent));
    account().refundInDashboard(intent, 1_000);
    await tellRefund(intent);
    expect(await creditNotes()).toEqual([1_000]);
    expect(await order.page()).toMatchObject({ refunded: 10 });
  });
});

describe("a refund that the panel has asked for", () => {
  it("is one, where its answer was lost and its notice arrives", async () => {
    const { intent, id } = await paidRide();
    await giveBack(id, 5);
    // Looked at, listed, given; the line goes dead twice.
    shop.stripe.faults.push(undefined, undefined, { hangUp: true }, { hangUp: true });
    await shop.platform.runDue();
    expect(account().refunds).toHaveLength(1);
    expect((await refundRows())[0]?.doneAt).toBeNull();
    await tellRefund(intent);
    expect(await refundRows()).toMatchObject([
      { amountCents: 500, gatewayRefundId: account().refunds[0]?.id, reason: "GOODWILL" },
    ]);
    expect((await refundRows())[0]?.doneAt).not.toBeNull();
    shop.platform.clock.moveTo("2026-11-20T12:00:00+01:00");
    await shop.platform.runDue();
    expect(account().refunds).toHaveLength(1);
    expect(await refundRows()).toHaveLength(1);
    expect(await kinds()).toEqual([]);
  });

  it("is what was done in the dashboard meanwhile, where both cannot be", async () => {
    const { intent, id } = await paidRide();
    account().refundInDashboard(intent, 2_000);
    // Its notice is late, and the panel still offers the money.
    await giveBack(id, 20);
    await shop.platform.runDue();
    expect(await refundRows()).toMatchObject([
      { amountCents: 2_000, gatewayRefundId: account().refunds[0]?.id },
    ]);
    expect(await creditNotes()).toEqual([2_000]);
    await tellRefund(intent);
    expect(await refundRows()).toHaveLength(1);
    expect(await leftOf(id)).toBe(0);
  });

  it("gives way to one in the dashboard as far as nothing is left, and credits no cent twice", async () => {
    const { intent, id } = await paidRide();
    await giveBack(id, 15);
    account().refundInDashboard(intent, 1_500);
    await tellRefund(intent);
    expect(await leftOf(id)).toBe(5);
    account().refundInDashboard(intent, 400);
    await tellRefund(intent);
    await shop.platform.runDue();
    const [asked, ...dashboard] = await refundRows();
    expect(asked).toMatchObject({ amountCents: 1_500, gatewayRefundId: account().refunds[0]?.id });
    expect(dashboard).toMatchObject([{ amountCents: 400, reason: "AT_GATEWAY" }]);
    const [payment] = await everySite().select().from(payments);
    expect(payment?.refundedCents).toBe(1_900);
    expect(await creditNotes()).toEqual([1_500, 400]);
  });

  it("is shortened by what the dashboard has taken of it", async () => {
    const { intent, id } = await paidRide();
    await giveBack(id, 15);
    account().refundInDashboard(intent, 1_200);
    await shop.platform.runDue();
    shop.platform.clock.moveTo("2026-11-20T11:00:00+01:00");
    await shop.platform.runDue();
    expect((await refundRows()).map(({ amountCents }) => amountCents)).toEqual([800, 1_200]);
    expect(account().refunds.map(({ amount }) => amount)).toEqual([1_200, 800]);
    expect(await creditNotes()).toEqual([1_500, 500]);
    expect(await leftOf(id)).toBe(0);
  });

  it("that does not reach the card is owed by hand, and told", async () => {
    const { intent, id } = await paidRide();
    await giveBack(id, 5);
    await shop.platform.runDue();
    const [made] = account().refunds;
    account().failRefund(made?.id ?? "");
    await shop.tell("refund.failed", ofIntent(intent, made?.id));
    await shop.tell("refund.updated", ofIntent(intent, made?.id));
    expect(await kinds()).toEqual(["REFUND_FAILED"]);
    expect(await leftOf(id)).toBe(15);
    const due = await get<DuePage>("/admin/due");
    expect(due.toGiveBack).toMatchObject([{ amount: 5, method: "STRIPE" }]);
    // Nothing more is asked of the gateway.
    shop.platform.clock.moveTo("2026-11-21T12:00:00+01:00");
    await shop.platform.runDue();
    expect(account().refunds).toHaveLength(1);
  });

  it("that the gateway refuses for good is owed by hand", async () => {
    const { id } = await paidRide();
    await giveBack(id, 5);
    shop.stripe.faults.push(undefined, undefined, {
      status: 400,
      error: { type: "invalid_request_error", code: "refund_disputed_payment" },
    });
    await shop.platform.runDue();
    expect(await kinds()).toEqual(["REFUND_FAILED"]);
    const due = await get<DuePage>("/admin/due");
    expect(due.toGiveBack).toMatchObject([{ amount: 5 }]);
  });
});

describe("a dispute", () => {
  const money = () => get<MoneyPage>("/admin/money?from=2026-11-01&until=2026-11-30");
  const tellDispute = (type: string, intent: string, id: string) =>
    shop.tell(`charge.dispute.${type}`, ofIntent(intent, id));

  it("takes money that is not received any more, nor asked for again, nor given back", async () => {
    const { ride, intent, id } = await paidRide();
    const subject = account().dispute(intent, "needs_response");
    for (const type of ["created", "funds_withdrawn", "created", "updated"]) {
      expect(await tellDispute(type, intent, subject)).toBe(200);
    }
    expect(await everySite().select().from(disputes)).toMatchObject([
      { gatewayDisputeId: subject, amountCents: 2_000, status: "TO_ANSWER" },
    ]);
    expect(await money()).toMatchObject({ received: 20, refunded: 0, disputed: 20 });
    expect(await leftOf(id)).toBe(0);
    expect((await giveBack(id, 1)).status).toBe(422);
    expect((await ride.cancel(true)).refund).toBe(0);
    expect(await ride.page()).toMatchObject({ status: "AWAITING_CONFIRMATION", dueNow: 0 });
    expect(await events()).toMatchObject([
      { kind: "DISPUTE", amount: 20, dispute: { status: "TO_ANSWER" } },
    ]);
    const [event] = await events();
    expect(event?.dispute?.answerBy).toMatch(/^2026-1/);
    await shop.platform.runDue();
    const mail = (await everySite().select().from(outbox)).find(({ event: cause }) =>
      cause.startsWith("money:"),
    );
    expect(mail?.text).toContain("À répondre avant le");
  });

  it("that is won brings the money back, and one that is lost leaves it owed", async () => {
    const won = await paidRide();
    const first = account().dispute(won.intent, "needs_response");
    await tellDispute("created", won.intent, first);
    account().decide(first, "won");
    await tellDispute("closed", won.intent, first);
    await tellDispute("funds_reinstated", won.intent, first);
    expect(await leftOf(won.id)).toBe(20);
    expect(await money()).toMatchObject({ received: 20, disputed: 0 });
    expect(await kinds()).toEqual(["DISPUTE_WON"]);

    const lost = await paidRide();
    const second = account().dispute(lost.intent, "needs_response");
    account().decide(second, "lost");
    await tellDispute("closed", lost.intent, second);
    expect(await leftOf(lost.id)).toBe(0);
    expect(await lost.ride.page()).toMatchObject({ dueNow: 20 });
    expect(await kinds()).toEqual(["DISPUTE_LOST", "DISPUTE_WON"]);
  });

  it("is where the gateway says, in whatever order its notices come", async () => {
    const { intent } = await paidRide();
    const id = account().dispute(intent, "needs_response");
    account().decide(id, "won");
    for (const type of ["funds_reinstated", "closed", "created", "funds_withdrawn"]) {
      await tellDispute(type, intent, id);
    }
    expect(await kinds()).toEqual(["DISPUTE_WON"]);
    expect(await everySite().select().from(payments)).toMatchObject([
      { disputedCents: 0, lostCents: 0 },
    ]);
  });

  it("calls a refund off that has not gone, and one of money that went back takes nothing twice", async () => {
    const { intent, id } = await paidRide();
    await giveBack(id, 5);
    const first = account().dispute(intent, "needs_response");
    await shop.platform.runDue();
    expect(await refundRows()).toMatchObject([{ amountCents: 500, failure: "DISPUTED" }]);
    expect(await everySite().select().from(payments)).toMatchObject([
      { refundedCents: 0, disputedCents: 2_000 },
    ]);
    account().decide(first, "won");
    await tellDispute("closed", intent, first);
    shop.platform.clock.moveTo("2026-11-20T23:30:00+01:00");
    await shop.platform.runDue();
    expect(account().refunds).toEqual([]);
    expect(await leftOf(id)).toBe(20);

    const given = await paidRide();
    account().refundInDashboard(given.intent, 2_000);
    await tellRefund(given.intent);
    const second = account().dispute(given.intent, "needs_response");
    await tellDispute("created", given.intent, second);
    const [, payment] = await everySite().select().from(payments).orderBy(asc(payments.id));
    expect(payment).toMatchObject({ refundedCents: 2_000, disputedCents: 0 });
    const told = (await events()).find(({ kind }) => kind === "DISPUTE");
    expect(told).toMatchObject({ isRefunded: true });
    // The company has lost it twice until it is decided: the books say so.
    expect(await money()).toMatchObject({ received: 40, refunded: 20, disputed: 20 });
  });

  it("that only asks takes no money, and can be given back still", async () => {
    const { intent, id } = await paidRide();
    const inquiry = account().dispute(intent, "warning_needs_response");
    await tellDispute("created", intent, inquiry);
    expect(await kinds()).toEqual(["INQUIRY"]);
    expect(await leftOf(id)).toBe(20);
    account().decide(inquiry, "warning_closed");
    await tellDispute("closed", intent, inquiry);
    expect(await kinds()).toEqual([]);
  });
});

describe("what else moves without the panel", () => {
  it("is told: a suspicion of fraud, and a payout that does not arrive", async () => {
    const { intent } = await paidRide();
    const warning = { id: "issfr_1", actionable: true, created: 1_795_165_300 };
    const about = { ...warning, payment_intent: intent };
    await shop.tell("radar.early_fraud_warning.created", about);
    await shop.tell("radar.early_fraud_warning.updated", about);
    await shop.tell("radar.early_fraud_warning.created", { ...about, actionable: false, id: "x" });
    const failed = account().payOut(15_000, "failed");
    await shop.tell("payout.failed", { id: failed });
    const paid = account().payOut(18_000, "paid");
    await shop.tell("payout.paid", { id: paid });
    expect(await kinds()).toEqual(["PAYOUT_FAILED", "FRAUD_WARNING"]);
    const { past } = await get<MoneyEvents>("/admin/money/event");
    expect(past).toMatchObject([{ kind: "PAYOUT", amount: 180, subject: paid }]);
  });

  it("is no concern of somebody else: an event of another kind, or of another system", async () => {
    expect(await shop.tell("customer.created", { id: "cus_1" })).toBe(200);
    expect(await shop.tell("charge.expired", { id: "ch_1", payment_intent: null })).toBe(200);
  });
});
