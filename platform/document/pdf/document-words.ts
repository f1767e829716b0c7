import type { LanguageCode } from "@/lib/contract/locale";
import { documentWordsEn } from "./document-words-en";
import type { DocumentWords } from "./document-words-fr";
import { documentWordsFr } from "./document-words-fr";

export const documentWords: Record<LanguageCode, DocumentWords> = {
  fr_FR: documentWordsFr,
  en: documentWordsEn,
};
