import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { unpaidHolds } from "@/platform/db/schema/unpaid-hold";
import { ApiError } from "@/platform/http/api-error";
import type { BookingRow } from "./move-booking";

/** How many vehicles one person, and one network, may have kept without having paid. */
export const MAX_UNPAID_HOLDS = 3;

/** From where a vehicle is held. */
export interface HoldOrigin {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  /** How many holds that network may have at once. */
  networkMax: number;
}

/**
 * Takes a place of each of those who hold the vehicle of a booking: its e-mail address, telephone
 * number and member, and the network. The database gives a place once, so two at the same time never
 * have the last one both.
 * @throws ApiError CONFLICT when one of them has none left (TOO_MANY_UNPAID_HOLDS)
 */
export async function takeHoldPlaces(
  tx: Sql,
  booking: BookingRow,
  origin: HoldOrigin,
): Promise<void> {
  for (const holder of holdersOf(booking, origin)) {
    if (!(await takePlace(tx, booking, holder))) {
      throw new ApiError("CONFLICT", "TOO_MANY_UNPAID_HOLDS");
    }
  }
}

/** Gives back the places of a hold that has ended. */
export async function leaveHoldPlaces(tx: Sql, idBooking: number): Promise<void> {
  await tx.delete(unpaidHolds).where(eq(unpaidHolds.idBooking, idBooking));
}

/** In one order for everybody, so that no two wait for each other. */
function holdersOf({ email, phone, idUser }: BookingRow, { network, networkMax }: HoldOrigin) {
  const person = [`email:${email.toLowerCase()}`, `phone:${phone}`];
  if (idUser !== null) person.push(`member:${idUser}`);
  return [
    ...person.map((holder) => ({ holder: digest(holder), max: MAX_UNPAID_HOLDS })),
    { holder: digest(`network:${network}`), max: networkMax },
  ];
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Takes the first free place, and tries again if it was taken meanwhile. False if all are taken. */
async function takePlace(
  tx: Sql,
  { id: idBooking, idSite }: BookingRow,
  { holder, max }: { holder: string; max: number },
): Promise<boolean> {
  for (let tries = 0; tries < max; tries += 1) {
    const holds = await tx
      .select({ place: unpaidHolds.place })
      .from(unpaidHolds)
      .where(eq(unpaidHolds.holder, holder));
    const taken = new Set(holds.map(({ place }) => place));
    let place = 1;
    while (taken.has(place)) place += 1;
    if (place > max) return false;
    const mine = await tx
      .insert(unpaidHolds)
      .values({ idSite, idBooking, holder, place })
      .onConflictDoNothing()
      .returning({ id: unpaidHolds.id });
    if (mine.length > 0) return true;
  }
  return false;
}
