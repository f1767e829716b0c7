import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { madeRefundParts } from "@/platform/purchase/refund/made-refund";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string, amount: string) => `${amount} remboursés, commande ${reference}`,
    title: "Une somme vous est rendue",
  },
  en: {
    subject: (reference, amount) => `${amount} given back, order ${reference}`,
    title: "A sum is given back to you",
  },
});

/** Tells of a refund by the company: the sum, the reason and the way. */
export const orderGivenBackMail: OrderMail = (identity, notice, { givenBack, note }) => {
  if (!givenBack) throw new RangeError("givenBack");
  const { language } = identity;
  const { subject, title } = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(givenBack.amountCents));
  return orderMail(identity, notice, {
    name: "given-back",
    words: { title, subject: (reference) => subject(reference, amount) },
    parts: madeRefundParts(givenBack, { note, documents: notice.documents.length, language }),
  });
};
