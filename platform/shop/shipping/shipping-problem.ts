import type { LanguageCode } from "@/lib/contract/locale";
import { type ShippingError, shippingError } from "@/lib/rules/shop/shipping-limits";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { parcelOf } from "./parcel";
import { type ShippingProblem, sayShippingProblem } from "./shipping-problem-words";
import type { ShippingRules } from "./shipping-rules";

/**
 * Finds the setting of a site that forbids sending these products anywhere: LOCK_DELIVERY, or the
 * limits of a parcel, which are those of bottles and do not apply to a glass; null for none.
 */
export function shippingProblem(
  lines: ShopLine[],
  { isLocked, limits }: Pick<ShippingRules, "isLocked" | "limits">,
): ShippingError | "LOCKED" | null {
  const parcel = parcelOf(lines);
  if (!parcel) return null;
  if (isLocked) return "LOCKED";
  return parcel.hasBottles ? shippingError(parcel.bottles, limits) : null;
}

/** Tells that problem in the caller's language, or another one that is known beyond it. */
export function shippingProblemIn(
  language: LanguageCode,
  lines: ShopLine[],
  rules: Pick<ShippingRules, "isLocked" | "limits">,
  otherwise: ShippingProblem | null = null,
): string | null {
  const problem = shippingProblem(lines, rules) ?? otherwise;
  const bottles = parcelOf(lines)?.bottles ?? 0;
  return problem && sayShippingProblem(language, problem, rules.limits, bottles);
}
