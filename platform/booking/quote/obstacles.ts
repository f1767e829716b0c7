import { inArray } from "drizzle-orm";
import type { Obstacle } from "@/lib/contract/admin/take-booking";
import { isReachable, linksOf } from "@/lib/rules/booking/reachable";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { fullName } from "@/lib/rules/text/full-name";
import type { VehicleBlockRow } from "@/platform/booking/schedule/vehicle-blocks";
import { bookings, type rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { PricedRide } from "./price-ride";

type RideRow = Pick<typeof rides.$inferSelect, "idBooking" | "idVehicle" | "startAt" | "endAt">;

/** Reads the obstacles of each vehicle that is large enough: its own rides, and its blocks. */
export async function obstaclesOf(tx: Sql, priced: PricedRide): Promise<Obstacle[]> {
  const { drives, bufferMin, prices, request } = priced;
  const large = prices.filter(({ vehicle }) => vehicle.seats >= request.passengers);
  const inWay = large.flatMap((price) =>
    price.neighbours.filter(
      (ride) => !isReachable(linksOf(price.rides, [ride]), drives, bufferMin),
    ),
  );
  return [
    ...(await rideObstacles(tx, inWay)),
    ...large.flatMap(({ blocks }) => blocks.map(blockObstacle)),
  ];
}

export async function rideObstacles(tx: Sql, inWay: RideRow[]): Promise<Obstacle[]> {
  if (inWay.length === 0) return [];
  const ids = inWay.map(({ idBooking }) => idBooking);
  const rows = await tx.select().from(bookings).where(inArray(bookings.id, ids));
  const bookingOf = new Map(rows.map((row) => [row.id, row]));
  return inWay.map(({ idBooking, idVehicle, startAt, endAt }) => {
    const booking = bookingOf.get(idBooking);
    return {
      idVehicle,
      kind: "RIDE",
      startAt: parisIso(startAt),
      endAt: parisIso(endAt),
      label: booking ? fullName(booking) : "",
      reference: booking?.reference ?? null,
    };
  });
}

const blockObstacle = ({ idVehicle, startAt, endAt, reason }: VehicleBlockRow): Obstacle => ({
  idVehicle,
  kind: "BLOCK",
  startAt: parisIso(startAt),
  endAt: parisIso(endAt),
  label: reason,
  reference: null,
});
