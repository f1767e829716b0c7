import type { Shop } from "@/testing/shop-order";

/** Prices of the carriers of `shopSite`, in cents, for any parcel. */
const FEES = [1250, 2490, 790];

/** Computes the price of an accepted order by the books of `shopSite`, in cents. */
export function ownTotal(shop: Shop, body: unknown): number {
  const { products, discount, delivery } = body as {
    products: { id: number; quantity: number }[];
    discount?: string;
    delivery: { type: string; idCarrier?: number; serviceCode?: string };
  };
  const names = ["R-75", "R-MAGNUM", "C-6", "B-75", "HONEY-1", "VISIT-1"];
  const priceOf = new Map(names.map((name) => [shop.id(name), shop.price(name)]));
  let subtotal = 0;
  for (const { id, quantity } of products) subtotal += (priceOf.get(id) ?? Number.NaN) * quantity;

  const code = discount?.trim().toUpperCase();
  let off = 0;
  if (code === "TEN" || code === "TINY901") off = Math.round(subtotal / 10);
  if (code === "GIFT") off = subtotal;
  if (code === "FIVE") off = Math.min(500, subtotal);
  if (code === "ONCE") off = Math.min(100, subtotal);

  const isSent = delivery.type === "DELIVERY" || delivery.type === "PICKUP";
  const by = delivery.idCarrier === undefined ? 1 : shop.carriers.indexOf(delivery.idCarrier);
  const fees = !isSent || code === "FREE" ? 0 : (FEES[by] ?? Number.NaN);
  return subtotal - off + fees;
}
