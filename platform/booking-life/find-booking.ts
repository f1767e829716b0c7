import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { Refusal } from "@/platform/refusal";
import type { BookingRow } from "./move-booking";

/** Something that nobody guesses: 192 bits, in letters that an address can hold. */
export const unguessable = (): string => randomBytes(24).toString("base64url");

/**
 * The booking that a reference and its key open, for the customer or for the company.
 * @param options.lock keeps everybody else from changing it until the transaction ends
 * @throws Refusal NOT_FOUND, the same whether the reference or the key is wrong
 */
export async function findBooking(
  tx: Sql,
  reference: string,
  key: string,
  options: { as?: "CUSTOMER" | "COMPANY"; lock?: boolean } = {},
): Promise<BookingRow> {
  const query = tx.select().from(booking).where(eq(booking.reference, reference.toUpperCase()));
  const [row] = options.lock ? await query.for("update") : await query;
  const its = options.as === "COMPANY" ? row?.companyKey : row?.key;
  if (!row || !isSame(its ?? "", key)) throw new Refusal("NOT_FOUND");
  return row;
}

/** The booking with an id, kept from everybody else until the transaction ends. */
export async function lockBooking(tx: Sql, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** Compares in a time that tells nothing. */
function isSame(known: string, given: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return known !== "" && timingSafeEqual(digest(known), digest(given));
}
