import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsMemberEn } from "@/platform/account/mails/mail-words-member-en";
import { mailWordsMemberFr } from "@/platform/account/mails/mail-words-member-fr";
import { mailWordsBookingEn } from "@/platform/booking/mails/mail-words-booking-en";
import { mailWordsBookingFr } from "@/platform/booking/mails/mail-words-booking-fr";
import { mailWordsEndedEn } from "@/platform/booking/mails/mail-words-ended-en";
import { mailWordsEndedFr } from "@/platform/booking/mails/mail-words-ended-fr";
import { mailWordsOrderEn } from "@/platform/shop/order/mails/mail-words-order-en";
import { mailWordsOrderFr } from "@/platform/shop/order/mails/mail-words-order-fr";
import { mailWordsEn } from "./mail-words-en";
import { mailWordsFr } from "./mail-words-fr";

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
