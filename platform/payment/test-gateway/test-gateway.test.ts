import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testGatewayPayments, testGatewaySecrets } from "@/platform/db/schema/payment";
import { type PaymentGateway, UnsignedNotice } from "@/platform/services/payment-gateway";
import { gatewayOrder } from "@/testing/gateway-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { decidePayment } from "./decide-payment";
import { noticeSecret } from "./notice-secret";
import { SIGNATURE_HEADER, signNotice } from "./notice-signature";

let platform: TestPlatform;
let gateway: PaymentGateway;

beforeAll(async () => {
  platform = await openTestPlatform();
  gateway = platform.services.gateway;
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  await platform.database.everySite.delete(testGatewayPayments);
  await platform.database.everySite.delete(testGatewaySecrets);
});

const decide = (id: string, to: "PAID" | "REFUSED") =>
  decidePayment(platform.services, { idSite: 901, id, from: "OPEN", to, journey: "NEVER" });
const paid = async (amountCents = 4_800) => {
  const { gatewayId } = await gateway.open(gatewayOrder({ amountCents }));
  await decide(gatewayId, "PAID");
  return gatewayId;
};

describe("a payment of the test gateway", () => {
  it("is paid on a page of the site's own address", async () => {
    const { gatewayId, checkout } = await gateway.open(gatewayOrder());
    expect(checkout).toEqual({ kind: "hosted", url: `/api/test-gateway/pay/${gatewayId}` });
    expect(await gateway.checkout(901, gatewayId)).toEqual(checkout);
    expect(await gateway.state(901, gatewayId)).toEqual({ status: "OPEN", paidCents: 0 });
  });

  it("is the same one under the same key, asked for at once or again", async () => {
    const opened = await Promise.all([1, 2, 3].map(() => gateway.open(gatewayOrder())));
    expect(new Set(opened.map(({ gatewayId }) => gatewayId)).size).toBe(1);
    await expect(gateway.open(gatewayOrder({ amountCents: 4_900 }))).rejects.toThrow(
      "another amount",
    );
    const { gatewayId } = await gateway.open(gatewayOrder({ idSite: 902 }));
    expect(gatewayId).not.toBe(opened[0]?.gatewayId);
  });

  it("is decided once, however many decide at once", async () => {
    const { gatewayId } = await gateway.open(gatewayOrder());
    const decisions = await Promise.all(
      (["PAID", "REFUSED", "PAID", "REFUSED"] as const).map((to) => decide(gatewayId, to)),
    );
    expect(decisions.filter(Boolean)).toHaveLength(1);
  });

  it("tells what was taken, or that nothing was", async () => {
    expect(await gateway.state(901, await paid())).toEqual({ status: "PAID", paidCents: 4_800 });
    const { gatewayId } = await gateway.open(gatewayOrder({ key: "another" }));
    await decide(gatewayId, "REFUSED");
    expect(await gateway.state(901, gatewayId)).toEqual({ status: "REFUSED", paidCents: 0 });
  });

  it("is over when its time is, to the second", async () => {
    const { gatewayId } = await gateway.open(gatewayOrder());
    platform.clock.moveTo("2026-11-20T10:14:59+01:00");
    expect(await gateway.state(901, gatewayId)).toMatchObject({ status: "OPEN" });
    platform.clock.moveTo("2026-11-20T10:15:00+01:00");
    expect(await gateway.state(901, gatewayId)).toEqual({ status: "EXPIRED", paidCents: 0 });
    expect(await decide(gatewayId, "PAID")).toBeUndefined();
  });

  it("is closed unless it is paid, and paid no more once closed", async () => {
    const { gatewayId } = await gateway.open(gatewayOrder());
    expect(await gateway.close(901, gatewayId)).toEqual({ status: "EXPIRED", paidCents: 0 });
    expect(await decide(gatewayId, "PAID")).toBeUndefined();
    const { gatewayId: other } = await gateway.open(gatewayOrder({ key: "another" }));
    await decide(other, "PAID");
    expect(await gateway.close(901, other)).toEqual({ status: "PAID", paidCents: 4_800 });
  });

  it("is unknown to another site", async () => {
    const { gatewayId } = await gateway.open(gatewayOrder());
    await expect(gateway.state(902, gatewayId)).rejects.toThrow("knows no payment");
    await expect(gateway.close(902, gatewayId)).rejects.toThrow("knows no payment");
    expect(await gateway.state(901, gatewayId)).toMatchObject({ status: "OPEN" });
  });
});

describe("a refund of the test gateway", () => {
  it("is given once for a key", async () => {
    const id = await paid();
    const refunds = await Promise.all(
      [1, 2, 3].map(() => gateway.refund(901, id, { key: "r1", amountCents: 3_000 })),
    );
    expect(new Set(refunds.map((r) => r.gatewayRefundId)).size).toBe(1);
    const [books] = await platform.database.everySite.select().from(testGatewayPayments);
    expect(books?.refundedCents).toBe(3_000);
    await expect(gateway.refund(901, id, { key: "r1", amountCents: 1 })).rejects.toThrow("another");
  });

  it("never gives more than was paid, in parts or at once", async () => {
    const id = await paid();
    const refunds = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => gateway.refund(901, id, { key: `r${n}`, amountCents: 2_000 })),
    );
    expect(refunds.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await gateway.refund(901, id, { key: "rest", amountCents: 800 });
    await expect(gateway.refund(901, id, { key: "more", amountCents: 1 })).rejects.toThrow(
      "does not hold",
    );
  });

  it("is refused for what was not paid, and can be asked for again once it is", async () => {
    const { gatewayId } = await gateway.open(gatewayOrder());
    const refund = () => gateway.refund(901, gatewayId, { key: "r1", amountCents: 100 });
    await expect(refund()).rejects.toThrow("does not hold");
    await decide(gatewayId, "PAID");
    await refund();
  });
});

describe("a notice of the test gateway", () => {
  const body = JSON.stringify({
    id: "tgp_1.paid",
    type: "payment.paid",
    payment: "tgp_1",
    site: 901,
  });
  const read = (text: string, header?: string) =>
    gateway.readNotice(
      new TextEncoder().encode(text),
      new Headers(header ? { [SIGNATURE_HEADER]: header } : {}),
    );
  const now = () => platform.clock.now();

  it("is read when it is signed with the site's own secret", async () => {
    const secret = await noticeSecret(platform.database, 901);
    expect(await read(body, signNotice(body, secret, now()))).toEqual({
      gateway: "TEST",
      noticeId: "tgp_1.paid",
      about: "PAYMENT",
      gatewayId: "tgp_1",
      idSite: 901,
    });
    const others = await noticeSecret(platform.database, 902);
    expect(others).not.toBe(secret);
    await expect(read(body, signNotice(body, others, now()))).rejects.toThrow(UnsignedNotice);
  });

  it("is signed alike by every process, also at the first time", async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => noticeSecret(platform.database, 901)));
    expect(new Set(secrets).size).toBe(1);
  });

  it("is believed neither altered, nor unsigned, nor old", async () => {
    const secret = await noticeSecret(platform.database, 901);
    const header = signNotice(body, secret, now());
    const refused = [
      [body.replace("tgp_1", "tgp_2"), header],
      [body, undefined],
      [body, signNotice(body, "", now())],
      ["", header],
      ["{}", header],
      ["not json", signNotice("not json", secret, now())],
    ] as const;
    for (const [text, signature] of refused) {
      await expect(read(text, signature)).rejects.toThrow(UnsignedNotice);
    }
    platform.clock.moveTo("2026-11-20T10:05:01+01:00");
    await expect(read(body, header)).rejects.toThrow(UnsignedNotice);
  });

  it("of a site that none was ever sent for, or that is not there, is not believed", async () => {
    for (const site of [902, 7, 2 ** 31]) {
      const other = body.replace("901", String(site));
      await expect(read(other, signNotice(other, "undefined", now()))).rejects.toThrow(
        UnsignedNotice,
      );
    }
  });
});
