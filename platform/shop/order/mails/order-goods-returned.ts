import type { LanguageCode } from "@/lib/contract/locale";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { refundWaySentences } from "@/platform/purchase/refund/made-refund";
import { goodsReturnReasonLabels } from "./goods-return-reason-labels";
import { orderMail } from "./order-mail";
import type { GoodsReturned, OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `articles revenus, commande ${reference}`,
    title: "Vos articles sont bien revenus",
    text: "Ce que nous avons reçu",
    reason: (reason: string) => `Motif\u00a0: ${reason}.`,
    withheld: (amount: string) =>
      `${amount} sont retenus pour ce que les articles ont perdu de leur valeur.`,
    refund: (amount: string) => `Nous vous remboursons ${amount}.`,
    nothing: "Aucune somme n’est à vous rendre pour ces articles.",
  },
  en: {
    subject: (reference) => `goods returned, order ${reference}`,
    title: "Your goods have arrived back",
    text: "What we have received",
    reason: (reason) => `Reason: ${reason}.`,
    withheld: (amount) => `${amount} are withheld for the value that the goods have lost.`,
    refund: (amount) => `We are refunding you ${amount}.`,
    nothing: "No sum is to be given back to you for these goods.",
  },
});

export const orderGoodsReturnedMail: OrderMail = (identity, notice, { goods, note }) => {
  if (!goods) throw new RangeError("goods");
  const { language } = identity;
  return orderMail(identity, notice, {
    name: "goods-returned",
    words: WORDS[language],
    parts: [
      {
        kind: "rows",
        title: WORDS[language].text,
        rows: goods.lines.map(({ name, quantity }) => [`${quantity} ×`, name]),
      },
      { kind: "text", text: moneySentences(goods, notice.documents.length, language).join(" ") },
      ...(note ? [{ kind: "quote", text: note } satisfies MailPart] : []),
    ],
  });
};

function moneySentences(goods: GoodsReturned, documents: number, language: LanguageCode): string[] {
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const { amountCents, withheldCents, reason } = goods;
  const say = (cents: number) => euros(eurosFromCents(cents));
  return [
    words.reason(goodsReturnReasonLabels[language][reason]),
    ...(withheldCents > 0 ? [words.withheld(say(withheldCents))] : []),
    amountCents > 0 ? words.refund(say(amountCents)) : words.nothing,
    ...refundWaySentences(goods, { documents, language }),
  ];
}
