import type { LanguageCode } from "@/lib/contract/locale";

const inEuros = (locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });

/** Made once: making a formatter takes many times as long as writing an amount with it. */
const FORMATS: Record<LanguageCode, Intl.NumberFormat> = {
  fr_FR: inEuros("fr-FR"),
  en: inEuros("en-GB"),
};

/** Writes an amount in cents as euros in a language; the minus sign is a true one. */
export const eurosIn = (language: LanguageCode, cents: number): string =>
  FORMATS[language].format(cents / 100).replace("-", "−");
