import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { endOfBooking } from "@/platform/purchase/notice/refund-day";
import type { CompanyBookingMail } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { companyEndParts } from "./company-booking-end-parts";
import { companyBookingMail } from "./company-booking-mail";

const WORDS = frenchOnly({
  subject: (reference: string, when: string) => `Rétractation ${reference}, ${when}`,
  title: "Un client s’est rétracté",
  text: (at: string) =>
    `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Le véhicule est de nouveau libre à cet horaire.`,
});

const { instant } = mailFigures("fr_FR");

export const companyBookingWithdrawnMail: CompanyBookingMail = (identity, notice, details) => {
  const at = instant(endOfBooking(notice.page));
  return companyBookingMail(identity, notice, {
    name: "withdrawn",
    words: WORDS,
    parts: [{ kind: "text", text: WORDS.text(at) }, ...companyEndParts(notice, details)],
    attachments: calendarAttachment(notice.page.reference, notice.page.calendarFile),
  });
};
