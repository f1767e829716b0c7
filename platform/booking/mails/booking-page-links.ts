import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { contactLink } from "@/platform/purchase/notice/notice-links";
import type { BookingNotice } from "./booking-notice";

const WORDS = bilingual({
  fr_FR: {
    seeBooking: "Voir la réservation, la modifier ou l’annuler",
    contact: "Nous écrire au sujet de cette course",
    termsAttached:
      "Les conditions de vente que vous avez acceptées sont jointes à ce message : gardez-les.",
    withdraw: "Renoncer au contrat ici",
    mayWithdraw: (day: string) =>
      `Vous pouvez renoncer à ce contrat, sans motif et sans frais, jusqu’au ${day} inclus, tant que la course n’a pas été entièrement effectuée.`,
    see: {
      BOOKING: "Voir la réservation",
      DOCUMENTS: "Voir la réservation et ses documents",
      REQUEST: "Voir la demande",
    },
  },
  en: {
    seeBooking: "See the booking, change it or cancel it",
    contact: "Write to us about this ride",
    termsAttached:
      "The terms of sale that you have accepted are attached to this message: do keep them.",
    withdraw: "Withdraw from contract here",
    mayWithdraw: (day) =>
      `You may withdraw from this contract, without giving a reason and at no cost, up to and including ${day}, as long as the ride has not been fully made.`,
    see: {
      BOOKING: "See the booking",
      DOCUMENTS: "See the booking and its documents",
      REQUEST: "See the request",
    },
  },
});

export function bookingLinks({ page, links }: BookingNotice, language: LanguageCode): MailPart[] {
  const words = WORDS[language];
  const { lastDay } = mailFigures(language);
  const withdrawal: MailPart[] =
    page.may.withdraw && page.withdrawUntil
      ? [
          { kind: "text", text: words.mayWithdraw(lastDay(page.withdrawUntil)) },
          { kind: "links", links: [[words.withdraw, links.withdraw]] },
        ]
      : [];
  return [
    {
      kind: "links",
      links: [[words.seeBooking, links.page], ...contactLink(words.contact, links)],
    },
    ...withdrawal,
  ];
}

/** Tells that the terms of the contract come with its confirmation. */
export const termsPart = ({ terms }: BookingNotice, language: LanguageCode): MailPart[] =>
  terms ? [{ kind: "text", text: WORDS[language].termsAttached }] : [];

export function seeLinks(
  { links }: BookingNotice,
  language: LanguageCode,
  what: "BOOKING" | "DOCUMENTS" | "REQUEST",
): MailPart {
  const { see, contact } = WORDS[language];
  return {
    kind: "links",
    links: [[see[what], links.page], ...contactLink(contact, links)],
  };
}
