import { and, eq, ne } from "drizzle-orm";
import { bookingEvents, rideSteps, rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import { atOnce } from "@/simulations/at-once";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson } from "@/testing/scene";
import { IN_SITE, type Race } from "./race";

export const oneDriver: Race = {
  name: "somebody drives one ride at a time",
  crowd: 8,
  run: async (platform, crowd) => {
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    const { id: idDriver } = await aPerson(platform, "DRIVER", IN_SITE);
    await bookRide(platform);
    const { everySite } = platform.database;
    const [booked] = await everySite.select().from(rides);
    if (!booked) throw new Error("Nothing was booked");
    // The same time is meant, though the vehicle would also rule it out.
    const { id: _, ...ride } = booked;
    const made = await everySite
      .insert(rides)
      .values(
        Array.from({ length: crowd }, (__, index) => {
          const from = new Date(ride.busy.until.getTime() + (index + 1) * 3_600_000);
          return { ...ride, busy: { from, until: new Date(from.getTime() + 60_000) } };
        }),
      )
      .returning({ id: rides.id });
    const answers = await atOnce(crowd, (index) =>
      platform.call("PUT", `/admin/ride/${made[index]?.id}/driver`, {
        headers: { ...headers },
        body: { idDriver, was: null },
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      told: answers.filter(({ status }) => status === 409).length / (crowd - 1),
      rides: await everySite.$count(rides, eq(rides.idDriver, idDriver)),
    };
  },
};

export const lastSuperAdmin: Race = {
  name: "of the last two who may do everything, one stays",
  crowd: 2,
  run: async (platform) => {
    const one = await aPerson(platform, "SUPER_ADMIN", IN_SITE);
    const two = await aPerson(platform, "SUPER_ADMIN", IN_SITE);
    const { everySite } = platform.database;
    const ofSite = and(eq(users.idSite, IN_SITE), eq(users.role, "SUPER_ADMIN"));
    await everySite.delete(users).where(and(ofSite, ne(users.id, one.id), ne(users.id, two.id)));
    const pairs = [
      { by: one, id: two.id },
      { by: two, id: one.id },
    ];
    const answers = await atOnce(2, async (index) => {
      const { by, id } = pairs[index] ?? { by: one, id: two.id };
      return changeAsRead(platform, `/admin/staff/${id}`, {
        headers: { ...by.headers },
        body: { role: "ADMIN" },
      });
    });
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      left: await everySite.$count(users, ofSite),
    };
  },
};

export const oneStep: Race = {
  name: "a step of a ride is said once, and told once",
  crowd: 12,
  run: async (platform, crowd) => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const startAt = new Date(ride.booking.startAt).getTime();
    platform.clock.moveTo(new Date(startAt - 3_600_000).toISOString());
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    const { everySite } = platform.database;
    const [row] = await everySite.select().from(rides);
    const answers = await atOnce(crowd, () =>
      platform.call("POST", `/admin/ride/${row?.id}/step`, {
        headers: { ...headers },
        body: { step: "ON_THE_WAY" },
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length / crowd,
      steps: await everySite.$count(rideSteps),
      lines: await everySite.$count(bookingEvents, eq(bookingEvents.event, "ON_THE_WAY")),
    };
  },
};
