import type { LetterFault } from "@/lib/contract/outbox";

/** Patterns of servers' answers, the surest first; the codes are those of RFC 3463 and RFC 5321. */
const SIGNS: [RegExp, LetterFault][] = [
  [/gateway for text messages answered 4(?:00|04|22)/i, "NUMBER_REFUSED"],
  [/gateway for text messages answered (?:401|403)/i, "LOGIN_REFUSED"],
  [/gateway for text messages answered/i, "GATEWAY_AWAY"],
  [/\b[45]\.2\.2\b|\b[45]52\b|mailbox (?:is )?full|over ?quota|quota exceeded/i, "MAILBOX_FULL"],
  [
    /\b5\.7\.[0-9]+\b.*(?:spam|spf|dkim|dmarc|policy|reputation)|\bspam\b|\bblacklist/i,
    "REFUSED_AS_SPAM",
  ],
  [
    /\b5\.1\.[1236]\b|\b550\b.*(?:user|recipient|mailbox|address|no such)|user unknown|no such user/i,
    "ADDRESS_UNKNOWN",
  ],
  [/\bEAUTH\b|\b535\b|\b5\.7\.8\b|invalid login|authentication failed/i, "LOGIN_REFUSED"],
  [/\b5\.1\.[78]\b|\b5\.7\.1\b|sender .*(?:reject|denied|refused)|\b553\b/i, "SENDER_REFUSED"],
  [/certificate|self.signed|\bETLS\b|wrong version number|ssl routines/i, "NOT_SECURE"],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ESOCKET|EDNS|timeout|fetch failed|greeting never received/i,
    "SERVER_AWAY",
  ],
  [/\b4[25]1\b|\b450\b|\b421\b|\b4\.\d\.\d\b|try again|greylist/i, "LATER"],
  [/\b550\b|\b551\b|\b554\b/, "ADDRESS_UNKNOWN"],
];

/**
 * Finds the fault in the answer of the mail server or the gateway.
 * @param said as it was recorded
 */
export const letterFault = (said: string): LetterFault =>
  SIGNS.find(([sign]) => sign.test(said))?.[1] ?? "OTHER";
