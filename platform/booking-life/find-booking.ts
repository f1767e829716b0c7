import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Caller } from "@/platform/area";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { Refusal } from "@/platform/refusal";
import type { BookingRow } from "./move-booking";

/** Something that nobody guesses: 192 bits, in letters that an address can hold. */
export const unguessable = (): string => randomBytes(24).toString("base64url");

/**
 * What opens a booking besides its reference: the key of its link, or that the one who calls is the
 * member whose it is.
 */
export type Opener = { key: string } | { idUser: number };

/**
 * What a call opens a booking with. A key that was given counts, also in a session; ask before the
 * transaction: the session has one of its own.
 */
export async function openerOf(
  key: string,
  caller: Caller["Variables"]["caller"],
): Promise<Opener> {
  const member = key === "" ? await caller() : null;
  return member ? { idUser: member.id } : { key };
}

/**
 * The booking that a reference opens, for its customer or for the company.
 * @param options.lock keeps everybody else from changing it until the transaction ends
 * @throws Refusal NOT_FOUND, the same whether there is none, the key is wrong or it is another's
 */
export async function findBooking(
  tx: Sql,
  reference: string,
  opener: Opener | { companyKey: string },
  options: { lock?: boolean } = {},
): Promise<BookingRow> {
  const query = tx.select().from(booking).where(eq(booking.reference, reference.toUpperCase()));
  const [row] = options.lock ? await query.for("update") : await query;
  if (!row || !opens(row, opener)) throw new Refusal("NOT_FOUND");
  return row;
}

function opens(row: BookingRow, opener: Opener | { companyKey: string }): boolean {
  if ("idUser" in opener) return row.idUser === opener.idUser;
  if ("companyKey" in opener) return isSameKey(row.companyKey, opener.companyKey);
  return isSameKey(row.key, opener.key);
}

/** The booking with an id, kept from everybody else until the transaction ends. */
export async function lockBooking(tx: Sql, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** Whether a key is the known one, in a time that tells nothing. */
export function isSameKey(known: string, given: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return known !== "" && timingSafeEqual(digest(known), digest(given));
}
