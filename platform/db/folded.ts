import { type Column, type SQL, sql } from "drizzle-orm";

const ACCENTED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
const PLAIN = withoutAccents(ACCENTED);

/** Text as it is compared when neither accents nor case count; `foldedSql` is its twin. */
export const folded = (text: string): string =>
  withoutAccents(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * The words of a text that is searched or searched for, folded: what stands between spaces and marks
 * of any kind. `0001_guards.sql` has the same in SQL.
 */
export const wordsOf = (text: string): string[] =>
  folded(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they part words as spaces do.
    .split(/[\u0001-\u002f:-`{-\u00bf\u2000-\u206f]+/)
    .filter(Boolean);

/** `folded` in SQL, with any collation: accents go first, so that only ASCII has a case. */
export const foldedSql = (text: Column | SQL): SQL =>
  sql`lower(translate(${text}, ${ACCENTED}, ${PLAIN}) collate "C")`;

/** The same of an expression of a schema, which takes no parameters. */
export const folding = (expression: string): string =>
  `lower(translate(${expression}, '${ACCENTED}', '${PLAIN}') collate "C")`;

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}
