import type { CancelReason } from "@/lib/contract/booking-status";
import { wasBooked } from "@/lib/rules/booking/booking-state";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { calendarRemovalParts, endAttachments, refundParts } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    cancelled: {
      subject: (reference: string) => `réservation ${reference} annulée`,
      title: "Votre réservation est annulée",
    },
    cardRefused: {
      subject: (reference: string) => `paiement refusé pour la réservation ${reference}`,
      title: "Votre paiement a été refusé",
    },
    /** Ride that was asked for, or quoted, and never booked. */
    requestCancelled: {
      subject: (reference: string) => `demande ${reference} annulée`,
      title: "Votre demande est annulée",
      byCustomer: "Comme vous l’avez demandé, votre demande est annulée. Rien n’avait été réservé.",
    },
    reason: {
      CARD_REFUSED:
        "Votre banque a refusé la carte : rien n’a été débité, et la réservation est annulée. Vous pouvez payer avec une autre carte depuis la page de la réservation : si le véhicule est encore libre, la course vous est rendue.",
      DEPOSIT_LATE:
        "L’acompte ne nous est pas parvenu dans les 15 jours ouvrés que prévoient nos conditions de vente. Nous avons donc annulé la réservation.",
      NON_PAYMENT: "Le paiement dû ne nous est pas parvenu. Nous avons donc annulé la réservation.",
      WRONG_ADDRESS:
        "L’adresse qui nous a été donnée est inexacte, et nous n’avons pas pu valider la commande. Nous avons donc annulé la réservation.",
      EARLIER_DISPUTE:
        "Le paiement d’une commande précédente n’est pas encore réglé entre nous. Nous ne pouvons donc pas assurer cette course.",
      SERVICE_UNAVAILABLE:
        "Nous ne sommes pas en mesure d’assurer cette course, et nous avons dû l’annuler. Nous vous prions de nous en excuser.",
      NOT_CONFIRMED:
        "Nous n’avons pas pu confirmer la course avant l’heure du départ. Nous vous prions de nous en excuser.",
      BY_CUSTOMER: "Comme vous l’avez demandé, votre réservation est annulée.",
      CUSTOMER_ABSENT:
        "Le chauffeur vous a attendu au lieu convenu au-delà du retard que nous prenons à notre charge, sans pouvoir vous retrouver. La course n’a donc pas eu lieu.",
      SELLER_LATE:
        "Nous n’étions pas au lieu convenu à l’heure dite, et la réservation a pris fin. Nous vous prions de nous en excuser.",
      FORCE_MAJEURE: "Un cas de force majeure empêche la course. La réservation prend donc fin.",
      WITHDRAWN: "Comme vous l’avez demandé, vous avez renoncé à ce contrat.",
      SLOT_LOST:
        "Votre paiement nous est parvenu après la fin du délai, alors que le véhicule avait été donné à une autre course. Nous vous prions de nous en excuser.",
    } satisfies Record<CancelReason, string>,
  },
  en: {
    cancelled: {
      subject: (reference) => `booking ${reference} cancelled`,
      title: "Your booking is cancelled",
    },
    cardRefused: {
      subject: (reference) => `payment refused for booking ${reference}`,
      title: "Your payment was refused",
    },
    requestCancelled: {
      subject: (reference) => `request ${reference} cancelled`,
      title: "Your request is cancelled",
      byCustomer: "As you asked, your request is cancelled. Nothing had been booked.",
    },
    reason: {
      CARD_REFUSED:
        "Your bank refused the card: nothing was charged, and the booking is cancelled. You can pay with another card on the page of the booking: if the vehicle is still free, the ride is yours again.",
      DEPOSIT_LATE:
        "The deposit did not reach us within the 15 working days that our terms of sale provide for. We have therefore cancelled the booking.",
      NON_PAYMENT:
        "The payment that was due did not reach us. We have therefore cancelled the booking.",
      WRONG_ADDRESS:
        "The address that we were given is not correct, and we were unable to accept the order. We have therefore cancelled the booking.",
      EARLIER_DISPUTE:
        "The payment of an earlier order is not yet settled between us. We are therefore unable to make this ride.",
      SERVICE_UNAVAILABLE:
        "We are unable to make this ride, and have had to cancel it. Please accept our apologies.",
      NOT_CONFIRMED:
        "We were unable to confirm the ride before it was to begin. Please accept our apologies.",
      BY_CUSTOMER: "As you asked, your booking is cancelled.",
      CUSTOMER_ABSENT:
        "The chauffeur waited for you at the agreed place for longer than the delay that we allow for, and did not find you. The ride did not take place.",
      SELLER_LATE:
        "We were not at the agreed place at the agreed time, and the booking has ended. Please accept our apologies.",
      FORCE_MAJEURE: "Force majeure stands in the way of the ride. The booking therefore ends.",
      WITHDRAWN: "As you asked, you have withdrawn from this contract.",
      SLOT_LOST:
        "Your payment reached us after the time for it was over, when the vehicle had been given to another ride. Please accept our apologies.",
    },
  },
});

export const bookingCancelledMail: BookingMail = (identity, notice, details) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { requestCancelled } = words;
  const isBooked = wasBooked(page.status, page.vehicle);
  const isRefused = page.cancelReason === "CARD_REFUSED";
  const booking = isRefused ? words.cardRefused : words.cancelled;
  const { subject, title } = isBooked ? booking : requestCancelled;
  const reason =
    page.cancelReason === "BY_CUSTOMER" && !isBooked
      ? requestCancelled.byCustomer
      : page.cancelReason && words.reason[page.cancelReason];
  return customerMail(identity, notice, {
    name: "cancelled",
    subject: subject(page.reference),
    title,
    parts: [
      ...(reason ? [{ kind: "text", text: reason } satisfies MailPart] : []),
      ...(details.note ? [{ kind: "quote", text: details.note } satisfies MailPart] : []),
      ...refundParts(notice, details, language),
      ridePart(page, language),
      ...calendarRemovalParts(notice, language),
      seeLinks(notice, language, isBooked ? "DOCUMENTS" : "REQUEST"),
    ],
    attachments: endAttachments(notice),
  });
};
