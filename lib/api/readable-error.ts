import { CallError } from "./call";

export interface ReadableError {
  /** HTTP status, 0 when no answer came. */
  status: number;
  /** A sentence for each wrong field. */
  errors: Record<string, string>;
  /** A sentence for the whole, empty when no answer came. */
  message: string;
}

/** Returns the message of a failed call, in the provider's own words (§8). */
export function readableError(error: unknown): ReadableError {
  if (!(error instanceof CallError)) return { status: 0, errors: {}, message: "" };
  const { status, message } = error;
  const errors = Object.entries(error.errors).map(([field, wrong]) => [field, wrong.message]);
  return { status, errors: Object.fromEntries(errors), message: status === 0 ? "" : message };
}
