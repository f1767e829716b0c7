import { lineError } from "@/lib/rules/shop/line-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { ShopLine } from "./shop-lines";

/** How many of a line there are, where the site tells it of the whole stock. */
export const toldLeft = ({ view, left }: ShopLine): number | null =>
  view.stock.left === null ? null : left;

/** Why something cannot be bought as it is; null when it can. */
export function cartLineError(line: ShopLine): InvalidField | null {
  const problem = lineError(line);
  const knownLeft = toldLeft(line);
  if (problem !== "NOT_ENOUGH_LEFT" || knownLeft === null) return problem;
  return { code: problem, said: "ONLY_SO_MANY_LEFT", count: knownLeft };
}
