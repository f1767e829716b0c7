import { frenchOnly } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { CompanyBookingMail } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { companyBookingMail } from "./company-booking-mail";
import { moneyParts, pricePart } from "./price-parts";
import { changedRows } from "./ride-parts";

const WORDS = frenchOnly({
  subject: (reference: string, when: string) => `Réservation ${reference} modifiée, ${when}`,
  title: "Une réservation est modifiée",
  text: "Le client a modifié sa course. Le prix a été recalculé et le véhicule est disponible.",
  whatChanged: "Ce qui change",
});

export const companyBookingChangedMail: CompanyBookingMail = (identity, notice, details) => {
  const { page } = notice;
  const rows = details.before ? changedRows(details.before, page, "fr_FR") : [];
  const whatChanged: MailPart[] =
    rows.length > 0 ? [{ kind: "rows", title: WORDS.whatChanged, rows }] : [];
  return companyBookingMail(identity, notice, {
    name: "changed",
    words: WORDS,
    parts: [{ kind: "text", text: WORDS.text }, ...whatChanged],
    after: [pricePart(page, "fr_FR"), ...moneyParts(page, "fr_FR")],
    attachments: [
      ...calendarAttachment(page.reference, page.calendarFile),
      ...calendarAttachment(page.reference, details.removedRides),
    ],
  });
};
