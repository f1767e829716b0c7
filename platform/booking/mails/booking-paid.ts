import type { BookingStatus } from "@/lib/contract/booking-status";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { payParts, restParts } from "./pay-parts";
import { moneyParts } from "./price-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement reçu, réservation ${reference}`,
    title: "Votre paiement est bien arrivé",
    text: (amount: string) => `Nous avons bien reçu votre paiement de ${amount}. Merci.`,
    invoice: "La facture correspondante est jointe à ce message.",
    toConfirm:
      "Nous vérifions maintenant la course et vous la confirmons par e-mail et par SMS. Si nous ne pouvions pas l’assurer, cette somme vous serait rendue en totalité.",
    final: "Votre réservation est définitive.",
  },
  en: {
    subject: (reference) => `payment received, booking ${reference}`,
    title: "Your payment has arrived",
    text: (amount) => `We have received your payment of ${amount}. Thank you.`,
    invoice: "The invoice for it is attached to this message.",
    toConfirm:
      "We now check the ride and confirm it by e-mail and text message. Should we be unable to make it, you would be given back the whole sum.",
    final: "Your booking is final.",
  },
});

export const bookingPaidMail: BookingMail = (identity, notice, { amountCents = 0 }) => {
  const { language } = identity;
  const { page, documents } = notice;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const next: Partial<Record<BookingStatus, string>> = {
    AWAITING_CONFIRMATION: words.toConfirm,
    FINAL: words.final,
  };
  const follows = next[page.status];
  const parts: MailPart[] = [
    {
      kind: "text",
      text: [words.text(amount), documents.length > 0 && words.invoice].filter(Boolean).join(" "),
    },
    ...(follows ? [{ kind: "text", text: follows } satisfies MailPart] : []),
    ...payParts(notice, language),
    ...restParts(notice, language),
    ridePart(page, language),
    ...moneyParts(page, language),
    ...bookingLinks(notice, language),
  ];
  return customerMail(identity, notice, {
    name: "paid",
    subject: words.subject(page.reference),
    title: words.title,
    parts,
    attachments: documentAttachments(notice),
  });
};
