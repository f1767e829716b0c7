/** Kinds of streets, which follow the number. */
const KINDS =
  "allée|allee|av|avenue|bd|boulevard|chaussée|chemin|cité|cours|esplanade|faubourg|impasse|passage|place|pont|promenade|quai|route|rue|ruelle|sentier|square|venelle|villa|voie";

/** Words of a street's name that have no capital. */
const SMALL = new Set("à a au aux d de des du en et l la le les lès près sous sur".split(" "));

const STREET = new RegExp(`^(\\d+(?:\\s*(?:bis|ter|quater))?,?\\s+(?:${KINDS})\\s+)(.+)$`, "u");

/**
 * Writes an address line as the address base does, where it was typed without a capital: 12 rue
 * Crébillon, 3 bis quai de l’Île. A line with a capital, or without a street and its number, stays
 * as it is.
 */
export function streetLine(line: string): string {
  const [, before, name] = STREET.exec(line) ?? [];
  if (before === undefined || name === undefined || /\p{Lu}/u.test(line)) return line;
  const written = name.replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
    SMALL.has(word) && at + word.length < name.length
      ? word
      : word.charAt(0).toLocaleUpperCase("fr") + word.slice(1),
  );
  return before + written;
}
