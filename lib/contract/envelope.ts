import { z } from "zod";

/** Codes of the failures that a caller can meet; `message` has the sentence for each. */
export const errorCodeSchema = z.enum([
  "BAD_REQUEST",
  "INVALID_FIELDS",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  /** The caller has to prove their identity anew first: by `proveSelf`. */
  "PROOF_NEEDED",
  /** Nobody has used the session for a while: it goes on after a proof of identity. */
  "SESSION_IDLE",
  /** The site requires a second factor of its staff, and this one has none yet. */
  "SECOND_FACTOR_NEEDED",
  "NOT_FOUND",
  "CONFLICT",
  /** Somebody else has changed it since the caller read it: `current` is the new state. */
  "STALE",
  /** A change has to name its base version, by `If-Match`. */
  "VERSION_NEEDED",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "INTERNAL",
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Fault of a field: a stable code, and its sentence in the caller's `userLang`. */
export const fieldErrorSchema = z.object({ code: z.string(), message: z.string() });

/** Errors keyed by the path of their field, for example `customer.email` (§5, §8). */
export const fieldErrorsSchema = z.record(z.string(), fieldErrorSchema);

/** A refused call (§8): `message` is the error, in the caller's language. */
export const errorResponseSchema = z.object({
  success: z.literal(false),
  data: z.object({
    code: errorCodeSchema,
    errors: fieldErrorsSchema,
    /** Set for STALE alone, in the form of the reading call's answer. */
    current: z.record(z.string(), z.unknown()).optional(),
  }),
  message: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** Wraps the schema of a call's data in the envelope of a successful answer. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().nullable() });
}

/** Any answer of the provider (§7): every response carries success, data and message. */
export type Envelope<T> = { success: true; data: T; message: string | null } | ErrorResponse;
