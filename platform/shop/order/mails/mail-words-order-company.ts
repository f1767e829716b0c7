import type { DeliveryMode } from "@/lib/contract/order-status";

/** What the company is told of the orders of its shop, in French. */
export const mailWordsOrderCompany = {
  open: "Ouvrir la commande",
  received: {
    subject: (reference: string, total: string) => `Commande ${reference}, ${total}`,
    title: "Une commande est arrivée",
    CARD: (amount: string) =>
      `Le client doit encore payer ${amount} par carte. Ne préparez rien avant le message qui annonce le paiement.`,
    TRANSFER: (amount: string, until: string | null) =>
      `Le client paie ${amount} par virement${until ? `, à recevoir au plus tard le ${until}` : ""}. Lorsqu’il est arrivé sur le compte, indiquez-le depuis la page de la commande : la facture part aussitôt.`,
    NOTHING: "Il n’y a rien à payer : la commande peut être préparée.",
  },
  paid: {
    subject: (reference: string) => `Commande ${reference} payée, à préparer`,
    title: "Une commande est payée",
    text: (amount: string) => `Le client a payé ${amount}.`,
    free: {
      subject: (reference: string) => `Commande ${reference}, à préparer`,
      title: "Une commande est conclue",
      text: "Le client n’avait rien à payer.",
    },
    next: {
      DELIVERY: "Le colis est à préparer et à remettre au transporteur.",
      PICKUP: "Le colis est à préparer et à remettre au transporteur, pour un point relais.",
      CLICK_AND_COLLECT: "La commande est à préparer pour son retrait.",
      NO_DELIVERY: "La commande est à traiter, sans livraison.",
    } satisfies Record<DeliveryMode, string>,
    button: "Ouvrir la commande et la préparer",
  },
  cancelled: {
    subject: (reference: string) => `Commande ${reference} annulée`,
    title: "Une commande est annulée",
    text: "Ce qu’elle gardait est de nouveau en vente.",
  },
  refundByHand: {
    subject: (reference: string, amount: string) =>
      `À rembourser : ${amount}, commande ${reference}`,
    title: "Une somme est à rendre par virement",
    text: (amount: string, until: string) =>
      `Le client avait payé par virement : ${amount} lui sont à rendre du compte de la société, au plus tard le ${until}. Rien ne part tout seul. L’adresse et le téléphone du client sont sur la page de la commande, pour lui demander son IBAN.`,
  },
  withdrawn: {
    subject: (reference: string) => `Rétractation, commande ${reference}`,
    title: "Un client s’est rétracté",
    atOnce: (at: string) =>
      `La rétractation a été transmise en ligne le ${at}, avant tout envoi : n’expédiez rien. Le client en a reçu l’accusé de réception et récupère ce qu’il a payé.`,
    neverSent: (at: string) =>
      `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Il n’a rien à renvoyer et récupère ce qu’il a payé : le bon ou la visite ne vaut plus.`,
    toReturn: (at: string) =>
      `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Il renvoie les bouteilles : lorsqu’elles sont là, indiquez-le depuis la page de la commande, et le remboursement part ; une somme reçue par virement se rend alors à la main.`,
  },
};
