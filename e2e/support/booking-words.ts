/** Words of a booking's own page, of its payment page and of the company's page. */
export const BOOKING_WORDS = {
  fr: {
    status: {
      held: /^Il vous reste .+ à payer$/,
      toPay: /^Il vous reste .+ à payer$/,
      paid: /^(Acompte|Paiement) reçu$/,
      confirmedUnpaid: /^Il vous reste .+ à payer$/,
      final: "Course confirmée",
      cancelled: "Réservation annulée",
    },
    forCompany: {
      requested: "Demande à chiffrer",
      quoted: "Devis en attente du client",
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
      held: / left to pay$/,
      toPay: / left to pay$/,
      paid: /^(Deposit|Payment) received$/,
      confirmedUnpaid: / left to pay$/,
      final: "Ride confirmed",
      cancelled: "Booking cancelled",
    },
    forCompany: {
      requested: "Request to be priced",
      quoted: "Quote awaiting the customer",
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
