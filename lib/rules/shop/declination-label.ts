import type { LanguageCode } from "@/lib/contract/locale";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * The name of a declination as people read it, "Millésime : 2025 · Format : Magnum": the contract's
 * 'label : value - label : value' (§3), in which it is sent and stored, has plain spaces in every
 * language.
 */
export const declinationLabel = (name: string, language: Locale | LanguageCode): string =>
  name.replaceAll(" : ", language === "en" ? ": " : "\u00a0: ").replaceAll(" - ", " · ");

/** A product and its declination in a line: "Gorges, Millésime : 2018 · Format : Magnum". */
export const soldLabel = (
  { name, declinationName }: { name: string; declinationName: string },
  language: Locale | LanguageCode,
): string => [name, declinationLabel(declinationName, language)].filter(Boolean).join(", ");
