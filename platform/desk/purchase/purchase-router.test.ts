import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const idOf = async ({ booking }: BookedRide) => {
  const [row] = await platform.database.everySite
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, booking.reference));
  return row?.id ?? 0;
};
const act = (path: string, body: object, by: Person = admin) =>
  platform.call<StaffPage>("POST", `/admin/${path}/action`, { body, headers: by.headers });
const lastEntries = () =>
  platform.database.everySite.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2);

describe("a booking in the panel", () => {
  it("is confirmed by a role as by the link, and the log says by whom", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const id = await idOf(ride);
    const page = await platform.data<StaffPage>("GET", `/admin/booking/${id}/page`, {
      headers: admin.headers,
    });
    expect(page).toMatchObject({
      reference: ride.booking.reference,
      status: "AWAITING_CONFIRMATION",
    });
    expect(page.actions).toContain("CONFIRM");
    const { answer } = await act(`booking/${id}`, { action: "CONFIRM" });
    expect(answer.data).toMatchObject({ status: "FINAL" });
    expect((await ride.page()).status).toBe("FINAL");
    const letters = await platform.database.everySite.select().from(outbox);
    expect(letters.some(({ event }) => event.includes("confirmed"))).toBe(true);
    expect((await lastEntries())[0]).toMatchObject({
      by: admin.email,
      action: "CONFIRM",
      subject: `booking ${ride.booking.reference}`,
      before: { status: "AWAITING_CONFIRMATION" },
      after: { status: "FINAL" },
    });
  });

  it("is acted on by one of two at once: the other is told", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const id = await idOf(ride);
    const colleague = await aPerson(platform, "ADMIN");
    const entries = await platform.database.everySite.$count(auditEntries);
    const answers = await Promise.all([
      act(`booking/${id}`, { action: "CONFIRM" }),
      act(`booking/${id}`, { action: "CANCEL", reason: "SERVICE_UNAVAILABLE" }, colleague),
      act(`booking/${id}`, { action: "CONFIRM" }, colleague),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect(won.length + lost.length).toBe(3);
    // Of two confirmations only one succeeds; a cancellation may come at any time.
    const confirmed = [answers[0], answers[2]].filter((answer) => answer?.status === 200);
    expect(confirmed.length).toBeLessThanOrEqual(1);
    expect(lost.every(({ answer }) => Boolean(answer.message))).toBe(true);
    expect(await platform.database.everySite.$count(auditEntries)).toBe(entries + won.length);
  });

  it("that cannot be changed so leaves no trace in the log", async () => {
    const ride = await bookRide(platform);
    const id = await idOf(ride);
    const entries = await platform.database.everySite.$count(auditEntries);
    expect((await act(`booking/${id}`, { action: "RESUME" })).status).toBe(409);
    expect(await platform.database.everySite.$count(auditEntries)).toBe(entries);
  });
});

describe("an order in the panel", () => {
  it("is prepared, sent and handed over by a role", async () => {
    const order = await buyWine(platform);
    await order.pay();
    const { items } = await platform.data<{ items: { id: number; status: string }[] }>(
      "GET",
      "/admin/order",
      { headers: admin.headers },
    );
    expect(items).toMatchObject([{ status: "PAID", reference: order.made.reference }]);
    const path = `/admin/order/${items[0]?.id}`;
    const { answer } = await platform.call<OrderStaffPage>("POST", `${path}/action`, {
      body: { action: "SHIP", trackingNumber: "6A 123" },
      headers: admin.headers,
    });
    expect(answer.data).toMatchObject({ order: { status: "SHIPPED" } });
    expect((await lastEntries())[0]).toMatchObject({
      action: "SHIP",
      after: { status: "SHIPPED", trackingNumber: "6A 123" },
    });
  });
});
