import { and, eq } from "drizzle-orm";
import { discountError } from "@/lib/rules/shop/discount-error";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import type { Sql } from "@/platform/db/sql";
import type { ErrorWord } from "@/platform/http/message-of";
import type { DiscountPerson } from "./discount-person";

type DiscountRow = typeof discounts.$inferSelect;

/**
 * Finds the discount of a code, when it applies to an order of that sum, in cents before the
 * discount.
 * @param order.person whose uses count, where it is known
 * @returns the discount, or why it does not apply; the call uses nothing up
 */
export async function findDiscount(
  tx: Sql,
  code: string,
  order: { subtotalCents: number; now: Date; person?: DiscountPerson },
): Promise<{ discount: DiscountRow } | { error: ErrorWord }> {
  const known = eq(discounts.code, code.toUpperCase());
  const [found] = await tx.select().from(discounts).where(known);
  if (!found) return { error: "DISCOUNT_UNKNOWN" };
  const usesOfPerson = await usesBy(tx, found, order.person);
  const error = discountError(found, { ...order, usesOfPerson });
  return error ? { error } : { discount: found };
}

/** Counts a person's uses of the code; an unknown person counts as new. */
async function usesBy(tx: Sql, { id }: DiscountRow, person?: DiscountPerson): Promise<number> {
  const usesWhere = async (
    column: typeof discountUses.person | typeof discountUses.phone,
    key: string | undefined,
  ) => (key ? tx.$count(discountUses, and(eq(discountUses.idDiscount, id), eq(column, key))) : 0);
  return Math.max(
    await usesWhere(discountUses.person, person?.mailbox),
    await usesWhere(discountUses.phone, person?.phone),
  );
}
