import type { MailAttachment } from "@/platform/db/schema/outbox";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import type { Mail } from "@/platform/mail/post-mails";
import { companyMail } from "@/platform/purchase/notice/company-mail";
import type { BookingNotice, CompanyBookingMail } from "./booking-notice";
import { ridePart } from "./ride-parts";

const WORDS = frenchOnly({
  open: "Ouvrir la réservation",
});

/** Composes a mail to the company about a booking, in French: the event, then the ride. */
export function companyBookingMail(
  identity: Parameters<CompanyBookingMail>[0],
  notice: BookingNotice,
  mail: {
    name: string;
    words: {
      subject: (reference: string, when: string) => string;
      title: string;
      button?: string;
    };
    parts: MailPart[];
    /** Below the ride. */
    after?: MailPart[];
    attachments?: MailAttachment[];
  },
): Mail {
  const { page } = notice;
  const { name, words, parts, after = [], attachments = [] } = mail;
  const when = mailFigures("fr_FR").instant(page.startAt);
  return companyMail(identity, notice, {
    name,
    subject: words.subject(page.reference, when),
    title: words.title,
    parts,
    button: words.button ?? WORDS.open,
    after: [ridePart(page, "fr_FR"), ...after],
    attachments,
  });
}
