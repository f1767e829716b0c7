import type { LanguageCode } from "@/lib/contract/locale";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { mailWordsOrder } from "./order-mail-words";
import type { OrderNoticeData } from "./order-notice";

/** Where the order can be seen, the company be written to, and the contract be left. */
export function orderLinks({ page, links }: OrderNoticeData, language: LanguageCode): MailPart[] {
  const words = mailWordsOrder[language];
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
      links: [
        [words.seeOrder, links.page],
        [words.contact, links.contact],
      ],
    },
    ...withdrawal,
  ];
}
