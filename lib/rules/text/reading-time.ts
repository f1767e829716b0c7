const WORDS_PER_MINUTE = 220;

/** Returns the reading time of a text in HTML, in whole minutes begun, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    // A dash or an opening quote between spaces is no word.
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}
