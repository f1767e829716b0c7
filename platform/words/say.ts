import type { LanguageCode } from "@/lib/contract/locale";
import { refusalsEn } from "./refusals-en";
import { refusalsFr } from "./refusals-fr";

/** What a refusal or one of its fields can say; each has its sentence in both languages. */
export type RefusalWord = keyof typeof refusalsFr;

const WORDS: Record<LanguageCode, Record<RefusalWord, string>> = {
  fr_FR: refusalsFr,
  en: refusalsEn,
};

/** The sentence of a refusal's or field's code, in the caller's language. */
export const say = (language: LanguageCode, code: RefusalWord): string => WORDS[language][code];
