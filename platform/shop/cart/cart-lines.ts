import { and, asc, eq } from "drizzle-orm";
import { MOST_OF_A_LINE } from "@/lib/contract/most-of-a-line";
import { cartLines, carts } from "@/platform/db/schema/cart";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { toldLeft } from "@/platform/shop/catalogue/line-error";
import { readShopLines, type ShopLine } from "@/platform/shop/catalogue/shop-lines";
import type { CartRow } from "./find-cart";

/** Limit on the different products in a cart. */
const MOST_LINES = 100;

/** Reads the lines of a cart, in the order in which they were added; `id` is the declination's. */
export const linesOfCart = (tx: Sql, idCart: string) =>
  tx
    .select({ id: cartLines.idDeclination, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.idCart, idCart))
    .orderBy(asc(cartLines.id));

/**
 * Sets the quantity of a declination in a cart that the caller has locked. Fewer is always
 * possible; more only as far as the stock allows besides the cart's other lines.
 * @param quantityFrom the new quantity, from the present one
 * @throws ApiError NOT_FOUND for one that the site never had; CONFLICT for one that is no longer
 *   sold or when the cart is full; INVALID_FIELDS at `quantity`
 */
export async function changeLine(
  { tx, language, now }: UnitOfWork,
  { id: idCart, idSite }: CartRow,
  { id: idDeclination, quantityFrom }: { id: number; quantityFrom: (held: number) => number },
): Promise<void> {
  const lines = await linesOfCart(tx, idCart);
  const quantityBefore = lines.find(({ id }) => id === idDeclination)?.quantity ?? 0;
  const quantity = quantityFrom(quantityBefore);
  if (quantity > quantityBefore) {
    const others = lines.filter(({ id }) => id !== idDeclination);
    if (others.length >= MOST_LINES) throw new ApiError("CONFLICT", "CART_FULL");
    // It comes last, so that the quantities of all the others are taken off first.
    const cartLinesThen = [...others, { id: idDeclination, quantity }];
    const read = await readShopLines(tx, cartLinesThen, language);
    refuseTooMuch(read.find(({ declination }) => declination.id === idDeclination));
  }
  await tx
    .insert(cartLines)
    .values({ idSite, idCart, idDeclination, quantity })
    .onConflictDoUpdate({
      target: [cartLines.idCart, cartLines.idDeclination],
      set: { quantity },
    });
  await touchCart(tx, idCart, now);
}

function refuseTooMuch(line: ShopLine | undefined): void {
  if (!line) throw new ApiError("NOT_FOUND");
  if (!line.isSold) throw new ApiError("CONFLICT", "NO_LONGER_SOLD");
  // Stock that only the cart's other lines have taken is not sold out.
  const isOut = line.view.stock.state === "OUT";
  const error = isOut ? "OUT_OF_STOCK" : tooMany(line);
  if (error) throw invalidFields({ quantity: error });
  if (line.quantity > MOST_OF_A_LINE) throw invalidFields({ quantity: "TOO_MANY_OF_ONE" });
}

function tooMany(line: ShopLine): InvalidField | null {
  if (line.left === null || line.quantity <= line.left) return null;
  const count = toldLeft(line);
  if (count === null) return "NOT_ENOUGH_LEFT";
  return { code: "NOT_ENOUGH_LEFT", said: "ONLY_SO_MANY_LEFT", count };
}

/** Removes a declination from a cart. @throws ApiError NOT_FOUND when it is not in it */
export async function removeLine(
  { tx, now }: UnitOfWork,
  { id: idCart }: CartRow,
  idDeclination: number,
): Promise<void> {
  const isThisLine = and(eq(cartLines.idCart, idCart), eq(cartLines.idDeclination, idDeclination));
  const removed = await tx.delete(cartLines).where(isThisLine).returning({ id: cartLines.id });
  if (removed.length === 0) throw new ApiError("NOT_FOUND");
  await touchCart(tx, idCart, now);
}

/** Moves the lines of one cart into another; both are locked, and the first is deleted. */
export async function joinCarts(tx: Sql, from: CartRow, into: CartRow, now: Date): Promise<void> {
  const lines = await linesOfCart(tx, into.id);
  const joined = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of await linesOfCart(tx, from.id)) {
    if (!joined.has(id) && joined.size >= MOST_LINES) continue;
    joined.set(id, Math.min((joined.get(id) ?? 0) + quantity, MOST_OF_A_LINE));
  }
  await tx.delete(carts).where(eq(carts.id, from.id));
  const { id: idCart, idSite } = into;
  for (const [idDeclination, quantity] of joined) {
    await tx
      .insert(cartLines)
      .values({ idSite, idCart, idDeclination, quantity })
      .onConflictDoUpdate({
        target: [cartLines.idCart, cartLines.idDeclination],
        set: { quantity },
      });
  }
  await tx
    .update(carts)
    .set({ discountCode: from.discountCode ?? into.discountCode, updatedAt: now })
    .where(eq(carts.id, idCart));
}

const touchCart = (tx: Sql, id: string, now: Date) =>
  tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, id));
