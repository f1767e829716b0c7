import { eq } from "drizzle-orm";
import { carts } from "@/platform/db/schema/cart";
import { invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";
import { subtotalOf } from "@/platform/shop/catalogue/subtotal-of";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { linesOfCart } from "./cart-lines";
import type { CartRow } from "./find-cart";

/**
 * Gives a cart a discount code that applies to its content now; an empty one removes its code, none
 * changes nothing. A code that ceases to apply later stays with the cart.
 * @throws ApiError INVALID_FIELDS at `discountCode`
 */
export async function setDiscountCode(
  { tx, language, now }: UnitOfWork,
  { id }: CartRow,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  if (code !== "") {
    const lines = await readShopLines(tx, await linesOfCart(tx, id), language);
    const found = await findDiscount(tx, code, { subtotalCents: subtotalOf(lines), now });
    if ("error" in found) throw invalidFields({ discountCode: found.error });
  }
  await tx
    .update(carts)
    .set({ discountCode: code || null, updatedAt: now })
    .where(eq(carts.id, id));
}
