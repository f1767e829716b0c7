import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { mailboxKey } from "@/lib/rules/text/mailbox-key";
import type { BookingRow } from "@/platform/db/schema/booking";
import { unpaidHolds } from "@/platform/db/schema/unpaid-hold";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

/** Limit on the vehicles that a person, or a network, may hold unpaid. */
export const MAX_UNPAID_HOLDS = 3;

export interface HoldOrigin {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  networkMax: number;
}

/**
 * Takes a place of each holder of a booking's vehicle: its e-mail address, telephone number and
 * member, and the network. The database gives a place once, so two at the same time never have the
 * last one both.
 * @throws ApiError CONFLICT when one of them has none left (TOO_MANY_UNPAID_HOLDS)
 */
export async function takeHoldPlaces(
  tx: Sql,
  booking: BookingRow,
  origin: HoldOrigin,
): Promise<void> {
  const { id: idBooking, idSite } = booking;
  let waiting = holdersOf(booking, origin);
  for (let tries = 0; waiting.length > 0; tries += 1) {
    const taken = await placesTaken(tx, waiting);
    const rows = waiting.map(({ holder, max }) => {
      const place = firstFree(taken.get(holder) ?? new Set());
      if (place > max || tries >= max) throw new ApiError("CONFLICT", "TOO_MANY_UNPAID_HOLDS");
      return { idSite, idBooking, holder, place };
    });
    const got = await tx
      .insert(unpaidHolds)
      .values(rows)
      .onConflictDoNothing()
      .returning({ holder: unpaidHolds.holder });
    // The next place is tried where another booking took this one first.
    waiting = waiting.filter(({ holder }) => !got.some((mine) => mine.holder === holder));
  }
}

/** Gives back the places of a hold that has ended. */
export async function leaveHoldPlaces(tx: Sql, idBooking: number): Promise<void> {
  await tx.delete(unpaidHolds).where(eq(unpaidHolds.idBooking, idBooking));
}

/** Lists the holders, always in the same order, so that no two bookings wait for each other. */
function holdersOf({ email, phone, idUser }: BookingRow, { network, networkMax }: HoldOrigin) {
  const person = [`phone:${phone}`];
  if (email !== null) person.unshift(`email:${mailboxKey(email)}`);
  if (idUser !== null) person.push(`member:${idUser}`);
  return [
    ...person.map((holder) => ({ holder: digest(holder), max: MAX_UNPAID_HOLDS })),
    { holder: digest(`network:${network}`), max: networkMax },
  ];
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

async function placesTaken(
  tx: Sql,
  holders: readonly { holder: string }[],
): Promise<Map<string, Set<number>>> {
  const rows = await tx
    .select({ holder: unpaidHolds.holder, place: unpaidHolds.place })
    .from(unpaidHolds)
    .where(
      inArray(
        unpaidHolds.holder,
        holders.map(({ holder }) => holder),
      ),
    );
  const taken = new Map<string, Set<number>>();
  for (const { holder, place } of rows) {
    taken.set(holder, (taken.get(holder) ?? new Set()).add(place));
  }
  return taken;
}

function firstFree(taken: ReadonlySet<number>): number {
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}
