import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsEn } from "./mail-words-en";
import { mailWordsFr } from "./mail-words-fr";

/** The words that mails share. */
export const mailWords: Record<LanguageCode, typeof mailWordsFr> = {
  fr_FR: mailWordsFr,
  en: mailWordsEn,
};
