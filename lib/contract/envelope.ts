import { z } from "zod";

/** Codes of the failures that a caller can meet; the sentence that goes with one is in `message`. */
export const errorCodeSchema = z.enum([
  "BAD_REQUEST",
  "INVALID_FIELDS",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  /** Only after one has proved anew that it is them: by `proveSelf`. */
  "PROOF_NEEDED",
  /** Nobody has used the session for a while: it goes on once one has proved that it is them. */
  "SESSION_IDLE",
  /** The site asks its staff for a second factor, and this one has none yet. */
  "SECOND_FACTOR_NEEDED",
  "NOT_FOUND",
  "CONFLICT",
  /** Somebody else has changed it since the caller read it: `current` is what is there now. */
  "STALE",
  /** A change has to say what it began from, by `If-Match`. */
  "VERSION_NEEDED",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "INTERNAL",
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** What is wrong with one field: a stable code, and its sentence in the caller's `userLang`. */
export const fieldErrorSchema = z.object({ code: z.string(), message: z.string() });

/** Errors keyed by the path of their field, for example `customer.email` (§5, §8). */
export const fieldErrorsSchema = z.record(z.string(), fieldErrorSchema);

/** A refused call (§8): `message` is the error, in the caller's language. */
export const errorResponseSchema = z.object({
  success: z.literal(false),
  data: z.object({
    code: errorCodeSchema,
    errors: fieldErrorsSchema,
    /** Of STALE alone, as the call that reads it answers. */
    current: z.record(z.string(), z.unknown()).optional(),
  }),
  message: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** The answer of a call that went well; `data` is the call's own. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().nullable() });
}

/** Any answer of the provider (§7): every response carries success, data and message. */
export type Envelope<T> = { success: true; data: T; message: string | null } | ErrorResponse;
