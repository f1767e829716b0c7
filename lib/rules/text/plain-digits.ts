/** Forms as wide as a Chinese letter, in which Japanese keyboards write: ０６, ：, ＠. */
const WIDE = /[\u3000\uff01-\uff5e]+/g;

/** Writes wide letters, digits and marks as common ones. */
export const plainWidth = (text: string): string =>
  text.replace(WIDE, (wide) => wide.normalize("NFKC"));

/** Digit of an alphabet that writes its own: Arabic, Persian, Devanagari, Thai. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/**
 * Writes the digits of any alphabet as 0 to 9, and wide letters and marks as common ones: a
 * telephone number, an hour or a postcode that was typed on a keyboard of abroad.
 */
export const plainDigits = (text: string): string =>
  plainWidth(text).replace(OTHER_DIGIT, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));

/** Counts a digit's place from the nought of its alphabet: Unicode has all ten in a row. */
function digitOf(code: number): number {
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
