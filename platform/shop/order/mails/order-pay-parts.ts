import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { OrderNotice } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
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
  },
  en: {
    transfer: "The bank transfer",
    amount: "Amount",
    holder: "Account holder",
    iban: "IBAN",
    bic: "BIC",
    label: "Reference to give",
    until: "To reach us by",
    transferText:
      "A transfer takes up to 10 working days to reach us. After this date the order is cancelled.",
    pay: (amount) => `Pay for the order, ${amount}`,
    payUntil: (until) => `Your order is held for you until ${until}.`,
    payAfter: (ends) =>
      `After that, what is in it is on sale again; as long as there is some left, you can still pay with this link, by ${ends} at the latest.`,
  },
});

/** Tells how the due sum is paid: by card under a link, or to an account. */
export function orderPayParts(
  { page, links, returnEnds }: OrderNotice,
  language: LanguageCode,
): MailPart[] {
  if (page.dueNow === 0) return [];
  if (page.transfer) return transferParts(page, language);
  if (!links.pay) return [];
  const words = WORDS[language];
  const { euros, instant } = mailFigures(language);
  const { payUntil } = page;
  const isBefore = payUntil && Date.parse(payUntil) < Date.parse(returnEnds);
  const text = [
    payUntil && words.payUntil(instant(payUntil)),
    isBefore && words.payAfter(instant(returnEnds)),
  ].filter(Boolean);
  return [
    { kind: "button", label: words.pay(euros(page.dueNow)), url: links.pay },
    ...(text.length > 0 ? [{ kind: "text", text: text.join(" ") } satisfies MailPart] : []),
  ];
}

function transferParts({ transfer, dueNow }: OrderPage, language: LanguageCode): MailPart[] {
  if (!transfer) return [];
  const words = WORDS[language];
  const { euros, lastDay } = mailFigures(language);
  return [
    {
      kind: "rows",
      title: words.transfer,
      rows: rowsOf([
        [words.amount, euros(dueNow)],
        [words.holder, transfer.holder],
        [words.iban, transfer.iban],
        [words.bic, transfer.bic],
        [words.label, transfer.label],
        [words.until, lastDay(transfer.until)],
      ]),
    },
    { kind: "text", text: words.transferText },
  ];
}
