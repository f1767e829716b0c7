import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsBookingEn } from "./mail-words-booking-en";
import { mailWordsBookingFr } from "./mail-words-booking-fr";
import { mailWordsEn } from "./mail-words-en";
import { mailWordsEndedEn } from "./mail-words-ended-en";
import { mailWordsEndedFr } from "./mail-words-ended-fr";
import { mailWordsFr } from "./mail-words-fr";
import { mailWordsMemberEn } from "./mail-words-member-en";
import { mailWordsMemberFr } from "./mail-words-member-fr";
import { mailWordsOrderEn } from "./mail-words-order-en";
import { mailWordsOrderFr } from "./mail-words-order-fr";

/** The words that mails share. */
export const mailWords: Record<LanguageCode, typeof mailWordsFr> = {
  fr_FR: mailWordsFr,
  en: mailWordsEn,
};

/** The words of mails about a booking that goes its way. */
export const mailWordsBooking: Record<LanguageCode, typeof mailWordsBookingFr> = {
  fr_FR: mailWordsBookingFr,
  en: mailWordsBookingEn,
};

/** The words of mails about a booking that ends before its time, and about money given back. */
export const mailWordsEnded: Record<LanguageCode, typeof mailWordsEndedFr> = {
  fr_FR: mailWordsEndedFr,
  en: mailWordsEndedEn,
};

/** The words of mails about a member’s account. */
export const mailWordsMember: Record<LanguageCode, typeof mailWordsMemberFr> = {
  fr_FR: mailWordsMemberFr,
  en: mailWordsMemberEn,
};

/** The words of mails about an order of the shop. */
export const mailWordsOrder: Record<LanguageCode, typeof mailWordsOrderFr> = {
  fr_FR: mailWordsOrderFr,
  en: mailWordsOrderEn,
};
