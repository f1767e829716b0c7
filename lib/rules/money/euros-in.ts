import type { LanguageCode } from "@/lib/contract/locale";

const inEuros = (locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });

/** To make one takes many times as long as to write an amount with it. */
const FORMATS: Record<LanguageCode, Intl.NumberFormat> = {
  fr_FR: inEuros("fr-FR"),
  en: inEuros("en-GB"),
};

/** An amount in cents, written in euros as a language does; the minus sign is a true one. */
export const eurosIn = (language: LanguageCode, cents: number): string =>
  FORMATS[language].format(cents / 100).replace("-", "−");
