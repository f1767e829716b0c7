import { isEmailAddress } from "@/lib/rules/text/email-address";
import { typedLine } from "@/lib/rules/text/typed-line";
import { hasHiddenSign, typedLines } from "@/lib/rules/text/typed-lines";

/** Errors that a page finds by itself: codes of the provider's, words of `form.errors`. */
export type FieldErrorCode =
  | "REQUIRED"
  | "INVALID"
  | "HIDDEN_SIGN"
  | "EMAIL_INVALID"
  | "EMAIL_UNCHANGED"
  | "PHONE_INVALID"
  | "BIRTHDATE_INVALID"
  | "MINOR"
  | "AGE"
  | "PASSWORD_TOO_SHORT"
  | "MESSAGE_TOO_SHORT"
  | "POSTAL_CODE_INVALID"
  | "POSTAL_CODE_UNKNOWN"
  | "POSTAL_CODE_ELSEWHERE"
  | "FLIGHT_NUMBER_INVALID"
  | "TRAIN_NUMBER_INVALID"
  | "ADDRESS_MISSING"
  | "TERMS_NOT_ACCEPTED"
  | "USE_TERMS_NOT_ACCEPTED"
  | "PRIVACY_NOT_ACCEPTED";

export interface FieldState {
  /** Name as the contract spells it. */
  name: string;
  /** Value; empty for a box that is not ticked. */
  value: string;
  type: string;
  isRequired: boolean;
  /** Error where it is required and missing, if not REQUIRED. */
  missing?: FieldErrorCode | undefined;
  rule?: string | undefined;
  /** Former value, where a rule asks for another one. */
  before?: string | undefined;
  beside(name: string): string;
}

/** Rules of fields beyond being required, by their name; a field with an unknown rule has none. */
export type FieldRules = Record<string, (field: FieldState) => FieldErrorCode | undefined>;

/** Returns the error of a field as far as a page can know, if any. */
export function fieldErrorCode(field: FieldState, rules: FieldRules): FieldErrorCode | undefined {
  const text = textIn(field);
  if (text === "") return field.isRequired ? (field.missing ?? "REQUIRED") : undefined;
  if (field.type === "email" && !isEmailAddress(text)) return "EMAIL_INVALID";
  if (TYPED.includes(field.type) && hasHiddenSign(text)) return "HIDDEN_SIGN";
  return field.rule === undefined ? undefined : rules[field.rule]?.(field);
}

/** Types of controls whose text is normalised as it will be kept; a password is not. */
const TYPED = ["text", "email", "tel", "search", "textarea"];

/** Returns the value as it would be kept. */
function textIn({ type, value, rule }: FieldState): string {
  if (!TYPED.includes(type) || rule === "new-password") return value.trim();
  return type === "textarea" ? typedLines(value) : typedLine(value);
}

export function fieldErrorCodes(
  fields: readonly FieldState[],
  rules: FieldRules,
): Record<string, FieldErrorCode> {
  const codes = fields.map((field) => [field.name, fieldErrorCode(field, rules)] as const);
  return Object.fromEntries(
    codes.filter((entry): entry is [string, FieldErrorCode] => entry[1] !== undefined),
  );
}
