import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { UnsignedNotice } from "@/platform/services/payment-gateway";
import { readStripeNotice } from "./stripe-notice";

const NOW = new Date("2026-11-20T09:00:00Z");
const SECRET = "whsec_of_this_shop";

const event = (type: string, object: unknown) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
const intent = (metadata: Record<string, string>) => ({
  id: "pi_1",
  object: "payment_intent",
  status: "succeeded",
  metadata,
});
const PAID = event("payment_intent.succeeded", intent({ site: "901", key: "payment-901-1" }));

/** Signs a payload as Stripe does, by Stripe's own library; returns the header. */
const sign = (payload: string, secret = SECRET, at = NOW) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
const read = (payload: string, signature?: string, now = NOW) =>
  readStripeNotice({
    raw: new TextEncoder().encode(payload),
    headers: new Headers(signature === undefined ? {} : { "Stripe-Signature": signature }),
    webhookSecret: SECRET,
    now,
  });
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("a notice of Stripe", () => {
  it("is read from the bytes that Stripe signed", async () => {
    expect(await read(PAID, sign(PAID))).toEqual({
      gateway: "STRIPE",
      noticeId: "evt_1",
      about: "PAYMENT",
      gatewayId: "pi_1",
      idSite: 901,
    });
  });

  const MONEY_BACK = { about: "MONEY_BACK", gatewayId: "pi_1" };
  const OF_INTENT = { id: "x_1", payment_intent: "pi_1", metadata: {} };
  it.each([
    ["charge.refunded", OF_INTENT, MONEY_BACK],
    ["charge.expired", OF_INTENT, MONEY_BACK],
    ["charge.refund.updated", OF_INTENT, MONEY_BACK],
    ["refund.created", OF_INTENT, MONEY_BACK],
    ["refund.failed", { ...OF_INTENT, payment_intent: { id: "pi_1" } }, MONEY_BACK],
    ["charge.dispute.created", OF_INTENT, MONEY_BACK],
    ["charge.dispute.funds_withdrawn", OF_INTENT, MONEY_BACK],
    ["charge.dispute.closed", { ...OF_INTENT, metadata: null }, MONEY_BACK],
    ["payout.failed", { id: "po_1" }, { about: "PAYOUT", payoutId: "po_1" }],
    [
      "radar.early_fraud_warning.created",
      { ...OF_INTENT, actionable: true, created: 1_795_165_200 },
      {
        about: "FRAUD_WARNING",
        gatewayId: "pi_1",
        warningId: "x_1",
        at: new Date("2026-11-20T09:00:00Z"),
      },
    ],
  ])("of %s says what to ask for", async (type, object, subject) => {
    const payload = event(type, object);
    expect(await read(payload, sign(payload))).toEqual({
      gateway: "STRIPE",
      noticeId: "evt_1",
      ...subject,
    });
  });

  it("is not believed unsigned, signed with another secret, or altered by a byte", async () => {
    const refused: [string, string | undefined][] = [
      [PAID, undefined],
      [PAID, ""],
      [PAID, "t=1,v1=00"],
      [PAID, sign(PAID, "whsec_of_another")],
      [`${PAID} `, sign(PAID)],
      [PAID.replace("pi_1", "pi_2"), sign(PAID)],
      [JSON.stringify(JSON.parse(PAID), null, 1), sign(PAID)],
    ];
    for (const [payload, signature] of refused) {
      await expect(read(payload, signature)).rejects.toThrow(UnsignedNotice);
    }
  });

  it("is believed for five minutes", async () => {
    expect(await read(PAID, sign(PAID), later(300))).toBeDefined();
    await expect(read(PAID, sign(PAID), later(301))).rejects.toThrow(UnsignedNotice);
  });

  it("says nothing of itself when it is refused", async () => {
    const refused = await read(PAID, sign(PAID, "whsec_of_another")).catch((error: Error) => error);
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toMatch(/pi_1|whsec/);
  });

  it.each([
    ["another kind of event", event("customer.created", { id: "cus_1" })],
    ["a charge without a payment", event("charge.refunded", { id: "ch_1", metadata: {} })],
    ["a payment that is not ours", event("payment_intent.succeeded", intent({}))],
    ["a site that is none", event("payment_intent.created", intent({ site: "x", key: "k" }))],
  ])("about %s is none of our business", async (_, payload) => {
    expect(await read(payload, sign(payload))).toBeUndefined();
  });
});
