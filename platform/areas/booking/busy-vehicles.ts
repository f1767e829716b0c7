import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { busySpans, type RideTime } from "@/lib/rules/ride-span";
import type { Sql } from "@/platform/db/database";
import { ride } from "@/platform/db/schema/booking";

/**
 * Which vehicles are away during any of the rides planned for them, the buffer after each
 * included. It is what the moment shows: the constraint `ride_never_twice` decides.
 * @param bufferMin minutes
 */
export async function busyVehicles(
  tx: Sql,
  planned: { vehicle: { id: number }; rides: RideTime[] }[],
  bufferMin: number,
): Promise<Set<number>> {
  const overlaps = planned.map(({ vehicle, rides }) =>
    and(eq(ride.idVehicle, vehicle.id), or(...busySpans(rides, bufferMin).map(overlap))),
  );
  const rows = await tx
    .selectDistinct({ id: ride.idVehicle })
    .from(ride)
    .where(and(eq(ride.isActive, true), or(...overlaps)));
  return new Set(rows.map(({ id }) => id));
}

const overlap = ({ from, until }: { from: Date; until: Date }): SQL =>
  sql`${ride.busy} && tstzrange(${from.toISOString()}, ${until.toISOString()})`;
