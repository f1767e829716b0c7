import { eurosFromCents } from "@/lib/rules/money/cents";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { refundDay } from "@/platform/purchase/notice/refund-day";
import { calendarAttachment, proofFile } from "./booking-attachments";
import { mailWordsBooking, mailWordsEnded } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { bookingLinks } from "./booking-notice-links";
import {
  changedRows,
  emissionsPart,
  moneyParts,
  pricePart,
  proofParts,
  ridePart,
} from "./booking-parts";
import { payParts } from "./pay-parts";

/** Tells what a change has made of a booking and of its price, with what replaces the papers. */
export const changed: CustomerMail = (identity, told, details) => {
  const { language } = identity;
  const { page } = told;
  const { before = page, amountCents = 0, removedRides } = details;
  const words = mailWordsBooking[language].changed;
  const { euros } = mailFigures(language);
  const difference = Math.round((page.total - before.total) * 100) / 100;
  const price = [
    difference === 0 && words.samePrice,
    difference > 0 && words.more(euros(difference)),
    difference < 0 && words.less(euros(-difference)),
    page.dueNow > 0 && words.dueNow(euros(page.dueNow)),
    amountCents > 0 && words.refund(euros(eurosFromCents(amountCents))),
    amountCents > 0 && mailWordsEnded[language].refundBy(refundDay(page, language)),
  ].filter((sentence) => sentence !== false);
  const rows = changedRows(before, page, language);
  const whatChanged: MailPart[] =
    rows.length > 0 ? [{ kind: "rows", title: words.whatChanged, rows }] : [];
  return customerMail(identity, told, {
    name: "changed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ...whatChanged,
      { kind: "text", text: price.join(" ") },
      ...payParts(told, language),
      ridePart(page, language),
      pricePart(page, language),
      ...moneyParts(page, language),
      emissionsPart(page, language),
      ...(told.proof ? proofParts(page, language) : []),
      ...bookingLinks(told, language),
    ],
    attachments: [
      ...proofFile(told, language),
      ...documentAttachments(told),
      ...calendarAttachment(page.reference, page.calendarFile),
      ...calendarAttachment(page.reference, removedRides),
    ],
  });
};
