import type { LanguageCode } from "@/lib/contract/locale";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * Writes the name of a declination for readers, "Millésime : 2025 · Format : Magnum": the
 * contract's 'label : value - label : value' (§3), in which it is sent and stored, has plain spaces
 * in every language.
 */
export const declinationLabel = (name: string, language: Locale | LanguageCode): string =>
  name.replaceAll(" : ", language === "en" ? ": " : "\u00a0: ").replaceAll(" - ", " · ");

/**
 * Writes the name of a declination as a customer calls it, its values alone: "2018 · Magnum". A name
 * that is no list of values stands as it is.
 */
export const briefDeclination = (name: string): string =>
  name
    .split(" - ")
    .map((part) => part.split(" : ").slice(1).join(" : ") || part)
    .join(" · ");

/** Writes a product and its declination as short as a list has it: "Gorges · 2018 · Magnum". */
export const briefLabel = (name: string, values: readonly string[]): string =>
  [name, ...values].filter(Boolean).join(" · ");

/** Writes a product and its declination in a line: "Gorges, Millésime : 2018 · Format : Magnum". */
export const soldLabel = (
  { name, declinationName }: { name: string; declinationName: string },
  language: Locale | LanguageCode,
): string => [name, declinationLabel(declinationName, language)].filter(Boolean).join(", ");
