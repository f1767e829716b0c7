type Values = Record<string, unknown>;

/** Fields changed by somebody else meanwhile: those both have, and those only they have. */
export interface StaleFields {
  both: string[];
  theirs: string[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares a change with the newer state.
 * @param names fields of the form
 * @param base state that the change began from
 * @param mine fields that it changes, with their new values
 */
export function staleFields(
  names: readonly string[],
  { base, current, mine }: { base: Values; current: Values; mine: Values },
): StaleFields {
  const changed = names.filter((name) => !isSame(base[name], current[name]));
  return {
    both: changed.filter((name) => name in mine && !isSame(mine[name], current[name])),
    theirs: changed.filter((name) => !(name in mine)),
  };
}
