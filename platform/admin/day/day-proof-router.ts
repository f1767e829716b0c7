import { inArray } from "drizzle-orm";
import { type DayProof, dayProofsQuerySchema, dayProofsSchema } from "@/lib/contract/admin/proof";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { placeLine } from "@/lib/rules/booking/place-line";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { proofMentions } from "@/platform/booking/view/proof-mentions";
import { vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { readRides } from "./day-rides";

const list = route({
  name: "getDayProofs",
  area: "admin",
  can: "booking:read",
  atTheWheel: true,
  method: "get",
  path: "/admin/proof",
  summary: "The booking proofs of a day of Paris, for a roadside check without network; in French",
  request: { query: dayProofsQuerySchema },
  responses: responses(dayProofsSchema, "The proofs of its rides"),
});

/** What the drivers of a day have to be able to show. */
export function dayProofRouter() {
  return newRouter().answer(list, async ({ tx, now }, { query: { day } }) => {
    const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
    const rows = (await readRides(tx, from, until)).filter(({ ride }) => ride.endAt > from);
    return { day, at: parisIso(now), proofs: await proofsOf(tx, rows) };
  });
}

/** One proof a booking, with the rides of it that the day has. */
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
