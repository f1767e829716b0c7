import { defineResource } from "./definition";

/** The bookings of the site, by which the company finds a ride. */
export const bookingResource = defineResource({
  name: "booking",
  label: { one: { fr: "Course", en: "Ride" }, many: { fr: "Courses", en: "Rides" } },
  fields: {
    reference: { kind: "TEXT", label: { fr: "Référence", en: "Reference" }, isListed: true },
    status: {
      kind: "CHOICE",
      label: { fr: "État", en: "Status" },
      isListed: true,
      options: {
        REQUESTED: { label: { fr: "À chiffrer", en: "To be priced" }, tone: "WAITING" },
        QUOTED: { label: { fr: "Devis fait", en: "Quoted" }, tone: "QUIET" },
        HELD: { label: { fr: "Paiement en cours", en: "Being paid" }, tone: "QUIET" },
        AWAITING_DEPOSIT: { label: { fr: "Acompte attendu", en: "Deposit due" }, tone: "WAITING" },
        AWAITING_DIFFERENCE: {
          label: { fr: "Complément attendu", en: "Difference due" },
          tone: "WAITING",
        },
        AWAITING_CONFIRMATION: { label: { fr: "À confirmer", en: "To confirm" }, tone: "WAITING" },
        CONFIRMED: { label: { fr: "Confirmée, non payée", en: "Confirmed, unpaid" }, tone: "GOOD" },
        FINAL: { label: { fr: "Confirmée", en: "Confirmed" }, tone: "GOOD" },
        DONE: { label: { fr: "Terminée", en: "Done" }, tone: "QUIET" },
        INVOICED: { label: { fr: "Facturée", en: "Invoiced" }, tone: "QUIET" },
        EXPIRED: { label: { fr: "Expirée", en: "Expired" }, tone: "BAD" },
        CANCELLED: { label: { fr: "Annulée", en: "Cancelled" }, tone: "BAD" },
      },
    },
    startAt: {
      kind: "INSTANT",
      label: { fr: "Date et heure", en: "Date and time" },
      isListed: true,
    },
    customer: { kind: "TEXT", label: { fr: "Client", en: "Customer" }, isListed: true },
    email: {
      kind: "EMAIL",
      label: { fr: "E-mail", en: "E-mail" },
      isOptional: true,
      isListed: true,
    },
    phone: { kind: "PHONE", label: { fr: "Téléphone", en: "Telephone" } },
    pickup: { kind: "TEXT", label: { fr: "Prise en charge", en: "Pickup" } },
    dropoff: { kind: "TEXT", label: { fr: "Destination", en: "Destination" }, isOptional: true },
    vehicle: { kind: "TEXT", label: { fr: "Véhicule", en: "Vehicle" }, isOptional: true },
    driver: {
      kind: "TEXT",
      label: { fr: "Chauffeur", en: "Chauffeur" },
      isOptional: true,
      isListed: true,
      isFiltered: true,
    },
    total: { kind: "EUROS", label: { fr: "Prix TTC", en: "Price" }, isListed: true },
    createdAt: { kind: "INSTANT", label: { fr: "Réservée le", en: "Booked on" }, isListed: true },
  },
  subsets: {
    TO_PRICE: { fr: "À chiffrer", en: "To price" },
    TO_CONFIRM: { fr: "À confirmer", en: "To confirm" },
    UNPAID: { fr: "Paiement attendu", en: "Payment awaited" },
    TO_COMPLETE: { fr: "À terminer", en: "To complete" },
    OWED: { fr: "À encaisser", en: "To collect" },
    FIRM: { fr: "Confirmées", en: "Confirmed" },
  },
  columns: ["reference", "startAt", "customer", "pickup", "dropoff", "status", "total"],
  orderBy: "-startAt",
  isSearched: true,
  can: { read: "booking:read" },
});
