import { foldedText } from "@/lib/rules/text/folded-text";

/** Length of an excerpt, in characters. */
const LENGTH = 180;

/** Characters of it before the first match. */
const BEFORE = 60;

/** Space at which a line may break; not the one before a French colon or between figures. */
const BREAKABLE = /[^\S\u00a0\u202f]+/g;

/**
 * Returns the part of a text with the first word that begins as a searched one, cut between words;
 * the beginning of the text where no word does.
 * @param words folded
 */
export function excerptOf(text: string, words: string[]): string {
  const line = text.replace(BREAKABLE, " ").trim();
  if (line.length <= LENGTH) return line;
  const first = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => {
    const folded = foldedText(word);
    return words.some((searched) => folded.startsWith(searched));
  });
  const found = Math.max(0, (first?.index ?? 0) - BEFORE);
  const wanted = Math.min(found, Math.max(0, line.length - LENGTH));
  const from = wanted === 0 ? 0 : line.indexOf(" ", wanted) + 1;
  const rest = line.slice(from);
  const cut = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(" ", LENGTH);
  const piece = rest
    .slice(0, cut <= 0 ? LENGTH : cut)
    .replace(/[\s,;:.–—-]+$/u, (end) => (cut >= rest.length ? end : ""));
  return `${from > 0 ? "… " : ""}${piece}${cut < rest.length ? " …" : ""}`;
}
