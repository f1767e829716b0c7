import type { refusalsFr } from "./refusals-fr";

export const refusalsEn = {
  BAD_REQUEST: "The request could not be read.",
  INVALID_FIELDS: "Some fields need correcting.",
  UNAUTHENTICATED: "Please log in to continue.",
  FORBIDDEN: "You do not have access to this.",
  NOT_FOUND: "Not found.",
  CONFLICT: "This is no longer possible.",
  TOO_LARGE: "What you sent is too large.",
  TOO_MANY_REQUESTS: "Too many requests in a row. Wait a few minutes, or give us a call.",
  UNAVAILABLE: "The service is unavailable for the moment.",
  INTERNAL: "Something went wrong on our side. Please try again in a moment.",
  REQUIRED: "This field is needed.",
  INVALID: "This value is not valid.",
  TOO_SMALL: "This value is too short or too small.",
  TOO_LONG: "This text is too long.",
  TOO_BIG: "This value is too large.",
  EMAIL_INVALID: "This e-mail address is not complete.",
} satisfies Record<keyof typeof refusalsFr, string>;
