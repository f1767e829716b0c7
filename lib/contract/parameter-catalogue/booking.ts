import { boolean, number } from "./definition";

export const bookingParameters = {
  VAT_RATE_TRANSFER: number("TVA des courses, en %", "VAT on rides, in %", "10"),
  VAT_RATE_HIRE: number("TVA des mises à disposition, en %", "VAT on hire, in %", "20"),
  BOOKING_BUFFER_MINUTES: number(
    "Minutes gardées libres après chaque course",
    "Minutes kept free after each ride",
    "20",
  ),
  MINIMUM_NOTICE_MINUTES: number(
    "Minutes au moins entre une réservation en ligne et la prise en charge",
    "Minutes at least from a booking online to its pickup",
    "120",
  ),
  FULL_PAYMENT_WHEN_SOON: boolean(
    "Paiement complet demandé à moins de 48 heures du départ",
    "Full payment asked less than 48 hours before the start",
    "true",
  ),
  CASH_LEGAL_LIMIT: number(
    "Plafond légal des paiements en espèces, en euros",
    "Legal limit of cash payments, in euros",
    "1000",
  ),
  LEGAL_INTEREST_RATE: number(
    "Taux de l’intérêt légal, en % par an",
    "Legal interest rate, in % a year",
    "2.62",
  ),
  REVIEW_DELAY_HOURS: number(
    "Heures entre la fin de la course et l’envoi de la facture et de la demande d’avis",
    "Hours between the end of the ride and the invoice with the review request",
    "2",
  ),
  MAXIMUM_PICKUP_DISTANCE_KM: number(
    "Distance maximale de la prise en charge depuis le siège, en km (au-delà, sur demande)",
    "Furthest pickup from the registered office, in km (beyond it, on request)",
    "250",
  ),
} as const;
