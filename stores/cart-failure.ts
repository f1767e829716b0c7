import { CallError } from "@/lib/api/call";

/** A sentence of the provider's, or what the screen has words for: no answer, a thing gone (§8). */
export type CartMessage = string | "UNREACHABLE" | "GONE";

/** Whether what was asked for is not there, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** What is said of a change that failed: at the field that was refused, or of the whole call. */
export function cartMessage(error: unknown): CartMessage {
  if (isGone(error)) return "GONE";
  if (!(error instanceof CallError) || error.status === 0) return "UNREACHABLE";
  return Object.values(error.errors)[0]?.message ?? error.message;
}
