import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { payParts } from "./pay-parts";
import { emissionsPart, pricePart } from "./price-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `devis pour votre course ${reference}`,
    title: "Votre devis",
    text: (total: string, day: string | null) =>
      `Voici le devis de la course que vous nous avez demandée, joint en PDF : ${total} TTC.${day ? ` Il est valable jusqu’au ${day} inclus.` : ""} Le véhicule vous est réservé lorsque vous acceptez le devis en payant ; d’ici là, rien ne vous engage.`,
    accept: {
      DEPOSIT: (amount: string) => `Accepter et payer l’acompte de ${amount}`,
      FULL: (amount: string) => `Accepter et payer ${amount}`,
      BALANCE: (amount: string) => `Accepter et payer ${amount}`,
    },
  },
  en: {
    subject: (reference) => `quote for your ride ${reference}`,
    title: "Your quote",
    text: (total, day) =>
      `Here is the quote for the ride that you asked us for, attached as a PDF: ${total} including VAT.${day ? ` It is valid up to and including ${day}.` : ""} The vehicle is booked for you when you accept the quote by paying; until then nothing binds you.`,
    accept: {
      DEPOSIT: (amount) => `Accept and pay the deposit of ${amount}`,
      FULL: (amount) => `Accept and pay ${amount}`,
      BALANCE: (amount) => `Accept and pay ${amount}`,
    },
  },
});

export const bookingQuotedMail: BookingMail = (identity, notice, { note }) => {
  const { language } = identity;
  const { page, documents } = notice;
  const words = WORDS[language];
  const { euros, lastDay } = mailFigures(language);
  const validUntil =
    documents.find(({ data }) => data.validUntil)?.data.validUntil ?? page.payUntil;
  const text = words.text(euros(page.total), validUntil && lastDay(validUntil));
  return customerMail(identity, notice, {
    name: "quote",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text },
      ...(note ? [{ kind: "quote", text: note } satisfies MailPart] : []),
      ...payParts(notice, language, words.accept),
      ridePart(page, language),
      pricePart(page, language),
      emissionsPart(page, language),
      seeLinks(notice, language, "REQUEST"),
    ],
    attachments: documentAttachments(notice),
  });
};
