import { plainDigits } from "./plain-digits";

/** Town, CEDEX or both behind a postcode: two letters at least, and perhaps a number at the end. */
const TOWN = "[\\s,]*[\\p{L}\\p{M}]{2}[\\p{L}\\p{M}\\s'’.-]*(?:\\d{1,2})?";

/** French postcode as people write it: after its country, in two groups, before its town. */
const WRITTEN_FRENCH = new RegExp(`^(?:FR?[-\\s]*)?(\\d{2})\\s?(\\d{3})(?:${TOWN})?$`, "iu");

/**
 * Returns the five digits of `44 000`, `44000 CEDEX 9`, `44000 Nantes` and `F-44000`; other forms
 * stay.
 */
export const tidiedPostalCode = (written: string): string =>
  plainDigits(written).trim().replace(WRITTEN_FRENCH, "$1$2");
