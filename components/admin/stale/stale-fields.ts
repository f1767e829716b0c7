type Values = Record<string, unknown>;

/** What of a form somebody else has changed meanwhile: fields that both have, and those that only they have. */
export interface StaleFields {
  both: string[];
  theirs: string[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares a change with what is there now.
 * @param names the fields of the form
 * @param base what the change began from
 * @param mine the fields that it changes, with what they are to be
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
