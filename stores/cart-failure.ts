import { CallError } from "@/lib/api/call";

/** The provider's sentence, or a code that the screen has words for (§8). */
export type CartMessage = string | "UNREACHABLE" | "GONE";

export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** Returns the message of a failed change: of the refused field, or of the whole call. */
export function cartMessage(error: unknown): CartMessage {
  if (isGone(error)) return "GONE";
  if (!(error instanceof CallError) || error.status === 0) return "UNREACHABLE";
  return Object.values(error.errors)[0]?.message ?? error.message;
}
