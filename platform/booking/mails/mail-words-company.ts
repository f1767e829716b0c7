/** What the company is told of its bookings, in French. */
export const mailWordsCompany = {
  flightNumber: "Vol",
  trainNumber: "Train",
  note: "Précision",
  open: "Ouvrir la réservation",
  amount: "Montant",
  paid: "Payé",
  rest: "Reste à payer",
  refund: "À rembourser",
  kept: "Conservé",
  reason: "Motif",
  refundHow:
    "Un paiement par carte est remboursé automatiquement ; une somme reçue par virement ou sur place se rend à la main.",

  received: {
    subject: (reference: string, when: string) => `Réservation ${reference}, ${when}`,
    title: "Une réservation est arrivée",
    due: (amount: string, until: string | null) =>
      `Le client doit payer ${amount}${until ? ` avant le ${until}` : ""} ; le véhicule lui est gardé d’ici là. Vous pouvez confirmer la course dès maintenant : elle sera définitive une fois ce paiement reçu.`,
    nothingDue: "Rien n’est à payer pour l’instant. La course attend votre confirmation.",
    button: "Ouvrir la réservation et la confirmer",
  },
  requested: {
    subject: (reference: string, when: string) => `Demande ${reference}, ${when}`,
    title: "Une demande est arrivée",
    text: "Cette course ne pouvait pas être réservée directement, ou le client préfère un devis. Choisissez un véhicule et un prix : le devis part aussitôt.",
    button: "Ouvrir la demande et la chiffrer",
  },
  paymentReceived: {
    subject: (reference: string) => `Paiement reçu, réservation ${reference}`,
    title: "Un paiement est arrivé",
    text: (amount: string) => `Le client a payé ${amount}.`,
    toConfirm: "La course attend votre confirmation.",
    final: "La réservation est définitive.",
  },
  changed: {
    subject: (reference: string, when: string) => `Réservation ${reference} modifiée, ${when}`,
    title: "Une réservation est modifiée",
    text: "Le client a modifié sa course. Le prix a été recalculé et le véhicule est disponible.",
    whatChanged: "Ce qui change",
  },
  cancelled: {
    subject: (reference: string, when: string) => `Réservation ${reference} annulée, ${when}`,
    title: "Une réservation est annulée",
    text: "Le véhicule est de nouveau libre à cet horaire.",
  },
  requestCancelled: {
    subject: (reference: string, when: string) => `Demande ${reference} annulée, ${when}`,
    title: "Une demande est annulée",
    text: "Rien n’était réservé : il n’y a plus de prix à donner.",
  },
  expired: {
    subject: (reference: string, when: string) => `Réservation ${reference} non payée, ${when}`,
    title: "Une réservation n’a pas été payée",
    text: "Le délai de paiement est passé : le véhicule est de nouveau libre à cet horaire.",
    again:
      "Si le client paie plus tard et que le véhicule est encore libre, la réservation reprend.",
  },
  withdrawn: {
    subject: (reference: string, when: string) => `Rétractation ${reference}, ${when}`,
    title: "Un client s’est rétracté",
    text: (at: string) =>
      `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Le véhicule est de nouveau libre à cet horaire.`,
  },
  refundByHand: {
    subject: (reference: string, amount: string) =>
      `À rembourser : ${amount}, réservation ${reference}`,
    title: "Une somme est à rendre à la main",
    text: (amount: string, until: string) =>
      `Le client avait payé par virement ou sur place : ${amount} lui sont à rendre par le même moyen, au plus tard le ${until}. Rien ne part tout seul. Son téléphone et son e-mail sont ci-dessous, pour en convenir avec lui ou lui demander son IBAN.`,
  },
  depositLate: {
    subject: (reference: string) => `Acompte non reçu, réservation ${reference}`,
    title: "Un acompte n’est pas arrivé",
    text: (amount: string) =>
      `Les 15 jours ouvrés sont passés, et il manque ${amount}. Vous pouvez maintenant annuler la réservation depuis sa page ; sinon, elle reste comme elle est.`,
    button: "Ouvrir la réservation et décider",
  },
};
