/** A French postcode as it is written: after its country, in two groups, before its CEDEX. */
const WRITTEN_FRENCH = /^(?:FR?[-\s]*)?(\d{2})\s?(\d{3})(?:\s*CEDEX(?:\s*\d{1,2})?)?$/i;

/**
 * A postcode as it is compared and kept: the five digits of `44 000`, `44000 CEDEX 9` and `F-44000`. What
 * is written in no such way, as of another country, stays as it is.
 */
export const tidiedPostalCode = (written: string): string =>
  written.trim().replace(WRITTEN_FRENCH, "$1$2");
