import type { ErrorCode } from "@/lib/contract/envelope";
import type { ErrorWord, InvalidField } from "./message-of";

const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PROOF_NEEDED: 403,
  SESSION_IDLE: 403,
  SECOND_FACTOR_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID_FIELDS: 422,
  VERSION_NEEDED: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/**
 * Refusal of a call. `reason` and the codes of `errors`, which are keyed by the path of their
 * field, become sentences in the caller's language at the edge (`words`). `retryAfter` is the
 * number of seconds after which the same call may pass, where that is known.
 */
export class ApiError extends Error {
  readonly status: (typeof STATUS)[ErrorCode];

  constructor(
    readonly code: ErrorCode,
    readonly reason: ErrorWord = code,
    readonly errors: Record<string, InvalidField> = {},
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${reason}`);
    this.name = "ApiError";
    this.status = STATUS[code];
  }
}

export function invalidFields(errors: Record<string, InvalidField>): ApiError {
  return new ApiError("INVALID_FIELDS", "INVALID_FIELDS", errors);
}

export function throwIfInvalid(errors: Record<string, InvalidField>): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
