import type { CancelReason } from "@/lib/contract/booking-status";

/** What a customer is told when a booking ends before its time, or money goes back, in French. */
export const mailWordsEndedFr = {
  cancelled: {
    subject: (reference: string) => `réservation ${reference} annulée`,
    title: "Votre réservation est annulée",
    calendar: "Le fichier d’agenda joint retire la course de votre agenda.",
  },
  cardRefused: {
    subject: (reference: string) => `paiement refusé pour la réservation ${reference}`,
    title: "Votre paiement a été refusé",
  },
  /** A ride that was asked for, or quoted, and never booked. */
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
      "Le chauffeur vous a attendu au lieu convenu au-delà du retard que nous tolérons, sans pouvoir vous retrouver. La course n’a donc pas eu lieu.",
    SELLER_LATE:
      "Nous n’étions pas au lieu convenu à l’heure dite, et la réservation a pris fin. Nous vous prions de nous en excuser.",
    FORCE_MAJEURE: "Un cas de force majeure empêche la course. La réservation prend donc fin.",
    WITHDRAWN: "Comme vous l’avez demandé, vous avez renoncé à ce contrat.",
    SLOT_LOST:
      "Votre paiement nous est parvenu après la fin du délai, alors que le véhicule avait été donné à une autre course. Nous vous prions de nous en excuser.",
  } satisfies Record<CancelReason, string>,
  refundBy: (day: string) =>
    `Le remboursement se fait par le moyen de paiement que vous aviez utilisé, au plus tard le ${day}.`,
  indemnity: (amount: string) =>
    `Comme nous annulons une commande définitive sans que vous y soyez pour rien, nous vous devons en outre une indemnité de ${amount}, que nous vous versons par virement : indiquez-nous votre IBAN.`,
  see: "Voir la réservation et ses documents",
  creditNote: "L’avoir correspondant est joint à ce message.",

  expired: {
    BOOKING: {
      subject: (reference: string) => `réservation ${reference} non payée`,
      title: "Votre réservation n’a pas été payée",
      text: "Le délai de paiement est passé : le véhicule ne vous est plus gardé, et vous ne devez rien.",
      see: "Voir la réservation",
    },
    QUOTE: {
      subject: (reference: string) => `devis expiré pour la course ${reference}`,
      title: "Votre devis n’est plus valable",
      text: "Le délai pour accepter le devis est passé. Rien n’a été réservé, et vous ne devez rien. Si la course vous intéresse encore, demandez-nous un nouveau devis.",
      see: "Voir la demande",
    },
    REQUEST: {
      subject: (reference: string) => `demande ${reference} sans réponse`,
      title: "Votre demande est restée sans réponse",
      text: "Nous ne vous avons pas donné de prix avant l’heure de la course, et nous vous prions de nous en excuser. Rien n’a été réservé, et vous ne devez rien.",
      see: "Voir la demande",
    },
    again:
      "Si vous voulez encore cette course, vous pouvez payer depuis la page de la réservation : si le véhicule est encore libre, elle vous est rendue.",
    button: "Reprendre la réservation",
  },
  withdrawn: {
    subject: (reference: string) => `accusé de réception, rétractation ${reference}`,
    title: "Accusé de réception de votre rétractation",
    text: (at: string) =>
      `Nous accusons réception de la rétractation que vous nous avez transmise en ligne le ${at} (heure de Paris). Elle a pris effet aussitôt. Conservez ce message : il en fait foi.`,
    statementTitle: "Votre déclaration",
    statement: (reference: string, bookedAt: string) =>
      `Je vous notifie ma rétractation du contrat portant sur la course ${reference}, commandée le ${bookedAt}.`,
    name: "Nom",
    email: "E-mail",
    contract: "Contrat",
    bookedAt: "Commandée le",
    sentAt: "Transmise le",
  },
  slotLost: {
    subject: (reference: string) => `paiement remboursé, réservation ${reference}`,
    title: "Votre paiement vous est rendu",
    text: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu après la fin du délai, alors que le véhicule avait été donné à une autre course. Nous ne pouvons donc plus assurer la vôtre, et nous vous prions de nous en excuser. La somme vous est rendue en totalité.`,
    again:
      "Un autre horaire ou un autre véhicule est peut-être libre : appelez-nous ou écrivez-nous, et nous chercherons avec vous.",
  },
  surplusRefunded: {
    subject: (reference: string) => `paiement remboursé, réservation ${reference}`,
    title: "Un paiement vous est rendu",
    /** The booking had ended before the money came. */
    afterEnd: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu alors que la réservation était déjà annulée. Cette somme vous est rendue en totalité.`,
    text: (amount: string) =>
      `Nous avons reçu ${amount} de plus que le prix de votre course. Cette somme vous est rendue ; votre réservation n’en est pas changée.`,
  },
};
