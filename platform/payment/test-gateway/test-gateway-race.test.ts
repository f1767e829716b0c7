import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import { gatewayOrder } from "@/testing/gateway-order";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { decidePayment } from "./decide-payment";
import { findPayment } from "./test-gateway-payment";

const postgres = await localPostgres();

describe.each([
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
])("at once, on $name", ({ server, isThere }) => {
  let platform: TestPlatform;
  let count = 0;

  beforeAll(async () => {
    if (isThere) platform = await openTestPlatform({ server });
  });
  afterAll(() => platform?.close());

  const open = async () => {
    count += 1;
    const order = gatewayOrder({ key: `payment ${count}` });
    return (await platform.services.gateway.open(order)).gatewayId;
  };
  const decide = (id: string, to: "PAID" | "REFUSED") =>
    decidePayment(platform.services, { idSite: 901, id, from: "OPEN", to, journey: "AT_ONCE" });
  const times = <T>(n: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: n }, (_, index) => work(index)));
  const refundOf = (id: string, key: string) =>
    platform.services.gateway.refund(901, id, { key, amountCents: 1_000 }).then(
      () => 1,
      () => 0,
    );
  const refundedOf = async (id: string) =>
    (await platform.database.inSite(901, (tx) => findPayment(tx, id)))?.refundedCents;

  it.runIf(isThere)("of 50 decisions, one counts", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const id = await open();
      const decided = await times(50, (n) => decide(id, n % 2 === 0 ? "PAID" : "REFUSED"));
      expect(decided.filter(Boolean)).toHaveLength(1);
    }
  });

  it.runIf(isThere)("a payment that is made and closed is one or the other", async () => {
    for (let round = 1; round <= 50; round += 1) {
      const id = await open();
      const [notices, closed] = await Promise.all([
        decide(id, "PAID"),
        platform.services.gateway.close(901, id),
      ]);
      expect(closed.status).toBe(notices ? "PAID" : "EXPIRED");
    }
  });

  it.runIf(isThere)("of 20 refunds that are each a part, no more than was paid", async () => {
    const id = await open();
    await decide(id, "PAID");
    const refunds = await times(20, (n) => refundOf(id, `part ${n}`));
    expect(refunds.filter(Boolean)).toHaveLength(4);
    expect(await refundedOf(id)).toBe(4_000);
  });

  it.runIf(isThere)("20 refunds under one key are one", async () => {
    const id = await open();
    await decide(id, "PAID");
    await times(20, () => refundOf(id, "the only key"));
    expect(await refundedOf(id)).toBe(1_000);
  });

  // Control for the others: it is the condition in the update that lets only one decision count.
  it.runIf(isThere)("without the condition, more than one decision counts", async () => {
    const { database } = platform;
    const id = await open();
    const decided = await times(50, async () => {
      const found = await database.inSite(901, (tx) => findPayment(tx, id));
      if (found?.status !== "OPEN") return false;
      await database.inSite(901, (tx) =>
        tx
          .update(testGatewayPayments)
          .set({ status: "PAID" })
          .where(eq(testGatewayPayments.id, id)),
      );
      return true;
    });
    expect(decided.filter(Boolean).length).toBeGreaterThan(1);
  });

  it.runIf(isThere)("without the unique key, more than one refund is given", async () => {
    const id = await open();
    await decide(id, "PAID");
    await platform.database.everySite.execute(
      sql`alter table test_gateway_refund drop constraint test_gateway_refund_id_site_refund_key_unique`,
    );
    await times(20, () => refundOf(id, "the only key again"));
    expect(await refundedOf(id)).toBeGreaterThan(1_000);
  });
});
