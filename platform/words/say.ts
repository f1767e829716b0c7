import type { LanguageCode } from "@/lib/contract/locale";
import { refusalsEn } from "./refusals-en";
import { refusalsFr } from "./refusals-fr";

const WORDS: Record<LanguageCode, Record<string, string>> = { fr_FR: refusalsFr, en: refusalsEn };

/** The sentence of a refusal's or field's code, in the caller's language. */
export function say(language: LanguageCode, code: string): string {
  return WORDS[language][code] ?? WORDS[language].INVALID ?? code;
}
