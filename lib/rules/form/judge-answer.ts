import { isDay } from "@/lib/rules/calendar/typed-day";
import { isEmailAddress, punycodeAddress } from "@/lib/rules/text/email-address";
import { canBePhone } from "@/lib/rules/text/phone-shape";
import { plainDigits } from "@/lib/rules/text/plain-digits";
import { plainNumber } from "@/lib/rules/text/plain-number";
import { lineFault, typedLine } from "@/lib/rules/text/typed-line";
import { hasHiddenSign, typedLines } from "@/lib/rules/text/typed-lines";
import {
  type FormField,
  MAX_FORM_BYTES,
  MAX_FORM_FILE_BYTES,
  MAX_FORM_FILES,
  MAX_FORM_LINE,
  MAX_FORM_TEXT,
  TICKED,
} from "./form-field";

export type FormFault =
  | "REQUIRED"
  | "HIDDEN_SIGN"
  | "LINE_BREAK"
  | "TOO_LONG"
  | "EMAIL_INVALID"
  | "PHONE_INVALID"
  | "NUMBER_INVALID"
  | "DATE_INVALID"
  | "CHOICE_UNKNOWN"
  | "FORM_FILE_TOO_LARGE"
  | "FORM_FILES_TOO_LARGE"
  | "FORM_FILES_TOO_MANY";

/** Values received for the fields of a form, by field name; for a file its size. */
export interface GivenAnswer {
  texts: Readonly<Record<string, readonly string[]>>;
  files: Readonly<Record<string, readonly { size: number }[]>>;
}

export interface JudgedAnswer {
  /** Values of the asked fields that are not empty; files are left out. */
  values: Record<string, string[]>;
  faults: Record<string, FormFault>;
}

/** Finds the fields to ask for; a field that depends on a hidden one is hidden too. */
export function askedFormFields<F extends FormField>(
  fields: readonly F[],
  texts: GivenAnswer["texts"],
): F[] {
  const asked = new Set<string>();
  return fields.filter(({ name, condition }) => {
    const isAsked =
      !condition ||
      (asked.has(condition.field) && (texts[condition.field] ?? []).includes(condition.equals));
    if (isAsked) asked.add(name);
    return isAsked;
  });
}

/** Checks a form's values, in the page and in the platform; drops those not asked for. */
export function judgeAnswer(fields: readonly FormField[], given: GivenAnswer): JudgedAnswer {
  const values: JudgedAnswer["values"] = {};
  const faults: JudgedAnswer["faults"] = {};
  const asked = askedFormFields(fields, given.texts);
  for (const field of asked) {
    const { name, required } = field;
    if (field.type === "FILE") {
      const fault = filesFault(given.files[name] ?? [], required);
      if (fault) faults[name] = fault;
      continue;
    }
    const typed = typedValues(field, given.texts[name] ?? []);
    const fault =
      typed.length === 0 ? (required ? "REQUIRED" : undefined) : textFault(field, typed);
    if (fault) faults[name] = fault;
    else if (typed.length > 0) values[name] = typed;
  }
  const ofFiles = asked.filter(({ type, name }) => type === "FILE" && !faults[name]);
  const together = togetherFault(ofFiles.flatMap(({ name }) => given.files[name] ?? []));
  const last = ofFiles.findLast(({ name }) => given.files[name]?.length);
  if (together && last) faults[last.name] = together;
  return { values, faults };
}

/** Returns the typed or chosen values of a field as they are kept; empty values are left out. */
function typedValues({ type }: FormField, texts: readonly string[]): string[] {
  switch (type) {
    case "CHOICES":
      return [...new Set(texts.filter((text) => text !== ""))];
    case "CHOICE":
      return texts.filter((text) => text !== "").slice(0, 1);
    case "CHECKBOX":
      return texts.includes(TICKED) ? [TICKED] : [];
    default:
      return texts
        .slice(0, 1)
        .map((text) => keptText(type, text))
        .filter(Boolean);
  }
}

function keptText(type: FormField["type"], text: string): string {
  if (type === "PARAGRAPH") return typedLines(text);
  const line = typedLine(text);
  if (type === "EMAIL") return punycodeAddress(line);
  if (type === "PHONE") return plainDigits(line);
  // As people write numbers: 1 250,50.
  return type === "NUMBER" ? plainNumber(line) : line;
}

function textFault({ type, options }: FormField, texts: readonly string[]): FormFault | undefined {
  const [text = ""] = texts;
  switch (type) {
    case "CHECKBOX":
      return undefined;
    case "CHOICE":
    case "CHOICES": {
      const known = options.map(({ value }) => value);
      return texts.every((one) => known.includes(one)) ? undefined : "CHOICE_UNKNOWN";
    }
    case "PARAGRAPH":
      if (hasHiddenSign(text)) return "HIDDEN_SIGN";
      return text.length > MAX_FORM_TEXT ? "TOO_LONG" : undefined;
    default:
      return lineFault(text) ?? (text.length > MAX_FORM_LINE ? "TOO_LONG" : shapeFault(type, text));
  }
}

function shapeFault(type: FormField["type"], text: string): FormFault | undefined {
  switch (type) {
    case "EMAIL":
      return isEmailAddress(text) && text.length <= 254 ? undefined : "EMAIL_INVALID";
    case "PHONE":
      return canBePhone(text) && /^[\d\s().+/-]{4,40}$/.test(text) ? undefined : "PHONE_INVALID";
    case "NUMBER":
      return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? undefined : "NUMBER_INVALID";
    case "DATE":
      return isDay(text) ? undefined : "DATE_INVALID";
    default:
      return undefined;
  }
}

function filesFault(files: readonly { size: number }[], required: boolean): FormFault | undefined {
  if (files.length === 0) return required ? "REQUIRED" : undefined;
  if (files.length > MAX_FORM_FILES) return "FORM_FILES_TOO_MANY";
  return files.some(({ size }) => size > MAX_FORM_FILE_BYTES) ? "FORM_FILE_TOO_LARGE" : undefined;
}

function togetherFault(files: readonly { size: number }[]): FormFault | undefined {
  if (files.length > MAX_FORM_FILES) return "FORM_FILES_TOO_MANY";
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_FORM_BYTES ? "FORM_FILES_TOO_LARGE" : undefined;
}
