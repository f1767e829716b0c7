import { foldedText } from "@/lib/rules/text/folded-text";

const SHORT_FORMS: Record<string, string> = { st: "saint", ste: "sainte", sts: "saints" };

/**
 * Splits a place's name into words to compare: without accents, capitals, hyphens or apostrophes,
 * and with "st" and "ste" written out. « St-Nazaire » gives ["saint", "nazaire"].
 */
export function placeWords(text: string): string[] {
  return foldedText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => SHORT_FORMS[word] ?? word);
}
