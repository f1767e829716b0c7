import { and, eq } from "drizzle-orm";
import type { AddedToCart, Cart } from "@/lib/contract/cart";
import { declinations } from "@/platform/db/schema/catalogue";
import type { TestPlatform } from "./test-platform";

/** Finds the id of a declination of a tiny shop, by its reference without the site. */
export async function declinationId(
  { database }: TestPlatform,
  reference: string,
  idSite = 901,
): Promise<number> {
  const isThisDeclination = and(
    eq(declinations.idSite, idSite),
    eq(declinations.reference, `${reference}-${idSite}`),
  );
  const [row] = await database.everySite
    .select({ id: declinations.id })
    .from(declinations)
    .where(isThisDeclination);
  if (!row) throw new Error(`Site ${idSite} sells no ${reference}`);
  return row.id;
}

/** Fills a cart with quantities by reference: a visitor's, or the member's of the `headers`. */
export async function filledCart(
  platform: TestPlatform,
  wanted: Record<string, number>,
  whose: { headers?: Record<string, string>; idSite?: number } = {},
): Promise<Cart> {
  let added: AddedToCart | undefined;
  for (const [reference, quantity] of Object.entries(wanted)) {
    const id = await declinationId(platform, reference, whose.idSite);
    const path = `/cart/${added?.cartId ?? "new"}/product/${id}`;
    added = await platform.data<AddedToCart>("POST", path, { ...whose, body: { quantity } });
  }
  if (!added) throw new Error("Nothing was wanted");
  return added.cart;
}
