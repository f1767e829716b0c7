import type { LanguageCode } from "@/lib/contract/locale";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { mailWordsBooking } from "./booking-mail-words";
import type { BookingNotice } from "./booking-notice";

/** Where the booking can be seen, the company be written to, and the contract be left. */
export function bookingLinks({ page, links }: BookingNotice, language: LanguageCode): MailPart[] {
  const words = mailWordsBooking[language];
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
      links: [
        [words.seeBooking, links.page],
        [words.contact, links.contact],
      ],
    },
    ...withdrawal,
  ];
}

/** Says that the terms of the contract come with its confirmation. */
export const termsPart = ({ terms }: BookingNotice, language: LanguageCode): MailPart[] =>
  terms ? [{ kind: "text", text: mailWordsBooking[language].termsAttached }] : [];

/** Where the booking can be seen and the company be written to, under a name of its own. */
export const seeLinks = (
  { links }: BookingNotice,
  language: LanguageCode,
  see: string,
): MailPart => ({
  kind: "links",
  links: [
    [see, links.page],
    [mailWordsBooking[language].contact, links.contact],
  ],
});
