import { plainNumber } from "@/lib/rules/text/plain-number";

/**
 * Reads a typed number, or returns the text where it is none: `3,` is on the way to `3,5`. A sign of
 * percent stands beside any number but an amount of money.
 */
export function typedNumber(text: string, unit?: "€" | "%"): number | string | null {
  if (unit === "€" && text.includes("%")) return text;
  const plain = plainNumber(text);
  if (plain === "") return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
