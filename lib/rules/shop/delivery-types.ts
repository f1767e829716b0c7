import type { DeliveryType } from "@/lib/contract/shipping";

/**
 * Returns the possible deliveries of an order: products with shipping fees are sent or collected,
 * as far as the site does either; an order without such products is not delivered at all.
 */
export function deliveryTypes(
  products: readonly { hasShippingFees: boolean }[],
  site: { isLocked: boolean; countries: readonly unknown[]; collectPoints: readonly unknown[] },
): DeliveryType[] {
  if (!products.some(({ hasShippingFees }) => hasShippingFees)) return ["no_delivery"];
  const types: DeliveryType[] = [];
  if (!site.isLocked && site.countries.length > 0) types.push("delivery");
  if (site.collectPoints.length > 0) types.push("clickAndCollect");
  return types;
}
