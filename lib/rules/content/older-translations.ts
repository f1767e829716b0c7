import { isBlank } from "@/lib/rules/text/is-blank";

/** Text in each language, at one time. */
type Said<Code extends string> = Readonly<Partial<Record<Code, unknown>>>;

/** Texts of one version, by the name of each. */
export type SaidTexts<Code extends string> = ReadonlyMap<string, Said<Code>>;

const isSame = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * Finds the translations that are older than their original: the original was changed in a version
 * in which the translation was not, and the translation has not been changed since. What was saved
 * in one version is of one age.
 * @param versions from the present one back to the first that is known
 * @returns by the name of each text, the original of the time when it was translated last
 */
export function olderTranslations<Code extends string>(
  versions: readonly SaidTexts<Code>[],
  { original, code }: { original: Code; code: Code },
): Map<string, unknown> {
  const [present, ...former] = versions;
  const older = new Map<string, unknown>();
  for (const [name, now] of present ?? []) {
    if (isBlank(now[original]) || isBlank(now[code])) continue;
    let translatedFrom = now[original];
    for (const version of former) {
      const before = version.get(name);
      if (!before || isBlank(before[original]) || !isSame(before[code], now[code])) break;
      translatedFrom = before[original];
    }
    if (!isSame(translatedFrom, now[original])) older.set(name, translatedFrom);
  }
  return older;
}
