import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { rides, vehicles } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { bookRide } from "@/testing/booked-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let fleet: number[];
beforeAll(async () => {
  platform = await openTestPlatform();
  const { grids } = await platform.data<FareList>("GET", "/fare");
  fleet = grids.map(({ idVehicle }) => idVehicle);
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

async function paidRide(idVehicle = fleet[0]) {
  const ride = await bookRide(platform, { idVehicle });
  await ride.pay();
  return ride;
}
const assign = async (ride: Awaited<ReturnType<typeof paidRide>>, idVehicle: number | undefined) =>
  platform.call(
    "POST",
    `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`,
    {
      body: { action: "ASSIGN", idVehicle },
    },
  );
const activeRides = () =>
  platform.database.everySite.select().from(rides).where(eq(rides.isActive, true));

describe("another vehicle for a ride", () => {
  it("makes it at the same price, leaves the first one free, and its customer is told", async () => {
    const ride = await paidRide();
    const before = await ride.page();
    const { status } = await assign(ride, fleet[1]);
    expect(status).toBe(200);
    const after = await ride.page();
    expect(after.vehicle?.id).toBe(fleet[1]);
    expect(after.total).toBe(before.total);
    expect(after.history.at(-1)).toMatchObject({ event: "ASSIGN", by: "COMPANY" });
    expect((await activeRides()).map(({ idVehicle }) => idVehicle)).toEqual([fleet[1]]);
    const letters = await platform.database.everySite.select().from(outbox);
    const mail = letters.find(
      ({ event, recipient }) => event.includes(":changed") && recipient === before.customer.email,
    );
    expect(mail?.text).toContain(after.vehicle?.name);
    // The first vehicle can be booked for the same time again.
    expect((await paidRide()).booking.reference).not.toBe(ride.booking.reference);
  });

  it("is refused when that one is taken, and the ride keeps its own", async () => {
    const ride = await paidRide(fleet[0]);
    await paidRide(fleet[1]);
    const { status, answer } = await assign(ride, fleet[1]);
    expect(status).toBe(409);
    expect(answer.success).toBe(false);
    expect((await ride.page()).vehicle?.id).toBe(fleet[0]);
    expect(await activeRides()).toHaveLength(2);
  });

  it("is refused when it is too small, out of service or another site's", async () => {
    const ride = await paidRide();
    const [other] = await platform.database.everySite
      .select()
      .from(vehicles)
      .where(eq(vehicles.idSite, 902));
    expect((await assign(ride, other?.id)).status).toBe(422);
    const setSecond = (values: Partial<typeof vehicles.$inferSelect>) =>
      platform.database.everySite
        .update(vehicles)
        .set(values)
        .where(eq(vehicles.id, fleet[1] ?? 0))
        .returning();
    const [second] = await platform.database.everySite
      .select()
      .from(vehicles)
      .where(eq(vehicles.id, fleet[1] ?? 0));
    await setSecond({ seats: 1 });
    expect((await assign(ride, fleet[1])).status).toBe(422);
    await setSecond({ seats: second?.seats ?? 4, isActive: false });
    expect((await assign(ride, fleet[1])).status).toBe(422);
    await setSecond({ isActive: true });
  });

  it("is offered while the ride is to come and has a vehicle for good", async () => {
    const ride = await bookRide(platform);
    const actions = async () =>
      (
        await platform.data<{ actions: string[] }>(
          "GET",
          `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`,
        )
      ).actions;
    expect(await actions()).not.toContain("ASSIGN");
    await ride.pay();
    expect(await actions()).toContain("ASSIGN");
    await ride.company({ action: "CONFIRM" });
    platform.clock.moveTo(new Date(Date.parse(ride.booking.startAt) + 1000).toISOString());
    expect(await actions()).not.toContain("ASSIGN");
    expect((await assign(ride, fleet[1])).status).toBe(409);
  });

  it("that somebody books at the same moment makes one of the two rides", async () => {
    const ride = await paidRide(fleet[0]);
    const [assigned, booked] = await Promise.allSettled([
      assign(ride, fleet[1]).then(({ status }) => status === 200),
      bookRide(platform, { idVehicle: fleet[1] }).then(() => true),
    ]);
    const won = [assigned, booked].filter(
      (outcome) => outcome.status === "fulfilled" && outcome.value,
    );
    expect(won).toHaveLength(1);
    const busy = (await activeRides()).filter(({ idVehicle }) => idVehicle === fleet[1]);
    expect(busy).toHaveLength(1);
  });
});
