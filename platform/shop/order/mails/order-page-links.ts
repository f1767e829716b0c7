import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { contactLink } from "@/platform/purchase/notice/notice-links";
import type { OrderNotice } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    seeOrder: "Voir la commande et ses documents",
    contact: "Nous écrire au sujet de cette commande",
    withdraw: "Renoncer au contrat ici",
    mayWithdraw:
      "Vous pouvez renoncer à ce contrat, sans motif, dès maintenant et jusqu’au 14e jour qui suit la réception de votre commande.",
    mayWithdrawUntil: (day: string) =>
      `Vous pouvez renoncer à ce contrat, sans motif, jusqu’au ${day} inclus.`,
  },
  en: {
    seeOrder: "See the order and its documents",
    contact: "Write to us about this order",
    withdraw: "Withdraw from contract here",
    mayWithdraw:
      "You may withdraw from this contract, without giving a reason, from now on and until the 14th day after you have received your order.",
    mayWithdrawUntil: (day) =>
      `You may withdraw from this contract, without giving a reason, up to and including ${day}.`,
  },
});

export function orderLinks({ page, links }: OrderNotice, language: LanguageCode): MailPart[] {
  const words = WORDS[language];
  const { lastDay } = mailFigures(language);
  const until = page.withdrawUntil;
  const withdrawal: MailPart[] = page.may.withdraw
    ? [
        { kind: "text", text: until ? words.mayWithdrawUntil(lastDay(until)) : words.mayWithdraw },
        { kind: "links", links: [[words.withdraw, links.withdraw]] },
      ]
    : [];
  return [
    {
      kind: "links",
      links: [[words.seeOrder, links.page], ...contactLink(words.contact, links)],
    },
    ...withdrawal,
  ];
}
