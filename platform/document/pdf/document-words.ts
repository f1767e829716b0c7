import type { LanguageCode } from "@/lib/contract/locale";
import { documentWordsEn } from "./document-words-en";
import { documentWordsFr } from "./document-words-fr";

export type DocumentWords = typeof documentWordsFr;

/** The words of documents. */
export const documentWords: Record<LanguageCode, DocumentWords> = {
  fr_FR: documentWordsFr,
  en: documentWordsEn,
};
