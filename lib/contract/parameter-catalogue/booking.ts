import { boolean, number } from "./definition";

export const bookingParameters = {
  VAT_RATE_TRANSFER: number(["TVA des courses", "VAT on rides"], {
    unit: "PERCENT",
    least: 0,
    most: 100,
    hasDecimals: true,
    default: "10",
    says: [
      "Le prix d’une course comprend {value} de TVA",
      "The price of a ride includes {value} VAT",
    ],
  }),
  VAT_RATE_HIRE: number(["TVA des mises à disposition", "VAT on hire"], {
    unit: "PERCENT",
    least: 0,
    most: 100,
    hasDecimals: true,
    default: "20",
    says: [
      "Le prix d’une mise à disposition comprend {value} de TVA",
      "The price of hire by the hour includes {value} VAT",
    ],
  }),
  BOOKING_BUFFER_MINUTES: number(["Temps libre après une course", "Free time after a ride"], {
    unit: "MINUTES",
    least: 0,
    most: 1440,
    default: "20",
    says: [
      "Après chaque course, le véhicule reste libre {value}",
      "After each ride, the vehicle is kept free for {value}",
    ],
  }),
  MINIMUM_NOTICE_MINUTES: number(["Délai avant le départ", "Notice before pickup"], {
    unit: "MINUTES",
    least: 0,
    most: 43_200,
    default: "120",
    says: [
      "On peut réserver en ligne jusqu’à {value} avant le départ",
      "Rides can be booked online up to {value} before pickup",
    ],
  }),
  FULL_PAYMENT_WHEN_SOON: boolean(
    "Paiement complet demandé à moins de 48 heures du départ",
    "Full payment asked less than 48 hours before the start",
    "true",
  ),
  CASH_LEGAL_LIMIT: number(["Plafond des espèces", "Cash limit"], {
    unit: "EUROS",
    least: 0,
    most: 15_000,
    default: "1000",
    says: [
      "Les espèces sont acceptées jusqu’à {value}, le plafond légal",
      "Cash is accepted up to {value}, the legal limit",
    ],
  }),
  LEGAL_INTEREST_RATE: number(["Taux de l’intérêt légal", "Legal interest rate"], {
    unit: "PERCENT",
    least: 0,
    most: 100,
    hasDecimals: true,
    default: "2.62",
    says: ["L’intérêt légal est de {value} par an", "Legal interest is {value} a year"],
  }),
  REVIEW_DELAY_HOURS: number(["Facture et demande d’avis", "Invoice and review request"], {
    unit: "HOURS",
    least: 0,
    most: 720,
    default: "2",
    says: [
      "La facture et la demande d’avis partent {value} après la course",
      "The invoice and the review request leave {value} after the ride",
    ],
  }),
  MAXIMUM_PICKUP_DISTANCE_KM: number(["Secteur de prise en charge", "Pickup area"], {
    unit: "KILOMETRES",
    least: 1,
    most: 20_000,
    default: "250",
    says: [
      "On réserve en ligne une prise en charge jusqu’à {value} du siège ; plus loin, sur demande",
      "Pickups up to {value} from the registered office can be booked online; further away, on request",
    ],
  }),
} as const;
