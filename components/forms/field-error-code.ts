import { isEmailAddress } from "@/lib/rules/text/email-address";
import { typedLine } from "@/lib/rules/text/typed-line";
import { hasHiddenSign, typedLines } from "@/lib/rules/text/typed-lines";

/** What a page can say against a field by itself: a code of the provider's, a word of `form.errors`. */
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

/** What stands in a field, and what is asked of it. */
export interface FieldState {
  /** As the contract spells it. */
  name: string;
  /** What stands there; nothing for a box that is not ticked. */
  value: string;
  type: string;
  isRequired: boolean;
  /** What is said where it is required and not there, if not REQUIRED. */
  missing?: FieldErrorCode | undefined;
  /** The name of a further rule. */
  rule?: string | undefined;
  /** What may not stand there, where a rule asks for something else than there was. */
  before?: string | undefined;
  /** What stands in another field of the form. */
  beside(name: string): string;
}

/** Rules of fields beyond being there, by their name; a field with a rule that is not among them has none. */
export type FieldRules = Record<string, (field: FieldState) => FieldErrorCode | undefined>;

/** What is wrong with a field as far as a page can know, if anything is. */
export function fieldErrorCode(field: FieldState, rules: FieldRules): FieldErrorCode | undefined {
  const text = textIn(field);
  if (text === "") return field.isRequired ? (field.missing ?? "REQUIRED") : undefined;
  if (field.type === "email" && !isEmailAddress(text)) return "EMAIL_INVALID";
  if (TYPED.includes(field.type) && hasHiddenSign(text)) return "HIDDEN_SIGN";
  return field.rule === undefined ? undefined : rules[field.rule]?.(field);
}

/** Types of controls whose text is kept; not that of a password, which is taken as it is typed. */
const TYPED = ["text", "email", "tel", "search", "textarea"];

/** What stands there, as it would be kept. */
function textIn({ type, value, rule }: FieldState): string {
  if (!TYPED.includes(type) || rule === "new-password") return value.trim();
  return type === "textarea" ? typedLines(value) : typedLine(value);
}

/** What is wrong with the fields of a form, by name. */
export function fieldErrorCodes(
  fields: readonly FieldState[],
  rules: FieldRules,
): Record<string, FieldErrorCode> {
  const codes = fields.map((field) => [field.name, fieldErrorCode(field, rules)] as const);
  return Object.fromEntries(
    codes.filter((entry): entry is [string, FieldErrorCode] => entry[1] !== undefined),
  );
}
