/** What a booking's own page, its payment page and the company's page say. */
export const BOOKING_WORDS = {
  fr: {
    status: {
      held: "Véhicule retenu pour vous",
      toPay: "En attente de votre paiement",
      paid: "Payée, en attente de confirmation",
      confirmedUnpaid: "Confirmée, paiement attendu",
      final: "Course confirmée",
      cancelled: "Réservation annulée",
    },
    forCompany: {
      requested: "Demande à chiffrer",
      quoted: "Devis envoyé au client",
      final: "Confirmée, acompte reçu",
      cancelled: "Annulée",
    },
    pay: /^Payer\s\d/,
    paid: "Merci, votre paiement est arrivé",
    payment: /^Paiement reçu\s:/,
    refund: /^Remboursement\s:/,
    toBooking: "Voir ma réservation",
    confirm: "Confirmer la course",
  },
  en: {
    status: {
      held: "Vehicle held for you",
      toPay: "Waiting for your payment",
      paid: "Paid, to be confirmed",
      confirmedUnpaid: "Confirmed, payment expected",
      final: "Ride confirmed",
      cancelled: "Booking cancelled",
    },
    forCompany: {
      requested: "Request to be priced",
      quoted: "Quote sent to the customer",
      final: "Confirmed, deposit received",
      cancelled: "Cancelled",
    },
    pay: /^Pay\s€/,
    paid: "Thank you, your payment has arrived",
    payment: /^Payment received:/,
    refund: /^Refund:/,
    toBooking: "See my booking",
    confirm: "Confirm the ride",
  },
} as const;
