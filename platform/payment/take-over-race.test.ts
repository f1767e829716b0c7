import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { PaymentRow } from "@/platform/services/payable";
import { bookRide } from "@/testing/booked-ride";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { takeOverRefunds } from "./take-over-refunds";

const postgres = await localPostgres();

// The take-over locks the booking; the test tries the database's own constraints without that lock.
describe.runIf(postgres)(
  "a refund at the gateway that is taken over at once, on PostgreSQL",
  () => {
    let platform: TestPlatform;
    let day = 24;
    beforeAll(async () => {
      platform = await openTestPlatform({ server: postgres });
    });
    afterAll(() => platform?.close());

    async function paid(): Promise<PaymentRow> {
      day += 1;
      const ride = await bookRide(platform, { startAt: `2026-11-${day}T10:00:00+01:00` });
      await ride.pay();
      const rows = await platform.database.everySite.select().from(payments);
      const payment = rows.at(-1);
      if (!payment) throw new Error("Nothing was paid");
      return payment;
    }

    const at = new Date("2026-11-20T10:00:00+01:00");
    const takeOver = (payment: PaymentRow, id: string, amountCents: number) =>
      platform.database
        .inSite(901, (tx) =>
          takeOverRefunds(tx, payment, [{ id, key: null, amountCents, at, failure: null }], at),
        )
        .catch(() => 0);
    const times = <T>(n: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: n }, (_, index) => work(index)));
    const given = async ({ id }: PaymentRow) => {
      const { everySite } = platform.database;
      const rows = await everySite.select().from(refunds).where(eq(refunds.idPayment, id));
      const [row] = await everySite.select().from(payments).where(eq(payments.id, id));
      return { count: rows.length, refundedCents: row?.refundedCents };
    };

    it("is one of ours, of twenty that take it over", async () => {
      const payment = await paid();
      await times(20, () => takeOver(payment, "re_once", 500));
      expect(await given(payment)).toEqual({ count: 1, refundedCents: 500 });
    });

    it("never comes to more than was paid, of twenty that are each a part", async () => {
      const payment = await paid();
      await times(20, (n) => takeOver(payment, `re_part_${n}`, 600));
      expect(await given(payment)).toEqual({ count: 3, refundedCents: 1_800 });
    });

    it("without the unique key is several, and without the check more than was paid", async () => {
      const payment = await paid();
      await platform.database.everySite.execute(
        sql`alter table refund drop constraint refund_once_at_gateway;
        alter table payment drop constraint payment_refund_within`,
      );
      await times(20, () => takeOver(payment, "re_twice", 2_000));
      const { count, refundedCents } = await given(payment);
      expect(count).toBeGreaterThan(1);
      expect(refundedCents).toBeGreaterThan(payment.amountCents);
    });
  },
);
