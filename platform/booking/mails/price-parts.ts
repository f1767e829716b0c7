import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { mailWords } from "@/platform/mail/mail-words";

const WORDS = bilingual({
  fr_FR: {
    title: "Le prix",
    deposit: "Acompte",
    paid: "Déjà payé",
    rest: "Reste à payer",
    emissions: (kg: string) =>
      `Émissions de gaz à effet de serre de la course : ${kg} kg d’équivalent CO₂ (article L. 1431-3 du Code des transports).`,
  },
  en: {
    title: "The price",
    deposit: "Deposit",
    paid: "Already paid",
    rest: "Left to pay",
    emissions: (kg) =>
      `Greenhouse-gas emissions of the ride: ${kg} kg of CO₂ equivalent (article L. 1431-3 of the French Transport Code).`,
  },
});

export function pricePart(page: BookingPage, language: LanguageCode): MailPart {
  const words = mailWords[language];
  const { euros, number } = mailFigures(language);
  return {
    kind: "rows",
    title: WORDS[language].title,
    rows: page.lines.map(({ label, amount }) => [label, euros(amount)]),
    total: {
      row: [words.total, euros(page.total)],
      includes: [words.vat(number(page.vatRate)), euros(page.vat)],
    },
  };
}

/** Lists the paid sum and the rest, or the deposit when nothing was paid yet. */
export function moneyParts(page: BookingPage, language: LanguageCode): MailPart[] {
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const keptAmount = keptEuros(page);
  const rows = rowsOf([
    [words.deposit, dueKind(page) === "DEPOSIT" ? euros(page.deposit) : null],
    [words.paid, keptAmount > 0 ? euros(keptAmount) : null],
    [words.rest, keptAmount > 0 ? euros(restEuros(page)) : null],
  ]);
  return rows.length > 0 ? [{ kind: "rows", rows }] : [];
}

/** Tells the emissions of the ride (Code des transports, L1431-3). */
export const emissionsPart = (page: BookingPage, language: LanguageCode): MailPart => ({
  kind: "text",
  text: WORDS[language].emissions(mailFigures(language).number(page.emissionsKg)),
});

export const keptEuros = ({ paid, refunded }: BookingPage): number => toCent(paid - refunded);

/** Returns the euros still to be paid in all, without those a business is invoiced. */
export const restEuros = (page: BookingPage): number =>
  page.invoicedTo === null ? Math.max(0, toCent(page.total - keptEuros(page))) : page.dueNow;

const toCent = (euros: number) => Math.round(euros * 100) / 100;

export function dueKind(page: BookingPage): "DEPOSIT" | "FULL" | "BALANCE" | "NOTHING" {
  if (page.dueNow === 0) return "NOTHING";
  if (keptEuros(page) > 0) return "BALANCE";
  if (page.dueNow >= page.total) return "FULL";
  return page.dueNow === page.deposit ? "DEPOSIT" : "BALANCE";
}
