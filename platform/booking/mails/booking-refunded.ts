import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { madeRefundParts } from "@/platform/purchase/refund/made-refund";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string, amount: string) =>
      `${amount} remboursés, réservation ${reference}`,
    title: "Une somme vous est rendue",
  },
  en: {
    subject: (reference, amount) => `${amount} given back, booking ${reference}`,
    title: "A sum is given back to you",
  },
});

/** Tells of a refund by the company: the sum, the reason and the way. */
export const bookingGivenBackMail: BookingMail = (identity, notice, { givenBack, note }) => {
  if (!givenBack) throw new RangeError("givenBack");
  const { language } = identity;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(givenBack.amountCents));
  const documents = notice.documents.length;
  return customerMail(identity, notice, {
    name: "given-back",
    subject: words.subject(notice.page.reference, amount),
    title: words.title,
    parts: [
      ...madeRefundParts(givenBack, { note, documents, language }),
      seeLinks(notice, language, "DOCUMENTS"),
    ],
    attachments: documentAttachments(notice),
  });
};
