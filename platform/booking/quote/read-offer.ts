import type { Offer } from "@/lib/rules/booking/booking-check";
import type { Sql } from "@/platform/db/sql";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { readOffice } from "@/platform/site/read-office";

/** Reads the company's limits by which a ride is judged. */
export async function readOffer(tx: Sql, vehicles: { seats: number }[]): Promise<Offer> {
  const number = await readNumbers(tx, ["MAXIMUM_PICKUP_DISTANCE_KM"]);
  return {
    mostSeats: Math.max(...vehicles.map(({ seats }) => seats)),
    office: await readOffice(tx),
    maximumPickupKm: number.MAXIMUM_PICKUP_DISTANCE_KM,
  };
}
