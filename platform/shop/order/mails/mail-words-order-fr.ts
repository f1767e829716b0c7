import type { DeliveryMode, OrderCancelReason } from "@/lib/contract/order-status";
import type { OrderLack } from "@/lib/rules/shop/order-return";

/** What a payment that came in vain is explained by; sold bottles have a mail of their own. */
type ToldLack = Exclude<OrderLack, "ACTION_NOT_POSSIBLE" | "ORDER_ERASED" | "ORDER_OUT_OF_STOCK">;

/** What a customer is told of an order of the shop, in French. */
export const mailWordsOrderFr = {
  order: "Votre commande",
  reference: "Commande",
  orderedAt: "Passée le",
  discount: (code: string) => `Réduction ${code}`,
  shippingFees: "Livraison",
  free: "offerte",
  vats: "dont TVA",
  vat: (rate: string, amount: string) => `${amount} à ${rate} %`,
  delivery: "La livraison",
  mode: {
    DELIVERY: "Livraison à domicile",
    PICKUP: "Livraison en point relais",
    CLICK_AND_COLLECT: "Retrait chez nous",
    NO_DELIVERY: "Envoi par e-mail",
  } satisfies Record<DeliveryMode, string>,
  modeLabel: "Mode",
  carrier: "Transporteur",
  delay: (from: number, to: number) => `${from} à ${to} jours ouvrés après l’expédition`,
  delayLabel: "Délai",
  deliveryAddress: "Adresse",
  collectAt: "Lieu",
  collectWhen: "Jour et heure",
  collectTime: (day: string, from: string, until: string) => `${day}, entre ${from} et ${until}`,
  tracking: "Numéro de suivi",
  track: "Suivre le colis",
  transfer: "Le virement",
  amount: "Montant",
  holder: "Titulaire du compte",
  iban: "IBAN",
  bic: "BIC",
  label: "Libellé à indiquer",
  until: "À recevoir au plus tard le",
  transferText:
    "Un virement met jusqu’à 10 jours ouvrés à nous parvenir. Passé cette date, la commande est annulée.",
  pay: (amount: string) => `Payer la commande, ${amount}`,
  payUntil: (until: string) => `Votre commande vous est gardée jusqu’au ${until}.`,
  payAfter: (ends: string) =>
    `Passé ce délai, ce qu’elle contient retourne en vente ; tant qu’il en reste, vous pouvez encore payer par ce lien, au plus tard le ${ends}.`,
  payAgain: (ends: string) =>
    `Ce qu’elle contenait est retourné en vente ; tant qu’il en reste, vous pouvez encore payer par carte depuis la page de la commande, au plus tard le ${ends}.`,
  seeOrder: "Voir la commande et ses documents",
  contact: "Nous écrire au sujet de cette commande",
  termsAttached:
    "Les conditions de vente que vous avez acceptées sont jointes à ce message, avec le modèle de rétractation : gardez-les.",
  withdraw: "Renoncer au contrat ici",
  mayWithdraw:
    "Vous pouvez renoncer à ce contrat, sans motif, dès maintenant et jusqu’au 14e jour qui suit la réception de votre commande.",
  mayWithdrawUntil: (day: string) =>
    `Vous pouvez renoncer à ce contrat, sans motif, jusqu’au ${day} inclus.`,
  closing: (phone: string | null) =>
    phone
      ? `Une question ? Appelez-nous au ${phone} ou répondez à ce message.`
      : "Une question ? Répondez à ce message.",

  received: {
    subject: (reference: string) => `commande ${reference} enregistrée`,
    title: "Votre commande est enregistrée",
    CARD: (amount: string) =>
      `Nous avons bien reçu votre commande. Elle sera conclue une fois ${amount} payés par carte.`,
    TRANSFER: (amount: string) =>
      `Nous avons bien reçu votre commande, et nous vous la gardons. Elle sera conclue, et nous la préparerons, dès que votre virement de ${amount} nous sera parvenu.`,
    NOTHING: "Nous avons bien reçu votre commande. Il n’y a rien à payer.",
  },
  payLink: {
    subject: (reference: string) => `lien de paiement, commande ${reference}`,
    title: "Votre nouveau lien de paiement",
    text: (amount: string) => `Voici le lien pour payer ${amount} et garder votre commande.`,
  },
  link: {
    subject: (reference: string) => `lien vers la commande ${reference}`,
    title: "Le lien vers votre commande",
    text: "Voici le lien vers la page de votre commande, demandé depuis notre site. Il ouvre tout ce qui la concerne : gardez-le pour vous.",
    notMe:
      "Si vous n’avez rien demandé, vous pouvez ignorer ce message : personne d’autre ne l’a reçu.",
    button: "Ouvrir la commande",
  },
  paid: {
    subject: (reference: string) => `paiement reçu, commande ${reference}`,
    title: "Votre paiement est bien arrivé",
    text: (amount: string) =>
      `Nous avons bien reçu votre paiement de ${amount}. Merci : la vente est conclue.`,
    free: {
      subject: (reference: string) => `vente conclue, commande ${reference}`,
      title: "La vente est conclue",
      text: "Il n’y a rien à payer : la vente est conclue.",
    },
    invoice: "Votre facture est jointe à ce message, en PDF.",
    next: {
      DELIVERY: "Nous préparons votre colis et vous écrivons lorsqu’il part.",
      PICKUP: "Nous préparons votre colis et vous écrivons lorsqu’il part vers le point relais.",
      CLICK_AND_COLLECT: "Nous préparons votre commande et vous écrivons lorsqu’elle est prête.",
      NO_DELIVERY: "Nous nous occupons de votre commande.",
    } satisfies Record<DeliveryMode, string>,
  },
  ready: {
    subject: (reference: string) => `votre commande ${reference} est prête`,
    title: "Votre commande est prête",
    text: "Vos bouteilles vous attendent. Nous gardons la commande 30 jours ; munissez-vous de sa référence et d’une pièce d’identité.",
  },
  shipped: {
    subject: (reference: string) => `votre commande ${reference} est partie`,
    title: "Votre colis est parti",
    text: "Votre colis a quitté la cave. La personne qui le reçoit doit être majeure : une pièce d’identité peut lui être demandée.",
    damage:
      "Ouvrez le colis devant le livreur si vous le pouvez, et notez sur le bon de livraison ce qui manque ou ce qui est cassé. La casse en route est pour nous : écrivez-nous.",
  },
  delivered: {
    subject: (reference: string) => `commande ${reference} remise`,
    title: "Votre commande vous a été remise",
    text: "Votre commande est arrivée. Nous vous souhaitons une belle dégustation.",
    trouble: "S’il manquait quelque chose, ou si une bouteille était cassée, dites-le-nous.",
  },
  reviewAsked: {
    subject: (reference: string) => `votre avis sur la commande ${reference}`,
    title: "Qu’avez-vous pensé de nos vins ?",
    text: "Votre avis nous aide à bien faire notre métier. Vous êtes libre de le donner, ou de ne pas répondre.",
    button: "Donner mon avis",
  },
  cancelled: {
    subject: (reference: string) => `commande ${reference} annulée`,
    title: "Votre commande est annulée",
  },
  cardRefused: {
    subject: (reference: string) => `paiement refusé pour la commande ${reference}`,
    title: "Votre paiement a été refusé",
  },
  expired: {
    subject: (reference: string) => `commande ${reference} non payée`,
    title: "Votre commande n’a pas été payée",
    text: "Le délai de paiement est passé, et ce que vous aviez commandé est retourné en vente. Rien n’a été débité.",
    again: (ends: string) =>
      `Si vous le voulez encore, vous pouvez payer tant qu’il en reste, au plus tard le ${ends} :`,
    button: "Reprendre la commande",
  },
  withdrawn: {
    subject: (reference: string) => `accusé de réception, rétractation ${reference}`,
    title: "Accusé de réception de votre rétractation",
    text: (at: string) =>
      `Nous accusons réception de la rétractation que vous nous avez transmise en ligne le ${at} (heure de Paris). Conservez ce message : il en fait foi.`,
    statementTitle: "Votre déclaration",
    statement: (reference: string, orderedAt: string) =>
      `Je vous notifie ma rétractation du contrat portant sur la commande ${reference}, passée le ${orderedAt}.`,
    name: "Nom",
    email: "E-mail",
    contract: "Contrat",
    sentAt: "Transmise le",
    how: (address: string, day: string) =>
      `Renvoyez les bouteilles au plus tard le ${day}, dans un emballage fait pour le verre, à cette adresse : ${address}. Vous pouvez aussi les rapporter à la cave. Joignez la référence de la commande. Le retour est à vos frais.`,
  },
  returned: {
    subject: (reference: string) => `retour reçu, commande ${reference}`,
    title: "Votre retour est bien arrivé",
    text: "Nous avons reçu ce que vous nous avez renvoyé.",
  },
  stockLost: {
    subject: (reference: string) => `paiement remboursé, commande ${reference}`,
    title: "Votre paiement vous est rendu",
    text: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu après la fin du délai, alors que les bouteilles avaient été vendues. Nous ne pouvons plus honorer votre commande, et nous vous prions de nous en excuser. La somme vous est rendue en totalité.`,
  },
  surplusRefunded: {
    subject: (reference: string) => `paiement remboursé, commande ${reference}`,
    title: "Un paiement vous est rendu",
    /** The order had ended before the money came. */
    afterEnd: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu alors que la commande était déjà terminée. Cette somme vous est rendue en totalité.`,
    text: (amount: string) =>
      `Nous avons reçu ${amount} de plus que le total de votre commande. Cette somme vous est rendue ; la commande n’en est pas changée.`,
    lack: {
      DISCOUNT_USED_UP:
        "La commande ne peut pas être reprise : son code de réduction a été utilisé autant de fois qu’il pouvait l’être.",
      DISCOUNT_ALREADY_USED:
        "La commande ne peut pas être reprise : vous avez utilisé son code de réduction pour une autre commande.",
      ORDER_SLOT_OVER: "La commande ne peut pas être reprise : le moment de son retrait est passé.",
      ORDER_TOO_OLD: "La commande ne peut pas être reprise : elle a plus de 60 jours.",
    } satisfies Record<ToldLack, string>,
  },
  reason: {
    CARD_REFUSED:
      "Votre banque a refusé la carte : rien n’a été débité, et la commande est annulée.",
    TRANSFER_LATE:
      "Votre virement ne nous est pas parvenu dans les 15 jours ouvrés que prévoient nos conditions de vente. Nous avons donc annulé la commande.",
    NON_PAYMENT: "Le paiement dû ne nous est pas parvenu. Nous avons donc annulé la commande.",
    WRONG_ADDRESS:
      "L’adresse qui nous a été donnée est inexacte, et nous n’avons pas pu livrer la commande. Nous l’avons donc annulée.",
    EARLIER_DISPUTE:
      "Le paiement d’une commande précédente n’est pas encore réglé entre nous. Nous ne pouvons donc pas accepter celle-ci.",
    OUT_OF_STOCK:
      "Malgré nos vérifications, ce que vous avez commandé n’est plus disponible, et nous avons dû annuler la commande. Nous vous prions de nous en excuser.",
    BY_CUSTOMER: "Comme vous l’avez demandé, votre commande est annulée.",
    WITHDRAWN: "Comme vous l’avez demandé, vous avez renoncé à ce contrat.",
    LOST: "Votre colis s’est perdu en route. Nous vous prions de nous en excuser.",
    STOCK_LOST:
      "Votre paiement nous est parvenu après la fin du délai, alors que les bouteilles avaient été vendues.",
  } satisfies Record<OrderCancelReason, string>,
  refundBy: (day: string) =>
    `Le remboursement se fait par le moyen de paiement que vous aviez utilisé, au plus tard le ${day}.`,
  creditNote: "L’avoir correspondant est joint à ce message.",
};
