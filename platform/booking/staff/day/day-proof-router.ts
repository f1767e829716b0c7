import { inArray } from "drizzle-orm";
import type { DayProof } from "@/lib/contract/admin/proof";
import * as calls from "@/lib/contract/calls/day-proof";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { placeLine } from "@/lib/rules/booking/place-line";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { proofMentions } from "@/platform/booking/view/proof-mentions";
import { vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { newRouter } from "@/platform/http/router";
import { readRides } from "./day-rides";

/** Route for the proofs of booking that the drivers of a day have to be able to show. */
export function dayProofRouter() {
  return newRouter().answer(calls.getDayProofs, async ({ tx, now }, { query: { day } }) => {
    const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
    const rows = (await readRides(tx, from, until)).filter(({ ride }) => ride.endAt > from);
    return { day, at: parisIso(now), proofs: await proofsOf(tx, rows) };
  });
}

/** Builds a proof for each booking, with those of its rides that fall on the day. */
async function proofsOf(tx: Sql, rows: Awaited<ReturnType<typeof readRides>>): Promise<DayProof[]> {
  const provable = rows.filter(({ booking }) => hasProof(booking.status, booking.idVehicle));
  const bookings = new Map(provable.map(({ booking }) => [booking.id, booking]));
  const ids = [...new Set(provable.map(({ ride }) => ride.idVehicle))];
  const names =
    ids.length === 0 ? [] : await tx.select().from(vehicles).where(inArray(vehicles.id, ids));
  const proofs: DayProof[] = [];
  for (const booking of bookings.values()) {
    const own = provable.filter(({ ride }) => ride.idBooking === booking.id);
    const vehicle = names.find(({ id }) => id === own[0]?.ride.idVehicle);
    proofs.push({
      ...(await proofMentions(tx, booking, "fr_FR")),
      reference: booking.reference,
      rides: own.map(({ ride }) => ({
        startAt: parisIso(ride.startAt),
        endAt: parisIso(ride.endAt),
      })),
      dropoff: booking.dropoff && placeLine(booking.dropoff),
      passengers: booking.passengers,
      vehicle: vehicle?.name.fr_FR ?? "",
    });
  }
  return proofs;
}
