import type { City } from "@/lib/contract/geography";

/**
 * A postcode and a town as they are written in one line, in either order; a postcode is the words
 * that have a digit. Undefined while one of the two is missing.
 */
export function typedTown(text: string): City | undefined {
  const words = text.replaceAll(/[,()]/g, " ").split(/\s+/).filter(Boolean);
  const postalCode = words.filter((word) => /\d/.test(word)).join(" ");
  const name = words.filter((word) => !/\d/.test(word)).join(" ");
  const isWhole = postalCode.length >= 2 && postalCode.length <= 12 && name.length >= 2;
  return isWhole ? { postalCode, name: name.slice(0, 100) } : undefined;
}
