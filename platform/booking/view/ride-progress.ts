import { eq, inArray } from "drizzle-orm";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { inStepOrder } from "@/lib/rules/booking/ride-step";
import { showsContact } from "@/lib/rules/booking/shows-contact";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { type BookingRow, rideSteps, rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

type RideRow = typeof rides.$inferSelect;

/** Reads the steps of some rides that still stand, in no order. */
export const readSteps = async (tx: Sql, of: readonly RideRow[]) =>
  of.length === 0
    ? []
    : tx
        .select()
        .from(rideSteps)
        .where(
          inArray(
            rideSteps.idRide,
            of.map(({ id }) => id),
          ),
        );

/** Reads the progress of a booking's rides; on its day, with driver and vehicle. */
export async function readRideProgress(
  tx: Sql,
  booking: BookingRow,
  all: readonly RideRow[],
  { language, now }: { language: LanguageCode; now: Date },
): Promise<BookingPage["progress"]> {
  if (!isConfirmed(booking.status)) return [];
  const made = all.filter(({ isActive }) => isActive);
  const steps = await readSteps(tx, made);
  const views = [];
  for (const ride of made) {
    const said = inStepOrder(steps.filter(({ idRide }) => idRide === ride.id));
    const isDone = said.some(({ step }) => step === "DONE");
    const isShown = showsContact(booking, { ...ride, isDone }, now);
    views.push({
      leg: ride.leg,
      startAt: parisIso(ride.startAt),
      steps: said.map(({ step, at }) => ({ step, at: parisIso(at) })),
      contact: isShown ? await readContact(tx, ride, language) : null,
    });
  }
  return views;
}

async function readContact(tx: Sql, { id, idVehicle }: RideRow, language: LanguageCode) {
  const vehicle = (await readVehicles(tx)).find((one) => one.id === idVehicle);
  const [driver] = await tx
    .select({ firstname: users.firstname, phone: users.phone })
    .from(rides)
    .innerJoin(users, eq(users.id, rides.idDriver))
    .where(eq(rides.id, id));
  return {
    firstname: driver?.firstname ?? null,
    phone: driver?.phone || null,
    vehicle: vehicle?.name[language] ?? "",
    plate: vehicle?.plate ?? null,
  };
}
