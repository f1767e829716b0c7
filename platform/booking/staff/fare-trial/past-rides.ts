import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { FareGrid, FareRide } from "@/lib/rules/booking/fare";
import type { PricedBefore } from "@/lib/rules/booking/fare-trial";
import { bookings, vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

const DAY = 24 * 3_600_000;

/** Limit on the rides that fares are tried on: the latest. */
const MOST_RIDES = 2000;

type PastRide = PricedBefore & { reference: string; startAt: Date };

/**
 * Reads the rides of the last days that were made, or were to be, as they were priced.
 * @param of.idVehicle those of one vehicle alone
 * @param of.gridOf the fares of a vehicle as they are tried
 */
export async function pastRides(
  tx: Sql,
  of: {
    days: number;
    now: Date;
    idVehicle?: number;
    gridOf: (vehicle: typeof vehicles.$inferSelect) => FareGrid;
  },
): Promise<PastRide[]> {
  const { days, now, idVehicle, gridOf } = of;
  const rows = await tx
    .select()
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.idVehicle))
    .where(
      and(
        inArray(bookings.status, ["CONFIRMED", "FINAL", "DONE", "INVOICED"]),
        gte(bookings.startAt, new Date(now.getTime() - days * DAY)),
        lt(bookings.startAt, now),
        ...(idVehicle === undefined ? [] : [eq(bookings.idVehicle, idVehicle)]),
      ),
    )
    .orderBy(desc(bookings.startAt), desc(bookings.id))
    .limit(MOST_RIDES);
  return rows.map(({ booking, vehicle }) => ({
    id: booking.id,
    reference: booking.reference,
    startAt: booking.startAt,
    lines: booking.lines,
    grid: gridOf(vehicle),
    ride: rideOf(booking),
  }));
}

function rideOf(booking: typeof bookings.$inferSelect): FareRide {
  const { kind, hours, distanceKm, startAt, returnAt } = booking;
  return kind === "HIRE"
    ? { kind, hours: hours ?? 0, distanceKm, startAt }
    : { kind, distanceKm, startAt, returnAt: returnAt ?? undefined };
}
