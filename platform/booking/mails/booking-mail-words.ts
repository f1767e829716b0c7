import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsBookingEn } from "./mail-words-booking-en";
import { mailWordsBookingFr } from "./mail-words-booking-fr";
import { mailWordsEndedEn } from "./mail-words-ended-en";
import { mailWordsEndedFr } from "./mail-words-ended-fr";

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
