import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { refundBy } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { calendarAttachment } from "./calendar-attachment";
import { payParts } from "./pay-parts";
import { emissionsPart, moneyParts, pricePart } from "./price-parts";
import { proofAttachments, proofParts } from "./proof-parts";
import { changedRows, ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `réservation ${reference} modifiée`,
    title: "Votre réservation est modifiée",
    text: "La modification que vous avez demandée est faite. Le justificatif et l’entrée d’agenda joints remplacent les précédents.",
    whatChanged: "Ce qui change",
    samePrice: "Le prix reste le même.",
    more: (amount: string) => `Le nouveau prix dépasse l’ancien de ${amount}.`,
    less: (amount: string) => `Le nouveau prix est inférieur à l’ancien de ${amount}.`,
    refund: (amount: string) => `Vous récupérez ${amount}.`,
    dueNow: (amount: string) =>
      `Il reste ${amount} à payer pour que la réservation soit définitive.`,
  },
  en: {
    subject: (reference) => `booking ${reference} changed`,
    title: "Your booking has been changed",
    text: "The change that you asked for has been made. The attached proof and calendar entry replace the earlier ones.",
    whatChanged: "What changes",
    samePrice: "The price remains the same.",
    more: (amount) => `The new price is ${amount} higher than the old one.`,
    less: (amount) => `The new price is ${amount} lower than the old one.`,
    refund: (amount) => `You get back ${amount}.`,
    dueNow: (amount) => `There is ${amount} left to pay for the booking to be final.`,
  },
});

export const bookingChangedMail: BookingMail = (identity, notice, details) => {
  const { language } = identity;
  const { page } = notice;
  const { before = page, amountCents = 0, removedRides } = details;
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const difference = Math.round((page.total - before.total) * 100) / 100;
  const price = [
    difference === 0 && words.samePrice,
    difference > 0 && words.more(euros(difference)),
    difference < 0 && words.less(euros(-difference)),
    page.dueNow > 0 && words.dueNow(euros(page.dueNow)),
    amountCents > 0 && words.refund(euros(eurosFromCents(amountCents))),
    amountCents > 0 && refundBy(page, language),
  ].filter((sentence) => sentence !== false);
  const rows = changedRows(before, page, language);
  const whatChanged: MailPart[] =
    rows.length > 0 ? [{ kind: "rows", title: words.whatChanged, rows }] : [];
  return customerMail(identity, notice, {
    name: "changed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ...whatChanged,
      { kind: "text", text: price.join(" ") },
      ...payParts(notice, language),
      ridePart(page, language),
      pricePart(page, language),
      ...moneyParts(page, language),
      emissionsPart(page, language),
      ...(notice.proof ? proofParts(page, language) : []),
      ...bookingLinks(notice, language),
    ],
    attachments: [
      ...proofAttachments(notice, language),
      ...documentAttachments(notice),
      ...calendarAttachment(page.reference, page.calendarFile),
      ...calendarAttachment(page.reference, removedRides),
    ],
  });
};
