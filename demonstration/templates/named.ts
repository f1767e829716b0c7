/** Words for the name of a demonstration company, and what stands there on another's site. */
type Replaced = readonly [words: RegExp, by: string][];

/** Returns data with a company's name in place of another's, in every text. */
export function named<T>(data: T, replaced: Replaced): T {
  if (typeof data === "string") {
    return replaced.reduce<string>((text, [words, by]) => text.replace(words, () => by), data) as T;
  }
  if (Array.isArray(data)) return data.map((item) => named(item, replaced)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, named(value, replaced)]),
  ) as T;
}
