import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { describeOrderOutcome } from "./describe-order-outcome";
import { orderMail } from "./order-mail";
import type { OrderNotice, OrderNoticeDetails } from "./order-notice";
import { orderRefundDay } from "./order-refund-day";

const WORDS = bilingual({
  fr_FR: {
    refundBy: (day: string) =>
      `Le remboursement se fait par le moyen de paiement que vous aviez utilisé, au plus tard le ${day}.`,
    creditNote: "L’avoir correspondant est joint à ce message.",
  },
  en: {
    refundBy: (day) =>
      `The refund is made by the means of payment that you had used, by ${day} at the latest.`,
    creditNote: "The credit note for it is attached to this message.",
  },
});

/** Tells the refund and its reason, as shown before the customer cancelled, and its date. */
export function orderRefundParts(
  { page, documents }: OrderNotice,
  { amountCents = 0, why }: OrderNoticeDetails,
  language: LanguageCode,
): MailPart[] {
  const words = WORDS[language];
  const sentences = [
    why && describeOrderOutcome({ refundCents: amountCents, why }, language),
    amountCents > 0 &&
      page.status === "CANCELLED" &&
      words.refundBy(orderRefundDay(page, language)),
    documents.length > 0 && words.creditNote,
  ].filter(Boolean);
  return sentences.length > 0 ? [{ kind: "text", text: sentences.join(" ") }] : [];
}

/** Composes a mail about a payment that goes back, with the day by which it does. */
export function refundedPaymentMail(
  identity: MailIdentity,
  notice: OrderNotice,
  { text, ...mail }: Pick<Parameters<typeof orderMail>[2], "name" | "words"> & { text: string },
): Mail {
  const { refundBy } = WORDS[identity.language];
  const when = refundBy(orderRefundDay(notice.page, identity.language));
  const parts: MailPart[] = [
    { kind: "text", text },
    { kind: "text", text: when },
  ];
  return orderMail(identity, notice, { ...mail, parts });
}
