import type { LanguageCode } from "@/lib/contract/locale";
import { type ShippingError, shippingError } from "@/lib/rules/shop/shipping-limits";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { parcelOf } from "./parcel";
import { type ShippingProblem, sayShippingProblem } from "./shipping-problem-words";
import type { ShippingRules } from "./shipping-rules";

/**
 * What a site's settings say against sending these products wherever it may be: LOCK_DELIVERY, or
 * the limits of a parcel, which are those of bottles and say nothing of a glass; null for nothing.
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

/** The same in the caller's language, or what is known to be wrong beyond it. */
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
