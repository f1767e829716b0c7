import { plainDigits } from "./plain-digits";

/** Digits of a French number without its leading zero, which some leave out. */
const FRENCH_DIGITS = 9;

/** Digits of the shortest numbers in the world, their country's included. */
const SHORTEST = 7;

/**
 * Tells whether a text is long enough for a telephone number, so that a field objects at once. The
 * provider decides by each country's own rules, which are too heavy for a page.
 */
export function canBePhone(text: string): boolean {
  const typed = plainDigits(text);
  const digits = typed.replaceAll(/\D/g, "");
  const isInternational = typed.trim().startsWith("+") || digits.startsWith("00");
  return digits.length >= (isInternational ? SHORTEST : FRENCH_DIGITS);
}
