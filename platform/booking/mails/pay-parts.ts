import type { LanguageCode } from "@/lib/contract/locale";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { mailWordsBooking } from "./booking-mail-words";
import type { BookingNotice } from "./booking-notice";
import { dueKind, keptOf, restOf } from "./booking-parts";

/**
 * The button to pay what is due now, and how long it can be used; nothing when nothing is due.
 * @param labels what the button says, for each thing that can be due
 */
export function payParts(
  { page, links }: BookingNotice,
  language: LanguageCode,
  labels = mailWordsBooking[language].pay,
): MailPart[] {
  const words = mailWordsBooking[language];
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

/** What will be left when nothing is due now, and the link to pay it. */
export function restParts({ page, links }: BookingNotice, language: LanguageCode): MailPart[] {
  const words = mailWordsBooking[language];
  const { euros } = mailFigures(language);
  const rest = restOf(page);
  if (rest === 0 || keptOf(page) === 0 || page.dueNow > 0) return [];
  return [
    { kind: "text", text: words.restLater(euros(rest)) },
    ...(links.pay
      ? [
          {
            kind: "links",
            links: [[words.payBalance(euros(rest)), links.pay]],
          } satisfies MailPart,
        ]
      : []),
  ];
}

/** The button to pay what is left, for a mail that asks for it; nothing when nothing is. */
export function payRestParts({ page, links }: BookingNotice, language: LanguageCode): MailPart[] {
  const rest = restOf(page);
  if (rest === 0 || !links.pay) return [];
  const label = mailWordsBooking[language].pay.BALANCE(mailFigures(language).euros(rest));
  return [{ kind: "button", label, url: links.pay }];
}
