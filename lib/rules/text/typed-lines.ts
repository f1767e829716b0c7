import { hasVisible } from "./has-visible";

/** Line end in any alphabet and any word processor. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Mark that comes with copied numbers: letters stand in the order they are kept in anyway. */
const IN_KEPT_ORDER = /\u202d/g;

/**
 * Returns a text of several lines as it is kept: composed (NFC), its lines ended alike, without
 * blanks at its ends; empty where nothing of it can be seen. Characters that cannot be kept stay,
 * for `hasHiddenSign`.
 */
export function typedLines(text: string): string {
  const composed = text.normalize("NFC").replace(IN_KEPT_ORDER, "");
  const lines = composed.replace(LINE_END, "\n").trim();
  return hasVisible(lines) || hasHiddenSign(lines) ? lines : "";
}

/**
 * Tells whether a text has the sign that turns letters round (U+202E), control characters, or
 * halves of a character: it would be read as something else than it is, or could not be stored,
 * mailed or printed.
 */
export const hasHiddenSign = (text: string): boolean => /[\u202e\p{Cs}]|[^\P{Cc}\t\n]/u.test(text);
