import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderCheck } from "@/lib/contract/order-check";
import { lineError } from "@/lib/rules/shop/line-error";
import type { Sql } from "@/platform/db/sql";
import { toldLeft } from "@/platform/shop/catalogue/line-error";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";
import { bottlesOf } from "@/platform/shop/shipping/parcel";
import { shippingProblemIn } from "@/platform/shop/shipping/shipping-problem";
import { readShippingRules } from "@/platform/shop/shipping/shipping-rules";

/**
 * Tells whether products could be ordered now; a product the site never had is no longer sold.
 * @param products `id` is the declination's
 */
export async function orderCheckView(
  tx: Sql,
  products: { id: number; quantity: number }[],
  language: LanguageCode,
): Promise<OrderCheck> {
  const lines = await readShopLines(tx, products, language);
  let next = 0;
  const problems = products.flatMap(({ id }): OrderCheck["problems"] => {
    const line = lines[next];
    if (line?.declination.id !== id) return [{ id, problem: "NO_LONGER_SOLD", left: null }];
    next += 1;
    const problem = lineError(line);
    return problem ? [{ id, problem, left: toldLeft(line) }] : [];
  });
  return {
    isValid: problems.length === 0,
    problems,
    bottles: bottlesOf(lines),
    shippingProblem: shippingProblemIn(language, lines, await readShippingRules(tx)),
  };
}
