/** Digits of a French number, whose leading zero some leave out. */
const FRENCH_DIGITS = 9;

/** Digits of the shortest numbers in the world, their country's included. */
const SHORTEST = 7;

/**
 * False for a text that is too short to be a telephone number, so that a field says so at once.
 * Whether it is one, the provider judges by each country's own rules, which are too heavy for a page.
 */
export function canBePhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "");
  const isInternational = text.trim().startsWith("+") || digits.startsWith("00");
  return digits.length >= (isInternational ? SHORTEST : FRENCH_DIGITS);
}
