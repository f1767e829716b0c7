/** What a booking's own page, its payment page and the company's page say. */
export const BOOKING_WORDS = {
  fr: {
    status: {
      held: "Véhicule retenu pour vous",
      toPay: "En attente de votre paiement",
      paid: "Payée, en attente de confirmation",
      final: "Course confirmée",
      cancelled: "Réservation annulée",
    },
    pay: /^Payer\s\d/,
    paid: "Merci, votre paiement est arrivé",
    payment: /^Paiement reçu/,
    refund: /^Remboursement/,
    toBooking: "Voir ma réservation",
    confirm: "Confirmer la course",
  },
  en: {
    status: {
      held: "Vehicle held for you",
      toPay: "Waiting for your payment",
      paid: "Paid, to be confirmed",
      final: "Ride confirmed",
      cancelled: "Booking cancelled",
    },
    pay: /^Pay\s€/,
    paid: "Thank you, your payment has arrived",
    payment: /^Payment received/,
    refund: /^Refund/,
    toBooking: "See my booking",
    confirm: "Confirm the ride",
  },
} as const;
