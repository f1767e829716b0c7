/** Error of a field, and its finder: the page in the field's value, or the provider. */
export interface FieldError {
  text: string;
  by: "PAGE" | "PROVIDER";
}

export type FieldErrors = Readonly<Record<string, FieldError>>;

export const NO_ERRORS: FieldErrors = {};

export const errorsBy = (by: FieldError["by"], texts: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, by }]));

export const textsOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, { text }]) => [field, text]));

/**
 * Returns the errors that still stand once fields were changed. An error that the page can judge is
 * replaced by the present one, or goes; an error of the provider goes with the first change of its
 * field. A field without an error is left in peace until the form is sent again.
 * @param changed the fields that were changed
 * @param wrong the page's present errors, a sentence by field
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

export const changedFields = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
