import type { ShippingLimits } from "@/lib/rules/shop/shipping-limits";
import type { SiteParameters } from "./parameters";

/** Returns how many bottles a site sends in a parcel, as its parameters have it. */
export const shippingLimits = (parameters: SiteParameters): ShippingLimits => ({
  minimum: parameters.MINIMUM_EXPEDITION_BOTTLE,
  maximum: parameters.MAXIMUM_EXPEDITION_BOTTLE,
  multiple: parameters.BOTTLE_MULTIPLE,
});
