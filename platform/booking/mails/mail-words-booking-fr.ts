/** What a customer is told of a booking that goes its way, in French. */
export const mailWordsBookingFr = {
  none: "aucun",
  ride: "La course",
  price: "Le prix",
  deposit: "Acompte",
  paid: "Déjà payé",
  rest: "Reste à payer",
  emissions: (kg: string) =>
    `Émissions de gaz à effet de serre de la course : ${kg} kg d’équivalent CO₂ (article L. 1431-3 du Code des transports).`,
  seeBooking: "Voir la réservation, la modifier ou l’annuler",
  seeRequest: "Voir la demande",
  contact: "Nous écrire au sujet de cette course",
  termsAttached:
    "Les conditions de vente que vous avez acceptées sont jointes à ce message : gardez-les.",
  withdraw: "Renoncer au contrat ici",
  mayWithdraw: (day: string) =>
    `Vous pouvez renoncer à ce contrat, sans motif et sans frais, jusqu’au ${day} inclus, tant que la course n’a pas été entièrement effectuée.`,
  pay: {
    DEPOSIT: (amount: string) => `Payer l’acompte de ${amount}`,
    FULL: (amount: string) => `Payer la course, ${amount}`,
    BALANCE: (amount: string) => `Payer ${amount}`,
  },
  payBalance: (amount: string) => `Payer le solde de ${amount} en ligne`,
  payUntil: (until: string) => `Ce lien de paiement est valable jusqu’au ${until}.`,
  heldUntil: (until: string) => `Le véhicule vous est gardé jusqu’au ${until}.`,
  takenByPaying:
    "Ensuite, votre paiement le reprend s’il est encore libre à cette heure ; sinon, rien n’est débité.",
  newLink: "Vous pouvez demander un nouveau lien depuis la page de la réservation.",
  isDeposit:
    "Cette somme est un acompte, et non des arrhes : elle est déduite du prix de la course.",
  restLater: (amount: string) =>
    `Le solde de ${amount} se règle le jour de la course, ou en ligne avant le départ.`,
  proofTitle: "Justificatif de réservation préalable",
  proofText:
    "Ces mentions sont celles que demande l’arrêté du 6 août 2025. Le justificatif est joint à ce message, en PDF.",
  proofFile: (reference: string) => `Justificatif-${reference}.pdf`,
  proof: {
    operator: "Exploitant",
    register: "Registre des VTC",
    siren: "SIREN",
    customer: "Client et téléphone",
    bookedAt: "Réservation faite le",
    pickupAt: "Prise en charge souhaitée le",
    pickup: "Lieu de prise en charge",
  },
  waiting: {
    FLIGHT:
      "Nous suivons votre vol : la prise en charge se décale avec lui, et le chauffeur vous attend sans supplément jusqu’à 1 heure après l’atterrissage.",
    TRAIN:
      "Nous suivons votre train : la prise en charge se décale avec lui, et le chauffeur vous attend sans supplément jusqu’à 30 minutes après l’arrivée.",
  },

  received: {
    subject: (reference: string) => `réservation ${reference} enregistrée`,
    title: "Votre réservation est enregistrée",
    DEPOSIT: (amount: string) =>
      `Nous avons bien reçu votre réservation. Elle devient définitive une fois l’acompte de ${amount} payé et la course confirmée par nos soins, par e-mail et par SMS.`,
    FULL: (amount: string) =>
      `Nous avons bien reçu votre réservation. Le départ étant proche, le prix de la course, ${amount}, se règle dès maintenant. La réservation devient définitive une fois ce paiement reçu et la course confirmée par nos soins, par e-mail et par SMS.`,
    BALANCE: (amount: string) =>
      `Nous avons bien reçu votre réservation. Elle devient définitive une fois la somme de ${amount} payée et la course confirmée par nos soins, par e-mail et par SMS.`,
    NOTHING:
      "Nous avons bien reçu votre réservation. Nous vérifions la course et vous la confirmons par e-mail et par SMS. Rien n’est à payer pour l’instant.",
  },
  requested: {
    subject: (reference: string) => `demande ${reference} reçue`,
    title: "Votre demande est bien arrivée",
    text: "Nous avons bien reçu votre demande. Nous étudions la course et vous répondons par un devis, valable 30 jours. D’ici là, rien n’est réservé ni prélevé.",
  },
  link: {
    subject: (reference: string) => `lien vers la réservation ${reference}`,
    title: "Le lien vers votre réservation",
    text: "Voici le lien vers la page de votre réservation, demandé depuis notre site. Il ouvre tout ce qui la concerne : ne le confiez qu’à ceux qui voyagent avec vous.",
    notMe:
      "Si vous n’avez rien demandé, vous pouvez ignorer ce message : personne d’autre ne l’a reçu.",
    button: "Ouvrir la réservation",
  },
  quote: {
    subject: (reference: string) => `devis pour votre course ${reference}`,
    title: "Votre devis",
    text: (total: string, day: string | null) =>
      `Voici le devis de la course que vous nous avez demandée, joint en PDF : ${total} TTC.${day ? ` Il est valable jusqu’au ${day} inclus.` : ""} Le véhicule vous est réservé lorsque vous acceptez le devis en payant ; d’ici là, rien ne vous engage.`,
    accept: {
      DEPOSIT: (amount: string) => `Accepter et payer l’acompte de ${amount}`,
      FULL: (amount: string) => `Accepter et payer ${amount}`,
      BALANCE: (amount: string) => `Accepter et payer ${amount}`,
    },
  },
  payLink: {
    subject: (reference: string) => `lien de paiement, réservation ${reference}`,
    title: "Votre nouveau lien de paiement",
    text: (amount: string) => `Voici le lien pour payer ${amount} et garder votre réservation.`,
    rest: (amount: string) => `Voici le lien pour payer le solde de ${amount} en ligne.`,
  },
  paymentReceived: {
    subject: (reference: string) => `paiement reçu, réservation ${reference}`,
    title: "Votre paiement est bien arrivé",
    text: (amount: string) => `Nous avons bien reçu votre paiement de ${amount}. Merci.`,
    invoice: "La facture correspondante est jointe à ce message.",
    toConfirm:
      "Nous vérifions maintenant la course et vous la confirmons par e-mail et par SMS. Si nous ne pouvions pas l’assurer, cette somme vous serait rendue en totalité.",
    final: "Votre réservation est définitive.",
  },
  confirmed: {
    subject: (reference: string) => `course ${reference} confirmée`,
    title: "Votre course est confirmée",
    final: (when: string) =>
      `Nous vous confirmons la course du ${when}. Votre réservation est définitive.`,
    due: (when: string, amount: string) =>
      `Nous acceptons la course du ${when}. Votre réservation sera définitive dès que nous aurons reçu ${amount}.`,
  },
  changed: {
    subject: (reference: string) => `réservation ${reference} modifiée`,
    title: "Votre réservation est modifiée",
    text: "La modification que vous avez demandée est faite. Le justificatif et l’entrée d’agenda joints remplacent les précédents.",
    whatChanged: "Ce qui change",
    total: "Total TTC",
    samePrice: "Le prix reste le même.",
    more: (amount: string) => `Le nouveau prix dépasse l’ancien de ${amount}.`,
    less: (amount: string) => `Le nouveau prix est inférieur à l’ancien de ${amount}.`,
    refund: (amount: string) => `Vous récupérez ${amount}.`,
    dueNow: (amount: string) =>
      `Il reste ${amount} à payer pour que la réservation soit définitive.`,
  },
  suspended: {
    subject: (reference: string) => `course ${reference} suspendue`,
    title: "Votre course est suspendue",
    text: (when: string) =>
      `Un cas de force majeure empêche la course du ${when}. Elle est suspendue : vous n’avez rien à faire, et nous vous écrivons dès qu’elle peut avoir lieu. Si l’empêchement dure plus de trois mois, chacun de nous peut mettre fin au contrat.`,
    mayChange:
      "Si vous préférez ne pas attendre, choisissez une autre date depuis la page de la réservation, jusqu’à 24 heures avant le départ.",
    mayCancel:
      "Vous pouvez aussi annuler la réservation depuis sa page, avant le départ : tout ce que vous avez payé vous est alors rendu.",
  },
  resumed: {
    subject: (reference: string) => `course ${reference} maintenue`,
    title: "Votre course a bien lieu",
    text: (when: string) =>
      `Ce qui empêchait votre course a pris fin : elle a lieu comme prévu, le ${when}.`,
  },
  reminder: {
    subject: (when: string) => `votre course du ${when}`,
    title: "Votre course approche",
    text: (when: string, place: string) =>
      `Nous vous attendons le ${when}, à cette adresse : ${place}.`,
    rest: (amount: string) =>
      `Il reste ${amount} à régler, en ligne avant le départ ou auprès du chauffeur.`,
    phone: (phone: string) =>
      `Un retard, un doute sur le lieu ? Appelez-nous au ${phone}, de jour comme de nuit.`,
  },
  done: {
    subject: (reference: string) => `merci, et votre facture (${reference})`,
    title: "Merci d’avoir voyagé avec nous",
    text: "La course est terminée. Votre facture est jointe à ce message, en PDF.",
    rest: (amount: string) => `Il reste ${amount} à régler.`,
    review:
      "Votre avis nous aide à bien faire notre métier. Vous êtes libre de le donner, ou de ne pas répondre.",
    reviewLink: "Donner mon avis",
    seeBooking: "Voir la réservation et ses documents",
  },
};
