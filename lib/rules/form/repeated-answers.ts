import type { FormFieldType } from "./form-field";

/** Answers in the words of the form itself, or of a calendar: nothing can be written with them. */
const CHOSEN: readonly FormFieldType[] = ["CHOICE", "CHOICES", "CHECKBOX", "DATE"];

/**
 * Chooses the answers that a mail to the visitor repeats. Anybody may have typed another's address:
 * what they wrote themselves must not reach it in the company's name.
 * @param to.isOwnAddress whether the address is known to be the visitor's
 */
export const repeatedAnswers = <Answer extends { type: FormFieldType }>(
  given: readonly Answer[],
  to: { isOwnAddress: boolean },
): Answer[] => given.filter(({ type }) => to.isOwnAddress || CHOSEN.includes(type));
