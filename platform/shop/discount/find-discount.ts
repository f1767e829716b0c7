import { and, count, eq } from "drizzle-orm";
import { discountError } from "@/lib/rules/shop/discount-error";
import type { Sql } from "@/platform/db/database";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import type { ErrorWord } from "@/platform/http/message-of";

type DiscountRow = typeof discounts.$inferSelect;

/**
 * The discount of a code, when it applies to an order of that sum, in cents before the discount.
 * @param order.person whose uses count (discountPerson), where it is known
 * @returns the discount, or why it does not apply; nothing is used up by asking
 */
export async function findDiscount(
  tx: Sql,
  code: string,
  order: { subtotalCents: number; now: Date; person?: string | undefined },
): Promise<{ discount: DiscountRow } | { error: ErrorWord }> {
  const known = eq(discounts.code, code.toUpperCase());
  const [found] = await tx.select().from(discounts).where(known);
  if (!found) return { error: "DISCOUNT_UNKNOWN" };
  const usesOfPerson = await usesBy(tx, found, order.person);
  const error = discountError(found, { ...order, usesOfPerson });
  return error ? { error } : { discount: found };
}

/** How often a person has used it; a person without a known address counts as new. */
async function usesBy(tx: Sql, { id }: DiscountRow, person: string | undefined): Promise<number> {
  if (!person) return 0;
  const isByPerson = and(eq(discountUses.idDiscount, id), eq(discountUses.person, person));
  const [used] = await tx.select({ uses: count() }).from(discountUses).where(isByPerson);
  return used?.uses ?? 0;
}
