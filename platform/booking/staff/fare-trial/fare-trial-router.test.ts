import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";
import { bookings, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let row: typeof bookings.$inferSelect;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  const ride = await bookRide(platform);
  const [made] = await platform.database.everySite
    .update(bookings)
    .set({ status: "INVOICED", startAt: new Date("2026-11-10T10:00:00+01:00") })
    .where(eq(bookings.reference, ride.booking.reference))
    .returning();
  if (!made) throw new Error("Nothing was booked");
  row = made;
});
afterAll(() => platform.close());

const tryOut = (path: string, body: object) =>
  platform.call<FareTrialPage>("POST", `/admin/${path}/trial`, { body, headers: admin.headers });

it("prices the vehicle’s past rides by what is typed, and saves nothing", async () => {
  const before = await platform.database.everySite.select().from(vehicles);
  const { answer } = await tryOut(`vehicle/${row.idVehicle}`, { perKm: 4, days: 30 });
  const trial = answer.data as FareTrialPage;
  expect(trial).toMatchObject({ days: 30, count: 1, leftOut: 0, before: row.totalCents / 100 });
  expect(trial.largest[0]).toMatchObject({ reference: row.reference, after: trial.after });
  expect(trial.after).toBeGreaterThan(trial.before);
  expect(await platform.database.everySite.select().from(vehicles)).toEqual(before);
});

it("prices three usual journeys where none was made in that time", async () => {
  const { answer } = await tryOut(`vehicle/${row.idVehicle}`, { days: 3, perKm: 4 });
  expect(answer.data).toMatchObject({ count: 0, before: 0, after: 0, largest: [] });
  const { journeys } = answer.data as FareTrialPage;
  expect(journeys).toHaveLength(3);
  expect(new Set(journeys.map(({ to }) => to)).size).toBe(3);
  expect(journeys.some(({ before, after }) => after > before)).toBe(true);
  const made = await tryOut(`vehicle/${row.idVehicle}`, { days: 30 });
  expect((made.answer.data as FareTrialPage).journeys).toEqual([]);
});

it("prices them at a time of the supplement that is tried", async () => {
  const [supplement] = await platform.database.everySite
    .select()
    .from(fareSupplements)
    .where(eq(fareSupplements.idSite, 901));
  const { answer } = await tryOut(`fare-supplement/${supplement?.id}`, { days: 3, percent: 60 });
  const { journeys } = answer.data as FareTrialPage;
  expect(journeys).toHaveLength(3);
  for (const { before, after } of journeys) expect(after).toBeGreaterThan(before);
});

it("says at its field what cannot be a fare", async () => {
  const { status, answer } = await tryOut(`vehicle/${row.idVehicle}`, { perKm: "much" });
  expect(status).toBe(422);
  expect(answer.data).toHaveProperty("errors.perKm");
});

it("tries a supplement on the rides of all vehicles", async () => {
  const [supplement] = await platform.database.everySite
    .select()
    .from(fareSupplements)
    .where(eq(fareSupplements.idSite, 901));
  const { answer } = await tryOut(`fare-supplement/${supplement?.id}`, {
    percent: 50,
    from: "09:00",
    until: "11:00",
  });
  expect(answer.data).toMatchObject({ count: 1, before: row.totalCents / 100 });
});
