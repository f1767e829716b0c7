import { whatLapsed } from "@/lib/rules/booking/what-lapsed";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { calendarRemovalParts, endAttachments } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    BOOKING: {
      subject: (reference: string) => `réservation ${reference} non payée`,
      title: "Votre réservation n’a pas été payée",
      text: "Le délai de paiement est passé : le véhicule ne vous est plus gardé, et vous ne devez rien.",
    },
    QUOTE: {
      subject: (reference: string) => `devis expiré pour la course ${reference}`,
      title: "Votre devis n’est plus valable",
      text: "Le délai pour accepter le devis est passé. Rien n’a été réservé, et vous ne devez rien. Si la course vous intéresse encore, demandez-nous un nouveau devis.",
    },
    REQUEST: {
      subject: (reference: string) => `demande ${reference} sans réponse`,
      title: "Votre demande est restée sans réponse",
      text: "Nous ne vous avons pas donné de prix avant l’heure de la course, et nous vous prions de nous en excuser. Rien n’a été réservé, et vous ne devez rien.",
    },
    again:
      "Si vous voulez encore cette course, vous pouvez payer depuis la page de la réservation : si le véhicule est encore libre, elle vous est rendue.",
    button: "Reprendre la réservation",
  },
  en: {
    BOOKING: {
      subject: (reference) => `booking ${reference} not paid`,
      title: "Your booking has not been paid for",
      text: "The time to pay is over: the vehicle is no longer held for you, and you owe nothing.",
    },
    QUOTE: {
      subject: (reference) => `quote no longer valid, ride ${reference}`,
      title: "Your quote is no longer valid",
      text: "The time to accept the quote is over. Nothing was booked, and you owe nothing. If you would still like the ride, ask us for a new quote.",
    },
    REQUEST: {
      subject: (reference) => `request ${reference} not answered`,
      title: "Your request was not answered in time",
      text: "We did not give you a price before the time of the ride. Please accept our apologies. Nothing was booked, and you owe nothing.",
    },
    again:
      "If you would still like the ride, you can pay on the page of the booking: if the vehicle is still free, it is yours again.",
    button: "Take up the booking again",
  },
});

/** Tells that a booking, quote or request has expired, and how a booking may come back. */
export const bookingExpiredMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page, links } = notice;
  const words = WORDS[language];
  const what = whatLapsed(page);
  const lapsed = words[what];
  const again: MailPart[] = page.may.pay
    ? [
        { kind: "text", text: words.again },
        { kind: "button", label: words.button, url: links.page },
      ]
    : [];
  return customerMail(identity, notice, {
    name: "expired",
    subject: lapsed.subject(page.reference),
    title: lapsed.title,
    parts: [
      { kind: "text", text: lapsed.text },
      ...again,
      ridePart(page, language),
      ...calendarRemovalParts(notice, language),
      seeLinks(notice, language, what === "BOOKING" ? "BOOKING" : "REQUEST"),
    ],
    attachments: endAttachments(notice),
  });
};
