export const FORM_FIELD_TYPES = [
  "TEXT",
  "PARAGRAPH",
  "EMAIL",
  "PHONE",
  "NUMBER",
  "DATE",
  "CHOICE",
  "CHOICES",
  "CHECKBOX",
  "FILE",
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

export const TICKED = "on";

export interface FormField {
  name: string;
  type: FormFieldType;
  label: string;
  hint: string | null;
  required: boolean;
  /** Options of a choice; empty for any other type. */
  options: { value: string; label: string }[];
  /** Condition to ask for it: an earlier field has this value; null for always. */
  condition: { field: string; equals: string } | null;
}

/** Largest file of a form, and largest sum of the files of one answer, in bytes. */
export const MAX_FORM_FILE_BYTES = 10_000_000;
export const MAX_FORM_BYTES = 25_000_000;

export const MAX_FORM_FILES = 5;

/** Longest line, and longest text of several lines, in characters. */
export const MAX_FORM_LINE = 300;
export const MAX_FORM_TEXT = 5_000;
