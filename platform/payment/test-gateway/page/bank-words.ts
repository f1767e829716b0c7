import type { LanguageCode } from "@/lib/contract/locale";

const fr_FR = {
  bank: "Banque d’essai",
  noMoney: "Aucune carte n’est débitée",
  about:
    "Cette page remplace celle d’une vraie banque : vous décidez de ce qu’elle répond au site marchand.",
  payTitle: "Votre paiement",
  description: "Objet",
  until: "À payer avant",
  answerTitle: "Que répond la banque ?",
  accept: "Accepter le paiement",
  authenticate: "Demander une authentification",
  authenticateHint: "Un code est demandé avant d’accepter.",
  refuse: "Refuser le paiement",
  refuseHint: "Comme une carte sans provision.",
  leave: "Payer, puis fermer la fenêtre",
  leaveHint: "Le paiement est accepté, mais vous ne revenez pas sur le site.",
  cancel: "Annuler et revenir au site",
  journeyTitle: "Quand le site reçoit-il l’avis de la banque ?",
  journeys: {
    AT_ONCE: "Tout de suite",
    BEFORE_RETURN: "Avant votre retour sur le site",
    LATE: "Deux minutes plus tard",
    TWICE: "Deux fois",
    OUT_OF_ORDER: "Dans le désordre, suivi d’un ancien avis « en cours »",
    NEVER: "Jamais",
  },
  codeTitle: "Confirmez que c’est bien vous",
  codeText: "Votre banque vous envoie un code par SMS. Pour cet essai, le code est :",
  code: "Code reçu",
  codeMissing: "Saisissez le code à six chiffres.",
  codeWrong: (left: number) =>
    left === 1
      ? "Ce code n’est pas le bon. Il vous reste un essai."
      : `Ce code n’est pas le bon. Il vous reste ${left} essais.`,
  confirm: "Valider",
  paidTitle: "Le paiement est accepté",
  paidText: "Cette décision est définitive : le paiement n’est pris qu’une fois.",
  deskTitle: "Plus tard, à la banque",
  deskText:
    "Ce que le commerçant ou son client font ici, sans passer par le site, qui doit le savoir quand même.",
  refundAmount: "Montant (€)",
  deskRefund: "Rembourser depuis la banque",
  deskFailRefunds: "Le remboursement n’arrive pas",
  deskDispute: "Le client conteste le paiement",
  deskWin: "Litige gagné par le commerçant",
  deskLose: "Litige perdu",
  deskDone: "C’est fait : la banque en avise le site.",
  deskRefused: "Ce n’est pas possible pour ce paiement.",
  amountWrong: "Saisissez un montant, comme 12,50.",
  refusedTitle: "Le paiement est refusé",
  refusedText: "Rien n’a été pris. Un autre paiement peut être demandé depuis le site.",
  expiredTitle: "Ce paiement n’est plus possible",
  expiredText:
    "Le temps prévu est écoulé, ou le site y a mis fin. Rien n’a été pris. Revenez au site pour payer autrement.",
  leftTitle: "Le paiement est accepté",
  leftText: "Vous pouvez fermer cette fenêtre.",
  unknownTitle: "Ce paiement est inconnu",
  unknownText: "L’adresse est peut-être incomplète. Revenez au site et reprenez le paiement.",
  back: "Revenir au site",
};

const en: typeof fr_FR = {
  bank: "Test bank",
  noMoney: "No card is charged",
  about: "This page stands in for a real bank’s: you decide what it answers the shop.",
  payTitle: "Your payment",
  description: "For",
  until: "Pay before",
  answerTitle: "What does the bank answer?",
  accept: "Accept the payment",
  authenticate: "Ask for authentication",
  authenticateHint: "A code is asked for before it is accepted.",
  refuse: "Refuse the payment",
  refuseHint: "As for a card with no funds.",
  leave: "Pay, then close the window",
  leaveHint: "The payment is accepted, but you do not go back to the shop.",
  cancel: "Cancel and go back",
  journeyTitle: "When does the bank’s notice reach the shop?",
  journeys: {
    AT_ONCE: "At once",
    BEFORE_RETURN: "Before you are back",
    LATE: "Two minutes late",
    TWICE: "Twice",
    OUT_OF_ORDER: "Out of order, followed by an old ‘under way’ notice",
    NEVER: "Never",
  },
  codeTitle: "Confirm that it is you",
  codeText: "Your bank sends you a code by text message. For this test, the code is:",
  code: "Code received",
  codeMissing: "Enter the six-digit code.",
  codeWrong: (left) =>
    left === 1
      ? "That is not the right code. You have one try left."
      : `That is not the right code. You have ${left} tries left.`,
  confirm: "Confirm",
  paidTitle: "The payment is accepted",
  paidText: "This is final: the payment is taken once and no more.",
  deskTitle: "Later, at the bank",
  deskText:
    "What the shop or its customer do here, past the site, which has to know of it all the same.",
  refundAmount: "Amount (€)",
  deskRefund: "Refund at the bank",
  deskFailRefunds: "The refund does not arrive",
  deskDispute: "The customer disputes the payment",
  deskWin: "The shop wins the dispute",
  deskLose: "The dispute is lost",
  deskDone: "Done: the bank is telling the shop.",
  deskRefused: "That is not possible for this payment.",
  amountWrong: "Enter an amount, such as 12.50.",
  refusedTitle: "The payment is refused",
  refusedText: "Nothing was taken. You can start another payment from the shop.",
  expiredTitle: "This payment is no longer possible",
  expiredText:
    "Its time has run out, or the shop has ended it. Nothing was taken. Go back to the shop to pay another way.",
  leftTitle: "The payment is accepted",
  leftText: "You may close this window.",
  unknownTitle: "This payment is unknown",
  unknownText: "The address may be incomplete. Go back to the shop and start the payment again.",
  back: "Go back to the shop",
};

export type BankWords = typeof fr_FR;

/** What the test bank says, in the payment's language. */
export const BANK_WORDS: Record<LanguageCode, BankWords> = { fr_FR, en };
