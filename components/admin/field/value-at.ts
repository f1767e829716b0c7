type Values = Record<string, unknown>;

/**
 * Finds in a version of a content what a field held, by the field's name in the form:
 * `values.blocks.2.conf.image`. A block is the one of the same slug, wherever it stood then.
 * @param typed values of the form by key, `values.blocks`
 */
export function valueAt(
  version: { values: Values; words: Record<string, Values | undefined> },
  name: string,
  typed: Values,
): unknown {
  const [, ...steps] = name.split(".");
  const [field, place, ...within] = steps;
  if (name.startsWith("words.")) return stepInto(version.words, steps);
  const now = typed[`values.${field}`];
  const block = Array.isArray(now) && place !== undefined ? slugOf(now[Number(place)]) : undefined;
  if (block === undefined) return stepInto(version.values, steps);
  const then = version.values[field ?? ""];
  const same = Array.isArray(then) ? then.find((one) => slugOf(one) === block) : undefined;
  return stepInto(same, within);
}

const slugOf = (item: unknown): unknown => (item as Values | null | undefined)?.slug;

const stepInto = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce((within, step) => (within as Values | null | undefined)?.[step], value);
