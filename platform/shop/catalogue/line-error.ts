import { lineError } from "@/lib/rules/shop/line-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { ShopLine } from "./shop-lines";

/** Returns the rest of a line's stock, where the site shows the whole stock. */
export const toldLeft = ({ view, left }: ShopLine): number | null =>
  view.stock.left === null ? null : left;

/** Finds the fault that keeps a line from being bought; null when it can be. */
export function cartLineError(line: ShopLine): InvalidField | null {
  const problem = lineError(line);
  const knownLeft = toldLeft(line);
  if (problem !== "NOT_ENOUGH_LEFT" || knownLeft === null) return problem;
  return { code: problem, said: "ONLY_SO_MANY_LEFT", count: knownLeft };
}
