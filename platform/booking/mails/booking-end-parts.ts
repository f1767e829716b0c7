import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { centsFromEuros } from "@/lib/rules/money/cents";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { refundDay } from "@/platform/purchase/notice/refund-day";
import type { BookingNotice, BookingNoticeDetails } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { describeOutcome } from "./describe-outcome";
import { keptEuros } from "./price-parts";

const WORDS = bilingual({
  fr_FR: {
    refundBy: (day: string) =>
      `Le remboursement se fait par le moyen de paiement que vous aviez utilisé, au plus tard le ${day}.`,
    indemnity: (amount: string) =>
      `Comme nous annulons une commande définitive sans que vous y soyez pour rien, nous vous devons en outre une indemnité de ${amount}, que nous vous versons par virement : indiquez-nous votre IBAN.`,
    creditNote: "L’avoir correspondant est joint à ce message.",
    calendar: "Le fichier d’agenda joint retire la course de votre agenda.",
  },
  en: {
    refundBy: (day) =>
      `The refund is made by the means of payment that you had used, on ${day} at the latest.`,
    indemnity: (amount) =>
      `As we are cancelling a final order through no fault of yours, we also owe you ${amount} in compensation, which we pay by bank transfer: please send us your IBAN.`,
    creditNote: "The credit note for it is attached to this message.",
    calendar: "The attached calendar file takes the ride out of your calendar.",
  },
});

/** Tells the refund and its reason, as shown before the customer cancelled, and its date. */
export function refundParts(
  { page, documents }: BookingNotice,
  { amountCents = 0, why }: BookingNoticeDetails,
  language: LanguageCode,
): MailPart[] {
  const words = WORDS[language];
  const sentences = [
    why &&
      describeOutcome(
        { refundCents: amountCents, keptCents: centsFromEuros(keptEuros(page)), why },
        language,
      ),
    amountCents > 0 && refundBy(page, language),
    page.indemnity > 0 && words.indemnity(mailFigures(language).euros(page.indemnity)),
    documents.length > 0 && words.creditNote,
  ].filter(Boolean);
  return sentences.length > 0 ? [{ kind: "text", text: sentences.join(" ") }] : [];
}

export const refundBy = (page: BookingPage, language: LanguageCode): string =>
  WORDS[language].refundBy(refundDay(page, language));

export const calendarRemovalParts = (
  { page }: BookingNotice,
  language: LanguageCode,
): MailPart[] => (page.calendarFile ? [{ kind: "text", text: WORDS[language].calendar }] : []);

export const endAttachments = (notice: BookingNotice): MailAttachment[] => [
  ...documentAttachments(notice),
  ...calendarAttachment(notice.page.reference, notice.page.calendarFile),
];
