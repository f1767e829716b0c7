import { and, eq, or, sql } from "drizzle-orm";
import type { OrderReturnError } from "@/lib/rules/shop/order-return";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { discountPerson } from "./discount-person";

type DiscountLimit = Extract<OrderReturnError, `DISCOUNT_${string}`>;

const LIMITS: Record<string, DiscountLimit> = {
  discount_uses_within: "DISCOUNT_USED_UP",
  discount_use_within: "DISCOUNT_ALREADY_USED",
  discount_use_by_phone_within: "DISCOUNT_ALREADY_USED",
};

/**
 * Uses the discount code of an order: constraints forbid more uses than there are, in all and of a
 * person. The code's row is locked first, so that two who come at once count one after the other.
 * @returns the reason against it; then nothing has changed
 */
export async function takeDiscount(tx: Sql, order: OrderRow): Promise<DiscountLimit | undefined> {
  const { id: idOrder, idSite, discountCode, email } = order;
  if (!discountCode) return undefined;
  try {
    await tx.transaction(async (inner) => {
      const [found] = await inner
        .update(discounts)
        .set({ uses: sql`${discounts.uses} + 1` })
        .where(eq(discounts.code, discountCode))
        .returning();
      if (!found) return;
      const { mailbox = email, phone = null } = await discountPerson(inner, order);
      const isByPerson = or(
        eq(discountUses.person, mailbox),
        phone === null ? undefined : eq(discountUses.phone, phone),
      );
      const uses = await inner
        .select()
        .from(discountUses)
        .where(and(eq(discountUses.idDiscount, found.id), isByPerson));
      const ofMailbox = uses.filter((use) => use.person === mailbox);
      const ofPhone = uses.filter((use) => use.phone === phone);
      await inner.insert(discountUses).values({
        idSite,
        idOrder,
        idDiscount: found.id,
        person: mailbox,
        ordinal: firstFree(ofMailbox.map(({ ordinal }) => ordinal)),
        phone,
        phoneOrdinal:
          phone === null ? null : firstFree(ofPhone.map(({ phoneOrdinal }) => phoneOrdinal)),
        mostOfPerson: found.mostUsesPerPerson,
      });
    });
    return undefined;
  } catch (error) {
    const limit = LIMITS[sqlState(error).constraint ?? ""];
    if (!limit) throw error;
    return limit;
  }
}

/** Finds the first number from 1 that is not taken: a use that was let go leaves its number. */
function firstFree(taken: (number | null)[]): number {
  let ordinal = 1;
  while (taken.includes(ordinal)) ordinal += 1;
  return ordinal;
}

/** Releases the use of a discount code that an order had, once. */
export async function releaseDiscount(tx: Sql, idOrder: number): Promise<void> {
  const [used] = await tx
    .delete(discountUses)
    .where(eq(discountUses.idOrder, idOrder))
    .returning({ idDiscount: discountUses.idDiscount });
  if (!used) return;
  await tx
    .update(discounts)
    .set({ uses: sql`${discounts.uses} - 1` })
    .where(eq(discounts.id, used.idDiscount));
}
