/**
 * True for a value that has the form of a sample: the same kinds by the same names, all the way down.
 * Where the sample is null, a value may be anything; an empty list says nothing of what is in one.
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
 * What of a kept object is as its samples are, part by part: the device keeps what an older version of
 * the site has written, another site of its address, or a person.
 * @param empty the parts that a sample has and the object may have nothing of: null
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
