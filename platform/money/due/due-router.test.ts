import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { DuePage } from "@/lib/contract/admin/due";
import { bookings } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { bookRide } from "@/testing/booked-ride";
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

const due = (query = "") =>
  platform.data<DuePage>("GET", `/admin/due${query}`, { headers: admin.headers });
const remind = (id: number) =>
  platform.call<DuePage>("POST", `/admin/due/BOOKING/${id}/reminder`, { headers: admin.headers });

/** Makes a ride of a day, invoiced, with nothing but the deposit paid. */
async function aRideOwedSince(day: string) {
  const ride = await bookRide(platform, { startAt: `2026-11-${day}T10:00:00+01:00` });
  await ride.pay();
  const [row] = await platform.database.everySite
    .update(bookings)
    .set({ status: "INVOICED", startAt: new Date(`2026-11-0${Number(day) - 20}T10:00:00+01:00`) })
    .where(eq(bookings.reference, ride.booking.reference))
    .returning();
  if (!row) throw new Error("Nothing was booked");
  return row;
}

it("lists who owes what since when, the oldest first, and nothing that is paid", async () => {
  const later = await aRideOwedSince("28");
  const earlier = await aRideOwedSince("26");
  await bookRide(platform, { startAt: "2026-12-10T10:00:00+01:00" });
  const page = await due();
  expect(page.items).toMatchObject([
    { id: earlier.id, since: "2026-11-06", isLate: true, mayRemind: true, remindedOn: null },
    { id: later.id, since: "2026-11-08", amount: later.totalCents / 100 - 20 },
  ]);
  expect(page.count).toBe(2);
  expect(page.total).toBeCloseTo((later.totalCents + earlier.totalCents) / 100 - 40, 2);
  expect(page.late).toBe(page.total);
  expect((await due("?kind=ORDER")).items).toEqual([]);
  expect((await due("?late=true&kind=BOOKING")).count).toBe(2);
});

it("reminds once a day, with the way to pay", async () => {
  const { id } = await aRideOwedSince("26");
  const first = await remind(id);
  expect((first.answer.data as DuePage).items[0]).toMatchObject({
    mayRemind: false,
    remindedOn: "2026-11-20",
  });
  const second = await remind(id);
  expect([second.status, second.answer.message]).toEqual([
    409,
    "Une relance est déjà partie aujourd’hui.",
  ]);
  const letters = async () =>
    (await platform.database.everySite.select().from(outbox)).filter(({ event }) =>
      event.includes("payment-reminder"),
    );
  const [letter] = await letters();
  expect(letter?.text).toContain("restent à régler");
  expect(letter?.text).toContain("/payment/");
  platform.clock.moveTo("2026-11-21T09:00:00+01:00");
  admin = await aPerson(platform, "ADMIN");
  expect((await remind(id)).status).toBe(200);
  expect(await letters()).toHaveLength(2);
});
