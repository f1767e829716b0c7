/** What is said of a field, and who has found it: the page in what stands there, or the provider. */
export interface FieldError {
  text: string;
  by: "PAGE" | "PROVIDER";
}

/** By field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const NO_ERRORS: FieldErrors = {};

/** Sentences by field that all come from the same. */
export const errorsBy = (by: FieldError["by"], texts: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, by }]));

/** What is said, by field. */
export const textsOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, { text }]) => [field, text]));

/**
 * The errors that still stand once fields were changed. What the page can judge says what is wrong
 * now, or nothing any more; what the provider said goes with the first change of its field. A field
 * of which nothing was said is left in peace until the form is sent again.
 * @param changed the fields that were changed
 * @param wrong what the page finds wrong now, a sentence by field
 */
export function standingErrors(
  errors: FieldErrors,
  changed: readonly string[],
  wrong: Record<string, string>,
): FieldErrors {
  const standing = Object.entries(errors).flatMap(([field, error]): [string, FieldError][] => {
    if (error.by === "PROVIDER" && !changed.includes(field)) return [[field, error]];
    const text = wrong[field];
    return text === undefined ? [] : [[field, { text, by: "PAGE" }]];
  });
  return Object.fromEntries(standing);
}

/** The fields that hold something else than they did. */
export const changedFields = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
