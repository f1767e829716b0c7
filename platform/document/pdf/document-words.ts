import type { LanguageCode } from "@/lib/contract/locale";
import { paperWordsEn } from "./document-words-en";
import { paperWordsFr } from "./document-words-fr";

export type PaperWords = typeof paperWordsFr;

/** The words of papers. */
export const paperWords: Record<LanguageCode, PaperWords> = {
  fr_FR: paperWordsFr,
  en: paperWordsEn,
};
