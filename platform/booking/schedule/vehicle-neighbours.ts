import { sql } from "drizzle-orm";
import { type DriveMin, linksOf } from "@/lib/rules/booking/reachable";
import type { RideTime } from "@/lib/rules/booking/ride-span";
import { rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import type { Services } from "@/platform/services/services";

export type TakenRide = typeof rides.$inferSelect;

interface WantedVehicle {
  idVehicle: number;
  rides: readonly Pick<RideTime, "startAt">[];
}

/**
 * Finds the rides of vehicles right before and right after each of the wanted ones, each once. It
 * is one statement whose text is always the same, so that the database plans it once: the wanted
 * rides go in as a JSON document, of which the planner estimates no more than that it has rows.
 * @param idBooking a booking whose own rides do not count: they are about to be moved
 */
export async function neighboursOf(
  tx: Sql,
  wanted: readonly WantedVehicle[],
  idBooking = 0,
): Promise<TakenRide[]> {
  const asked = wanted.flatMap(({ idVehicle, rides: rideTimes }) =>
    rideTimes.map(({ startAt }) => ({ wanted_vehicle: idVehicle, wanted_at: startAt })),
  );
  if (asked.length === 0) return [];
  return tx
    .select()
    .from(rides)
    .where(sql`${rides.id} in (${idsNextTo(asked, idBooking)})`);
}

/** SQL for the ids of the last ride before each time of a vehicle, and of the first after it. */
const idsNextTo = (asked: { wanted_vehicle: number; wanted_at: Date }[], idBooking: number) => sql`
  select near.id
  from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
    as wanted (wanted_vehicle integer, wanted_at timestamptz)
  cross join lateral (
    (select id from ride
      where id_vehicle = wanted_vehicle and is_active and id_booking <> ${idBooking}
        and start_at <= wanted_at
      order by start_at desc, id desc limit 1)
    union all
    (select id from ride
      where id_vehicle = wanted_vehicle and is_active and id_booking <> ${idBooking}
        and start_at > wanted_at
      order by start_at, id limit 1)
  ) as near`;

/**
 * Measures the drives to and from the rides next to those of a booking, for `placeRides`; call it
 * before its transaction.
 * @param wanted.idBooking a booking that has rides already, which are about to be moved
 */
export async function drivesAround(
  { database, roadDistance }: Pick<Services, "database" | "roadDistance">,
  idSite: number,
  wanted: { idVehicle: number; rides: RideTime[]; idBooking?: number },
): Promise<DriveMin> {
  const { idVehicle, rides: rideTimes, idBooking } = wanted;
  const neighbours = await database.inSite(idSite, (tx) =>
    neighboursOf(tx, [{ idVehicle, rides: rideTimes }], idBooking),
  );
  return driveTimes(roadDistance, linksOf(rideTimes, neighbours));
}
