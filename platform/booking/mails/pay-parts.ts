import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import type { BookingNotice } from "./booking-notice";
import { dueKind, keptEuros, restEuros } from "./price-parts";

const WORDS = bilingual({
  fr_FR: {
    pay: {
      DEPOSIT: (amount: string) => `Payer l’acompte de ${amount}`,
      FULL: (amount: string) => `Payer la course, ${amount}`,
      BALANCE: (amount: string) => `Payer ${amount}`,
    },
    payBalance: (amount: string) => `Payer le solde de ${amount} en ligne`,
    payUntil: (until: string) => `Ce lien de paiement est valable jusqu’au ${until}.`,
    heldUntil: (until: string) => `Le véhicule vous est gardé jusqu’au ${until}.`,
    takenByPaying:
      "Ensuite, votre paiement le reprend s’il est encore libre à cette heure ; sinon, rien n’est débité.",
    newLink: "Vous pouvez demander un nouveau lien depuis la page de la réservation.",
    isDeposit:
      "Cette somme est un acompte, et non des arrhes : elle est déduite du prix de la course.",
    restLater: (amount: string) =>
      `Le solde de ${amount} se règle le jour de la course, ou en ligne avant le départ.`,
  },
  en: {
    pay: {
      DEPOSIT: (amount) => `Pay the deposit of ${amount}`,
      FULL: (amount) => `Pay for the ride, ${amount}`,
      BALANCE: (amount) => `Pay ${amount}`,
    },
    payBalance: (amount) => `Pay the balance of ${amount} online`,
    payUntil: (until) => `This payment link is valid until ${until}.`,
    heldUntil: (until) => `The vehicle is held for you until ${until}.`,
    takenByPaying:
      "After that, your payment takes it again if it is still free at that time; if it is not, nothing is charged.",
    newLink: "You can ask for a new link on the page of the booking.",
    isDeposit:
      "This sum is a deposit (“acompte” in French law, not “arrhes”): it is deducted from the price of the ride.",
    restLater: (amount) =>
      `The balance of ${amount} is to be paid on the day, or online before the ride begins.`,
  },
});

/**
 * Shows the button to pay the due sum, and its last day; nothing when nothing is due.
 * @param labels text of the button, by kind of due sum
 */
export function payParts(
  { page, links }: BookingNotice,
  language: LanguageCode,
  labels = WORDS[language].pay,
): MailPart[] {
  const words = WORDS[language];
  const { euros, instant } = mailFigures(language);
  const kind = dueKind(page);
  if (kind === "NOTHING" || !links.pay || !links.payUntil) return [];
  const { status, heldUntil, payUntil } = page;
  const isOrdered = status === "HELD" || status === "AWAITING_DEPOSIT";
  const sentences = [
    heldUntil && words.heldUntil(instant(heldUntil)),
    isOrdered && words.takenByPaying,
    words.payUntil(instant((isOrdered && payUntil) || links.payUntil)),
    words.newLink,
    kind === "DEPOSIT" && words.isDeposit,
  ];
  return [
    { kind: "button", label: labels[kind](euros(page.dueNow)), url: links.pay },
    { kind: "text", text: sentences.filter(Boolean).join(" ") },
  ];
}

export function restParts(notice: BookingNotice, language: LanguageCode): MailPart[] {
  const { page } = notice;
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const rest = restEuros(page);
  if (rest === 0 || keptEuros(page) === 0 || page.dueNow > 0) return [];
  return [
    { kind: "text", text: words.restLater(euros(rest)) },
    ...balanceLinkParts(notice, language),
  ];
}

/** Shows the link to pay the rest online; nothing where it cannot be paid so. */
export function balanceLinkParts(
  { page, links }: BookingNotice,
  language: LanguageCode,
): MailPart[] {
  if (!links.pay) return [];
  const label = WORDS[language].payBalance(mailFigures(language).euros(restEuros(page)));
  return [{ kind: "links", links: [[label, links.pay]] }];
}

/** Shows the button to pay the rest, for a mail that asks for it; nothing without a rest. */
export function payRestParts({ page, links }: BookingNotice, language: LanguageCode): MailPart[] {
  const rest = restEuros(page);
  if (rest === 0 || !links.pay) return [];
  const label = WORDS[language].pay.BALANCE(mailFigures(language).euros(rest));
  return [{ kind: "button", label, url: links.pay }];
}
