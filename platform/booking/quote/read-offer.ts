import { and, asc, isNotNull } from "drizzle-orm";
import type { Offer } from "@/lib/rules/booking/booking-check";
import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Sql } from "@/platform/db/database";
import { companyAddress } from "@/platform/db/schema/people";
import { readNumbers } from "@/platform/site/parameter/read-numbers";

/** What the company offers, as far as a ride is judged by it. */
export async function readOffer(tx: Sql, vehicles: { seats: number }[]): Promise<Offer> {
  const number = await readNumbers(tx, ["MAXIMUM_PICKUP_DISTANCE_KM"]);
  return {
    mostSeats: Math.max(...vehicles.map(({ seats }) => seats)),
    office: await readOffice(tx),
    maximumPickupKm: number.MAXIMUM_PICKUP_DISTANCE_KM,
  };
}

/** Where the company is, if it says so. */
export async function readOffice(tx: Sql): Promise<Point | undefined> {
  const [address] = await tx
    .select({ lat: companyAddress.lat, lng: companyAddress.lng })
    .from(companyAddress)
    .where(and(isNotNull(companyAddress.lat), isNotNull(companyAddress.lng)))
    .orderBy(asc(companyAddress.id))
    .limit(1);
  const { lat = null, lng = null } = address ?? {};
  return lat === null || lng === null ? undefined : { lat, lng };
}
