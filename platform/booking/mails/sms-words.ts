import type { LanguageCode } from "@/lib/contract/locale";

const fr_FR = {
  confirmed: (company: string, reference: string, when: string) => [
    `${company} : course ${reference} du ${when} confirmée.`,
    `${company} : course ${reference} confirmée.`,
  ],
  accepted: (company: string, reference: string, when: string, amount: string) => [
    `${company} : course ${reference} du ${when} acceptée, ${amount} à payer.`,
    `${company} : course ${reference} acceptée, ${amount} à payer.`,
    `${company} : course ${reference} acceptée, à payer.`,
  ],
  reminder: (company: string, reference: string, when: string, place: string) => [
    `${company} : rappel de la course ${reference} du ${when}, ${place}.`,
    `${company} : course ${reference}, ${when}, ${place}.`,
    `${company} : course ${reference}, ${when}.`,
  ],
};

const en: typeof fr_FR = {
  confirmed: (company, reference, when) => [
    `${company}: ride ${reference} on ${when} confirmed.`,
    `${company}: ride ${reference} confirmed.`,
  ],
  accepted: (company, reference, when, amount) => [
    `${company}: ride ${reference} on ${when} accepted, ${amount} to pay.`,
    `${company}: ride ${reference} accepted, ${amount} to pay.`,
    `${company}: ride ${reference} accepted, to be paid.`,
  ],
  reminder: (company, reference, when, place) => [
    `${company}: reminder of ride ${reference} on ${when}, ${place}.`,
    `${company}: ride ${reference}, ${when}, ${place}.`,
    `${company}: ride ${reference}, ${when}.`,
  ],
};

/** The words of text messages, from many to few; a link follows them. */
export const smsWords: Record<LanguageCode, typeof fr_FR> = { fr_FR, en };
