import { wasBooked } from "@/lib/rules/booking/booking-state";
import { frenchOnly } from "@/platform/mail/bilingual";
import type { CompanyBookingMail } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { companyEndParts } from "./company-booking-end-parts";
import { companyBookingMail } from "./company-booking-mail";

const WORDS = frenchOnly({
  booking: {
    subject: (reference: string, when: string) => `Réservation ${reference} annulée, ${when}`,
    title: "Une réservation est annulée",
    text: "Le véhicule est de nouveau libre à cet horaire.",
  },
  request: {
    subject: (reference: string, when: string) => `Demande ${reference} annulée, ${when}`,
    title: "Une demande est annulée",
    text: "Rien n’était réservé : il n’y a plus de prix à donner.",
  },
});

/** Tells that a booking, or a request, was cancelled, not by the company itself. */
export const companyBookingCancelledMail: CompanyBookingMail = (identity, notice, details) => {
  const { status, vehicle, reference, calendarFile } = notice.page;
  const words = wasBooked(status, vehicle) ? WORDS.booking : WORDS.request;
  return companyBookingMail(identity, notice, {
    name: "cancelled",
    words,
    parts: [{ kind: "text", text: words.text }, ...companyEndParts(notice, details)],
    attachments: calendarAttachment(reference, calendarFile),
  });
};
