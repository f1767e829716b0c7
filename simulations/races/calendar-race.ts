import { eq, isNotNull } from "drizzle-orm";
import { vehicles } from "@/platform/db/schema/booking";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import { atOnce } from "@/simulations/at-once";
import { aPerson } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { dayFrom, IN_SITE, type Race } from "./race";

const MINUTE = 60_000;

export const oneCalendarBlock: Race = {
  name: "what the staff unblock at once is blocked once for the calendar that is busy then",
  crowd: 12,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    await everySite.delete(vehicleBlocks);
    await everySite.delete(busyCalendars);
    const staffBlocks = await blocksInBusyDay(platform, crowd);
    const answers = await atOnce(crowd, (index) =>
      platform.call("DELETE", `/admin/vehicle-block/${staffBlocks[index]}`, {
        headers: { ...headers },
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length / crowd,
      blocks: await everySite.$count(vehicleBlocks, isNotNull(vehicleBlocks.idCalendar)),
    };
  },
};

/**
 * Makes a day that a vehicle's calendar marks as busy from end to end, of which the staff have
 * blocked parts.
 * @returns the ids of the staff's blocks
 */
async function blocksInBusyDay({ database, clock }: TestPlatform, count: number) {
  const { everySite } = database;
  const [vehicle] = await everySite.select().from(vehicles).where(eq(vehicles.idSite, IN_SITE));
  if (!vehicle) throw new Error("The site has no vehicle");
  const [startAt, endAt] = [new Date(dayFrom(3)), new Date(dayFrom(4))];
  const ours = { idSite: IN_SITE, by: "staff@901.example", createdAt: clock.now() };
  const [calendar] = await everySite
    .insert(busyCalendars)
    .values({ ...ours, name: "Family", idVehicle: vehicle.id, readAt: startAt, readUntil: endAt })
    .returning();
  const idCalendar = calendar?.id ?? 0;
  await everySite.insert(busyTimes).values({ idSite: IN_SITE, idCalendar, startAt, endAt });
  const parts = Array.from({ length: count }, (_, index) => {
    const from = startAt.getTime() + (index + 1) * 60 * MINUTE;
    return {
      ...ours,
      idVehicle: vehicle.id,
      reason: "Garage",
      startAt: new Date(from),
      endAt: new Date(from + 30 * MINUTE),
    };
  });
  const blocked = await everySite.insert(vehicleBlocks).values(parts).returning();
  return blocked.map(({ id }) => id);
}
