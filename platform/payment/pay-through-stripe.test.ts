import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checkout, PaymentPage } from "@/lib/contract/payment";
import { paymentNotices, payments } from "@/platform/db/schema/payment";
import { stripeGateway } from "@/platform/payment/stripe/stripe-gateway";
import type { Clock } from "@/platform/services/clock";
import { bookRide } from "@/testing/booked-ride";
import { openStripeServer, type TestStripeServer } from "@/testing/stripe-server";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { settlePayment } from "./settle-payment";

const SECRET = "whsec_of_this_shop";
let stripe: TestStripeServer;
let platform: TestPlatform;
let day = 24;

beforeAll(async () => {
  stripe = await openStripeServer();
  const clock: Clock = { now: () => platform.clock.now() };
  const keys = { secretKey: stripe.account.secretKey, publicKey: "pk_test", webhookSecret: SECRET };
  platform = await openTestPlatform({
    services: { gateway: stripeGateway({ ...keys, apiUrl: stripe.url }, clock) },
  });
});
afterAll(async () => {
  await platform?.close();
  await stripe.close();
});

/** Makes a booking on a day of its own, and returns the PaymentIntent of its deposit. */
async function toPay() {
  day += 1;
  const ride = await bookRide(platform, { startAt: `2026-11-${day}T10:00:00+01:00` });
  const path = await ride.payLink();
  const checkout = await platform.data<Checkout>("POST", `${path}/checkout`);
  if (checkout.kind !== "stripe") throw new Error("It is not paid through Stripe");
  const [intent = ""] = checkout.clientSecret.split("_secret_");
  const see = async () => {
    const { purpose, state, booking } = await platform.data<PaymentPage>("GET", path);
    return `${booking?.status}, ${purpose} ${state}`;
  };
  return { path, checkout, intent, see };
}

/** Sends Stripe's notice about a payment. @param noticeId of the event */
async function tell(intent: string, noticeId: string, secret = SECRET): Promise<number> {
  const payload = JSON.stringify({
    id: noticeId,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: stripe.account.intents.get(intent) },
  });
  const timestamp = Math.floor(platform.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const answer = await platform.app.request("/payment/notice/stripe", {
    method: "POST",
    headers: { "Stripe-Signature": signature },
    body: payload,
  });
  return answer.status;
}

describe("a deposit through Stripe", () => {
  it("is taken when Stripe says so, once, however often it says it", async () => {
    const { intent, see } = await toPay();
    expect(await see()).toBe("HELD, DEPOSIT DUE");
    stripe.account.pay(intent, "succeeded");
    expect(await Promise.all(["evt_1", "evt_1", "evt_2"].map((id) => tell(intent, id)))).toEqual([
      200, 200, 200,
    ]);
    expect(await see()).toBe("AWAITING_CONFIRMATION, BALANCE DUE");
    const rows = await platform.database.everySite.select().from(payments);
    expect(rows).toMatchObject([{ status: "PAID", method: "STRIPE", gatewayId: intent }]);
    const notices = await platform.database.everySite.select().from(paymentNotices);
    expect(notices.map(({ noticeId }) => noticeId).sort()).toEqual(["evt_1", "evt_2"]);
  });

  it("is not taken because somebody says so: Stripe is asked, and must have signed", async () => {
    const { intent, see } = await toPay();
    expect(await tell(intent, "evt_forged", "whsec_of_another")).toBe(403);
    // Genuine, but old news or none: the payment itself is what counts.
    expect(await tell(intent, "evt_early")).toBe(200);
    expect(await see()).toBe("HELD, DEPOSIT DUE");
    stripe.account.pay(intent, "succeeded");
    expect(await tell(intent, "evt_forged", "whsec_of_another")).toBe(403);
    expect(await see()).toBe("HELD, DEPOSIT DUE");
  });

  it("of which no notice ever came is found when its time is over", async () => {
    const { intent, see } = await toPay();
    stripe.account.pay(intent, "succeeded");
    await platform.runUntil("2026-11-20T10:16:00+01:00");
    expect(await see()).toBe("AWAITING_CONFIRMATION, BALANCE DUE");
  });

  it("goes on in the same payment, and is tried again when the notice met an outage", async () => {
    const { path, checkout, intent, see } = await toPay();
    expect(await platform.data("POST", `${path}/checkout`)).toEqual(checkout);
    stripe.account.pay(intent, "succeeded");
    stripe.faults.push({ status: 500 }, { status: 500 });
    expect(await tell(intent, "evt_outage")).toBe(503);
    expect(await tell(intent, "evt_outage")).toBe(200);
    expect(await see()).toBe("AWAITING_CONFIRMATION, BALANCE DUE");
  });

  it("that was refused and is tried again when its time is over goes on; nothing is cancelled", async () => {
    const { path, intent, see } = await toPay();
    stripe.account.pay(intent, "declined");
    const later = platform.clock.now().getTime() + 15.5 * 60_000;
    platform.clock.moveTo(new Date(later).toISOString());
    const again = await platform.data<Checkout>("POST", `${path}/checkout`);
    expect(again.kind === "stripe" && again.clientSecret).not.toContain(intent);
    expect(await see()).toBe("HELD, DEPOSIT DUE");
  });

  it("that ended while Stripe was opening it cannot be paid there any more", async () => {
    const { path, intent } = await toPay();
    const rows = await platform.database.everySite.select().from(payments);
    const { id } = rows.find(({ gatewayId }) => gatewayId === intent) ?? { id: 0 };
    // As it was before Stripe answered.
    await platform.database.everySite
      .update(payments)
      .set({ gatewayId: null })
      .where(eq(payments.id, id));
    const { gateway } = platform.services;
    let opened = "";
    platform.services.gateway = {
      ...gateway,
      open: async (order) => {
        const open = await gateway.open(order);
        opened = open.gatewayId;
        await settlePayment(platform.services, 901, id, { close: true });
        return open;
      },
    };
    const { status } = await platform.call("POST", `${path}/checkout`);
    platform.services.gateway = gateway;
    expect(status).toBe(409);
    expect(stripe.account.intents.get(opened)?.status).toBe("canceled");
  });
});
