import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Cancellation } from "@/lib/contract/admin/cancellation";
import type { CancelReason } from "@/lib/contract/booking-status";
import { bookings } from "@/platform/db/schema/booking";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

async function foresee(reason: string) {
  const [row] = await platform.database.everySite.select().from(bookings);
  return platform.call<Cancellation>(
    "GET",
    `/admin/booking/${row?.id}/cancellation?reason=${reason}`,
    { headers: admin.headers },
  );
}

/** Books a confirmed ride with its deposit paid, and moves to an hour after its start. */
async function begunRide() {
  const ride = await bookRide(platform);
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  platform.clock.moveTo(new Date(Date.parse(ride.booking.startAt) + 3_600_000).toISOString());
  admin = await aPerson(platform, "ADMIN");
  return ride;
}

it.each<[CancelReason, (paid: number) => Cancellation]>([
  ["SERVICE_UNAVAILABLE", (paid) => ({ refund: paid, kept: 0, credited: 0, indemnity: paid })],
  ["SELLER_LATE", (paid) => ({ refund: paid, kept: 0, credited: 0, indemnity: 0 })],
  ["CUSTOMER_ABSENT", (paid) => ({ refund: 0, kept: paid, credited: 0, indemnity: 0 })],
])("says for %s what cancelling then does", async (reason, expected) => {
  const ride = await begunRide();
  const { paid } = await ride.page();
  expect(paid).toBeGreaterThan(0);
  const { answer } = await foresee(reason);
  expect(answer.data).toEqual(expected(paid));
  expect((await ride.page()).status).toBe("FINAL");
  await ride.company({ action: "CANCEL", reason });
  await platform.runDue();
  const { refunded, indemnity } = await ride.page();
  expect({ refund: refunded, kept: paid - refunded, credited: 0, indemnity }).toEqual(
    expected(paid),
  );
});

it("gives back nothing of what was not paid", async () => {
  await bookRide(platform);
  const { answer } = await foresee("NON_PAYMENT");
  expect(answer.data).toEqual({ refund: 0, kept: 0, credited: 0, indemnity: 0 });
});

it("refuses a reason that is none, or not one now", async () => {
  await bookRide(platform);
  expect((await foresee("BY_WHIM")).status).toBe(422);
  expect((await foresee("CUSTOMER_ABSENT")).status).toBe(409);
  expect((await foresee("DEPOSIT_LATE")).status).toBe(409);
});
