import type { LanguageCode } from "@/lib/contract/locale";

/** An amount in cents, written in euros as a language does; the minus sign is a true one. */
export const eurosIn = (language: LanguageCode, cents: number): string =>
  (cents / 100)
    .toLocaleString(language === "en" ? "en-GB" : "fr-FR", { style: "currency", currency: "EUR" })
    .replace("-", "−");
