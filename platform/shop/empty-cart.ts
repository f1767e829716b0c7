import { and, eq, isNull, or } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { cart, cartLine } from "@/platform/db/schema/cart";

/** Empties the cart that was ordered, a visitor's or the member's own; any other stays as it is. */
export async function emptyCart(
  tx: Sql,
  id: string,
  { idUser, now }: { idUser: number | null; now: Date },
): Promise<void> {
  const open =
    idUser === null ? isNull(cart.idUser) : or(isNull(cart.idUser), eq(cart.idUser, idUser));
  const [emptied] = await tx
    .update(cart)
    .set({ discountCode: null, updatedAt: now })
    .where(and(eq(cart.id, id), open))
    .returning({ id: cart.id });
  if (emptied) await tx.delete(cartLine).where(eq(cartLine.idCart, emptied.id));
}
