import type { LanguageCode } from "@/lib/contract/locale";
import { frenchDay } from "@/lib/rules/calendar/french-day";

/** Labels of document lines that are no line of a price. */
export const documentLineWords: Record<
  LanguageCode,
  {
    deposit(reference: string): string;
    deduction(number: string, issuedAt: Date): string;
    /** Invoice of the ride itself, before it was changed. */
    invoiced(number: string, issuedAt: Date): string;
    credit(number: string): string;
    discount(code: string): string;
    shipping: string;
    /** Of goods that came back. */
    creditedBefore: string;
    valueLost: string;
  }
> = {
  fr_FR: {
    deposit: (reference) => `Acompte sur la réservation ${reference}`,
    deduction: (number, at) => `Facture d’acompte ${number} du ${day(at, "fr-FR")}`,
    invoiced: (number, at) => `Facture ${number} du ${day(at, "fr-FR")}`,
    credit: (number) => `Montant crédité sur la facture ${number}`,
    discount: (code) => `Réduction, code ${code}`,
    shipping: "Livraison",
    creditedBefore: "Déjà crédité",
    valueLost: "Dépréciation des articles rendus",
  },
  en: {
    deposit: (reference) => `Deposit on booking ${reference}`,
    deduction: (number, at) => `Deposit invoice ${number} of ${day(at, "en-GB")}`,
    invoiced: (number, at) => `Invoice ${number} of ${day(at, "en-GB")}`,
    credit: (number) => `Amount credited on invoice ${number}`,
    discount: (code) => `Discount, code ${code}`,
    shipping: "Delivery",
    creditedBefore: "Credited before",
    valueLost: "Value that the goods have lost",
  },
};

const day = (at: Date, locale: string) =>
  frenchDay(at.toLocaleDateString(locale, { timeZone: "Europe/Paris", dateStyle: "long" }));
