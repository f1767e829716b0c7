import { type FormField, TICKED } from "./form-field";

/** Question of a form in one language, which may be half written. */
export interface ShownQuestion {
  name?: string | null;
  type?: FormField["type"] | null;
  label?: string | null;
  hint?: string | null;
  required?: boolean | null;
  options?: { value?: string | null; label?: string | null }[] | null;
  condition?: { field: string; equals: string } | null;
}

type QuestionFault = "REQUIRED" | "QUESTIONS_MISSING" | "OPTIONS_TOO_FEW" | "CONDITION_LOST";

const isChosen = (type: FormField["type"] | null | undefined): boolean =>
  type === "CHOICE" || type === "CHOICES";

/**
 * Finds the faults that keep a form from being published in a language, by their place: a question
 * without a text, a choice without options, a condition on a question that is no longer before it.
 */
export function formFaults(questions: readonly ShownQuestion[]): Record<string, QuestionFault> {
  if (questions.length === 0) return { fields: "QUESTIONS_MISSING" };
  const faults: Record<string, QuestionFault> = {};
  for (const [at, question] of questions.entries()) {
    const { label, type, options, condition } = question;
    if (isBlank(label)) faults[`fields.${at}.label`] = "REQUIRED";
    if (isChosen(type)) {
      if ((options ?? []).length < 2) faults[`fields.${at}.options`] = "OPTIONS_TOO_FEW";
      for (const [place, option] of (options ?? []).entries()) {
        if (isBlank(option.label)) faults[`fields.${at}.options.${place}.label`] = "REQUIRED";
      }
    }
    if (condition && !canHold(questions.slice(0, at), condition)) {
      faults[`fields.${at}.condition`] = "CONDITION_LOST";
    }
  }
  return faults;
}

const isBlank = (text: string | null | undefined) => !text?.trim();

function canHold(
  before: readonly ShownQuestion[],
  { field, equals }: { field: string; equals: string },
): boolean {
  const asked = before.find(({ name }) => name === field);
  if (asked?.type === "CHECKBOX") return equals === TICKED;
  return isChosen(asked?.type) && (asked?.options ?? []).some(({ value }) => value === equals);
}

export const formFieldsOf = (questions: readonly ShownQuestion[]): FormField[] =>
  questions.map(({ name, type, label, hint, required, options, condition }) => ({
    name: name ?? "",
    type: type ?? "TEXT",
    label: label ?? "",
    hint: hint || null,
    required: required ?? false,
    options: isChosen(type)
      ? (options ?? []).map((option) => ({ value: option.value ?? "", label: option.label ?? "" }))
      : [],
    condition: condition ?? null,
  }));
