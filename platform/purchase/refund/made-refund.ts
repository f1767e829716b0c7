import type { LanguageCode } from "@/lib/contract/locale";
import type { RefundReason } from "@/lib/contract/refund-reason";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { refundReasonLabels } from "./refund-reason-labels";

/** Refund that the company made of its own accord: its reason, and its part by hand, in cents. */
export interface MadeRefund extends RefundWays {
  reason: RefundReason;
}

/** Ways by which an amount goes back, in cents. */
export interface RefundWays {
  amountCents: number;
  byHandCents: number;
  /** True when the part by hand was given already. */
  isHandedOver: boolean;
}

const WORDS = bilingual({
  fr_FR: {
    amount: (amount: string) => `Nous vous rendons ${amount}.`,
    reason: (reason: string) => `Motif\u00a0: ${reason}.`,
    byCard: (amount: string) =>
      `${amount} reviennent sur la carte qui a servi à payer, sous quelques jours selon votre banque.`,
    byHand: (amount: string) => `${amount} vous sont rendus par le moyen que vous aviez utilisé.`,
    handedOver: (amount: string) => `${amount} vous ont été rendus directement.`,
    creditNote: "L’avoir correspondant est joint à ce message.",
  },
  en: {
    amount: (amount) => `We are giving you ${amount} back.`,
    reason: (reason) => `Reason: ${reason}.`,
    byCard: (amount) =>
      `${amount} will be on the card that you paid with, in a few days, depending on your bank.`,
    byHand: (amount) => `${amount} will be given back by the means that you had used.`,
    handedOver: (amount) => `${amount} have been given to you directly.`,
    creditNote: "The credit note for it is attached to this message.",
  },
});

export function madeRefundParts(
  givenBack: MadeRefund,
  {
    note,
    documents,
    language,
  }: { note?: string | undefined; documents: number; language: LanguageCode },
): MailPart[] {
  const words = WORDS[language];
  const { reason, amountCents } = givenBack;
  const sentences = [
    words.amount(mailFigures(language).euros(eurosFromCents(amountCents))),
    words.reason(refundReasonLabels[language][reason]),
    ...refundWaySentences(givenBack, { documents, language }),
  ];
  return [
    { kind: "text", text: sentences.join(" ") },
    ...(note ? [{ kind: "quote", text: note } satisfies MailPart] : []),
  ];
}

/** Tells how much of a refund goes back by which way, and that its credit note is attached. */
export function refundWaySentences(
  { amountCents, byHandCents, isHandedOver }: RefundWays,
  { documents, language }: { documents: number; language: LanguageCode },
): string[] {
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const say = (cents: number) => euros(eurosFromCents(cents));
  const byCardCents = amountCents - byHandCents;
  return [
    ...(byCardCents > 0 ? [words.byCard(say(byCardCents))] : []),
    ...(byHandCents > 0
      ? [(isHandedOver ? words.handedOver : words.byHand)(say(byHandCents))]
      : []),
    ...(documents > 0 ? [words.creditNote] : []),
  ];
}
