import type { LineError } from "@/lib/contract/cart";

/**
 * Returns the reason why a line of a cart cannot be ordered as it is; null when it can.
 * @param line.left how many can be had besides the pieces of the lines before; null for any number
 */
export function lineError(line: {
  isSold: boolean;
  left: number | null;
  quantity: number;
}): LineError | null {
  if (!line.isSold) return "NO_LONGER_SOLD";
  if (line.left === null || line.quantity <= line.left) return null;
  return line.left === 0 ? "OUT_OF_STOCK" : "NOT_ENOUGH_LEFT";
}
