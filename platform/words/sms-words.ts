import type { LanguageCode } from "@/lib/contract/locale";

const fr_FR = {
  confirmed: (company: string, reference: string, when: string) =>
    `${company} : course ${reference} du ${when} confirmée.`,
  confirmedDue: (company: string, reference: string, when: string, amount: string) =>
    `${company} : course ${reference} du ${when} acceptée, ${amount} à payer.`,
  reminder: (company: string, reference: string, when: string, place: string) =>
    `${company} : course ${reference} le ${when}${place ? `, ${place}` : ""}.`,
};

const en: typeof fr_FR = {
  confirmed: (company, reference, when) => `${company}: ride ${reference} on ${when} confirmed.`,
  confirmedDue: (company, reference, when, amount) =>
    `${company}: ride ${reference} on ${when} accepted, ${amount} to pay.`,
  reminder: (company, reference, when, place) =>
    `${company}: ride ${reference} on ${when}${place ? `, ${place}` : ""}.`,
};

/** The words of text messages; a link follows them. */
export const smsWords: Record<LanguageCode, typeof fr_FR> = { fr_FR, en };
