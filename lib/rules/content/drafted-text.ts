import { isBlank } from "@/lib/rules/text/is-blank";
import { isLinkAddress } from "@/lib/rules/text/link-address";

const TEXTS: ReadonlySet<string> = new Set(["LINE", "TEXT", "RICH_TEXT", "HTML", "LINES"]);
const MARKUP: ReadonlySet<string> = new Set(["RICH_TEXT", "HTML"]);

/** Text that a translator can draft from, and whether it is HTML. */
export interface DraftedText {
  text: string;
  isHtml: boolean;
}

/** Returns what a translator gets of a value; undefined for an address, or for no words at all. */
export function draftedText(kind: string, value: unknown): DraftedText | undefined {
  if (!TEXTS.has(kind) || isBlank(value)) return undefined;
  const text = Array.isArray(value) ? value.join("\n") : String(value);
  if (kind === "LINE" && isLinkAddress(text.trim())) return undefined;
  return { text, isHtml: MARKUP.has(kind) || /<[a-z][^>]*>/i.test(text) };
}
