import type { Label } from "@/lib/contract/field/field";
import type { MailDefinition } from "./mail-definition";

const placeholders = [
  "FIRSTNAME",
  "LASTNAME",
  "REFERENCE",
  "RIDE_DATE",
  "COMPANY",
  "PHONE",
] as const;

const aboutBooking = (label: Label, when: Label) =>
  ({ group: "booking", label, when, placeholders, feature: "RIDES" }) as const;

/** About several rides, or about a review: there is no single date. */
const withoutDate = (label: Label, when: Label) =>
  ({
    ...aboutBooking(label, when),
    placeholders: ["FIRSTNAME", "LASTNAME", "REFERENCE", "COMPANY", "PHONE"],
  }) as const;

/** Mails about a booking, in the order in which a customer gets them. */
export const BOOKING_MAILS = {
  "booking-received": aboutBooking(
    { fr: "Réservation enregistrée", en: "Booking received" },
    { fr: "Dès qu’un client réserve.", en: "As soon as a customer books." },
  ),
  "booking-requested": aboutBooking(
    { fr: "Demande reçue", en: "Request received" },
    { fr: "Quand un client demande un devis.", en: "When a customer asks for a quote." },
  ),
  "booking-quote": aboutBooking(
    { fr: "Devis", en: "Quote" },
    { fr: "Quand vous donnez le prix d’une demande.", en: "When you price a request." },
  ),
  "booking-pay-link": aboutBooking(
    { fr: "Lien de paiement", en: "Payment link" },
    { fr: "Quand un lien pour payer est demandé.", en: "When a link to pay is asked for." },
  ),
  "booking-paid": aboutBooking(
    { fr: "Paiement reçu", en: "Payment received" },
    { fr: "À chaque paiement d’une course.", en: "At each payment for a ride." },
  ),
  "booking-confirmed": aboutBooking(
    { fr: "Course confirmée", en: "Ride confirmed" },
    { fr: "Quand vous confirmez la course.", en: "When you confirm the ride." },
  ),
  "booking-series-confirmed": withoutDate(
    { fr: "Courses régulières réservées", en: "Regular rides booked" },
    {
      fr: "Quand vous réservez plusieurs courses à la fois.",
      en: "When you book several rides at once.",
    },
  ),
  "booking-reminder": aboutBooking(
    { fr: "Rappel de la veille", en: "Reminder the day before" },
    { fr: "La veille de la course.", en: "The day before the ride." },
  ),
  "booking-done": aboutBooking(
    { fr: "Merci, facture et demande d’avis", en: "Thanks, invoice and review request" },
    { fr: "Quand la course est terminée.", en: "When the ride is over." },
  ),
  "booking-changed": aboutBooking(
    { fr: "Réservation modifiée", en: "Booking changed" },
    { fr: "Quand la course est modifiée.", en: "When the ride is changed." },
  ),
  "booking-payment-reminder": aboutBooking(
    { fr: "Rappel de paiement", en: "Payment reminder" },
    { fr: "Quand vous relancez un client.", en: "When you remind a customer." },
  ),
  "booking-cancelled": aboutBooking(
    { fr: "Réservation annulée", en: "Booking cancelled" },
    {
      fr: "Quand la course est annulée, par vous ou par le client.",
      en: "When the ride is cancelled, by you or by the customer.",
    },
  ),
  "booking-withdrawn": aboutBooking(
    { fr: "Rétractation", en: "Withdrawal" },
    { fr: "Quand un client renonce au contrat.", en: "When a customer withdraws." },
  ),
  "booking-expired": aboutBooking(
    { fr: "Réservation ou devis expiré", en: "Booking or quote expired" },
    { fr: "Quand le délai pour payer est passé.", en: "When the time to pay is over." },
  ),
  "booking-suspended": aboutBooking(
    { fr: "Course suspendue", en: "Ride suspended" },
    {
      fr: "Quand un cas de force majeure empêche la course.",
      en: "When force majeure prevents the ride.",
    },
  ),
  "booking-resumed": aboutBooking(
    { fr: "Course reprise", en: "Ride resumed" },
    {
      fr: "Quand une course suspendue a lieu.",
      en: "When a suspended ride takes place after all.",
    },
  ),
  "booking-slot-lost": aboutBooking(
    { fr: "Paiement arrivé trop tard", en: "Payment too late" },
    {
      fr: "Quand le véhicule n’est plus libre au moment du paiement.",
      en: "When the vehicle is gone by the time the payment comes.",
    },
  ),
  "booking-surplus-refunded": aboutBooking(
    { fr: "Trop-perçu rendu", en: "Overpayment refunded" },
    { fr: "Quand un client a trop payé.", en: "When a customer has paid too much." },
  ),
  "booking-given-back": aboutBooking(
    { fr: "Remboursement", en: "Refund" },
    { fr: "Quand vous remboursez un client.", en: "When you refund a customer." },
  ),
  "booking-link": aboutBooking(
    { fr: "Lien perdu, renvoyé", en: "Lost link, sent again" },
    {
      fr: "Quand un client redemande le lien de sa réservation.",
      en: "When a customer asks for the link to their booking again.",
    },
  ),
  "booking-review-published": withoutDate(
    { fr: "Avis publié", en: "Review published" },
    { fr: "Quand vous publiez un avis.", en: "When you publish a review." },
  ),
  "booking-review-refused": withoutDate(
    { fr: "Avis non publié", en: "Review not published" },
    { fr: "Quand vous refusez un avis.", en: "When you refuse a review." },
  ),
  "booking-review-answered": withoutDate(
    { fr: "Réponse à un avis", en: "Answer to a review" },
    { fr: "Quand vous répondez à un avis.", en: "When you answer a review." },
  ),
} as const satisfies Record<string, MailDefinition>;
