import { hasVisible } from "./has-visible";
import { hasHiddenSign } from "./typed-lines";

/**
 * Invisible or unintended characters of a line: the marks of direction that a number is copied
 * with, hyphens and spaces without a width. Joiners stay, which some languages write names with.
 */
const UNMEANT =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Tab between two cells of a table, and blank letters. */
const BLANK = /[\t\u3164\uffa0]/gu;

/**
 * Returns a text of one line as it is kept: composed (NFC), without blanks at its ends and without
 * invisible characters; empty where nothing of it can be seen. Characters that cannot be kept stay,
 * for `lineFault`.
 */
export function typedLine(text: string): string {
  const line = text.normalize("NFC").replace(UNMEANT, "").replace(BLANK, " ").trim();
  return hasVisible(line) || lineFault(line) ? line : "";
}

export function lineFault(line: string): "LINE_BREAK" | "HIDDEN_SIGN" | undefined {
  if (/[\n\v\f\r\u0085\u2028\u2029]/.test(line)) return "LINE_BREAK";
  return hasHiddenSign(line) ? "HIDDEN_SIGN" : undefined;
}
