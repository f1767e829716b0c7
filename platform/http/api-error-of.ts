import type { ZodError } from "zod";
import { ApiError } from "./api-error";
import type { ErrorWord } from "./message-of";

/**
 * Builds the error for a body, query or path that does not fit its schema, field by field.
 * @param of `own` are codes of the call itself, for fields that have one way to be wrong there;
 *   `target` is where the fields were sent, the body unless said
 */
export function apiErrorOf(
  error: ZodError,
  { own = {}, target = "json" }: { own?: Record<string, ErrorWord>; target?: string } = {},
): ApiError {
  const unknown = target === "query" ? "FIELD_UNKNOWN" : "FIELD_GONE";
  // Without a prototype: a field may have the name of something that objects inherit.
  const errors: Record<string, ErrorWord> = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) errors[[...issue.path, key].join(".")] ??= unknown;
      continue;
    }
    const field = issue.path.join(".");
    // A body that is no object has no fields.
    if (field === "" && issue.code === "invalid_type") return new ApiError("BAD_REQUEST");
    errors[field] ??=
      codeFor(own, field) ?? codeFor(BOX_NOT_TICKED, field) ?? fieldCode(issue, field);
  }
  return new ApiError("INVALID_FIELDS", "INVALID_FIELDS", errors);
}

const codeFor = (codes: Record<string, ErrorWord>, field: string): ErrorWord | undefined =>
  Object.hasOwn(codes, field) ? codes[field] : undefined;

/** Boxes that must be ticked: each has one way to be wrong. */
const BOX_NOT_TICKED: Record<string, ErrorWord> = {
  acceptTerms: "TERMS_NOT_ACCEPTED",
  acceptPrivacy: "PRIVACY_NOT_ACCEPTED",
};

/** Fields whose own code says more than TOO_SMALL. */
const TOO_SMALL: Record<string, ErrorWord> = {
  password: "PASSWORD_TOO_SHORT",
  newPassword: "PASSWORD_TOO_SHORT",
  message: "MESSAGE_TOO_SHORT",
};

/** Fields whose own code says more than TOO_BIG. */
const TOO_BIG: Record<string, ErrorWord> = { quantity: "TOO_MANY_OF_ONE" };

/** Fields whose own code says more than INVALID. */
const INVALID: Record<string, ErrorWord> = {
  siret: "SIRET_INVALID",
  vatNumber: "VAT_NUMBER_INVALID",
};

const TEXT_FAULTS = ["LINE_BREAK", "HIDDEN_SIGN"] as const satisfies ErrorWord[];

function fieldCode(issue: ZodError["issues"][number], field: string): ErrorWord {
  switch (issue.code) {
    case "invalid_type":
      return issue.message.includes("undefined") ? "REQUIRED" : "INVALID";
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "REQUIRED";
      return codeFor(TOO_SMALL, field) ?? "TOO_SMALL";
    case "too_big":
      return issue.origin === "string" ? "TOO_LONG" : (codeFor(TOO_BIG, field) ?? "TOO_BIG");
    case "invalid_format":
      return issue.format === "email" ? "EMAIL_INVALID" : "INVALID";
    case "custom":
      return textFaultOf(issue.params) ?? codeFor(INVALID, field) ?? "INVALID";
    default:
      return codeFor(INVALID, field) ?? "INVALID";
  }
}

/** Finds the fault of a typed text, where its issue names one. */
const textFaultOf = (params: Record<string, unknown> = {}): ErrorWord | undefined =>
  TEXT_FAULTS.find((fault) => fault === params.fault);
