import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { cartLines, carts } from "@/platform/db/schema/cart";
import type { Sql } from "@/platform/db/sql";
import { linesOfCart } from "./cart-lines";

/**
 * Removes the ordered products from the cart that the order was made from, a visitor's or the
 * member's own. Products that another device has added meanwhile stay, and so does a discount code
 * that the order has not used.
 * @param ordered.products `id` is the declination's
 */
export async function takeOutOfCart(
  tx: Sql,
  id: string,
  order: {
    idUser: number | null;
    products: { id: number; quantity: number }[];
    discount: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { idUser, products, discount, now } = order;
  const open =
    idUser === null ? isNull(carts.idUser) : or(isNull(carts.idUser), eq(carts.idUser, idUser));
  const [touched] = await tx
    .update(carts)
    .set({ updatedAt: now })
    .where(and(eq(carts.id, id), open))
    .returning({ discountCode: carts.discountCode });
  if (!touched) return;
  const bought = new Map(products.map((product) => [product.id, product.quantity]));
  const lines = (await linesOfCart(tx, id)).map((line) => ({
    ...line,
    left: line.quantity - (bought.get(line.id) ?? 0),
  }));
  const emptied = lines.filter(({ left }) => left <= 0).map((line) => line.id);
  const isOfCart = eq(cartLines.idCart, id);
  if (emptied.length > 0) {
    await tx.delete(cartLines).where(and(isOfCart, inArray(cartLines.idDeclination, emptied)));
  }
  for (const { id: idDeclination, quantity, left } of lines) {
    if (left <= 0 || left === quantity) continue;
    const line = and(isOfCart, eq(cartLines.idDeclination, idDeclination));
    await tx.update(cartLines).set({ quantity: left }).where(line);
  }
  if (emptied.length === lines.length || touched.discountCode === discount) {
    await tx.update(carts).set({ discountCode: null }).where(eq(carts.id, id));
  }
}
