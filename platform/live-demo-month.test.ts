import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSites } from "@/demonstration/sites";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { liveDemoMonth } from "./live-demo-month";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: demoSites });
});
afterAll(() => platform.close());

async function countStates(read: Promise<{ status: string }[]>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of await read) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

// In the morning of a working day; and in a night over which the year of the invoices changes.
describe.each(["2026-11-20T10:00:00+01:00", "2027-01-02T00:30:00+01:00"])(
  "a first start at %s",
  (now) => {
    const faults: unknown[] = [];

    beforeAll(async () => {
      await platform.startAfresh();
      platform.clock.moveTo(now);
      const { services } = platform;
      const log = Object.assign(Object.create(services.log), {
        warn: (fault: unknown) => faults.push(fault),
      });
      await liveDemoMonth({ ...services, log }, [72, 73], new AbortController().signal);
    }, 300_000);

    it("leaves nothing out", () => expect(faults).toEqual([]));

    it("finds rides and orders in all that they come to", async () => {
      const { everySite } = platform.database;
      const ofRides = await countStates(everySite.select().from(bookings));
      expect(ofRides).toMatchObject({
        INVOICED: 12,
        CANCELLED: 1,
        AWAITING_CONFIRMATION: 1,
        REQUESTED: 1,
      });
      const ofOrders = await countStates(everySite.select().from(orders));
      expect(ofOrders).toMatchObject({ DELIVERED: 6, SHIPPED: 1, PAID: 1, EXPIRED: 1 });
    });

    it("finds documents that are numbered without a gap", async () => {
      const { everySite } = platform.database;
      for (const idSite of [72, 73]) {
        const rows = await everySite.select().from(documents).where(eq(documents.idSite, idSite));
        expect(rows.length).toBeGreaterThan(0);
        const counted: Record<string, number> = {};
        for (const number of rows.map((row) => row.number).toSorted()) {
          const series = number.slice(0, number.indexOf("-"));
          counted[series] = (counted[series] ?? 0) + 1;
          expect(number).toBe(`${series}-${String(counted[series]).padStart(4, "0")}`);
        }
      }
    });
  },
);
