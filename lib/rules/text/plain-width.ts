/** Forms as wide as a Chinese letter, in which Japanese keyboards write: ０６, ：, ＠. */
const WIDE = /[\u3000\uff01-\uff5e]+/g;

/** Writes wide letters, digits and marks as common ones. */
export const plainWidth = (text: string): string =>
  text.replace(WIDE, (wide) => wide.normalize("NFKC"));
