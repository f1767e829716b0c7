import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { NEW_CART } from "@/lib/contract/new-cart";
import { lockMember } from "@/platform/account/member/lock-member";
import { randomCode } from "@/platform/db/random-code";
import { carts } from "@/platform/db/schema/cart";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { requireFeature } from "@/platform/site/require-feature";

/** Lifetime of a cart that nobody changes, in milliseconds: 90 days. */
const CART_LASTS = 90 * 86_400_000;

export type CartRow = typeof carts.$inferSelect;

/** Caller who asks for a cart; `member` is null for a visitor. */
export interface CartHolder {
  idSite: number;
  member: { id: number } | null;
  /** Of the member's session. */
  token: string | undefined;
  now: Date;
}

const lastKept = (now: Date) => new Date(now.getTime() - CART_LASTS);

/**
 * Finds the cart of an id. A visitor's cart opens by its id, a member's only in their session.
 * @param options.lock locks it until the transaction ends
 * @throws ApiError NOT_FOUND, the same whether there is none, it is too old or it is another's
 */
export async function findCart(
  tx: Sql,
  id: string,
  { member, now }: CartHolder,
  options: { lock?: boolean } = {},
): Promise<CartRow> {
  const query = tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), gt(carts.updatedAt, lastKept(now))));
  const [row] = options.lock ? await query.for("update") : await query;
  if (!row || (row.idUser !== null && row.idUser !== member?.id)) throw new ApiError("NOT_FOUND");
  return row;
}

/** Finds the cart of an id, to be changed; 'new' makes one. @throws ApiError NOT_FOUND */
export const openCart = (tx: Sql, id: string, holder: CartHolder): Promise<CartRow> =>
  id === NEW_CART ? newCart(tx, holder) : findCart(tx, id, holder, { lock: true });

export async function cartOfMember(
  tx: Sql,
  { idUser, now }: { idUser: number; now: Date },
): Promise<CartRow | undefined> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.idUser, idUser), gt(carts.updatedAt, lastKept(now))));
  return row;
}

/**
 * Creates a cart for a visitor; a member gets their present one or a new one.
 * @throws ApiError UNAUTHENTICATED for a member whose session is over by now; NOT_FOUND on a site
 *   that sells nothing
 */
export async function newCart(
  tx: Sql,
  { idSite, member, token, now }: CartHolder,
): Promise<CartRow> {
  await requireFeature(tx, "SHOP");
  // A space that is deleted at this moment gets no cart.
  if (member) await lockMember(tx, token, now);
  await forgetOld(tx, now);
  const [row] = await tx
    .insert(carts)
    .values({
      id: randomCode(),
      idSite,
      idUser: member?.id ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: carts.idUser,
      targetWhere: sql`id_user is not null`,
      set: { updatedAt: now },
    })
    .returning();
  if (!row) throw new Error("The cart was not stored");
  return row;
}

/** Deletes carts that are too old. Those that another call forgets just now are left to it. */
async function forgetOld(tx: Sql, now: Date): Promise<void> {
  const old = tx
    .select({ id: carts.id })
    .from(carts)
    .where(lte(carts.updatedAt, lastKept(now)))
    .for("update", { skipLocked: true });
  await tx.delete(carts).where(inArray(carts.id, old));
}
