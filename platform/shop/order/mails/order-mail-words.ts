import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsOrderEn } from "./mail-words-order-en";
import { mailWordsOrderFr } from "./mail-words-order-fr";

/** The words of mails about an order of the shop. */
export const mailWordsOrder: Record<LanguageCode, typeof mailWordsOrderFr> = {
  fr_FR: mailWordsOrderFr,
  en: mailWordsOrderEn,
};
