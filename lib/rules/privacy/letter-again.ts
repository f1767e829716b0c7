import type { LetterKind, LetterState } from "@/lib/contract/outbox";

/** How long after a letter was sent again it may be once more, in milliseconds. */
export const BEFORE_AGAIN = 60_000;

/** What one may have done with a letter: try it once more, or send it a second time. */
export type LetterAgain = "RETRY" | "RESEND";

/**
 * Whether a letter can be sent again, and how. One about an account is not: the link in it is good for
 * a day at most and once, and who needs another asks for it. Nor is one whose text was erased, nor
 * while nothing would carry it.
 */
export function letterAgain(letter: {
  state: LetterState;
  kind: LetterKind;
  isDelivered: boolean;
  isErased: boolean;
}): LetterAgain | null {
  const { state, kind, isDelivered, isErased } = letter;
  if (!isDelivered || isErased || state === "WAITING") return null;
  if (kind === "ACCOUNT" || kind === "NEWSLETTER") return null;
  return state === "SENT" ? "RESEND" : "RETRY";
}
