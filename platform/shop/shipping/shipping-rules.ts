import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { FreeShipping } from "@/lib/rules/shop/free-shipping";
import type { ShippingLimits } from "@/lib/rules/shop/shipping-limits";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "@/platform/site/parameter/read-parameters";

const KEYS = [
  "LOCK_DELIVERY",
  "ONLY_SELL_IN_FRANCE",
  "SELLS_WORLDWIDE",
  "MINIMUM_EXPEDITION_BOTTLE",
  "MAXIMUM_EXPEDITION_BOTTLE",
  "BOTTLE_MULTIPLE",
  "FREE_SHIPPING_PRICE",
  "FREE_SHIPPING_BOTTLE",
] as const satisfies ParameterKey[];

/** Settings of a site for parcels (§3 Shop). */
export interface ShippingRules {
  isLocked: boolean;
  onlyFrance: boolean;
  worldwide: boolean;
  limits: ShippingLimits;
  free: FreeShipping;
}

/** Reads the rules; a number that is not set, or is no number, sets no limit. */
export async function readShippingRules(tx: Sql): Promise<ShippingRules> {
  const rows = await readParameterRows(tx);
  const value = (key: (typeof KEYS)[number]) => rows[key]?.value ?? PARAMETERS[key].default;
  const isOn = (key: (typeof KEYS)[number]) => value(key) === "true";
  const number = (key: (typeof KEYS)[number]) => Number(value(key) || Number.NaN);
  const bottles = (key: (typeof KEYS)[number]) =>
    Number.isInteger(number(key)) ? number(key) : null;
  const price = number("FREE_SHIPPING_PRICE");
  return {
    isLocked: isOn("LOCK_DELIVERY"),
    onlyFrance: isOn("ONLY_SELL_IN_FRANCE"),
    worldwide: isOn("SELLS_WORLDWIDE"),
    limits: {
      minimum: bottles("MINIMUM_EXPEDITION_BOTTLE"),
      maximum: bottles("MAXIMUM_EXPEDITION_BOTTLE"),
      multiple: bottles("BOTTLE_MULTIPLE"),
    },
    free: {
      fromCents: Number.isNaN(price) ? null : Math.round(price * 100),
      fromBottles: bottles("FREE_SHIPPING_BOTTLE"),
    },
  };
}
