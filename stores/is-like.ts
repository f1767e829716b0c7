/**
 * Tells whether a value has the form of a sample: the same types under the same names, all the way
 * down. Where the sample is null, a value may be anything; an empty list accepts any items.
 */
export function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null) return true;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => isLike(item, sample[0] ?? null));
  }
  if (typeof sample !== "object") {
    return typeof value === typeof sample && !Number.isNaN(value);
  }
  if (typeof value !== "object" || value === null) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(sample as object).every(([name, part]) => isLike(parts[name], part));
}

/**
 * Keeps the parts of a stored object that are like their samples: it may come from an older version
 * of the site, from another site at its address, or from a person.
 * @param empty the parts that may be null although their sample is not
 */
export function partsLike<T extends object>(
  kept: unknown,
  samples: Record<keyof T, unknown>,
  empty: Partial<T>,
): Partial<T> {
  if (typeof kept !== "object" || kept === null) return {};
  const parts = Object.entries(kept).filter(([name, value]) => {
    if (!Object.hasOwn(samples, name)) return false;
    const part = name as keyof T;
    return (value === null && empty[part] === null) || isLike(value, samples[part]);
  });
  return Object.fromEntries(parts) as Partial<T>;
}
