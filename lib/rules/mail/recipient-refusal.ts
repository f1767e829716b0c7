/**
 * Certainty with which a mail server refuses an address for good: CERTAIN where it says that there
 * is no such mailbox, DOUBTFUL where it refuses the address without saying why.
 */
export type RecipientRefusal = "CERTAIN" | "DOUBTFUL";

/**
 * Status codes (RFC 3463) of an address that takes no mail any more: no such mailbox, no such
 * domain, no address at all, moved away, a domain without mail (RFC 7505), a mailbox switched off.
 */
const NO_MAILBOX = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

const ANY_STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Replies (RFC 5321) that refuse a mailbox, where no status code says more. */
const MAILBOX_REPLIES = [550, 551, 553];

/**
 * Judges the answer of a mail server to an address. A policy, a full mailbox and what may pass
 * are no fault of the address.
 * @param failure as the mail transport reports it
 */
export function recipientRefusal(failure: unknown): RecipientRefusal | undefined {
  const { command, responseCode, response } = (failure ?? {}) as Record<string, unknown>;
  if (command !== "RCPT TO" || typeof responseCode !== "number" || responseCode < 500) return;
  const said = typeof response === "string" ? response : "";
  if (NO_MAILBOX.test(said)) return "CERTAIN";
  if (ANY_STATUS.test(said)) return;
  return MAILBOX_REPLIES.includes(responseCode) ? "DOUBTFUL" : undefined;
}
