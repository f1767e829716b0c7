/** French postcode as people write it: after its country, in two groups, before its CEDEX. */
const WRITTEN_FRENCH = /^(?:FR?[-\s]*)?(\d{2})\s?(\d{3})(?:\s*CEDEX(?:\s*\d{1,2})?)?$/i;

/** Returns the five digits of `44 000`, `44000 CEDEX 9` and `F-44000`; other forms stay. */
export const tidiedPostalCode = (written: string): string =>
  written.trim().replace(WRITTEN_FRENCH, "$1$2");
