import type { LetterKind, LetterState } from "@/lib/contract/outbox";

/** Milliseconds after a repeated sending until the next one is allowed. */
export const BEFORE_AGAIN = 60_000;

export type LetterAgain = "RETRY" | "RESEND";

/**
 * Tells whether a letter can be sent again, and how. A letter about an account cannot: its link
 * works once and for a day at most, and its receiver asks for another. Nor can a letter with an
 * erased text, nor any letter while nothing would carry it.
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
