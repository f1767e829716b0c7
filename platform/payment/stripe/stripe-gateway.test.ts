import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "@/platform/services/clock";
import {
  type GatewayState,
  GatewayUnreachable,
  type PaymentGateway,
} from "@/platform/services/payment-gateway";
import { gatewayOrder } from "@/testing/gateway-order";
import { openStripeServer, type StripeFault, type TestStripeServer } from "@/testing/stripe-server";
import { StripeCallError } from "./stripe-answer";
import { stripeGateway } from "./stripe-gateway";

const clock: Clock = { now: () => new Date("2026-11-20T09:00:00Z") };
let stripe: TestStripeServer;
let gateway: PaymentGateway;

const gatewayWith = (broken: { secretKey?: string; apiUrl?: string } = {}) =>
  stripeGateway(
    {
      secretKey: stripe.account.secretKey,
      publicKey: "pk_test_shop",
      apiUrl: stripe.url,
      webhookSecret: "whsec_test",
      timeout: 300,
      ...broken,
    },
    clock,
  );
beforeEach(async () => {
  stripe = await openStripeServer();
  gateway = gatewayWith();
});
afterEach(() => stripe.close());

const open = async () => (await gateway.open(gatewayOrder())).gatewayId;
const paid = async () => {
  const id = await open();
  stripe.account.pay(id, "succeeded");
  return id;
};

describe("a payment through Stripe", () => {
  it("is a PaymentIntent of the amount in cents, which the browser pays in Stripe's form", async () => {
    const { gatewayId, checkout } = await gateway.open(gatewayOrder());
    const intent = stripe.account.intents.get(gatewayId);
    expect(intent).toMatchObject({
      amount: 4_800,
      currency: "eur",
      description: "R7K2QD",
      automatic_payment_methods: { enabled: true },
      metadata: { site: "901", key: "payment-901-1" },
    });
    expect(checkout).toEqual({
      kind: "stripe",
      clientSecret: intent?.client_secret,
      publicKey: "pk_test_shop",
    });
    expect(await gateway.checkout(901, gatewayId)).toEqual(checkout);
  });

  it("is the same one under the same key, also when the first answer was lost", async () => {
    stripe.faults.push({ hangUp: true }, { hangUp: true });
    await expect(open()).rejects.toThrow(GatewayUnreachable);
    expect(await open()).toBe(await open());
    expect(stripe.account.intents.size).toBe(1);
  });

  it("is never another one for a key that was another amount's", async () => {
    await open();
    await expect(gateway.open(gatewayOrder({ amountCents: 4_900 }))).rejects.toThrow(
      StripeCallError,
    );
    expect(stripe.account.intents.size).toBe(1);
  });

  it("is never the paid one of another database on the same account", async () => {
    const others = await paid();
    const later = new Date("2026-11-20T11:00:00+01:00");
    const { gatewayId } = await gateway.open(gatewayOrder({ expiresAt: later }));
    expect(gatewayId).not.toBe(others);
    expect(await gateway.state(901, gatewayId)).toMatchObject({ status: "OPEN" });
  });

  const OPEN: GatewayState = { status: "OPEN", paidCents: 0 };
  const UNDER_WAY: GatewayState = { status: "UNDER_WAY", paidCents: 0 };
  const PAID: GatewayState = { status: "PAID", paidCents: 4_800 };
  it.each([
    { customer: "has not tried", outcome: undefined, state: OPEN, closed: "EXPIRED" },
    { customer: "was refused", outcome: "declined", state: OPEN, closed: "REFUSED" },
    { customer: "is asked", outcome: "requires_action", state: UNDER_WAY, closed: "EXPIRED" },
    { customer: "waits", outcome: "processing", state: UNDER_WAY, closed: "UNDER_WAY" },
    { customer: "has paid", outcome: "succeeded", state: PAID, closed: "PAID" },
  ] as const)("whose customer $customer is $state.status; closed, $closed", async (broken) => {
    const id = await open();
    if (broken.outcome) stripe.account.pay(id, broken.outcome);
    expect(await gateway.state(901, id)).toEqual(broken.state);
    expect((await gateway.close(901, id)).status).toBe(broken.closed);
    // It stays so, however often it is closed.
    expect((await gateway.close(901, id)).status).toBe(broken.closed);
  });

  it("that is held for a capture is under way", async () => {
    const id = await open();
    Object.assign(stripe.account.intents.get(id) ?? {}, { status: "requires_capture" });
    expect(await gateway.state(901, id)).toEqual(UNDER_WAY);
  });

  it("is unknown to another site, and cannot be ended or given back by it", async () => {
    const id = await paid();
    const calls = [
      gateway.state(902, id),
      gateway.checkout(902, id),
      gateway.close(902, id),
      gateway.refund(902, id, { key: "r1", amountCents: 100 }),
    ];
    for (const call of calls) await expect(call).rejects.toThrow("is not of site 902");
    expect(stripe.account.refunds).toEqual([]);
  });
});

describe("a refund through Stripe", () => {
  const refund = (id: string, key: string, amountCents: number) =>
    gateway.refund(901, id, { key, amountCents });

  it("is given once for a key, also when its answer was lost, and after Stripe forgot the key", async () => {
    const id = await paid();
    // The payment is looked at, then its refunds; then the refund is made.
    stripe.faults.push(undefined, undefined, { hangUp: true }, { hangUp: true });
    await expect(refund(id, "r1", 2_000)).rejects.toThrow(GatewayUnreachable);
    const { gatewayRefundId } = await refund(id, "r1", 2_000);
    stripe.forgetKeys();
    expect(await refund(id, "r1", 2_000)).toEqual({ gatewayRefundId });
    expect(stripe.account.refunds).toMatchObject([
      { id: gatewayRefundId, amount: 2_000, metadata: { site: "901", key: "r1" } },
    ]);
  });

  it("is several, of several keys, up to what was paid", async () => {
    const id = await paid();
    await refund(id, "r1", 2_000);
    await refund(id, "r2", 2_800);
    await expect(refund(id, "r3", 1)).rejects.toThrow(StripeCallError);
    expect(stripe.account.refunds.map(({ amount }) => amount)).toEqual([2_000, 2_800]);
  });
});

describe("when Stripe does not answer as it should", () => {
  const twice = (fault: StripeFault): StripeFault[] => [fault, fault];

  it.each([
    { what: "is down", faults: twice({ status: 500 }) },
    { what: "has too much to do", faults: twice({ status: 429 }) },
    { what: "is at the same call already", faults: twice({ status: 409 }) },
    { what: "takes too long", faults: twice({ delay: 600 }) },
    { what: "hangs up", faults: twice({ hangUp: true }) },
    { what: "is somebody else", faults: twice({ garbage: "<html>Hotel Wi-Fi</html>" }) },
  ])("since it $what, it is to be asked later", async ({ faults }) => {
    const id = await open();
    stripe.faults.push(...faults);
    await expect(gateway.state(901, id)).rejects.toThrow(GatewayUnreachable);
  });

  it("for a moment, it is asked again at once", async () => {
    stripe.faults.push({ status: 500 });
    expect(await gateway.state(901, await open())).toMatchObject({ status: "OPEN" });
  });

  it("since nobody is there, or the secret key is wrong, it is to be asked later", async () => {
    const id = await open();
    for (const broken of [
      { apiUrl: "http://127.0.0.1:1" },
      { secretKey: "sk_test_wrong_secret" },
    ]) {
      const failed = await gatewayWith(broken)
        .state(901, id)
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(GatewayUnreachable);
      expect(String(failed)).not.toContain("wrong_secret");
    }
  });

  it("an error says its code, and nothing of a card or a secret", async () => {
    const id = await open();
    stripe.faults.push({
      status: 402,
      error: {
        type: "card_error",
        code: "card_declined",
        message: "The card 4000 0000 0000 0002 was declined",
        payment_intent: stripe.account.intents.get(id),
      } as StripeFault["error"],
    });
    const failed = await gateway.state(901, id).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StripeCallError);
    expect(failed).toMatchObject({ code: "card_declined" });
    const everything = inspect(failed, { showHidden: true });
    expect(everything).toContain("card_declined 402 req_test");
    expect(everything).not.toMatch(/4000|secret|cause/);
  });

  it("a payment that it does not know is an error of ours", async () => {
    await expect(gateway.state(901, "pi_none")).rejects.toThrow("resource_missing");
  });
});
