/** Reads some HTML as text on one line. */
export const lineOf = (html: string): string =>
  html.replace(/<[^>]+>/g, " ").replace(/[ \n]+/g, " ");

/** Returns the wording of a legal text, with plain spaces, its cells parted by bars. */
export const legalWording = (html: string): string =>
  lineOf(html.replace(/<\/td>\s*<td>/g, " | ").replace(/<\/?em>/g, "")).replace(
    /[\u00A0\u202F]/g,
    " ",
  );
